"""What no editor should send: the server answers with the right error, and lives on. And clients that die."""
import json
import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from wire import PATIENCE, Server, frame

PARSE, INVALID, NO_METHOD, BAD_PARAMS, NOT_INITIALIZED, CANCELLED = -32700, -32600, -32601, -32602, -32002, -32800
PLACE = {"line": 0, "character": 0}
HERE = {"start": PLACE, "end": PLACE}


def request(method, params="{}", id_="7"):
    return frame(f'{{"jsonrpc": "2.0", "id": {id_}, "method": "{method}", "params": {params}}}')


# Order

def test_requests_before_initialize():
    with Server() as server:
        assert server.error(request("textDocument/hover")) == (NOT_INITIALIZED, 7)
        assert server.error(request("shutdown")) == (NOT_INITIALIZED, 7)
        server.notify("textDocument/didOpen", textDocument={})
        assert "result" in server.request("initialize", capabilities={})


def test_initialize_twice(server):
    assert server.error(request("initialize")) == (INVALID, 7)
    assert server.is_alive()


def test_shutdown_and_exit(server):
    assert server.answer(server.begin("shutdown")) == {"jsonrpc": "2.0", "id": server.last_id, "result": None}
    assert server.error(request("textDocument/hover")) == (INVALID, 7)
    server.send(method="exit")
    assert server.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("is_initialized", [False, True])
def test_exit_without_shutdown(app, is_initialized):
    with Server() as server:
        if is_initialized:
            server.initialize(app)
        server.send(method="exit")
        assert server.process.wait(PATIENCE) == 1


# Messages

@pytest.mark.parametrize("body, code, id_", [
    ('{"jsonrpc": "2.0", "id": 7, "method": ', PARSE, None),
    ("", PARSE, None),
    ("no JSON at all", PARSE, None),
    (b'{"jsonrpc": "2.0", "id": 7, "method": "\xff\xfe"}', PARSE, None),
    (b"\x00\x01\x02", PARSE, None),
    ("[" * 100_000, PARSE, None),
    ('{"jsonrpc": "2.0", "id": 7, "params": ' + '{"a":' * 10_000 + "1" + "}" * 10_001, PARSE, None),
    ("7", INVALID, None),
    ("[]", INVALID, None),
    ("null", INVALID, None),
    ('{"id": 7, "method": "shutdown"}', INVALID, 7),
    ('{"jsonrpc": "1.0", "id": 7, "method": "shutdown"}', INVALID, 7),
    ('{"jsonrpc": "2.0", "id": 7}', INVALID, 7),
    ('{"jsonrpc": "2.0", "id": 7, "method": 7}', INVALID, 7),
    ('{"jsonrpc": "2.0", "id": {}, "method": "shutdown"}', INVALID, None),
    ('{"jsonrpc": "2.0", "id": 7, "method": "shutdown", "params": "text"}', INVALID, 7),
    ('{"jsonrpc": "2.0", "id": 7, "method": "glasslint/unheard"}', NO_METHOD, 7),
    ('{"jsonrpc": "2.0", "id": "text", "method": "$/unheard"}', NO_METHOD, "text"),
    ('{"jsonrpc": "2.0", "id": 18446744073709551616, "method": "unheard"}', NO_METHOD, 18446744073709551616),
    ('{"jsonrpc": "2.0", "id": 7, "method": "__proto__/\\u0000\\u001b[31m"}', NO_METHOD, 7),
], ids=lambda value: str(value)[:30])
def test_malformed_messages(server, body, code, id_):
    assert server.error(frame(body)) == (code, id_)
    assert server.is_alive()


@pytest.mark.parametrize("method", [
    "diagnostic", "codeAction", "hover", "documentColor", "colorPresentation", "completion", "definition", "references"])
