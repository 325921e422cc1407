"""What the server offers to editors, through a client that holds each message to the specification (pytest-lsp)."""
import asyncio
import contextlib
import json
import os

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp.client import DEFAULT_CLIENT_FEATURES, LanguageClient, register_lsp_features


# What an editor of today says it can do.
CAPABILITIES = {
    "general": {"positionEncodings": ["utf-16"]},
    "textDocument": {
        "publishDiagnostics": {
            "relatedInformation": True, "versionSupport": True, "codeDescriptionSupport": True,
            "tagSupport": {"valueSet": [1, 2]}},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix", "source"]}},
                       "isPreferredSupport": True},
    },
    "workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}, "workspaceFolders": True,
                  "workspaceEdit": {"documentChanges": True}},
    "window": {"workDoneProgress": True},
}
PULLING = {
    **CAPABILITIES, "textDocument": {**CAPABILITIES["textDocument"], "diagnostic": {"relatedDocumentSupport": False}},
    "workspace": {**CAPABILITIES["workspace"], "diagnostics": {"refreshSupport": True}},
}


class Editor(LanguageClient):
    """A client with a workspace: what it opens, changes and is told."""

    def __init__(self):
        super().__init__(converter_factory=pytest_lsp.client.default_converter)
        self.published = {}
        self.publications = []
        self.progress_seen = []
        self.registrations = []
        self.traces = []
        self.texts = {}
        register_lsp_features(self, {
            **DEFAULT_CLIENT_FEATURES, "textDocument/publishDiagnostics": see_diagnostics,
            "client/registerCapability": see_registrations, "$/logTrace": see_trace, "$/progress": see_progress})

    def open(self, path, text=None, version=1):
        text = path.read_text() if text is None else text
        self.texts[path] = text
        self.text_document_did_open(lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(
            path.as_uri(), "json" if path.suffix == ".json" else "swift", version, text)))
        return lsp.TextDocumentIdentifier(path.as_uri())

    def change(self, path, version, *edits):
        """Edits are (start, end, text) with (line, character), or a whole text."""
        changes = []
        for edit in edits:
            if isinstance(edit, str):
                changes.append(lsp.TextDocumentContentChangeWholeDocument(edit))
            else:
                start, end, text = edit
                changes.append(lsp.TextDocumentContentChangePartial(range_(start, end), text))
        self.text_document_did_change(lsp.DidChangeTextDocumentParams(
            lsp.VersionedTextDocumentIdentifier(version, path.as_uri()), changes))

    async def findings(self, path, version=1):
        """Those published of a version."""
        await self.until(lambda: (seen := self.published.get(path.as_uri())) and seen.version == version)
        return list(self.published[path.as_uri()].diagnostics)

    async def until(self, is_done):
        async with asyncio.timeout(8):
            while not is_done():
                await asyncio.sleep(0.002)

    async def actions(self, path, start, end=None, only=None):
        return await self.text_document_code_action_async(lsp.CodeActionParams(
            lsp.TextDocumentIdentifier(path.as_uri()), range_(start, end or start),
            lsp.CodeActionContext([], only=only))) or []

    async def answer(self, about):
        """Once the server has come to this, it has seen all before."""
        await self.text_document_hover_async(lsp.HoverParams(about, lsp.Position(0, 0)))


def see_diagnostics(client: Editor, params: lsp.PublishDiagnosticsParams):
    client.published[params.uri] = params
    client.publications.append(params.uri)


def see_registrations(client: Editor, params: lsp.RegistrationParams):
    client.registrations += params.registrations


def see_trace(client: Editor, params: lsp.LogTraceParams):
    client.traces.append(params.message)


def see_progress(client: Editor, params: lsp.ProgressParams):
    assert params.token in client.progress_reports, "progress under a token that was never created"
    client.progress_seen.append(params.value)


@contextlib.asynccontextmanager
async def editor(*folders, capabilities=CAPABILITIES, **params):
    client = Editor()
    await client.start_io(os.environ["GLASSLINT"], "lsp")
    converter = client.protocol._converter
    client.result = await client.initialize_session(lsp.InitializeParams(
        capabilities=converter.structure(capabilities, lsp.ClientCapabilities),
        workspace_folders=[lsp.WorkspaceFolder(folder.as_uri(), folder.name) for folder in folders], **params))
    yield client
    await client.shutdown_session()
    assert client.error is None and client._server.returncode == 0
    await client.stop()


