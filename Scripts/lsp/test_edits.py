"""Random edits: what the server says after them is what a fresh lint says of the same texts on disk.

Two documents are open, and the tokens stand in one of them. Edits are single characters, deletions, lines taken from
elsewhere, numbers exchanged; now and then a document goes back to where it began, so that it does not end as mere noise.
"""
import json
import os
import random
import re
import subprocess

from wire import Server

CHARACTERS = "abV{}()[]\"\\/*.,:;=<>@#$`!?&|+-0123456789 \n\r\té🛟\u200d"
SNIPPETS = [
    ".padding(13)", "/*", "*/", '"""\n', "// glasslint:disable:this all\n", "DS.Spacing.medium", "static let gap: CGFloat = 9\n",
    "\r\n", "}\n}\n", "extension View {\n", "#if DEBUG\n", "#endif\n", ".cornerRadius(DS.Radius.card)\n", "HarborCard(radius: 19) {\n",
]


class Document:
    """A text as the server should know it; columns are code points."""

    def __init__(self, path):
        self.path = path
        self.first = self.text = path.read_text()
        self.version = 1

    def offset_to_position(self, offset):
        before = re.split(r"\r\n|\r|\n", self.text[:offset])
        return {"line": len(before) - 1, "character": len(before[-1])}

    def replace(self, start, end, words):
        """The change as a client sends it."""
        start, end = (self.off_line_end(offset) for offset in (start, end))
        change = {"text": words, "range": {
            "start": self.offset_to_position(start), "end": self.offset_to_position(end)}}
        self.text = self.text[:start] + words + self.text[end:]
        return change

    def off_line_end(self, offset):
        """No position is between the two characters of a line's end."""
        return offset - 1 if self.text[offset - 1:offset + 1] == "\r\n" else offset

    def edit(self, chance):
        kind = chance.random()
        if kind < 0.12:
            self.text = self.first
            return {"text": self.text}
        start = chance.randrange(len(self.text) + 1)
        if kind < 0.35:
            return self.replace(start, start, chance.choice(CHARACTERS))
        if kind < 0.6:
            return self.replace(start, min(len(self.text), start + 1), "")
        if kind < 0.78:
            numbers = list(re.finditer(r"\d+", self.text))
            if numbers:
                number = chance.choice(numbers)
                return self.replace(number.start(), number.end(), chance.choice(["6", "8", "14", "16", "18", "22", "30", "7"]))
        if kind < 0.85:
            return self.replace(start, start, chance.choice(SNIPPETS))
        if kind < 0.93:
            lines = self.text.splitlines(keepends=True) or [""]
            line = chance.randrange(len(lines))
            return self.replace(start, start, "".join(lines[line:line + chance.randrange(1, 4)]))
        return self.replace(start, min(len(self.text), start + chance.randrange(60)), chance.choice(["", "x", "\n"]))


def said_by_server(server, document):
    answer = server.request("textDocument/diagnostic", textDocument={"uri": document.path.as_uri()})
    return sorted(
        (item["code"], item["range"]["start"]["line"] + 1, item["range"]["start"]["character"] + 1,
         item["range"]["end"]["line"] + 1, item["range"]["end"]["character"] + 1, item["severity"], item["message"],
         tuple((os.path.basename(note["location"]["uri"]), note["location"]["range"]["start"]["line"] + 1, note["message"])
               for note in item.get("relatedInformation", [])))
        for item in answer["result"]["items"])


def said_by_lint(folder):
    """By file name."""
    done = subprocess.run(
        [os.environ["GLASSLINT"], "lint", "--format", "json", "--no-cache", "."], cwd=folder, capture_output=True,
        timeout=60, check=False)
    assert done.returncode in (0, 1), done.stderr.decode()
    findings = {}
    for found in json.loads(done.stdout)["findings"]:
        findings.setdefault(os.path.basename(found["file"]), []).append((
            found["rule"], found["start"]["line"], found["start"]["column"], found["end"]["line"], found["end"]["column"],
            {"error": 1, "warning": 2, "info": 3}[found["severity"]], found["message"],
            tuple((os.path.basename(note["file"]), note["start"]["line"], note["message"]) for note in found["notes"])))
    return {name: sorted(found) for name, found in findings.items()}


def test_random_edits(app):
    count, seed = int(os.environ["LSP_EDITS"]), int(os.environ["LSP_SEED"])
    chance = random.Random(seed)
    documents = [Document(app / "Tokens.swift"), Document(app / "Components.swift")]
    with Server() as server:
        server.initialize(app, {
            "general": {"positionEncodings": ["utf-32"]},
            "textDocument": {"diagnostic": {}, "publishDiagnostics": {"relatedInformation": True}}})
        for document in documents:
            server.open(document.path)
        edits = met = 0
        while edits < count:
            for _ in range(chance.randrange(1, 15)):
                document = chance.choice(documents)
                changes = [document.edit(chance) for _ in range(chance.choice([1, 1, 1, 3]))]
                edits += len(changes)
                document.version += 1
                server.notify(
                    "textDocument/didChange", textDocument={"uri": document.path.as_uri(), "version": document.version},
                    contentChanges=changes)
            # Asking in between brings the server up to date from one half-written state to the next.
            said = {document: said_by_server(server, document) for document in documents}
            if chance.random() < 0.2 or edits >= count:
                for document in documents:
                    document.path.write_text(document.text, newline="")
                lint = said_by_lint(app)
                for document in documents:
                    expected = lint.get(document.path.name, [])
                    met += len(expected)
                    assert said[document] == expected, (
                        f"{document.path.name} after {edits} edits with --seed {seed}; its text:\n{document.text!r}")
        assert met > count / 200, "the texts have become noise that nothing is found in"