def test_wrong_params(server, app, method):
    """Wrong types in each place of the params, and documents that are not open."""
    server.open(app / "Tokens.swift")
    document = {"uri": (app / "Tokens.swift").as_uri()}
    wrong = [
        [], {}, {"textDocument": None}, {"textDocument": []}, {"textDocument": {"uri": 7}},
        {"textDocument": {"uri": "nonsense"}}, {"textDocument": {"uri": "file:///gone.swift"}},
        {"textDocument": {"uri": "https://example.com/a.swift"}}, {"textDocument": {"uri": "file:///%zz%00"}},
        {"textDocument": {"uri": ["file:///"] * 3}},
    ]
    if method not in ("diagnostic", "documentColor"):
        wrong += [
            {"textDocument": document}, {"textDocument": document, "position": 7, "range": 7},
            {"textDocument": document, "position": {"line": "0", "character": None}, "range": {"start": PLACE}},
            {"textDocument": document, "position": {"line": -1, "character": 0},
             "range": {"start": {"line": -1, "character": 0}, "end": PLACE}},
            {"textDocument": document, "position": {"line": 0.5, "character": 0},
             "range": {"start": {"line": 2, "character": 0}, "end": PLACE}},
        ]
    for params in wrong:
        answer = server.answer(server.begin("textDocument/" + method, params))
        assert answer.get("error", {}).get("code") == BAD_PARAMS, (params, answer)
    assert server.is_alive()


@pytest.mark.parametrize("method", ["hover", "completion", "definition", "references", "codeAction"])
def test_places_outside_of_the_text(server, app, method):
    """Behind a line is its end, behind the text is the text's end."""
    server.open(app / "Tokens.swift")
    for place in [(10**6, 0), (0, 10**6), (10**6, 10**6), (2**31 - 1, 2**31 - 1), (2**53, 2**53)]:
        place = dict(zip(("line", "character"), place))
        answer = server.request(
            "textDocument/" + method, textDocument={"uri": (app / "Tokens.swift").as_uri()}, position=place,
            range={"start": place, "end": place}, context={"diagnostics": []})
        assert "result" in answer, answer
    assert server.is_alive()


def test_wrong_notifications(server, app):
    """Are not answered, and change nothing."""
    uri = (app / "Components.swift").as_uri()
    server.open(app / "Components.swift")
    before = server.published(uri, None)
    for method in ["didOpen", "didChange", "didClose", "didSave"]:
        for params in [[], {}, {"textDocument": 7}, {"textDocument": {"uri": 7}}, {"textDocument": {"uri": "x:y"}}]:
            server.send(method="textDocument/" + method, params=params)
    for changes in [7, [7], [{}], [{"text": 7}], [{"text": "a", "range": 7}], [{"text": "a", "range": {"start": {}}}]]:
        server.notify("textDocument/didChange", textDocument={"uri": uri, "version": 1}, contentChanges=changes)
    for params in [[], {}, {"changes": 7}, {"changes": [7, {}, {"uri": 7}]}, {"event": {"added": 7}}]:
        server.send(method="workspace/didChangeWatchedFiles", params=params)
        server.send(method="workspace/didChangeWorkspaceFolders", params=params)
    server.send(method="$/cancelRequest", params={"id": "nobody"})
    server.send(method="$/cancelRequest", params={"id": {}})
    server.send(method="$/setTrace", params={"value": 7})
    server.send(method="nonsense/nonsense")
    server.send(id="nobody asked", result=None)
    server.send(id=None, error={"code": 1, "message": "no"})
    server.notify("textDocument/didChange", textDocument={"uri": uri, "version": 2},
                  contentChanges=[{"range": HERE, "text": ""}])
    assert server.is_alive()
    assert server.published(uri, None) == before


# Frames

def test_frames_of_all_kinds(server):
    body = b'{"jsonrpc": "2.0", "id": 7, "method": "unheard"}'
    length = b"%d" % len(body)
    for head in [
        b"Content-Length: %s\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
        b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: %s\r\n\r\n",
        b"content-length:%s\r\n\r\n", b"Content-Length: %s\n\n", b"X-Unheard: a\r\nContent-Length: %s\r\n\r\n",
    ]:
        assert server.error(head % length + body) == (NO_METHOD, 7)
    # However it is cut into pieces.
    for byte in frame(body):
        server.write(bytes([byte]))
    assert server.error(b"") == (NO_METHOD, 7)
    # Many at once.
    server.write(frame(body) * 1000)
    assert [server.error(b"") for _ in range(1000)] == [(NO_METHOD, 7)] * 1000


