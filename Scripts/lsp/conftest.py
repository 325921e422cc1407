"""What all tests of the language server share."""
import os
import shutil
import signal

import pytest

from wire import Server

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


@pytest.fixture(autouse=True)
def cache(tmp_path_factory, monkeypatch):
    """No test reads what another, or the one who runs it, keeps in the cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))


@pytest.fixture(autouse=True)
def patience():
    """What hangs is told where, and does not keep the others waiting."""
    def stop(*_):
        raise TimeoutError("the server did not do what the test waits for")
    signal.signal(signal.SIGALRM, stop)
    signal.alarm(40)
    yield
    signal.alarm(0)


@pytest.fixture
def app(tmp_path):
    """A copy of an app whose tokens stand in one file and are used in two others."""
    folder = tmp_path / "App"
    shutil.copytree(os.path.join(ROOT, "Fixtures", "TokenApp"), folder, ignore=shutil.ignore_patterns("*.fixed"))
    return folder


@pytest.fixture
def server(app):
    """A server that was initialized for the app, spoken to byte by byte."""
    with Server() as server:
        server.initialize(app)
        yield server
