"""Click in the reader's language: help pages, headings, and errors in the command line.

Commands and options pass catalogue keys where click takes texts. The text is looked up when it is
shown, after the command line has chosen the language.
"""

import math
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from mandala.locales.languages import LANGUAGES
from mandala.locales.message import Value, message
from mandala.locales.numbers import grouped, plain
from mandala.locales.translate import set_language, t

Decorated = TypeVar("Decorated", bound=Callable[..., Any] | click.Command)

_LARGE: Final = 100_000  # smaller numbers, such as ports, are shown without separators
_VERBATIM: Final = "\b\n"  # click's mark for a paragraph whose lines are kept


class LocalizedOption(click.Option):
    """An option whose ``help`` is a catalogue key; ``help_values`` are the values of that text."""

    def __init__(
        self, *names: Any, help_values: dict[str, Value] | None = None, **settings: Any
    ) -> None:
        super().__init__(*names, **settings)
        self.help_values = help_values or {}

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None:
            return None
        extra = self.get_help_extra(ctx)
        notes = [t("help-default", value=extra["default"])] if "default" in extra else []
        bounded = isinstance(self.type, LocalizedInt | LocalizedFloat) and self.type.min is not None
        notes += [bounds_text(self.type)] if bounded else []
        notes += [t("help-required")] if "required" in extra else []
        told = [str(message(self.help, **self.help_values))] if self.help else []
        return record[0], "  ".join(told + ([f"[{'; '.join(notes)}]"] if notes else []))


def option(*names: str, **settings: Any) -> Callable[[Decorated], Decorated]:
    """Makes a ``click.option`` with a key as its ``help``."""
    return click.option(*names, cls=LocalizedOption, **settings)


def bounds_text(kind: Any) -> str:
    """Returns the bounds of a number's type for people: ``1–86,400,000``, ``from 2``, ``above 0``."""
    if kind.max is not None:
        return t("range", **{"from": _number(kind.min), "to": _number(kind.max)})
    return t("help-above" if kind.min_open else "help-from", least=_number(kind.min))


def _number(value: float) -> str:
    large = abs(value) >= _LARGE and float(value).is_integer()
    return grouped(int(value)) if large else plain(value)


def _speak(_ctx: click.Context, _param: click.Parameter, wanted: str | None) -> str | None:
    if wanted:
        set_language(wanted)
    return wanted


def _language_option() -> LocalizedOption:
    return LocalizedOption(
        ["--lang"],
        metavar="XX",
        type=LocalizedChoice(LANGUAGES, case_sensitive=False),
        is_eager=True,  # before --help, because the help is shown in this language
        expose_value=False,
        allow_from_autoenv=False,
        callback=_speak,
        help="flag-lang",
        help_values={"languages": ", ".join(LANGUAGES)},
    )


class LocalizedCommand(click.Command):
    """A command. Its help page has the texts ``summary-NAME``, ``help-NAME`` and the ``examples``.

    An example is the line to type, or a pair: the line and the key of the text that explains it.
    Every command has the option ``--lang``.
    """

    def __init__(
        self,
        *settings: Any,
        examples: Sequence[str | tuple[str, str]] = (),
        help_values: dict[str, Value] | None = None,
        **further: Any,
    ) -> None:
        super().__init__(*settings, **further)
        self.examples = examples
        self.help_values = help_values or {}
        self._language = _language_option()

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        *own, help_option = super().get_params(ctx)  # --help stays the last one
        return [*own, self._language, help_option]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        before, after = t("usage", line="\0").split("\0")
        pieces = " ".join(self.collect_usage_pieces(ctx)) + after
        formatter.write_usage(ctx.command_path, pieces, prefix=before)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [t("usage-options"), *super().collect_usage_pieces(ctx)[1:]]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        del ctx
        told = message(f"help-{self.name}", **self.help_values)
        parts = [t(f"summary-{self.name}"), str(told), _VERBATIM + self._shown_examples()]
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text("\n\n".join(parts))

    def _shown_examples(self) -> str:
        pairs = [(one, "") if isinstance(one, str) else one for one in self.examples]
        widest = max((len(line) for line, _ in pairs), default=0)
        lines = [f"  {line:<{widest}}   {t(what)}" if what else f"  {line}" for line, what in pairs]
        return "\n".join([t("help-examples" if len(pairs) > 1 else "help-example"), *lines])

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = (p for p in self.get_params(ctx) if not isinstance(p, click.Argument))
        rows = [record for one in options if (record := one.get_help_record(ctx))]
        with formatter.section(t("help-heading-options")):
            formatter.write_dl(rows)

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes nothing: the text of the command describes its arguments."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = t("flag-help")
        return found

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            if isinstance(self, click.Group):
                return super().parse_args(ctx, args)
            ctx.allow_extra_args = True
            super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = (
                error.ctx or ctx
            )  # click's parser sets no context if an option lacks its value
            raise
        ctx.allow_extra_args = False
        if ctx.args and not ctx.resilient_parsing:
            ctx.fail(self.about_extra_words(ctx.args))
        return ctx.args

    def about_extra_words(self, words: Sequence[str]) -> str:
        """Returns the error text for words that the command does not accept."""
        return t("cli-extra-arguments", words=" ".join(words))


