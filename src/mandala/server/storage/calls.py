"""The decorators ``@read`` and ``@write`` of storage methods.

A decorated method takes a :class:`~.queries.Transaction` as its first parameter ``t``. Callers leave
it out and await the result, because the decorator runs the method in a transaction of the backend.
"""

import abc
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from mandala.server.storage.base import StorageUnavailable
from mandala.server.storage.db_errors import CLOSED
from mandala.server.storage.group_commit import Answer, GroupCommit, Operation
from mandala.server.storage.queries import Transaction

Parameters = ParamSpec("Parameters")
Method = Callable[Concatenate[Any, Transaction, Parameters], Answer]
Call = Callable[Concatenate["Calls", Parameters], Coroutine[Any, Any, Answer]]


class Calls(abc.ABC):
    """The transactions of a backend."""

    _writer: GroupCommit
    _closed: bool

    @abc.abstractmethod
    async def _read(self, operation: Operation[Answer]) -> Answer:
        """Runs an operation that only reads."""

    async def _write(self, key: str | None, operation: Operation[Answer]) -> Answer:
        """Runs an operation that writes; returns when it is durable.

        Operations may be committed together. ``key`` names what the operation locks. Operations
        committed together run in the order of their keys (tables, then guests), so that two
        instances never wait for each other. None: the operation gets a transaction of its own.
        """
        self._check_open()
        return await self._writer.submit(key, operation)

    def _check_open(self) -> None:
        if self._closed:
            raise StorageUnavailable(CLOSED)


def read(method: Method[Parameters, Answer]) -> Call[Parameters, Answer]:
    """Runs ``method`` in a transaction that only reads."""

    @wraps(method)
    async def call(self: Calls, /, *args: Parameters.args, **kwargs: Parameters.kwargs) -> Answer:
        return await self._read(lambda t: method(self, t, *args, **kwargs))

    return call


def write(
    key: Callable[..., str] | None,
) -> Callable[[Method[Parameters, Answer]], Call[Parameters, Answer]]:
    """Runs the method in a transaction that writes; the call returns when it is durable.

    ``key`` maps the arguments of a call to the name of what it locks, see :meth:`Calls._write`.
    """

    def decorate(method: Method[Parameters, Answer]) -> Call[Parameters, Answer]:
        @wraps(method)
        async def call(
            self: Calls, /, *args: Parameters.args, **kwargs: Parameters.kwargs
        ) -> Answer:
            name = key(*args, **kwargs) if key else None
            return await self._write(name, lambda t: method(self, t, *args, **kwargs))

        return call

    return decorate