def range_(start, end):
    return lsp.Range(lsp.Position(*start), lsp.Position(*end))


def color(*components):
    return lsp.Color(*map(float, components))


def place(text, words, occurrence=1, behind=False):
    """Where some words stand: (line, UTF-16 column)."""
    offset = -1
    for _ in range(occurrence):
        offset = text.index(words, offset + 1)
    before = text[:offset + (len(words) if behind else 0)]
    line = before.rpartition("\n")[2]
    return before.count("\n"), len(line.encode("utf-16-le")) // 2


def applied(client, path, action):
    """The text of an open document after an action."""
    text = client.texts[path]
    (change,) = action.edit.document_changes
    assert change.text_document.uri == path.as_uri() and change.text_document.version == 1

    def offset(position):
        lines = text.splitlines(keepends=True)
        start = sum(map(len, lines[:position.line]))
        rest = (lines + [""])[position.line].encode("utf-16-le")[:position.character * 2]
        return start + len(rest.decode("utf-16-le"))
    for edit in sorted(change.edits, key=lambda edit: offset(edit.range.start), reverse=True):
        text = text[:offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end):]
    return text


def judge_spacing(app):
    """Has the rule speak in files that name no token as well."""
    (app / ".glasslint.json").write_text('{"rules": {"spacing-scale": "warning"}}', encoding="utf-8")


def codes(diagnostics):
    return [diagnostic.code for diagnostic in diagnostics]


# Beginning and end

@pytest.mark.parametrize("name", ["visual-studio-code", "neovim", "neovim@v0.7", "emacs"])
async def test_what_real_editors_can_do(app, name):
    """Diagnostics and actions with the capabilities that these editors send."""
    capabilities = pytest_lsp.client_capabilities(name)
    client = Editor()
    await client.start_io(os.environ["GLASSLINT"], "lsp")
    await client.initialize_session(lsp.InitializeParams(capabilities=capabilities, root_uri=app.as_uri()))
    document = client.open(app / "Components.swift")
    if capabilities.text_document.diagnostic:
        answer = await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(document))
        assert codes(answer.items) == ["prefer-token", "spacing-scale"]
    else:
        await client.until(lambda: document.uri in client.published)
        assert codes(client.published[document.uri].diagnostics) == ["prefer-token", "spacing-scale"]
    assert len(await client.actions(app / "Components.swift", (4, 25))) >= 2
    await client.shutdown_session()
    await client.stop()


@pytest.mark.parametrize("offered, chosen", [
    (None, "utf-16"), (["utf-16"], "utf-16"), (["utf-32", "utf-16"], "utf-32"), (["utf-16", "utf-8"], "utf-8"),
    (["utf-7", "utf-16"], "utf-16"), ([], "utf-16")])
