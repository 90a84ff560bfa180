"""A small network over tables of things: rows become vectors, options ask the rows what matters to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from tafelrunde.kernel import Rulebook
from tafelrunde.kernel.observation import Table
from tafelrunde.lab.environments.sensing import OPTION

BUCKETS = 8192
"""So many vectors for words: two words may share one."""
WORD_SIZE = 16
SIZE = 48
MOST_ROWS = 100
"""Larger tables (the hexes of a map) are left out: what stands on them is in the others."""
SHOWN = 32
"""So many options are looked at; of more, the first ones."""

Batch = Mapping[str, Tensor]


class Packing:
    """From observations to small arrays that thousands of can be kept, and to tensors."""

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        self.tables = tuple(table for table in rulebook.tables if table.most <= MOST_ROWS)

    def pack(self, observation: Mapping[str, Any]) -> dict[str, Any]:
        """The rows that are there, as few bytes as they need."""
        packed = {table.name: _packed(observation[table.name], table.columns) for table in self.tables}
        packed["options"] = _packed(observation["options"][:SHOWN], OPTION)
        packed["question"] = np.asarray(observation["question"] % BUCKETS, np.int16)
        return packed

    def batch(self, packed: Sequence[Mapping[str, Any]]) -> dict[str, Tensor]:
        """Many of them beside each other, each table as long as its longest."""
        names = [*[table.name for table in self.tables], "options", "question"]
        return {name: torch.from_numpy(_stacked([one[name] for one in packed])) for name in names}


def _packed(rows: Any, columns: Sequence[str]) -> Any:
    rows = rows[rows.any(axis=1)]
    words = np.array([name.endswith("_") for name in columns])
    return np.where(words, rows % BUCKETS, np.clip(rows, -30_000, 30_000)).astype(np.int16)


def _stacked(parts: Sequence[Any]) -> Any:
    if parts[0].ndim == 1:
        return np.stack(parts).astype(np.int64)
    longest = max(1, max([len(part) for part in parts]))
    whole = np.zeros((len(parts), longest, parts[0].shape[1]), np.int64)
    for at, part in enumerate(parts):
        whole[at, : len(part)] = part
    return whole


class Rows(nn.Module):
    """Rows of one table as vectors: its words by their own, its numbers on a scale that does not run away."""

    def __init__(self, words: nn.Embedding, columns: Sequence[str]) -> None:
        super().__init__()
        self.words = words
        self.named = [at for at, name in enumerate(columns) if name.endswith("_")]
        self.counted = [at for at, name in enumerate(columns) if not name.endswith("_")]
        width = len(self.named) * WORD_SIZE + len(self.counted)
        self.mix = nn.Sequential(nn.Linear(width, SIZE), nn.ReLU(), nn.Linear(SIZE, SIZE))

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The vectors, and which rows are there."""
        named = self.words(rows[..., self.named]).flatten(-2)
        numbers = rows[..., self.counted].float()
        scaled = torch.sign(numbers) * torch.log1p(numbers.abs())
        return self.mix(torch.cat([named, scaled], -1)), rows[..., 0] != 0


class Agent(nn.Module):
    """Says how good each option is, and how the game will end."""

    def __init__(self, tables: Sequence[Table]) -> None:
        super().__init__()
        self.words = nn.Embedding(BUCKETS, WORD_SIZE, padding_idx=0)
        self.rows = nn.ModuleList([Rows(self.words, table.columns) for table in tables])
        self.names = [table.name for table in tables]
        self.options = Rows(self.words, OPTION)
        self.question = nn.Linear(WORD_SIZE, SIZE)
        seen = (2 * len(tables) + 1) * SIZE
        self.state = nn.Sequential(nn.Linear(seen, 2 * SIZE), nn.ReLU(), nn.Linear(2 * SIZE, SIZE))
        self.asks, self.keys = nn.Linear(2 * SIZE, SIZE), nn.Linear(SIZE, SIZE)
        self.score = nn.Sequential(nn.Linear(4 * SIZE, 2 * SIZE), nn.ReLU(), nn.Linear(2 * SIZE, 1))
        self.worth = nn.Sequential(nn.Linear(SIZE, SIZE), nn.ReLU(), nn.Linear(SIZE, 1))

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """For each option a number (minus infinity where there is none), and the chance to win as a logit."""
        pooled, vectors, there = [], [], []
        for name, rows in zip(self.names, self.rows, strict=True):
            found, is_there = rows(batch[name])
            vectors.append(found)
            there.append(is_there)
            shown = is_there.unsqueeze(-1)
            mean = (found * shown).sum(1) / shown.sum(1).clamp(min=1)
            most = found.masked_fill(~shown, -1e4).amax(1).clamp(min=-1e3) * is_there.any(1, keepdim=True)
            pooled += [mean, most]
        question = self.question(self.words(batch["question"]).flatten(-2))
        state = self.state(torch.cat([*pooled, question], -1))
        options, offered = self.options(batch["options"])
        around = state.unsqueeze(1).expand_as(options)
        everything, present = torch.cat(vectors, 1), torch.cat(there, 1)
        asked = self.asks(torch.cat([options, around], -1))
        looks = asked @ self.keys(everything).transpose(1, 2) / SIZE**0.5
        looks = looks.masked_fill(~present.unsqueeze(1), -1e4).softmax(-1)
        matters = looks @ everything
        scores = self.score(torch.cat([options, around, matters, options * around], -1)).squeeze(-1)
        return scores.masked_fill(~offered, -1e9), self.worth(state).squeeze(-1)