@pytest.mark.parametrize("head", [
    b"Content-Length: -1\r\n\r\n", b"Content-Length: 99999999999999999999\r\n\r\n", b"Content-Length: 1000000000000\r\n\r\n",
    b"Content-Length: many\r\n\r\n", b"Content-Length:\r\n\r\n", b"x" * 1_000_000,
], ids=lambda head: head[:40].decode().strip())
def test_lengths_that_make_no_sense(server, head):
    """Where the next message begins nobody knows any more: the server ends, at once and without a crash."""
    try:
        server.write(head)
    except BrokenPipeError:
        pass
    assert server.process.wait(PATIENCE) == 1


def test_truncated_message(server):
    server.write(b"Content-Length: 100\r\n\r\n{")
    server.process.stdin.close()
    assert server.process.wait(PATIENCE) == 1


# Documents

@pytest.mark.parametrize("text", [
    "struct A: View { var body: some View { " * 10_000, "(" * 10_000, "[" * 10_000 + "]" * 10_000,
    "/*" * 10_000, '"\\(' * 10_000, "#" * 10_000, "\"\"\"\n" * 5_001, "\x00\x01\r\r\n\u2028\ufeff" * 100,
    "Text(\"a\")" + ".padding(13)" * 20_000, "// glasslint:disable:next\n" * 5_000, "",
], ids=lambda text: text[:16].encode("unicode_escape").decode() or "empty")
def test_broken_documents(server, app, text):
    path = app / "Broken.swift"
    server.open(path, text)
    server.published(path.as_uri(), None) if text.startswith("Text") else None
    for method in ["hover", "completion", "definition", "references", "documentColor"]:
        answer = server.request(
            "textDocument/" + method, textDocument={"uri": path.as_uri()}, position={"line": 0, "character": 3})
        assert "result" in answer
    # It can still be edited, and the other files are what they were.
    server.notify("textDocument/didChange", textDocument={"uri": path.as_uri(), "version": 2},
                  contentChanges=[{"range": HERE, "text": "let a = 1\n"}])
    server.open(app / "Components.swift")
    assert len(server.published((app / "Components.swift").as_uri(), None)) == 2