async def test_encodings(app, offered, chosen):
    """Columns behind emoji, in what the client counts."""
    judge_spacing(app)
    line = '    Text("🛟é👩‍🚀").padding(18)'
    text = f"import SwiftUI\nstruct A: View {{\n  var body: some View {{\n{line}\n  }}\n}}\n"
    before = line[:line.index("18")]
    column = {"utf-8": len(before.encode()), "utf-16": len(before.encode("utf-16-le")) // 2, "utf-32": len(before)}[chosen]
    general = {} if offered is None else {"general": {"positionEncodings": offered}}
    async with editor(app, capabilities={**CAPABILITIES, "general": {}, **general}) as client:
        assert client.result.capabilities.position_encoding == chosen
        client.open(app / "Emoji.swift", text)
        (diagnostic,) = await client.findings(app / "Emoji.swift")
        assert diagnostic.range == range_((3, column), (3, column + 2))
        # An edit behind the emoji is understood in the same units.
        client.change(app / "Emoji.swift", 2, ((3, column), (3, column + 2), "17"))
        (diagnostic,) = await client.findings(app / "Emoji.swift", 2)
        assert "padding 17" in diagnostic.message


async def test_capabilities(app):
    async with editor(app) as client:
        offered = client.result.capabilities
        assert client.result.server_info.name == "glasslint"
        assert offered.text_document_sync.change == lsp.TextDocumentSyncKind.Incremental
        assert offered.diagnostic_provider is None, "who cannot pull is not offered to"
        assert offered.document_formatting_provider is None, "formatting is left to others"
        assert "source.fixAll.glasslint" in offered.code_action_provider.code_action_kinds
        assert offered.hover_provider and offered.color_provider and offered.definition_provider
        assert offered.references_provider and offered.completion_provider
        assert offered.workspace.workspace_folders.supported
    async with editor(app, capabilities=PULLING) as client:
        assert client.result.capabilities.diagnostic_provider.inter_file_dependencies


# Documents and diagnostics

async def test_published_diagnostics(app):
    async with editor(app) as client:
        client.open(app / "Components.swift")
        first, second = await client.findings(app / "Components.swift")
        assert (first.code, first.source, first.severity) == ("prefer-token", "glasslint", lsp.DiagnosticSeverity.Warning)
        assert first.range == range_((4, 24), (4, 26)) and "DS.Radius.card" in first.message
        assert first.code_description.href.endswith("/docs/rules/prefer-token.md")
        # The way of the value leads into another file.
        (related,) = second.related_information
        assert related.location.uri == (app / "HarborScreen.swift").as_uri()
        assert related.location.range == range_((22, 26), (22, 48)) and "listInset" in related.message


async def test_what_the_client_cannot_show_is_not_sent(app):
    async with editor(app, capabilities={"textDocument": {"publishDiagnostics": {}}}) as client:
        document = client.open(app / "Components.swift")
        await client.until(lambda: document.uri in client.published)
        published = client.published[document.uri]
        assert published.version is None
        for diagnostic in published.diagnostics:
            assert diagnostic.related_information is diagnostic.code_description is diagnostic.tags is None
        await client.answer(document)
        assert not client.registrations and not client.progress_reports


async def test_tags(app):
    text = ('import SwiftUI\nstruct A: View {\n  var body: some View {\n    // glasslint:disable:next heavy-shadow\n'
            '    Text("a").foregroundColor(.red)\n  }\n}\n')
    async with editor(app) as client:
        client.open(app / "Tags.swift", text)
        tags = {diagnostic.code: list(diagnostic.tags or []) for diagnostic in await client.findings(app / "Tags.swift")}
        assert tags["deprecated-modifier"] == [lsp.DiagnosticTag.Deprecated]
        assert tags["unused-suppression"] == [lsp.DiagnosticTag.Unnecessary]


async def test_pulled_diagnostics(app):
    async with editor(app, capabilities=PULLING) as client:
        document = client.open(app / "Components.swift")
        full = await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(document))
        assert full.kind == "full" and codes(full.items) == ["prefer-token", "spacing-scale"]
        same = await client.text_document_diagnostic_async(
            lsp.DocumentDiagnosticParams(document, previous_result_id=full.result_id))
        assert (same.kind, same.result_id) == ("unchanged", full.result_id)
        client.change(app / "Components.swift", 2, ((4, 24), (4, 26), "DS.Radius.card"))
        next_ = await client.text_document_diagnostic_async(
            lsp.DocumentDiagnosticParams(document, previous_result_id=full.result_id))
        assert next_.kind == "full" and codes(next_.items) == ["spacing-scale"]
        assert next_.result_id != full.result_id
        await client.answer(document)
        assert client.publications == [], "pulled or published, never both"