def error_text(error: click.ClickException) -> str:
    """Returns the text of a command-line error in the current language."""
    match error:
        case click.NoSuchOption():
            told = t("cli-no-such-option", option=error.option_name)
            return _with_suggestions(told, error.possibilities or ())
        case click.BadOptionUsage():
            return t(_option_usage(error), option=error.option_name)
        case click.MissingParameter():
            kind = "option" if isinstance(error.param, click.Option) else "argument"
            return t(f"cli-missing-{kind}", name=_hint(error))
        case click.BadParameter():
            return t("cli-bad-value", name=_hint(error), why=error.message)
    return error.format_message()


def _option_usage(error: click.BadOptionUsage) -> str:
    params = error.ctx.command.get_params(error.ctx) if error.ctx else []
    flags = {name for one in params if getattr(one, "is_flag", False) for name in one.opts}
    return "cli-takes-no-value" if error.option_name in flags else "cli-needs-value"


def _hint(error: click.BadParameter) -> str:
    return error.param.get_error_hint(error.ctx) if error.param and error.ctx else ""


def no_such_command(name: str, names: Sequence[str]) -> str:
    told = t("cli-no-such-command", command=repr(name))
    return _with_suggestions(told, get_close_matches(name, names))


def _with_suggestions(told: str, names: Sequence[str]) -> str:
    return f"{told}. {t('cli-did-you-mean', names=', '.join(names))}" if names else told


class LocalizedInt(click.IntRange):
    """A whole number, within bounds if there are any."""

    name = "n"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            bounds: dict[str, Value] = {"found": repr(value)}
            key = "cli-not-whole"
            if self.min is not None:
                key, bounds["least"] = "cli-not-whole-from", int(self.min)
            if self.max is not None:
                key, bounds["most"] = "cli-not-whole-between", int(self.max)
            self.fail(str(message(key, **bounds)), param, ctx)


class LocalizedFloat(click.FloatRange):
    """A finite number: any, one between ``min`` and ``max``, or one above ``min`` (``min_open``)."""

    name = "x"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            number = super().convert(value, param, ctx)
        except click.BadParameter:
            number = math.nan
        if not math.isfinite(number):  # NaN passes every bound
            self.fail(self._told(repr(value)), param, ctx)
        return number

    def _told(self, found: str) -> str:
        if self.min is None:
            return t("cli-not-number", found=found)
        if self.max is None:
            return t("cli-not-number-above", found=found, least=plain(self.min))
        bounds = {"least": plain(self.min), "most": plain(self.max)}
        return t("cli-not-number-between", found=found, **bounds)


class LocalizedChoice(click.Choice[str]):
    """One of a few words."""

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        del ctx
        return t("cli-not-a-choice", found=repr(value), choices=", ".join(map(repr, self.choices)))


class ExistingFile(click.Path):
    """The path of an existing file."""

    def __init__(self) -> None:
        super().__init__(exists=True, dir_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(t("cli-no-file", file=str(value)), param, ctx)
