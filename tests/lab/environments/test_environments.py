"""Environments: the usual checkers pass, nothing secret is shown, copies are exact, rewards add up."""

from __future__ import annotations

import copy
import pickle
import random
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import tafelrunde.lab.environments  # noqa: F401
from tafelrunde.bots import RandomBot
from tafelrunde.kernel import Chance, Match, Option, find
from tafelrunde.lab.environments.__main__ import described
from tafelrunde.lab.environments.gym import TableEnv
from tafelrunde.lab.environments.sensing import MOST_OPTIONS, OPTION, Senses, offered_on
from tafelrunde.lab.environments.zoo import TableAEC, TableParallel
from tafelrunde.lab.playing.notebook import Notebook
from tafelrunde.lab.playing.simulate import GameSpec

GAMES = ("frosthaven", "gloomhaven", "massive_darkness", "monster_lands", "sword_and_sorcery")
LENGTHY = [("gloomhaven", "campaign"), ("massive_darkness", "campaign"), ("sword_and_sorcery", "campaign")]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The checkers warn about habits that do not concern us, such as observations without a dimension for time."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


# --- the usual checkers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_is_content(game: str) -> None:
    check_env(gymnasium.make(f"Tafelrunde/{game}-v0", most_steps=300).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_is_content(game: str) -> None:
    api_test(TableAEC(game), num_cycles=60)
    seed_test(lambda: TableAEC(game), num_cycles=30)
    parallel_api_test(TableParallel(game), num_cycles=60)
    parallel_seed_test(lambda: TableParallel(game), num_cycles=30)


def test_it_is_made_as_the_docs_say() -> None:
    env = gymnasium.make("Tafelrunde/gloomhaven-v0", scenario="1", party=("brute", "tinkerer"))
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    assert info["question"] == "battle_goal"
    table: Any = env.unwrapped
    assert [hero.id for hero in table.course.match.state.heroes] == ["brute", "tinkerer"]


def test_what_the_game_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="no option 'scenery'"):
        TableEnv("gloomhaven", scenery="1")
    with pytest.raises(ValueError, match="no seat 7"):
        TableEnv("monster_lands", seat=7)


def test_the_page_lists_every_array_and_column() -> None:
    page = (Path(__file__).parents[3] / "docs" / "lab.md").read_text(encoding="utf-8")
    assert page.endswith(described())


def test_the_page_plays_as_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    options = dict(find("monster_lands").setup(2, {}).options)
    with Notebook(Path("arena.parquet"), find("monster_lands")) as notebook:
        list(notebook.play([GameSpec("monster_lands", 1, 2, options, ("random", "random"))]))
    page = (Path(__file__).parents[3] / "docs" / "lab.md").read_text(encoding="utf-8")
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(block.replace('scenario="1"', 'scenario="1", most_steps=40').replace('info["won"]', "info"), {**globals()})
    assert capsys.readouterr().out


# --- what is shown ----------------------------------------------------------------------------------------------


def _walk(game: str, seed: int, most: int, **options: str) -> Iterator[Match]:
    match = Match.new(game, players=2, seed=seed, recording=True, whole=True, options=dict(options))
    bots = [RandomBot(seed + seat) for seat in range(2)]
    for _ in range(most):
        if match.over:
            return
        yield match
        decision = match.decisions[0]
        seat = max(decision.seat, 0)
        match.answer(bots[seat].choose(decision, match.view(seat)), decision.seat)


def _plain(tables: Any) -> list[list[tuple[int, ...]]]:
    return [[tuple(map(int, row)) for row in rows] for rows in tables]


@pytest.mark.parametrize(
    ("game", "mode"), [*[(game, "") for game in GAMES], *LENGTHY], ids=lambda value: str(value) or "single"
)
def test_nothing_is_shown_that_a_seat_can_not_know(game: str, mode: str) -> None:
    """It is the same in what the seat may see, and in every other state that looks like that from its chair."""
    rulebook = find(game)
    for number, match in enumerate(_walk(game, seed=11, most=240, **({"mode": mode} if mode else {}))):
        if number % 6:
            continue
        for seat in range(2):
            seen = _plain(rulebook.observed(match.state, seat))
            assert seen == _plain(rulebook.observed(match.view(seat).state, seat))
            if not match.together:
                imagined = match.view(seat).imagine(Chance(number)).state
                assert seen == _plain(rulebook.observed(imagined, seat))


@pytest.mark.parametrize("game", GAMES)
def test_rows_have_their_columns_and_find_their_places(game: str) -> None:
    rulebook = find(game)
    full: dict[str, int] = {}
    for match in _walk(game, seed=5, most=400):
        for table, rows in zip(rulebook.tables, rulebook.observed(match.state, 0), strict=True):
            full[table.name] = max(full.get(table.name, 0), len(rows))
            assert len(rows) <= table.most, table.name
            assert all(len(row) == len(table.columns) and row[0] for row in rows), table.name
    assert sum(1 for most in full.values() if most) >= 5


def test_an_option_is_told_by_its_id() -> None:
    env = TableEnv("gloomhaven", scenario="1")
    observation, _ = env.reset(seed=1)
    for _ in range(400):
        decision = env._asked
        assert decision is not None
        assert observation["action_mask"].sum() == len(decision.options)
        if decision.question == "move" and any(option.id.startswith("move:") for option in decision.options):
            break
        observation, *_ = env.step(0)
    for row, option in zip(observation["options"], decision.options, strict=False):
        if option.id.startswith("move:"):
            x, y = map(int, option.id.removeprefix("move:").split(","))
            assert (row[OPTION.index("x")], row[OPTION.index("y")]) == (x, y)


