"""A game on disk while it is played."""

import json
import os
import stat

import pytest

from mandala.records.errors import MandalaError, RecordError
from mandala.records.game import Game
from mandala.records.record import Record
from mandala.terminal.saving import Keeper, read_unfinished, take_up
from support.random_games import RandomGame
from support.scenarios import scenario


def kept(path):
    return Record.from_line(path.read_text().rstrip("\n"))


def test_nothing_is_kept_without_a_file(tmp_path):
    Keeper(None).save(Game.new(1))
    assert list(tmp_path.iterdir()) == []


def test_the_file_is_replaced_as_a_whole(tmp_path):
    path = tmp_path / "game.jsonl"
    game = Game.new(1)
    keeper = Keeper(path, {"table": {"opponent": "random"}})
    keeper.save(game)
    first = path.stat().st_ino
    game.play(game.legal_moves()[0])
    keeper.save(game)
    assert path.stat().st_ino != first, "a new file took the old one's place"
    assert kept(path) == game.record(table={"opponent": "random"})
    assert list(tmp_path.iterdir()) == [path], "nothing is left beside it"


def test_access_rights_stay_as_they_were(tmp_path):
    path = tmp_path / "game.jsonl"
    Keeper(path).save(Game.new(1))
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~mask
    path.chmod(0o640)
    Keeper(path).save(Game.new(1))
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_place_that_cannot_be_written_is_one_clear_line(tmp_path):
    with pytest.raises(MandalaError, match=r"cannot save the game to .*: No such file"):
        Keeper(tmp_path / "missing" / "game.jsonl").save(Game.new(1))


def test_a_full_disk_leaves_the_last_whole_game(tmp_path, monkeypatch):
    """The fault cannot be made for real, so the write to disk fails as it would then."""
    path = tmp_path / "game.jsonl"
    game = Game.new(1)
    Keeper(path).save(game)
    before = path.read_text()

    def full(_handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    game.play(game.legal_moves()[0])
    with pytest.raises(MandalaError, match="No space left on device"):
        Keeper(path).save(game)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_and_the_file_behind_it_is_kept(tmp_path):
    real, link = tmp_path / "game.jsonl", tmp_path / "link.jsonl"
    link.symlink_to(real)
    game = Game.new(1)
    Keeper(link).save(game)
    game.play(game.legal_moves()[0])
    Keeper(link).save(game)
    assert link.is_symlink()
    assert kept(real) == game.record()


def test_a_pipe_is_neither_replaced_nor_waited_for(tmp_path):
    pipe = tmp_path / "pipe.jsonl"
    os.mkfifo(pipe)
    for use in (lambda: Keeper(pipe).save(Game.new(1)), lambda: read_unfinished(pipe)):
        with pytest.raises(MandalaError, match=r"pipe.jsonl is not a file but something else"):
            use()
    assert pipe.is_fifo()


@pytest.mark.parametrize("ply", [0, 1, 30, 60])
def test_an_interrupted_seeded_game_goes_on_as_if_never_left(tmp_path, ply):
    """Later reshuffles come from the same seed, so the whole game is the same."""
    drawn = RandomGame(11, "discarder", 1)
    whole = drawn.played()
    assert whole.reshuffles, "a game worth the test"
    path = tmp_path / "game.jsonl"
    for game in drawn.positions():
        if game.ply == ply:
            Keeper(path).save(game)
    record = read_unfinished(path)
    again = take_up(record, seed=11)
    for move in (*record.moves, *whole.moves[ply:]):
        again.play(move)
    assert again.record() == whole.record()


def test_a_reshuffle_already_made_is_kept(tmp_path):
    """Interrupted after a reshuffle, an unseeded game keeps that deck and shuffles later ones anew."""
    record = scenario("deck_runs_out_twice")
    cut = Game.from_deck(record.deck, record.reshuffles, record.players, record.first)
    for move in record.moves:
        if cut.reshuffles:
            break
        cut.play(move)
    path = tmp_path / "game.jsonl"
    Keeper(path).save(cut)
    again = take_up(read_unfinished(path), seed=None)
    for move in cut.moves:
        again.play(move)
    assert again.record() == cut.record()
    while not again.over:
        again.play(again.legal_moves()[-1])
    assert again.reshuffles[0] == cut.reshuffles[0]


def test_a_finished_game_cannot_be_resumed(tmp_path):
    path = tmp_path / "game.jsonl"
    game = RandomGame(1, "any", 0).played()
    Keeper(path).save(game)
    with pytest.raises(RecordError, match="this game is over"):
        read_unfinished(path)


def test_several_games_in_one_file_cannot_be_resumed(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text((Game.new(1).record().to_line() + "\n") * 2)
    with pytest.raises(RecordError, match="stands alone in its file, here are 2"):
        read_unfinished(path)


def test_a_game_that_breaks_a_rule_cannot_be_resumed(tmp_path):
    path = tmp_path / "game.jsonl"
    data = Game.new(1).record().to_json() | {"moves": ["CR"]}
    path.write_text(json.dumps(data))
    with pytest.raises(RecordError, match=r"game.jsonl: line 1: move 1 .* \(Rule 5.2\)"):
        read_unfinished(path)