async def test_edits_one_after_another(app):
    """Several in one notification, over line ends, at the end of the text; then the whole text."""
    judge_spacing(app)
    path = app / "Edits.swift"
    async with editor(app) as client:
        client.open(path, "import SwiftUI")
        assert await client.findings(path) == []
        client.change(
            path, 2, ((0, 14), (0, 14), "\nstruct A: View {\n"), ((2, 0), (2, 0), "  var body: some View { B() }\n}\n"),
            ((2, 24), (2, 27), 'Text("🛟").padding(18)'), ((0, 0), (0, 0), "\n\n"))
        (diagnostic,) = await client.findings(path, 2)
        assert diagnostic.range == range_((4, 43), (4, 45)), diagnostic
        client.change(path, 3, ((3, 0), (5, 0), "struct A: View {\r\n  let a = 1\r\n  var body: some View { Text(\"a\").padding(17) }\r\n"))
        (diagnostic,) = await client.findings(path, 3)
        assert "17" in diagnostic.message and diagnostic.range.start.line == 5
        client.change(path, 4, "import SwiftUI\n")
        assert await client.findings(path, 4) == []


async def test_a_token_changes_what_is_said_elsewhere(app):
    async with editor(app) as client:
        client.open(app / "Components.swift")
        await client.findings(app / "Components.swift")
        client.open(app / "Tokens.swift")
        text = client.texts[app / "Tokens.swift"]
        start = place(text, "22")
        client.change(app / "Tokens.swift", 2, (start, (start[0], start[1] + 2), "16"))
        await client.until(lambda: any(
            "DS.Spacing.large; write that" in diagnostic.message
            for diagnostic in client.published[(app / "Components.swift").as_uri()].diagnostics))
        # Closed without being saved, it is again what lies on disk.
        client.text_document_did_close(lsp.DidCloseTextDocumentParams(
            lsp.TextDocumentIdentifier((app / "Tokens.swift").as_uri())))
        await client.until(lambda: any(
            "is off the spacing scale" in diagnostic.message
            for diagnostic in client.published[(app / "Components.swift").as_uri()].diagnostics))


async def test_closing_takes_diagnostics_away(app):
    async with editor(app) as client:
        document = client.open(app / "Components.swift")
        assert await client.findings(app / "Components.swift")
        client.text_document_did_close(lsp.DidCloseTextDocumentParams(document))
        await client.until(lambda: not client.published[document.uri].diagnostics)


async def test_excluded_files_are_left_alone(app):
    (app / ".glasslint.json").write_text('{"exclude": ["Components.swift"]}')
    async with editor(app) as client:
        document = client.open(app / "Components.swift")
        assert await client.actions(app / "Components.swift", (4, 25)) == []
        await client.answer(document)
        assert not (seen := client.published.get(document.uri)) or not seen.diagnostics


# Actions

async def test_each_fix_and_suppression(app):
    path = app / "Components.swift"
    async with editor(app) as client:
        client.open(path)
        actions = await client.actions(path, (4, 24), (4, 26))
        by_title = {action.title: action for action in actions}
        fix = by_title["Use DS.Radius.card"]
        assert fix.kind == "quickfix" and fix.is_preferred and codes(fix.diagnostics) == ["prefer-token"]
        assert applied(client, path, fix) == client.texts[path].replace("CGFloat = 18", "CGFloat = DS.Radius.card")
        suppress = by_title["Suppress prefer-token here"]
        assert not suppress.is_preferred
        lines = applied(client, path, suppress).split("\n")
        assert lines[4].startswith("  // glasslint:disable:next prefer-token -- ")
        client.change(path, 2, "\n".join(lines))
        assert codes(await client.findings(path, 2)) == ["spacing-scale"]
        # What changes the look says so, and is never the one that is applied without being chosen.
        unsafe = [action for action in await client.actions(path, (24, 35)) if "DS.Spacing" in action.title]
        assert unsafe and not any(action.is_preferred for action in unsafe)


async def test_alternatives(app):
    """All fixes of a finding are offered, the best one first."""
    (app / ".glasslint.json").write_text('{"tokens": {"spacing": [16, 20]}}')
    text = 'import SwiftUI\nstruct A: View {\n  var body: some View { Text("a").padding(18) }\n}\n'
    async with editor(app) as client:
        client.open(app / "A.swift", text)
        titles = [action.title for action in await client.actions(app / "A.swift", place(text, "18"))]
        assert [title[:6] for title in titles[:2]] == ["Use 16", "Use 20"], titles


