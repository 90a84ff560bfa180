"""Links are invitations: who has sat down by one has a seat that nobody else can open, not even who made the table."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tafelrunde.table.keeping.storage import Storage
from tafelrunde.table.live import table as live_table
from tafelrunde.table.server import make_app
from tests.helpers.workers import NoBots
from tests.table.http.test_who_may_know import ADA, BEN, BOT, GAMES, HERE, SEALED, _open

pytestmark = pytest.mark.timeout(60)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    found = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield found
    found.close()


@pytest.fixture
def client(storage: Storage) -> Iterator[TestClient]:
    with TestClient(make_app(storage, NoBots()), base_url=HERE) as found:  # type: ignore[arg-type]
        yield found


def sit(client: TestClient, link: str, own: str, name: str = "") -> tuple[int, dict[str, Any]]:
    answer = client.post("/api/seats/sit", json={"token": link, "own": own, "name": name})
    return answer.status_code, answer.json()


class Guest:
    """Somebody with some links at a table; closed by the test."""

    def __init__(self, client: TestClient, opened: dict[str, Any], *links: str) -> None:
        self._session = client.websocket_connect("ws://localhost/api/socket")
        self._socket = self._session.__enter__()
        self.say(type="hello", table=opened["table"], tokens=links)
        self.frame = self.until(lambda m: m["type"] == "frame")

    def say(self, **message: Any) -> None:
        self._socket.send_json(message)

    def until(self, wanted: Any) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = self._socket.receive_json()
            if wanted(message):
                return message

    def until_frame(self, wanted: Any = bool) -> dict[str, Any]:
        return self.until(lambda m: m["type"] == "frame" and wanted(m))

    def refusal(self) -> str:
        return str(self.until(lambda m: m["type"] == "refusal")["reason"])

    def close(self) -> None:
        self._session.__exit__(None, None, None)


def seen(client: TestClient, opened: dict[str, Any], *links: str) -> dict[str, Any]:
    guest = Guest(client, opened, *links)
    guest.close()
    return guest.frame


def free(client: TestClient, opened: dict[str, Any], seat: int, *links: str, owner: str = "") -> Any:
    body = {"seat": seat, "tokens": links, "owner": owner}
    return client.post(f"/api/tables/{opened['table']}/free", json=body)


def own() -> str:
    return secrets.token_urlsafe(24)


@pytest.mark.parametrize("game", GAMES)
def test_who_made_the_table_can_not_open_a_seat_that_somebody_has_taken(client: TestClient, game: str) -> None:
    opened = _open(client, game, ADA, BEN)
    bens = own()
    status, sat = sit(client, opened["seats"][1], bens, "Benno")
    assert (status, sat["token"], sat["names"][1], sat["links"]) == (200, bens, "Benno", ["new", "own"])
    makers = seen(client, opened, *opened["seats"])
    assert [seat["mine"] for seat in makers["seats"]] == [True, False]
    for what, more in (("save", {}), ("report", {}), ("moment", {"number": 0})):
        answer = client.post(f"/api/tables/{opened['table']}/{what}", json={"tokens": opened["seats"], **more})
        assert answer.status_code == 200
        if what == "save":
            assert answer.content.startswith(SEALED)
    assert [seat["mine"] for seat in seen(client, opened, bens)["seats"]] == [False, True]


def test_an_invitation_is_followed_once(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    link, bens = opened["seats"][1], own()
    assert sit(client, link, bens)[0] == 200
    status, refused = sit(client, link, own())
    assert (status, refused["reason"]) == (409, "seat_taken")
    looked = client.post("/api/seats?language=de", json={"token": link})
    assert (looked.status_code, looked.json()["reason"]) == (409, "seat_taken")
    assert "Einladung" in looked.json()["text"]


def test_whoever_missed_the_answer_asks_again(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    bens = own()
    first, second = (sit(client, opened["seats"][1], bens, "Ben") for _ in range(2))
    assert first == second
    assert first[0] == 200


def test_the_same_person_comes_from_another_device(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    bens = own()
    sit(client, opened["seats"][1], bens)
    status, sat = sit(client, bens, own())
    assert (status, sat["token"], sat["mine"]) == (200, bens, [1])


def test_a_secret_that_can_be_guessed_is_none(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    assert sit(client, opened["seats"][1], "1234")[0] == 400
    assert sit(client, opened["seats"][1], own())[0] == 200


def test_one_device_plays_several_seats_by_the_links_of_the_table(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    assert [seat["mine"] for seat in seen(client, opened, *opened["seats"])["seats"]] == [True, True]
    frame = seen(client, opened, *opened["seats"])
    assert [seat["link"] for seat in frame["seats"]] == ["used", "used"]


@pytest.mark.parametrize("way", ["hello", "moment", "save", "report", "share", "fork", "info", "sealed"])
def test_who_looks_through_an_invitation_is_remembered(client: TestClient, storage: Storage, way: str) -> None:
    """Whoever follows it afterwards is told that the link is not theirs alone."""
    opened = _open(client, "gloomhaven", ADA, BEN)
    link, table = opened["seats"][1], f"/api/tables/{opened['table']}"
    tokens = {"tokens": [link]}
    match way:
        case "hello":
            seen(client, opened, link)
        case "info":
            client.post(table, json=tokens)
        case "sealed":
            save = client.post(f"{table}/save", json={"tokens": opened["seats"][:1]}).content
            client.post("/api/tables/load", headers={"X-Seat-Links": " ".join(opened["seats"])}, content=save)
        case "fork":
            assert client.post(f"{table}/fork", json={**tokens, "number": 0, "seats": []}).status_code == 200
        case _:
            more = {"number": 0} if way in ("moment", "share") else {}
            assert client.post(f"{table}/{way}", json={**tokens, **more}).status_code == 200
    assert storage.seats(opened["table"])[1].link == "used"
    told = client.post("/api/seats", json={"token": link}).json()
    assert told["links"][1] == "used"
    status, sat = sit(client, link, own())
    assert (status, sat["token"]) == (200, link), "it is no invitation any more"


def test_to_ask_where_an_invitation_leads_is_not_to_look(client: TestClient, storage: Storage) -> None:
    opened = _open(client, "gloomhaven", ADA, BEN)
    assert client.post("/api/seats", json={"token": opened["seats"][1]}).json()["links"] == ["new", "new"]
    assert storage.seats(opened["table"])[1].link == "new"


def test_a_seat_is_freed_while_its_player_is_away_and_everybody_is_told(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    bens, carls = own(), own()
    sit(client, opened["seats"][1], bens)
    ada, ben = Guest(client, opened, opened["seats"][0]), Guest(client, opened, bens)
    refused = free(client, opened, 1, owner=opened["owner"])
    assert (refused.status_code, refused.json()["reason"]) == (409, "seat_there")
    ben.close()
    ada.until_frame(lambda m: not m["seats"][1]["connected"])
    assert free(client, opened, 1).json()["reason"] == "not_your_seat"
    assert free(client, opened, 1, opened["seats"][0]).json()["reason"] == "not_your_seat"
    invitation = free(client, opened, 1, owner=opened["owner"]).json()["token"]
    told = ada.until_frame(lambda m: m["seats"][1]["passed_on"])
    assert "Somebody else sat in the seat of Ben before" in " ".join(told["notes"])
    gone = client.post("/api/seats", json={"token": bens})
    assert (gone.status_code, gone.json()["reason"]) == (410, "seat_freed")
    assert not any(seat["mine"] for seat in seen(client, opened, bens)["seats"])
    assert client.post("/api/seats", json={"token": opened["seats"][1]}).json()["reason"] == "seat_taken"
    offered = client.post("/api/seats", json={"token": invitation}).json()
    assert (offered["links"][1], offered["passed_on"]) == ("new", [1])
    assert sit(client, invitation, carls, "Carl")[0] == 200
    assert "Somebody else sat in the seat of Carl before" in " ".join(seen(client, opened, carls)["notes"])
    ada.close()


def test_what_an_earlier_player_knew_stays_sealed_to_the_end(client: TestClient) -> None:
    opened = _open(client, "gloomhaven", ADA, BEN)
    bens, again = own(), own()
    sit(client, opened["seats"][1], bens)
    invitation = free(client, opened, 1, owner=opened["owner"]).json()["token"]
    sit(client, invitation, again)
    everything = {"tokens": [opened["seats"][0], again]}
    assert client.post(f"/api/tables/{opened['table']}/save", json=everything).content.startswith(SEALED)


def test_an_invitation_that_nobody_followed_is_made_anew_without_a_word(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    invitation = free(client, opened, 1, owner=opened["owner"]).json()["token"]
    assert client.post("/api/seats", json={"token": opened["seats"][1]}).json()["reason"] == "seat_freed"
    assert client.post("/api/seats", json={"token": invitation}).json()["passed_on"] == []


def test_who_gives_up_a_seat_is_a_guest_from_then_on(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    bens = own()
    sit(client, opened["seats"][1], bens)
    ben = Guest(client, opened, bens)
    assert ben.frame["seat"] == 1
    invitation = free(client, opened, 1, bens).json()["token"]
    guest = ben.until_frame(lambda m: m["seat"] != 1)
    assert guest["seat"] == -2
    ben.say(type="answer", moment=guest["moment"], option="pawn", seat=1)
    assert ben.refusal() == "not_your_seat"
    ben.close()
    assert sit(client, invitation, own())[0] == 200


def test_it_is_remembered_when_the_server_starts_again(client: TestClient, storage: Storage) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    bens = own()
    sit(client, opened["seats"][1], bens)
    with TestClient(make_app(storage, NoBots()), base_url=HERE) as again:  # type: ignore[arg-type]
        assert [seat["mine"] for seat in seen(again, opened, *opened["seats"])["seats"]] == [True, False]
        assert seen(again, opened, bens)["seat"] == 1


# --- what the owner may do with the seats of others ------------------------------------------------------------------


def give(client: TestClient, opened: dict[str, Any], seat: int, bot: str) -> str:
    """The owner says who plays a seat; returns the reason why not."""
    owner = Guest(client, opened)
    owner.say(type="seat", seat=seat, bot=bot, token=opened["owner"])
    answer = owner.until(lambda m: m["type"] == "refusal" or (m["type"] == "frame" and m["seats"][seat]["bot"] == bot))
    owner.close()
    return str(answer.get("reason", ""))


def test_nobody_who_is_there_is_replaced_by_a_bot(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    guests = [Guest(client, opened, link) for link in opened["seats"]]
    frame = seen(client, opened)
    waited = frame["waiting"][0]
    assert [give(client, opened, seat, "random") for seat in (0, 1)] == ["seat_plays", "seat_plays"]
    monkeypatch.setattr(live_table, "KEPT_WAITING", -1.0)
    assert give(client, opened, 1 - waited, "random") == "seat_plays", "nobody waits for this one"
    assert give(client, opened, waited, "random") == "", "who lets the others wait can't stop the game"
    for guest in guests:
        guest.close()


def test_who_is_away_is_replaced_and_comes_back(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    bens = own()
    sit(client, opened["seats"][1], bens)
    assert give(client, opened, 1, "random") == ""
    ben = Guest(client, opened, bens)
    ben.say(type="seat", seat=1, bot="")
    ben.until_frame(lambda m: not m["seats"][1]["bot"])
    ben.close()


def _answer_both(client: TestClient, opened: dict[str, Any], links: list[str]) -> None:
    """Both answer with the first option until the second has decided something after the first."""
    decided: list[int] = []
    while decided[-2:] != [0, 1]:
        for seat, link in enumerate(links):
            guest = Guest(client, opened, link)
            frame = guest.frame
            if frame["asked"] is not None:
                decided.append(seat)
                option = frame["asked"]["options"][0]["id"]
                guest.say(type="answer", moment=frame["moment"], option=option, seat=seat)
                # What has changed comes as a patch or as a frame; the chat comes back after it.
                guest.say(type="chat", text="done", seat=seat)
                guest.until(lambda message: message["type"] == "chat")
            guest.close()


def test_who_hands_the_others_seats_to_bots_is_not_alone(client: TestClient) -> None:
    """In a competitive game: what another person has decided or seen is not taken back behind their back."""
    opened = _open(client, "monster_lands", ADA, BEN)
    bens = own()
    sit(client, opened["seats"][1], bens)
    _answer_both(client, opened, [opened["seats"][0], bens])
    assert give(client, opened, 1, "random") == ""
    ada = Guest(client, opened, opened["seats"][0])
    ada.say(type="undo", moment=ada.frame["moment"], seat=0)
    refused = ada.refusal()
    ada.close()
    assert (ada.frame["undo"]["how"], refused) == ("no", "undo_not_possible")


def test_a_friend_who_never_came_is_nobody_to_be_asked(client: TestClient) -> None:
    opened = _open(client, "monster_lands", ADA, BEN)
    assert give(client, opened, 1, "random") == ""
    frame = seen(client, opened, opened["seats"][0])
    assert frame["undo"]["how"] in ("confirm", "free", "no")
    save = client.post(f"/api/tables/{opened['table']}/save", json={"tokens": opened["seats"][:1]})
    assert not save.content.startswith(SEALED)


def test_whoever_is_there_must_agree_though_a_bot_plays_for_them(client: TestClient) -> None:
    """In a cooperative game."""
    opened = _open(client, "massive_darkness", ADA, BEN)
    bens = own()
    sit(client, opened["seats"][1], bens)
    _answer_both(client, opened, [opened["seats"][0], bens])
    assert give(client, opened, 1, "random") == ""
    alone = seen(client, opened, opened["seats"][0])
    ben = Guest(client, opened, bens)
    together = seen(client, opened, opened["seats"][0])
    ben.close()
    assert (alone["undo"]["how"], together["undo"]["how"]) == ("confirm", "ask")


def test_bots_that_nobody_has_replaced_have_no_secrets(client: TestClient) -> None:
    opened = _open(client, "gloomhaven", ADA, BOT)
    seen(client, opened, opened["seats"][0])
    save = client.post(f"/api/tables/{opened['table']}/save", json={"tokens": opened["seats"][:1]})
    assert not save.content.startswith(SEALED)
