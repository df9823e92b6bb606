"""A game on disk while it is played."""

import json
import os
import stat
from pathlib import Path

import pytest

from mandala.records.errors import MandalaError, RecordError
from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.replay import read_records
from mandala.terminal.saved_game import (
    AutoSave,
    finished_games,
    latest_unfinished,
    new_file,
    read_unfinished,
    resume_game,
)
from support.random_games import RandomGame
from support.scenarios import scenario


def kept(path: Path) -> Record:
    return Record.from_line(path.read_text().rstrip("\n"))


def test_nothing_is_saved_without_a_file(tmp_path: Path) -> None:
    AutoSave(None).save(Game.new(1))
    assert list(tmp_path.iterdir()) == []


def test_the_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = Game.new(1)
    auto_save = AutoSave(path, {"table": {"opponent": "random"}})
    auto_save.save(game)
    first = path.stat().st_ino
    game.play(game.legal_moves()[0])
    auto_save.save(game)
    assert path.stat().st_ino != first, "a new file took the old one's place"
    assert kept(path) == game.to_record(table={"opponent": "random"})
    assert list(tmp_path.iterdir()) == [path], "nothing is left beside it"


def test_access_rights_stay_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    AutoSave(path).save(Game.new(1))
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~mask
    path.chmod(0o640)
    AutoSave(path).save(Game.new(1))
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_folder_that_does_not_exist_is_one_error_line(tmp_path: Path) -> None:
    with pytest.raises(MandalaError, match=r"cannot save the game to .*: No such file"):
        AutoSave(tmp_path / "missing" / "game.jsonl").save(Game.new(1))


def test_a_full_disk_leaves_the_last_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault cannot be made for real, so the write to disk fails as it would then."""
    path = tmp_path / "game.jsonl"
    game = Game.new(1)
    AutoSave(path).save(game)
    before = path.read_text()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    game.play(game.legal_moves()[0])
    with pytest.raises(MandalaError, match="No space left on device"):
        AutoSave(path).save(game)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_and_the_file_behind_it_is_kept(tmp_path: Path) -> None:
    real, link = tmp_path / "game.jsonl", tmp_path / "link.jsonl"
    link.symlink_to(real)
    game = Game.new(1)
    AutoSave(link).save(game)
    game.play(game.legal_moves()[0])
    AutoSave(link).save(game)
    assert link.is_symlink()
    assert kept(real) == game.to_record()


def test_a_pipe_is_neither_replaced_nor_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.jsonl"
    os.mkfifo(pipe)
    for use in (lambda: AutoSave(pipe).save(Game.new(1)), lambda: read_unfinished(pipe)):
        with pytest.raises(MandalaError, match=r"pipe.jsonl is not a file but something else"):
            use()
    assert pipe.is_fifo()


@pytest.mark.parametrize("ply", [0, 1, 30, 60])
def test_a_resumed_seeded_game_has_the_same_deals(tmp_path: Path, ply: int) -> None:
    """Later reshuffles come from the same seed, so the whole game is the same."""
    drawn = RandomGame(11, "discarder", 1)
    whole = drawn.played()
    assert whole.reshuffles, "a game worth the test"
    path = tmp_path / "game.jsonl"
    for game in drawn.positions():
        if game.ply == ply:
            AutoSave(path).save(game)
    record = read_unfinished(path).record
    again = resume_game(record, seed=11)
    for move in (*record.moves, *whole.moves[ply:]):
        again.play(move)
    assert again.to_record() == whole.to_record()


def test_a_reshuffle_already_made_is_kept(tmp_path: Path) -> None:
    """An unseeded game resumed after a reshuffle keeps that deck; later reshuffles are random."""
    record = scenario("deck_runs_out_twice")
    cut = Game.from_deck(record.deck, record.reshuffles, record.players, record.first)
    for move in record.moves:
        if cut.reshuffles:
            break
        cut.play(move)
    path = tmp_path / "game.jsonl"
    AutoSave(path).save(cut)
    again = resume_game(read_unfinished(path).record, seed=None)
    for move in cut.moves:
        again.play(move)
    assert again.to_record() == cut.to_record()
    while not again.over:
        again.play(again.legal_moves()[-1])
    assert again.reshuffles[0] == cut.reshuffles[0]


def test_a_finished_game_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = RandomGame(1, "any", 0).played()
    AutoSave(path).save(game)
    with pytest.raises(RecordError, match="this game is over"):
        read_unfinished(path)


def test_the_last_game_of_a_file_is_resumed_and_the_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    done, last = RandomGame(1, "any", 0).played().to_record(), Game.new(2)
    path.write_text(f"{done.to_line()}\n{last.to_record().to_line()}\n")
    found = read_unfinished(path)
    assert found.record == last.to_record()
    assert found.before == f"{done.to_line()}\n"
    last.play(last.legal_moves()[0])
    AutoSave(path, before=found.before).save(last)
    assert [record for _, record in read_records(path)] == [done, last.to_record()]


def test_a_json_file_takes_no_second_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    AutoSave(path).save(RandomGame(1, "any", 0).played())
    with pytest.raises(RecordError, match=r"a \.json file holds only one"):
        finished_games(path)


def test_the_game_saved_last_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert latest_unfinished() is None
    game = Game.new(1)
    files = [new_file("level:3") for _ in range(3)]
    assert all("level-3" in file.name for file in files)
    AutoSave(files[0], automatic=True).save(game)
    assert latest_unfinished() is None, "no move was played"
    game.play(game.legal_moves()[0])
    for age, file in enumerate(files[:2]):
        AutoSave(file, automatic=True).save(game)
        os.utime(file, (1000 + age, 1000 + age))
    AutoSave(files[2], automatic=True).save(RandomGame(1, "any", 0).played())
    assert latest_unfinished() == files[1], "the latest that is not over"


def test_a_game_that_breaks_a_rule_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    data = Game.new(1).to_record().to_json() | {"moves": ["CR"]}
    path.write_text(json.dumps(data))
    with pytest.raises(RecordError, match=r"game.jsonl: line 1: move 1 .* \(Rule 5.2\)"):
        read_unfinished(path)