def test_too_many_options_are_turned_over_like_pages() -> None:
    options = [Option(f"buy:{number}") for number in range(300)]
    found: list[Option] = []
    for page in range(3):
        shown, more = offered_on(options, page)
        assert len(shown) < MOST_OPTIONS
        assert more == 300 - len(shown)
        found += shown
    assert found == options
    assert offered_on(options, 3) == offered_on(options, 0)
    assert offered_on(options[:MOST_OPTIONS], 5) == (options[:MOST_OPTIONS], 0)


# --- steps ------------------------------------------------------------------------------------------------------


def _places(observation: Any) -> list[int]:
    return [int(place) for place in np.flatnonzero(observation["action_mask"])]


def test_an_action_without_an_option_changes_nothing() -> None:
    env = TableEnv("gloomhaven", scenario="1")
    observation, _ = env.reset(seed=2)
    after, reward, over, cut, info = env.step(MOST_OPTIONS - 1)
    assert info["illegal"] is True
    assert (reward, over, cut) == (0.0, False, False)
    assert all(np.array_equal(after[name], observation[name]) for name in observation)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("recording", [False, True])
def test_copies_go_on_alike(game: str, recording: bool) -> None:
    env = TableEnv(game, recording=recording, seat=0, others="random")
    chance = random.Random(4)
    observation, _ = env.reset(seed=4)
    for _ in range(25):
        observation, _, over, _, _ = env.step(chance.choice(_places(observation)))
        if over:
            observation, _ = env.reset()
    twins = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(25):
        place = chance.choice(_places(observation))
        observation, reward, over, *_ = env.step(place)
        for twin in twins:
            theirs, gained, ended, *_ = twin.step(place)
            assert (gained, ended) == (reward, over)
            assert all(np.array_equal(theirs[name], observation[name]) for name in observation)
        if over:
            return


@pytest.mark.parametrize("game", GAMES)
def test_shaped_rewards_add_up_to_the_outcome(game: str) -> None:
    env = TableEnv(game, seat=0, others="random", reward="shaped")
    chance = random.Random(9)
    observation, _ = env.reset(seed=9)
    total = env.course.worth(0)
    over = False
    while not over:
        observation, reward, over, _, info = env.step(chance.choice(_places(observation)))
        total += reward
    outcome = env.course.match.outcome
    assert outcome is not None
    assert info["won"] == (0 in outcome.winners)
    won = 1.0 if env.course.rulebook.cooperative else 1.0 / max(len(outcome.winners), 1)
    assert total == pytest.approx(won if 0 in outcome.winners else 0.0)


def test_a_game_is_cut_off_after_so_many_steps() -> None:
    env = TableEnv("gloomhaven", most_steps=3)
    env.reset(seed=1)
    assert [env.step(0)[3] for _ in range(3)] == [False, False, True]


def test_who_chooses_at_the_same_time_acts_at_the_same_time() -> None:
    env = TableParallel("gloomhaven", players=2, scenario="1")
    seen, _ = env.reset(seed=1)
    while not env.course.match.together:
        seen, *_ = env.step({agent: _places(seen[agent])[0] for agent in env.agents})
    assert all(seen[agent]["question"][0] for agent in env.agents)
    before = len(env.course.answers)
    env.step({agent: _places(seen[agent])[0] for agent in env.agents})
    assert len(env.course.answers) == before + 2


def test_environments_run_side_by_side() -> None:
    envs = gymnasium.make_vec(
        "Tafelrunde/massive_darkness-v0", num_envs=2, vectorization_mode="sync", others="random", seat=0
    )
    seen, _ = envs.reset(seed=1)
    assert seen["action_mask"].shape == (2, MOST_OPTIONS)
    envs.step(np.array([0, 0]))
    envs.close()


# --- in words ---------------------------------------------------------------------------------------------------


class ReadingModel:
    """Stands for a language model: gets a text, answers with the number of an option somewhere in a sentence."""

    def __init__(self) -> None:
        self.read: list[str] = []

    def answer(self, text: str) -> str:
        self.read.append(text)
        numbers = [line.split(":")[0] for line in text.split("# Question")[1].splitlines() if line[:1].isdigit()]
        return f"I would take {numbers[len(self.read) % len(numbers)]}."


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_model_that_reads_can_play(game: str, language: str) -> None:
    env = TableEnv(game, language=language, others="random")  # type: ignore[arg-type]
    env.reset(seed=6)
    model = ReadingModel()
    for _ in range(30):
        said = model.answer(env.text())
        *_, over, cut, info = env.step(int("".join(filter(str.isdigit, said))))
        assert "illegal" not in info
        if over or cut:
            break
    assert all(text.startswith("# ") for text in model.read)


def test_senses_do_not_share_arrays() -> None:
    match = Match.new("gloomhaven", players=2, seed=1)
    senses = Senses(match.rulebook)
    observations = [senses.observe(match.view(0), match.decision) for _ in range(4)]
    for array in observations[0].values():
        array[:] = 7
    for name in observations[0]:
        assert all(np.array_equal(one[name], observations[1][name]) for one in observations[2:])
        assert (observations[1][name] != 7).any()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_does_not_depend_on_what_was_shown_before(game: str) -> None:
    """Only what has changed is written anew: it must be what somebody sees who has never looked before."""
    before = Senses(find(game))
    for number, match in enumerate(_walk(game, seed=8, most=150)):
        decision = match.decisions[0]
        seat = max(decision.seat, 0) if number % 7 else 1
        seen = before.observe(match.view(seat), decision)
        anew = Senses(find(game)).observe(match.view(seat), decision)
        assert seen.keys() == anew.keys()
        assert all(np.array_equal(seen[name], anew[name]) for name in seen)