async def test_suppressions_stand_outside_of_literals(app):
    """A comment in a string would be text."""
    judge_spacing(app)
    text = ('import SwiftUI\nstruct A: View {\n  var body: some View {\n    Text("""\n      a \\(Text("b").padding(18))\n'
            '      """)\n  }\n}\n')
    path = app / "A.swift"
    async with editor(app) as client:
        client.open(path, text)
        (found,) = await client.findings(path)
        start = (found.range.start.line, found.range.start.character)
        (suppress,) = [action for action in await client.actions(path, start) if action.title.startswith("Suppress")]
        lines = applied(client, path, suppress).split("\n")
        assert lines[3].lstrip().startswith("// glasslint:disable "), "above the line that the literal begins on"
        client.change(path, 2, "\n".join(lines))
        assert codes(await client.findings(path, 2)) == []


@pytest.mark.parametrize("only, kinds", [
    (["quickfix"], {"quickfix"}), (["source.fixAll.glasslint"], {"source.fixAll.glasslint"}),
    (["source.fixAll"], {"source.fixAll.glasslint"}), (["source"], {"source.fixAll.glasslint"}),
    (["source.fixAll.other"], set()), (["source.organizeImports"], set()), (["refactor"], set()), ([], set()),
    (["refactor", "quickfix"], {"quickfix"}), (["sour"], set()),
])
async def test_kinds_asked_for(app, only, kinds):
    path = app / "Components.swift"
    async with editor(app) as client:
        client.open(path)
        assert {action.kind for action in await client.actions(path, (4, 25), only=only)} == kinds


async def test_fix_all(app):
    """All safe fixes of the document, wherever the cursor is; none where there is nothing to fix."""
    path = app / "HarborScreen.swift"
    async with editor(app) as client:
        client.open(path)
        kind = ["source.fixAll.glasslint"]
        (action,) = await client.actions(path, (0, 0), only=kind)
        fixed = applied(client, path, action)
        assert fixed.startswith(client.texts[path].split("case .regular")[0])
        assert ".regular: DS.Spacing.large" in fixed and "inset: DS.Spacing.medium" in fixed
        client.change(path, 2, fixed)
        assert await client.actions(path, (0, 0), only=kind) == []


async def test_line_ends_are_kept(app):
    path = app / "Components.swift"
    text = path.read_text().replace("\n", "\r\n")
    async with editor(app) as client:
        client.open(path, text)
        for action in await client.actions(path, (4, 25)):
            assert applied(client, path, action).replace("\r\n", "").count("\n") == 0, action.title


# Hover, definition, references

async def hovered(client, path, where):
    found = await client.text_document_hover_async(
        lsp.HoverParams(lsp.TextDocumentIdentifier(path.as_uri()), lsp.Position(*where)))
    return found and found.contents.value


async def test_hover(app):
    path = app / "Components.swift"
    async with editor(app) as client:
        client.open(path)
        text = client.texts[path]
        rule = await hovered(client, path, place(text, "18"))
        assert "prefer-token" in rule and "corner radius 18 is the token" in rule
        token = await hovered(client, path, place(text, "DS.Spacing.medium", behind=True))
        assert "Spacing.medium" in token and "14" in token and "used" in token
        client.open(app / "Tokens.swift")
        declared = await hovered(client, app / "Tokens.swift", place(client.texts[app / "Tokens.swift"], "chip"))
        assert "7" in declared and "used once" in declared
        assert await hovered(client, path, (0, 2)) is None


async def test_hover_tells_contrast(app):
    text = ('import SwiftUI\nstruct A: View {\n  var body: some View {\n    Text("a").foregroundStyle(Color(white: 0.8))'
            '.padding().background(Color.white)\n  }\n}\n')
    async with editor(app) as client:
        client.open(app / "A.swift", text)
        told = await hovered(client, app / "A.swift", place(text, "Color(white"))
        assert told and "light" in told and ":1" in told, told