def test_large_document(server, app):
    """5 MB, and a keystroke in it."""
    path = app / "Large.swift"
    line = "struct Row%d: View {\n  var body: some View { Text(\"Row\").cornerRadius(9) }\n}\n"
    text = "import SwiftUI\n" + "".join(line % number for number in range(5_000_000 // len(line)))
    assert len(text) > 4_500_000
    server.open(path, text)
    start = time.monotonic()
    server.notify("textDocument/didChange", textDocument={"uri": path.as_uri(), "version": 2},
                  contentChanges=[{"range": HERE, "text": "\n"}])
    assert server.published(path.as_uri(), None)
    assert server.is_alive()
    assert time.monotonic() - start < PATIENCE


def test_documents_that_are_no_files(server):
    """Unsaved ones, and ones of other schemes, are left alone."""
    for uri in ["untitled:Untitled-1", "git:/App/Tokens.swift?HEAD", "file://elsewhere/App/A.swift", "file:", ""]:
        server.notify("textDocument/didOpen", textDocument={
            "uri": uri, "languageId": "swift", "version": 1, "text": "import SwiftUI\n"})
    assert server.is_alive()


# Cancellation

def test_cancelled_requests(server, app):
    """Of 50 parallel requests each is answered once, those that were taken back with a result or -32800."""
    server.open(app / "HarborScreen.swift")
    uri = (app / "HarborScreen.swift").as_uri()
    params = {"textDocument": {"uri": uri}, "position": {"line": 22, "character": 30}, "context": {}}
    ids = [server.begin("textDocument/references", params) for _ in range(50)]
    taken_back = ids[1::2]
    for id_ in taken_back:
        server.notify("$/cancelRequest", id=id_)
    answers = {}
    while len(answers) < len(ids):
        message = server.next()
        if "method" not in message:
            assert message["id"] not in answers
            answers[message["id"]] = message
    for id_ in ids:
        error = answers[id_].get("error", {}).get("code")
        assert error is None or error == CANCELLED and id_ in taken_back, answers[id_]
    assert server.is_alive()


def test_cancelled_before_it_began(server, app):
    """Written in one piece, so that the server sees the cancellation before it has come to the request."""
    busy = [frame(json.dumps({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {
        "uri": (app / "Large.swift").as_uri(), "languageId": "swift", "version": 1,
        "text": "import SwiftUI\n" + "let a = Text(\"a\").padding(13)\n" * 20_000}}}))]
    first = {"jsonrpc": "2.0", "id": "a", "method": "textDocument/documentColor",
             "params": {"textDocument": {"uri": (app / "Large.swift").as_uri()}}}
    second = {**first, "id": "b"}
    back = {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": "b"}}
    server.write(b"".join(busy + [frame(json.dumps(message)) for message in (first, second, back)]))
    assert "result" in server.answer("a")
    assert server.answer("b")["error"]["code"] == CANCELLED
    # An id that is used again means another request.
    server.write(frame(json.dumps(second)))
    assert "result" in server.answer("b")


# The end of clients

def test_closed_input(server):
    server.process.stdin.close()
    assert server.process.wait(PATIENCE) == 1


def test_closed_output():
    """Who does not listen any more has gone."""
    output, input_ = os.pipe()
    os.close(output)
    with subprocess.Popen([os.environ["GLASSLINT"], "lsp"], stdin=subprocess.PIPE, stdout=input_) as process:
        os.close(input_)
        process.stdin.write(request("initialize"))
        process.stdin.close()
        assert process.wait(PATIENCE) in (1, -signal.SIGPIPE)


@pytest.mark.parametrize("holds_the_pipe", [False, True])
def test_dead_client(app, holds_the_pipe):
    """A client that is killed leaves no server behind, even where another process still holds its end of the pipe."""
    client = subprocess.Popen(
        [sys.executable, "-c", CLIENT, os.environ["GLASSLINT"], app.as_uri()], stdout=subprocess.PIPE, text=True)
    server = int(client.stdout.readline())
    holder = None
    if holds_the_pipe:
        # Opening the other end of a process's pipe is something only Linux offers.
        try:
            holder = os.open(f"/proc/{client.pid}/fd/{client.stdout.readline().strip()}", os.O_WRONLY)
        except OSError:
            client.kill()
            pytest.skip("there is no /proc")
    client.kill()
    client.wait()
    end = time.monotonic() + 10
    while is_running(server) and time.monotonic() < end:
        time.sleep(0.1)
    alive = is_running(server)
    if alive:
        os.kill(server, signal.SIGKILL)
    if holder is not None:
        os.close(holder)
    assert not alive


CLIENT = """
import json, os, subprocess, sys
server = subprocess.Popen([sys.argv[1], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
    "processId": os.getpid(), "rootUri": sys.argv[2], "capabilities": {}}}).encode()
server.stdin.write(b"Content-Length: %d\\r\\n\\r\\n" % len(body) + body)
server.stdin.flush()
server.stdout.readline()
print(server.pid, flush=True)
print(server.stdin.fileno(), flush=True)
server.wait()
"""


def is_running(process):
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        if os.path.isdir("/proc/self"):
            return False
    try:
        os.kill(process, 0)
        return True
    except OSError:
        return False


def test_reader_that_is_slow(server, app):
    """A client that does not read for a while makes the server wait, and loses nothing."""
    server.open(app / "HarborScreen.swift")
    uri = (app / "HarborScreen.swift").as_uri()
    whole = {"start": PLACE, "end": {"line": 99, "character": 0}}
    params = {"textDocument": {"uri": uri}, "range": whole, "context": {"diagnostics": []}}
    sent = []

    def send():
        for _ in range(300):
            sent.append(server.begin("textDocument/codeAction", params))
    writer = threading.Thread(target=send)
    writer.start()
    writer.join(PATIENCE)
    answered = [server.answer(id_)["result"] for id_ in sent]
    assert len(answered) == 300 and all(actions == answered[0] for actions in answered)
