"""The client's types are made from the server's."""

from tafelrunde.table.http import typescript


def test_the_clients_types_are_current() -> None:
    written = typescript.TARGET.read_text(encoding="utf-8")
    assert written == typescript.document(), "run: python -m tafelrunde.table.http.typescript"


def test_texts_arrive_as_plain_strings() -> None:
    assert "  title: string;" in typescript.document()
    assert "  tip?: string[];" in typescript.document()


def test_what_the_table_says_is_complete_and_what_a_client_says_may_be_short() -> None:
    text = typescript.document()
    frame = text[text.index("export interface Frame ") :]
    assert "  moves: number;" in frame
    assert "  scene: Scene;" in frame
    assert "  language?: string;" in text[text.index("export interface Hello ") :]
