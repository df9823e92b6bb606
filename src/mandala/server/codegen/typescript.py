"""The message types as TypeScript, for the browser table. Written, never edited."""

import json
import re
from typing import Any, Final

from msgspec import inspect

from mandala.server.api.routes import OPERATIONS
from mandala.server.protocol import http
from mandala.server.protocol.socket import FromClient, FromServer
from mandala.server.protocol.types import RequestBody

HEADER: Final = """\
// Made by `make generate` from the server's message types. Do not edit.
// Piles are letters "ROYGPB"; times are milliseconds since 1970; seats are 0 and 1.

"""
SIMPLE: Final[dict[type, str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class TypeScript:
    """Collects the named shapes that the roots need, in the order they are met.

    ``named``: the description of each by its name.
    """

    def __init__(self) -> None:
        self.named: dict[str, Any] = {}
        self._declared: dict[str, str] = {}

    def text(self) -> str:
        roots = {"FromClient": FromClient, "FromServer": FromServer}
        aliases = [
            f"export type {name} = {self.shape(inspect.type_info(shape))};"
            for name, shape in roots.items()
        ]
        bodies = [shape for operation in OPERATIONS for shape in operation.shapes]
        for shape in (*bodies, http.Problem):
            self.shape(inspect.type_info(shape))
        aliases.append(
            f"export type CreateTable = {self.shape(inspect.type_info(http.CreateTable))};"
        )
        return HEADER + "\n\n".join([*self._declared.values(), *aliases]) + "\n"

    def shape(self, info: Any) -> str:
        """Returns the TypeScript of a type; named shapes are declared on the way."""
        match info:
            case inspect.StructType() | inspect.DataclassType():
                return self._named(info)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.shape(each) for each in types))
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.shape(item) for item in items)}]"
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                inner = self.shape(item)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case inspect.DictType(key_type=_, value_type=value):
                return f"Record<string, {self.shape(value)}>"
            case inspect.IntType(ge=0, le=1):
                return "0 | 1"
            case inspect.Metadata(type=inner):
                return self.shape(inner)
            case _:
                return SIMPLE[type(info)]

    def _named(self, info: Any) -> str:
        name: str = info.cls.__name__
        if name not in self._declared:
            self.named[name] = info
            self._declared[name] = ""  # keeps its place while its fields are looked at
            self._declared[name] = self._interface(name, info)
        return name

    def _interface(self, name: str, info: Any) -> str:
        lines = []
        about = about_shape(info.cls)
        if about:
            lines.append(f"/** {about} */")
        lines.append(f"export interface {name} {{")
        if isinstance(info, inspect.StructType) and info.tag_field:
            lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
        for each in info.fields:
            may_be_left_out = not each.required and issubclass(info.cls, RequestBody)
            optional = "?" if may_be_left_out else ""
            lines.append(f"  {each.encode_name}{optional}: {self.shape(each.type)};")
        lines.append("}")
        return "\n".join(lines)


def about_shape(cls: type) -> str:
    """Returns the docstring on one line, unless it is the generated one of a base class."""
    text = " ".join((cls.__dict__.get("__doc__") or "").replace("``", "`").split())
    for python, json_word in (("None", "null"), ("True", "true"), ("False", "false")):
        text = re.sub(rf"\b{python}\b", json_word, text)
    return text