async def test_definition_and_references(app):
    path = app / "Components.swift"
    tokens = app / "Tokens.swift"
    async with editor(app) as client:
        document = client.open(path)
        where = lsp.Position(*place(client.texts[path], "medium"))
        found = await client.text_document_definition_async(lsp.DefinitionParams(document, where))
        declared = place(tokens.read_text(), "medium")
        assert found == lsp.Location(tokens.as_uri(), range_(declared, (declared[0], declared[1] + 6)))
        references = await client.text_document_references_async(
            lsp.ReferenceParams(lsp.ReferenceContext(True), document, where))
        assert {reference.uri for reference in references} == {path.as_uri(), tokens.as_uri()}
        uses = await client.text_document_references_async(
            lsp.ReferenceParams(lsp.ReferenceContext(False), document, where))
        assert [use.uri for use in uses] == [path.as_uri()]
        # From the declaration as well.
        inside = client.open(tokens)
        from_there = await client.text_document_references_async(
            lsp.ReferenceParams(lsp.ReferenceContext(False), inside, lsp.Position(*declared)))
        assert from_there == uses
        assert await client.text_document_definition_async(
            lsp.DefinitionParams(document, lsp.Position(0, 0))) is None


# Colors

COLORS = """import SwiftUI

enum Palette {
  static let accent = Color(red: 1, green: 0.5, blue: 0)
  static let ground = Color(red: 0.1, green: 0.1, blue: 0.1)
  static let line = Color(red: 0, green: 0.2, blue: 0.4, opacity: 0.5)
}

struct Swatch: View {
  var body: some View {
    Text("a").foregroundStyle(Palette.accent).background(Color("Sea"))
  }
}
"""


async def test_colors(app):
    sea = app / "Assets.xcassets" / "Sea.colorset"
    sea.mkdir(parents=True)
    (sea / "Contents.json").write_text(json.dumps({"info": {"author": "xcode", "version": 1}, "colors": [{
        "idiom": "universal", "color": {"color-space": "srgb", "components": {
            "red": "0x00", "green": "0x80", "blue": "0xFF", "alpha": "1.000"}}}]}))
    path = app / "Colors.swift"
    async with editor(app) as client:
        document = client.open(path, COLORS)
        found = await client.text_document_document_color_async(lsp.DocumentColorParams(document))
        texts = {}
        for swatch in found:
            start, end = swatch.range.start, swatch.range.end
            texts[COLORS.split("\n")[start.line][start.character:end.character]] = swatch.color
        assert texts["Color(red: 1, green: 0.5, blue: 0)"] == color(1, 0.5, 0, 1)
        assert texts["Color(red: 0, green: 0.2, blue: 0.4, opacity: 0.5)"] == color(0, 0.2, 0.4, 0.5)
        assert texts["Palette.accent"] == color(1, 0.5, 0, 1)
        (asset,) = [value for text, value in texts.items() if "Sea" in text]
        assert (asset.red, round(asset.green, 2), asset.blue) == (0, 0.5, 1)
        where = range_(place(COLORS, "Palette.accent"), place(COLORS, "Palette.accent", behind=True))
        offered = [presentation.label for presentation in await client.text_document_color_presentation_async(
            lsp.ColorPresentationParams(document, color(0, 0, 1, 1), where))]
        assert "Color(red: 0, green: 0, blue: 1)" in offered
        known = await client.text_document_color_presentation_async(
            lsp.ColorPresentationParams(document, color(0.1, 0.1, 0.1, 1), where))
        assert any("ground" in presentation.label for presentation in known), "the token that is this color"
        assert all(presentation.text_edit.range == where for presentation in known)


# Completion

async def completed(client, path, text, version):
    """Labels at the `|` of a text."""
    where = place(text, "|")
    client.change(path, version, text.replace("|", "", 1))
    found = await client.text_document_completion_async(
        lsp.CompletionParams(lsp.TextDocumentIdentifier(path.as_uri()), lsp.Position(*where)))
    return [item.label for item in (found if isinstance(found, list) else found.items)]


async def test_completion_in_suppressions(app):
    path = app / "A.swift"
    async with editor(app) as client:
        client.open(path, "")
        assert "disable:next" in await completed(client, path, "// glasslint:|\n", 2)
        assert "disable:next" in await completed(client, path, "// glasslint:dis|\n", 3)
        assert "heavy-shadow" in await completed(client, path, "// glasslint:disable:next |\n", 4)
        second = await completed(client, path, "let a = 1 // 🛟 glasslint:disable:this heavy-shadow, |\n", 5)
        assert "spacing-scale" in second and "heavy-shadow" not in second and "all" in second
        assert await completed(client, path, "// glasslint:disable:next heavy-shadow -- |\n", 6) == []
        assert await completed(client, path, "let glasslint: |\n", 7) == []


