"""A server and a pipe: a client that sends whatever it is told to, and holds each answer to the frame of the protocol."""
import json
import os
import queue
import subprocess
import threading

PATIENCE = 20  # seconds


def frame(body):
    body = body if isinstance(body, bytes) else body.encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


class Server:
    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [os.environ["GLASSLINT"], "lsp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE)
        self.arrived = queue.Queue()
        self.notifications = []
        self.last_id = 0
        threading.Thread(target=self._read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def _read(self):
        """Puts messages into the queue; what is no message comes out as an exception."""
        output = self.process.stdout
        try:
            while header := output.readline():
                name, _, length = header.partition(b": ")
                assert name == b"Content-Length" and output.readline() == b"\r\n", f"no protocol: {header!r}"
                self.arrived.put(json.loads(output.read(int(length))))
        except Exception as error:  # told to whoever waits for a message
            self.arrived.put(error)
        self.arrived.put(None)

    # Sending

    def write(self, raw):
        self.process.stdin.write(raw)
        self.process.stdin.flush()

    def send(self, **message):
        self.write(frame(json.dumps({"jsonrpc": "2.0", **message})))

    def notify(self, method, **params):
        self.send(method=method, params=params)

    def begin(self, method, params=None):
        """Sends a request, and does not wait for what comes of it."""
        self.last_id += 1
        self.send(id=self.last_id, method=method, **({} if params is None else {"params": params}))
        return self.last_id

    def request(self, method, **params):
        """The answer to a request, a result or an error."""
        return self.answer(self.begin(method, params))

    # Receiving

    def next(self, patience=PATIENCE):
        """The next message; `None` at the end of the output."""
        message = self.arrived.get(timeout=patience)
        if isinstance(message, Exception):
            raise message
        if message is not None:
            assert message["jsonrpc"] == "2.0"
            if "method" in message:
                self.notifications.append(message)
        return message

    def answer(self, id_):
        """The answer with an id, over whatever comes before it."""
        while (message := self.next()) is not None:
            if "method" not in message and message["id"] == id_:
                return message
        raise AssertionError("the server is gone: " + self.process.stderr.read().decode())

    def error(self, raw):
        """The code of the answer to a message that makes no sense, and its id."""
        self.write(raw)
        while (message := self.next()) is not None:
            if "error" in message:
                return message["error"]["code"], message["id"]
        raise AssertionError("the server is gone: " + self.process.stderr.read().decode())

    def initialize(self, folder=None, capabilities=None, **params):
        answer = self.request(
            "initialize", processId=os.getpid(), rootUri=folder.as_uri() if folder else None,
            capabilities=capabilities or {}, **params)
        self.notify("initialized")
        return answer["result"]

    def open(self, path, text=None, version=1):
        self.notify("textDocument/didOpen", textDocument={
            "uri": path.as_uri(), "languageId": "swift", "version": version,
            "text": path.read_text() if text is None else text})

    def is_alive(self):
        """Whether it still answers."""
        return "error" in self.request("glasslint/hello")

    def published(self, uri, version):
        """The diagnostics published of a version of a document."""
        while True:
            for message in reversed(self.notifications):
                params = message["params"]
                if message["method"] == "textDocument/publishDiagnostics" and params["uri"] == uri:
                    if params.get("version") == version:
                        return params["diagnostics"]
            assert self.next() is not None, "the server is gone"
