"""A real PostgreSQL for the tests: a throw-away cluster in a temporary folder.

The programs come from Debian's packages. ``python -m support.postgres`` installs them when
they are missing and it may (``make test`` does that first, in sight). If they cannot be
installed, the tests on PostgreSQL are skipped with the reason; under ``CI=true`` they fail.
"""

import asyncio
import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from mandala.server.storage.postgres import prepare
from mandala.server.storage.schema import metadata

INSTALLED_UNDER: Final = Path("/usr/lib/postgresql")
# strace: to see that the disk is synced; nginx: the reverse proxy of docs/how-to/hosting.md
PACKAGES: Final = ("postgresql", "strace", "nginx-light")
PATHS: Final = f"{os.environ.get('PATH', '')}:/usr/sbin"
START_S: Final = 60
ADVICE: Final = "run `make services` as root on Debian, or install PostgreSQL 13 or newer"


def find_binaries() -> Path | None:
    """The folder of the newest ``initdb`` and ``postgres``."""
    newest_first = sorted(
        INSTALLED_UNDER.glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]), reverse=True
    )
    on_path = shutil.which("initdb")
    candidates = [*newest_first, *([Path(on_path).resolve()] if on_path else [])]
    return next((c.parent for c in candidates if (c.parent / "postgres").exists()), None)


def install() -> str | None:
    """Installs missing programs. Returns None on success, else one line with the reason.

    Test processes that start together wait for the first of them.
    """
    if find_binaries() and shutil.which("strace") and shutil.which("nginx", path=PATHS):
        return None
    with (Path(tempfile.gettempdir()) / "mandala-test-services.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _install_now()


def _install_now() -> str | None:
    if find_binaries() and shutil.which("strace") and shutil.which("nginx", path=PATHS):
        return None
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return f"PostgreSQL or strace is not installed and cannot be from here: {ADVICE}"
    print("Installing PostgreSQL for the tests (a minute or two) ...", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    get = ["apt-get", "-qq", "-o", "Dpkg::Options::=--force-confold"]
    install = [*get, "install", "-y", "--no-install-recommends"]
    try:
        subprocess.run([*get, "update"], check=True, env=environment)
        # The package would make and start a cluster of its own; ours are started by the tests.
        subprocess.run([*install, "postgresql-common"], check=True, env=environment)
        settings = Path("/etc/postgresql-common/createcluster.conf")
        with settings.open("a") as file:
            file.write("create_main_cluster = false\n")
        subprocess.run([*install, *PACKAGES], check=True, env=environment)
    except (subprocess.CalledProcessError, OSError) as error:
        return f"PostgreSQL could not be installed ({error}): {ADVICE}"
    return None if find_binaries() else f"PostgreSQL was not found once installed: {ADVICE}"


class Cluster:
    """One PostgreSQL server on a unix socket, synced to disk as in earnest.

    The super user ``postgres`` needs no password; ``club`` has the password ``club-secret``.
    """

    def __init__(self, binaries: Path) -> None:
        self._binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="mandala-pg-"))
        self._data = self.folder / "data"
        self._log = self.folder / "log"
        self._databases = 0
        self._as_user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as_user = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}"]
            self._as_user += ["--clear-groups", "--pdeathsig", "SIGQUIT"]  # never outlives the run
        self._make()
        self.start()
        self.sql("CREATE ROLE club LOGIN PASSWORD 'club-secret'")

    def _make(self) -> None:
        initdb = [str(self._binaries / "initdb"), "-D", str(self._data), "-U", "postgres"]
        options = ["-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        subprocess.run(
            [*self._as_user, *initdb, *options], check=True, capture_output=True, cwd=self.folder
        )
        (self._data / "pg_hba.conf").write_text(
            "local all postgres trust\nlocal all all scram-sha-256\n"
        )

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = {
            "unix_socket_directories": str(self.folder),
            "listen_addresses": "",
            "max_connections": "100",
            "fsync": "on",
        }
        given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with self._log.open("ab") as log:
            self._server = subprocess.Popen(
                [*self._as_user, self._binaries / "postgres", "-D", self._data, *given],
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        give_up_at = time.monotonic() + START_S
        ready = [str(self._binaries / "pg_isready"), "-q", "-h", str(self.folder), "-U", "postgres"]
        while subprocess.run(ready, check=False).returncode:
            if self._server.poll() is not None or time.monotonic() > give_up_at:
                raise RuntimeError(f"PostgreSQL did not start: {self._log.read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End the server: SIGINT closes in order, SIGQUIT as a crash would."""
        self._server.send_signal(how)
        self._server.wait(START_S)

    def sql(self, command: str, database: str = "postgres") -> str:
        """Carry out SQL as the super user; its answer, one row per line."""
        psql = [str(self._binaries / "psql"), "-h", str(self.folder), "-U", "postgres"]
        asked = subprocess.run(
            [*psql, "-d", database, "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", command],
            check=True,
            capture_output=True,
            text=True,
            cwd=self.folder,
        )
        return asked.stdout.strip()

    def new_database(self) -> str:
        """The name of a new database."""
        self._databases += 1
        name = f"test{self._databases}"
        self.sql(f"CREATE DATABASE {name}")
        return name

    @contextmanager
    def away(self, database: str) -> Iterator[None]:
        """The database hears and answers nobody meanwhile."""
        self.sql(f"ALTER DATABASE {database} ALLOW_CONNECTIONS false")
        try:
            self.sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                f" WHERE datname = '{database}'"
            )
            yield
        finally:
            self.sql(f"ALTER DATABASE {database} ALLOW_CONNECTIONS true")

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def remove(self) -> None:
        if self._server.poll() is None:
            self.stop(signal.SIGQUIT)  # nothing in it is needed any more
        shutil.rmtree(self.folder)


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    """A cluster for this test process, started when first asked for."""
    missing = install()
    binaries = find_binaries()
    if binaries is None:
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing))
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {missing}")
    cluster = Cluster(binaries)
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session")
def scratch_database(postgres_cluster: Cluster) -> str:
    return postgres_cluster.new_database()


@pytest.fixture
def postgres_url(postgres_cluster: Cluster, scratch_database: str) -> str:
    """The address of an empty database (the same one, emptied: new ones cost much disk)."""
    empty = "DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT ALL ON SCHEMA public TO club"
    postgres_cluster.sql(empty, scratch_database)
    return postgres_cluster.url(scratch_database)


@pytest.fixture(scope="session")
def ready_database(postgres_cluster: Cluster) -> str:
    name = postgres_cluster.new_database()
    asyncio.run(prepare(postgres_cluster.url(name)))
    return name


@pytest.fixture
def ready_postgres_url(postgres_cluster: Cluster, ready_database: str) -> str:
    """The address of a database with the schema and no rows."""
    names = ", ".join(metadata.tables)
    postgres_cluster.sql(f"TRUNCATE {names}", ready_database)
    return postgres_cluster.url(ready_database)


if __name__ == "__main__":
    problem = install()
    if problem:
        print(problem, file=sys.stderr)
        sys.exit(1 if os.environ.get("CI") == "true" else 0)
    print(f"PostgreSQL for the tests: {find_binaries()}")