async def test_completion_in_configurations(app):
    path = app / ".glasslint.json"
    async with editor(app) as client:
        client.open(path, "{}")
        assert {"extends", "tokens", "rules", "exclude"} <= set(await completed(client, path, "{\n  |\n}", 2))
        rest = await completed(client, path, '{"extends": "glasslint:all", "|"}', 3)
        assert "rules" in rest and "extends" not in rest
        assert any("glasslint:all" in label for label in await completed(client, path, '{"extends": "|"}', 4))
        assert "heavy-shadow" in await completed(client, path, '{"rules": {"hea|"}}', 5)
        assert any("off" in label for label in await completed(client, path, '{"rules": {"heavy-shadow": |}}', 6))
        assert {"severity", "maxOpacity"} <= set(
            await completed(client, path, '{"rules": {"heavy-shadow": {|}}}', 7))
        assert await completed(client, path, "{} // |", 8) == []


# Configurations, watched files, folders

async def test_mistakes_in_an_open_configuration(app):
    path = app / ".glasslint.json"
    async with editor(app) as client:
        client.open(path, '{\n  "rules": {"hevy-shadow": "off"}\n}\n')
        (mistake,) = await client.findings(path)
        assert mistake.range.start == lsp.Position(1, 12) and "heavy-shadow" in mistake.message
        client.change(path, 2, '{"rules": {')
        assert await client.findings(path, 2)
        client.change(path, 3, '{"rules": {"heavy-shadow": "off"}}')
        assert await client.findings(path, 3) == []


@pytest.mark.parametrize("capabilities", [CAPABILITIES, PULLING], ids=["publishing", "pulling"])
async def test_mistakes_in_a_configuration_on_disk(app, capabilities):
    """Are published, since nobody pulls for a file that is not open."""
    path = app / ".glasslint.json"
    path.write_text('{\n  "exlude": []\n}\n')
    async with editor(app, capabilities=capabilities) as client:
        # As editors do, which show a window first.
        await asyncio.sleep(0.1)
        document = client.open(app / "Components.swift")
        await client.answer(document)
        if capabilities is PULLING:
            await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(document))
        await client.until(lambda: (seen := client.published.get(path.as_uri())) and seen.diagnostics)
        (mistake,) = client.published[path.as_uri()].diagnostics
        assert mistake.range.start.line == 1 and "exclude" in mistake.message
        path.write_text("{}")
        saw(client, path)
        await client.until(lambda: not client.published[path.as_uri()].diagnostics)


def saw(client, *paths, kind=lsp.FileChangeType.Changed):
    client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams(
        [lsp.FileEvent(path.as_uri(), kind) for path in paths]))


async def test_watched_files(app):
    components = app / "Components.swift"
    async with editor(app) as client:
        client.open(components)
        assert len(await client.findings(components)) == 2
        await client.until(lambda: client.registrations)
        (registration,) = client.registrations
        assert registration.method == "workspace/didChangeWatchedFiles"
        patterns = {watcher["globPattern"] for watcher in registration.register_options["watchers"]} if isinstance(
            registration.register_options, dict) else {
            watcher.glob_pattern for watcher in registration.register_options.watchers}
        assert {"**/*.swift", "**/*.json", "**/*.pbxproj", "**/*Info.plist"} <= patterns

        def said():
            return codes(client.published[components.as_uri()].diagnostics)
        # The configuration.
        (app / ".glasslint.json").write_text('{"rules": {"spacing-scale": "off"}}')
        saw(client, app / ".glasslint.json")
        await client.until(lambda: said() == ["prefer-token"])
        (app / ".glasslint.json").unlink()
        saw(client, app / ".glasslint.json", kind=lsp.FileChangeType.Deleted)
        await client.until(lambda: said() == ["prefer-token", "spacing-scale"])
        # The tokens, changed by another program.
        tokens = app / "Tokens.swift"
        tokens.write_text(tokens.read_text().replace("22", "16"))
        saw(client, tokens)
        await client.until(lambda: said() == ["prefer-token", "prefer-token"])
        # A file that is gone, and one that is new.
        (app / "HarborScreen.swift").unlink()
        saw(client, app / "HarborScreen.swift", kind=lsp.FileChangeType.Deleted)
        await client.until(lambda: said() == ["prefer-token"])
        (app / "New.swift").write_text(
            "import SwiftUI\nstruct N: View { var body: some View { Text(\"\").padding(HarborLayout.listInset) } }\n")
        saw(client, app / "New.swift", kind=lsp.FileChangeType.Created)
        await client.until(lambda: said() == ["prefer-token", "prefer-token"])


