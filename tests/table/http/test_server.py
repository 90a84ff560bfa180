"""A table over the network: sitting down, answering, taking back, coming again."""

from __future__ import annotations

import base64
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from tafelrunde.kernel import Match
from tafelrunde.kernel.papers.save import dump
from tests.helpers.serving import PATIENT, Client, Pair, Server


@pytest.fixture(scope="module", params=["one process", "two processes"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One process over SQLite; and two over PostgreSQL, where every socket and request comes to another one."""
    home = tmp_path_factory.mktemp("home")
    with Server(home) if request.param == "one process" else Pair(home, request.getfixturevalue("postgres")) as running:
        yield running


def _pawn(frame: dict[str, Any]) -> str:
    options = [option["id"] for option in frame["asked"]["options"]]
    return "pawn" if "pawn" in options else options[0]


async def test_two_people_play_and_see_each_other(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], seed=7)
    ada = await Client(server, opened["table"], [opened["seats"][0]]).connect()
    bob = await Client(server, opened["table"], [opened["seats"][1]], "de").connect()
    await ada.until_frame()
    await bob.until_frame()
    first = ada if ada.frame["waiting"] == [0] else bob
    other = bob if first is ada else ada
    moment = first.frame["moment"]
    await first.answer("pawn")
    shown = await other.until(lambda m: m["type"] == "frame" and m["moment"] > moment)
    assert "asked" not in shown or shown["asked"] is None
    assert shown["status"]
    await ada.close()
    await bob.close()


async def test_whole_game_with_a_bot_to_the_end(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"bot": "random"}], seed=11, options={"difficulty": "intro"})
    ada = await Client(server, opened["table"], [opened["seats"][0]]).connect()
    dice = random.Random(3)
    moments = []
    while not (await ada.until_asked()).get("result"):
        moments.append(ada.frame["moment"])
        await ada.answer(dice.choice(ada.frame["asked"]["options"])["id"])
    assert moments == sorted(set(moments))
    assert len(ada.frame["result"]["scores"]) == 2
    await ada.close()


async def test_undo_is_labelled_exact_and_free_for_own_steps(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}], seed=5)
    ada = await Client(server, opened["table"], opened["seats"]).connect()
    before = await ada.until_asked()
    await ada.answer("pawn")
    after = await ada.until_asked()
    assert after["undo"]["how"] == "free"
    assert after["undo"]["label"]
    await ada.send({"type": "undo", "moment": after["moment"], "seat": 0})
    again = await ada.until_asked()
    assert again["moment"] == after["moment"] + 1
    assert again["scene"] == before["scene"]
    assert again["asked"] == before["asked"]
    await ada.close()


async def _pawn_one_die(client: Client) -> None:
    """A whole turn: one strength die to the pawnbroker."""
    for option in ("pawn", "pawn:strength", "done"):
        if not client.frame.get("asked"):
            await client.until_asked()
        moment = client.frame["moment"]
        await client.answer(option)
        await client.until(lambda m, before=moment: m["type"] == "frame" and m["moment"] > before)


async def test_what_others_have_answered_is_not_taken_back(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], seed=7)
    clients = [await Client(server, opened["table"], [token]).connect() for token in opened["seats"]]
    for client in clients:
        await client.until_frame()
    first = clients[clients[0].frame["waiting"][0]]
    second = clients[1] if first is clients[0] else clients[0]
    await _pawn_one_die(first)
    await _pawn_one_die(second)
    frame = await first.until_asked()
    assert frame["undo"]["how"] == "no"
    await first.send({"type": "undo", "moment": frame["moment"], "seat": frame["seat"]})
    refused = await first.until(lambda m: m["type"] == "refusal")
    assert refused["reason"] == "undo_not_possible"
    await first.close()
    await second.close()


async def test_a_table_outlives_its_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        opened = server.make_table([{"name": "Ada"}, {"bot": "random"}], seed=2)
        ada = await Client(server, opened["table"], [opened["seats"][0]]).connect()
        for _ in range(6):
            await ada.until_asked()
            await ada.answer(_pawn(ada.frame))
        frame = await ada.until_asked()
        server.kill()
        server.start()
        again = await Client(server, opened["table"], [opened["seats"][0]]).connect()
        seen = await again.until_asked()
        assert seen["moment"] == frame["moment"]
        assert seen["scene"] == frame["scene"]
        assert seen["asked"] == frame["asked"]
        await again.close()


async def test_a_bot_takes_a_seat_and_gives_it_back(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], seed=9)
    ada = await Client(server, opened["table"], [opened["seats"][0]]).connect()
    await ada.until_frame()
    await ada.send({"type": "seat", "seat": 1, "bot": "random"})
    refused = await ada.until(lambda m: m["type"] == "refusal")
    assert refused["reason"] == "not_your_seat"
    await ada.send({"type": "seat", "seat": 1, "bot": "random", "token": opened["owner"]})
    await ada.until_asked()
    assert ada.frame["seats"][1]["bot"] == "random"
    await ada.send({"type": "seat", "seat": 1, "bot": "", "token": opened["owner"]})
    frame = await ada.until(lambda m: m["type"] == "frame" and m["seats"][1]["bot"] == "")
    assert frame["seats"][1]["name"] == "Bob"
    await ada.close()


async def test_languages_change_at_run_time(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}], seed=5)
    ada = await Client(server, opened["table"], opened["seats"], "en").connect()
    english = await ada.until_asked()
    await ada.send({"type": "speak", "language": "de"})
    german = await ada.until_asked()
    assert english["moment"] == german["moment"]
    assert english["status"] != german["status"]
    assert [o["id"] for o in english["asked"]["options"]] == [o["id"] for o in german["asked"]["options"]]
    await ada.close()


async def test_hint_names_a_legal_option_and_a_reason(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"bot": "random"}], seed=5)
    ada = await Client(server, opened["table"], [opened["seats"][0]]).connect()
    frame = await ada.until_asked()
    await ada.send({"type": "hint", "moment": frame["moment"], "seat": 0})
    hint = await ada.until(lambda m: m["type"] == "hint")
    assert hint["option"] in [option["id"] for option in frame["asked"]["options"]]
    await ada.close()


async def test_a_second_thought_looks_ahead(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"bot": "random"}], seed=5)
    ada = await Client(server, opened["table"], [opened["seats"][0]], "en").connect()
    frame = await ada.until_asked()
    await ada.send({"type": "hint", "moment": frame["moment"], "seat": 0, "longer": True})
    hint = await ada.until(lambda m: m["type"] == "hint")
    assert hint["option"] in [option["id"] for option in frame["asked"]["options"]]
    assert "imagined games" in hint["reason"] or hint["reason"] == "the only option"
    await ada.close()


async def test_chat_and_pings_reach_everybody_as_text(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], seed=9)
    ada = await Client(server, opened["table"], [opened["seats"][0]]).connect()
    watcher = await Client(server, opened["table"], []).connect()
    await watcher.until_frame()
    await ada.send({"type": "chat", "text": "<img src=x onerror=alert(1)>", "seat": 0})
    line = await watcher.until(lambda m: m["type"] == "chat")
    assert (line["name"], line["text"]) == ("Ada", "<img src=x onerror=alert(1)>")
    await ada.send({"type": "ping", "element": "land_a", "seat": 0})
    assert (await watcher.until(lambda m: m["type"] == "ping"))["element"] == "land_a"
    await ada.close()
    await watcher.close()


async def test_replay_share_and_continue(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}], seed=5)
    ada = await Client(server, opened["table"], opened["seats"]).connect()
    first = await ada.until_asked()
    for _ in range(5):
        await ada.answer(_pawn(ada.frame))
        await ada.until_asked()
    table = opened["table"]
    moment = server.post(f"/api/tables/{table}/moment", {"number": 0, "tokens": opened["seats"]})
    assert moment["scene"] == first["scene"]
    share = server.post(f"/api/tables/{table}/share", {"number": 2})["share"]
    shown = PATIENT.get(f"{server.url}/api/shared/{share}").json()
    assert shown["moment"] == 2
    wish = {"number": 3, "seats": [{"name": "Eva"}], "tokens": opened["seats"]}
    fork = server.post(f"/api/tables/{table}/fork", wish)
    eva = await Client(server, fork["table"], fork["seats"]).connect()
    frame = await eva.until_asked()
    there = server.post(f"/api/tables/{table}/moment", {"number": 3, "tokens": opened["seats"]})
    assert [panel["id"] for panel in frame["scene"]["boards"][0]["panels"]] == [
        panel["id"] for panel in there["scene"]["boards"][0]["panels"]
    ]
    assert frame["moves"] <= 3  # what was hidden is dealt anew: answers that depended on it are given again
    refused = PATIENT.post(f"{server.url}/api/tables/{table}/fork", json={**wish, "tokens": []})
    assert (refused.status_code, refused.json()["reason"]) == (403, "not_your_seat")
    await eva.close()
    await ada.close()


async def test_saves_travel_by_file_but_not_over_others_secrets(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], seed=9)
    one = PATIENT.post(f"{server.url}/api/tables/{opened['table']}/save", json={"tokens": opened["seats"][:1]})
    assert one.content.startswith(b"TAFELRUNDE-SEALED")
    none = PATIENT.post(f"{server.url}/api/tables/{opened['table']}/save", json={"tokens": []})
    assert (none.status_code, none.json()["reason"]) == (403, "not_your_seat")
    both = PATIENT.post(f"{server.url}/api/tables/{opened['table']}/save", json={"tokens": opened["seats"]})
    loaded = PATIENT.post(f"{server.url}/api/tables/load?seat=Eva&seat=:random", content=both.content)
    assert loaded.status_code == 200, loaded.text
    torn = PATIENT.post(f"{server.url}/api/tables/load?seat=Eva", content=both.content[:-3])
    assert (torn.status_code, torn.json()["reason"]) == (400, "bad_save")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: b"hello", "Diese Datei ist kein gespeichertes Spiel von Tafelrunde."),
        (lambda data: data[:-3], "Von dieser Datei fehlt ein Teil. Bitte noch einmal holen oder kopieren."),
        (
            lambda data: data.replace(b"monster_lands", b"monster_bands"),
            "Diese Datei ist beschädigt. Bitte noch einmal holen oder kopieren.",
        ),
        (
            lambda data: data.replace(b'"tafelrunde":1', b'"tafelrunde":9'),
            "Dieses Spiel wurde von einer neueren Tafelrunde gespeichert.",
        ),
    ],
)
def test_a_file_that_can_not_be_opened_is_refused_in_one_language(
    server: Server, change: Callable[[bytes], bytes], said: str
) -> None:
    data = change(dump(Match.new("monster_lands", players=2, seed=1)))
    refused = PATIENT.post(f"{server.url}/api/tables/load?language=de&seat=Eva", content=data)
    assert (refused.status_code, refused.json()["text"]) == (400, said)


def test_games_and_rules_are_told_in_both_languages(server: Server) -> None:
    german = PATIENT.get(f"{server.url}/api/games?language=de").json()
    english = PATIENT.get(f"{server.url}/api/games?language=en").json()
    assert [game["id"] for game in german] == [game["id"] for game in english]
    assert german != english
    rule = PATIENT.get(f"{server.url}/api/rules/monster_lands/ML-PLU-02").json()
    assert rule["id"] == "ML-PLU-02"
    german = PATIENT.get(f"{server.url}/api/rules/monster_lands/ML-PLU-02?language=de").json()
    assert (rule["language"], german["language"]) == ("en", "de")
    assert "Auslage" in german["text"]
    untranslated = PATIENT.get(f"{server.url}/api/rules/frosthaven/FH-OV-01?language=fr").json()
    assert untranslated["language"] == "en"
    assert PATIENT.get(f"{server.url}/api/rules/monster_lands/ML-PLU-99").status_code == 404
    assert PATIENT.get(f"{server.url}/api/rules/nothing/ML-PLU-02").status_code == 404


def test_every_endpoint_is_documented(server: Server) -> None:
    document = PATIENT.get(f"{server.url}/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert "/api/tables/{table}/moment" in document["paths"]
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["summary"]
            assert operation["responses"]["200"]["content"]


def test_answers_carry_strict_headers_and_other_sites_are_kept_out(server: Server) -> None:
    answer = PATIENT.get(f"{server.url}/api/games")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    foreign = PATIENT.post(
        f"{server.url}/api/tables",
        json={"game": "monster_lands", "seats": [{"name": "x"}]},
        headers={"origin": "https://elsewhere.example"},
    )
    assert foreign.status_code == 403


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": [{"name": "a"}]}, "bad_setup"),
        ({"game": "monster_lands", "seats": []}, "bad_setup"),
        ({"game": "monster_lands", "seats": [{"name": "a"}] * 5}, "bad_setup"),
        ({"game": "monster_lands", "seats": [{"bot": "oracle"}]}, "bad_bot"),
        ({"game": "monster_lands", "seats": [{"name": "a"}], "options": {"difficulty": "easy"}}, "bad_setup"),
        ({"game": "monster_lands", "seats": [{"name": "a"}], "more": 1}, "not_understood"),
        ([1, 2, 3], "not_understood"),
    ],
)
def test_wrong_wishes_are_refused_with_a_reason(server: Server, body: Any, reason: str) -> None:
    answer = PATIENT.post(f"{server.url}/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["reason"] == reason


def _load(server: Server, data: bytes, *links: str) -> httpx.Response:
    query = {"seat": ["Eva", ":random"]}
    headers = {"X-Seat-Links": " ".join(links)}
    return PATIENT.post(f"{server.url}/api/tables/load", params=query, content=data, headers=headers)


def test_a_sealed_save_opens_only_for_all_who_play(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], seed=9)
    ada, bob = opened["seats"]
    sealed = PATIENT.post(f"{server.url}/api/tables/{opened['table']}/save", json={"tokens": [ada]}).content
    refused = _load(server, sealed, ada)
    assert (refused.status_code, refused.json()["reason"]) == (403, "sealed")
    assert _load(server, sealed, ada, bob).status_code == 200
    changed = _load(server, sealed[:-1] + bytes([sealed[-1] ^ 1]), ada, bob)
    assert (changed.status_code, changed.json()["reason"]) == (400, "bad_save")


def test_a_report_packs_what_its_seat_may_know(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], seed=9, options={"ambush_module": True})
    wish = {"tokens": opened["seats"][:1], "seat": 0, "note": "Something\nis odd"}
    report = yaml.safe_load(PATIENT.post(f"{server.url}/api/tables/{opened['table']}/report", json=wish).content)
    assert report["note"] == "Something\nis odd"
    assert "position" not in report
    assert set(report["view"]["monster_deck"]) == {"?"}
    assert not {"rng", "script", "seed"} & {*report, *report["view"]}
    assert base64.b64decode(report["sealed"]).startswith(b"TAFELRUNDE-SEALED")
    both = {**wish, "tokens": opened["seats"]}
    full = yaml.safe_load(PATIENT.post(f"{server.url}/api/tables/{opened['table']}/report", json=both).content)
    assert len(Match.from_position(full["position"]).decisions) == 1


async def test_a_preview_is_for_whoever_is_asked(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}, {"name": "Bob"}], seed=7)
    clients = [await Client(server, opened["table"], [token]).connect() for token in opened["seats"]]
    for client in clients:
        await client.until_frame()
    asked = clients[0].frame["waiting"][0]
    active, waiting = clients[asked], clients[1 - asked]
    if not active.frame.get("asked"):
        await active.until_asked()
    moment = active.frame["moment"]
    option = active.frame["asked"]["options"][0]["id"]
    await active.send({"type": "preview", "moment": moment, "option": option, "seat": asked})
    shown = await active.until(lambda m: m["type"] == "preview")
    assert (shown["moment"], shown["option"]) == (moment, option)
    for seat, reason in ((asked, "not_your_seat"), (1 - asked, "not_an_option")):
        await waiting.send({"type": "preview", "moment": moment, "option": option, "seat": seat})
        assert (await waiting.until(lambda m: m["type"] == "refusal"))["reason"] == reason
    for client in clients:
        await client.close()


def test_games_explain_their_options(server: Server) -> None:
    for language, with_ in (("en", "With"), ("de", "Mit")):
        games = PATIENT.get(f"{server.url}/api/games?language={language}").json()
        game = next(game for game in games if game["id"] == "monster_lands")
        assert game["icon"]
        assert all(option["about"] and option["rule"] for option in game["options"])
        module = next(option for option in game["options"] if option["id"] == "ambush_module")
        assert module["labels"][module["values"].index(True)] == with_


async def test_a_simple_client_gets_whole_frames(server: Server) -> None:
    opened = server.make_table([{"name": "Ada"}], seed=5)
    simple = await Client(server, opened["table"], opened["seats"], patches=False).connect()
    modern = await Client(server, opened["table"], []).connect()
    await simple.until_asked()
    await modern.until_frame()
    await simple.answer("pawn")
    raw = await simple.receive_raw()
    assert raw["type"] == "frame"
    assert raw["scene"]["boards"]
    assert (await modern.receive_raw())["type"] == "patch"
    await simple.close()
    await modern.close()