async def test_a_change_on_disk_asks_a_pulling_client_to_pull(app):
    async with editor(app, capabilities=PULLING) as client:
        document = client.open(app / "Components.swift")
        await client.answer(document)
        (app / ".glasslint.json").write_text('{"rules": {"spacing-scale": "off"}}')
        saw(client, app / ".glasslint.json")
        await client.until(lambda: client.diagnostic_refresh_count)
        answer = await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(document))
        assert codes(answer.items) == ["prefer-token"]


async def test_workspace_folders(app, tmp_path):
    """Each has its own tokens; one can come and go."""
    other = tmp_path / "Other App 🛟"
    other.mkdir()
    text = 'import SwiftUI\nstruct A: View { var body: some View { Text("a").padding(14) } }\n'
    (other / ".glasslint.json").write_text('{"tokens": {"spacing": [10, 20]}}')
    (other / "A.swift").write_text(text)
    (app / "A.swift").write_text(text)
    async with editor(app) as client:
        client.workspace_did_change_workspace_folders(lsp.DidChangeWorkspaceFoldersParams(
            lsp.WorkspaceFoldersChangeEvent([lsp.WorkspaceFolder(other.as_uri(), "other")], [])))
        client.open(app / "A.swift")
        client.open(other / "A.swift")
        assert codes(await client.findings(app / "A.swift")) == ["prefer-token"]
        assert codes(await client.findings(other / "A.swift")) == ["spacing-scale"]
        client.workspace_did_change_workspace_folders(lsp.DidChangeWorkspaceFoldersParams(
            lsp.WorkspaceFoldersChangeEvent([], [lsp.WorkspaceFolder(app.as_uri(), "app")])))
        # A file outside of all folders is linted in its own.
        client.change(other / "A.swift", 2, text.replace("14", "20"))
        assert await client.findings(other / "A.swift", 2) == []


async def test_a_file_without_a_folder(app):
    async with editor() as client:
        client.open(app / "Components.swift")
        assert codes(await client.findings(app / "Components.swift")) == ["prefer-token", "spacing-scale"]


# Progress, trace

async def test_progress(app):
    async with editor(app) as client:
        client.open(app / "Components.swift")
        await client.findings(app / "Components.swift")
        kinds = [value["kind"] if isinstance(value, dict) else value.kind for value in client.progress_seen]
        assert kinds and kinds[0] == "begin" and kinds[-1] == "end"
        assert len(kinds) == 2, "once, not for each file"
        client.open(app / "HarborScreen.swift")
        await client.findings(app / "HarborScreen.swift")
        assert len(client.progress_seen) == 2


async def test_trace(app):
    async with editor(app) as client:
        document = client.open(app / "Tokens.swift")
        await client.answer(document)
        assert client.traces == []
        client.set_trace(lsp.SetTraceParams(lsp.TraceValue.Messages))
        await client.answer(document)
        await client.until(lambda: client.traces)
        client.set_trace(lsp.SetTraceParams(lsp.TraceValue.Off))
        await client.answer(document)
        count = len(client.traces)
        await client.answer(document)
        assert len(client.traces) == count
    async with editor(app, trace=lsp.TraceValue.Verbose) as client:
        await client.answer(client.open(app / "Tokens.swift"))
        await client.until(lambda: client.traces)
