// The extension in front of stand-ins for the editor and for the protocol client, and what its manifest promises.
"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const { beforeEach, test } = require("node:test");

const ROOT = path.join(__dirname, "..");
const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8"));

let editor;

class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options, state: "new" });
    editor.clients.push(this);
  }
  async start() {
    if (editor.failure) throw editor.failure;
    this.state = "running";
  }
  async stop() {
    if (this.state !== "running") throw new Error("it does not run");
    this.state = "stopped";
  }
}

const vscode = {
  commands: {
    registerCommand: (name, body) => (editor.commands[name] = body),
    executeCommand: async (...words) => editor.executed.push(words),
  },
  window: {
    showErrorMessage: async (text, ...buttons) => {
      editor.errors.push(text);
      return buttons[0];
    },
  },
  workspace: {
    get workspaceFolders() {
      return editor.folders;
    },
    getConfiguration: (section) => ({
      get: (name, otherwise) => editor.settings[`${section}.${name}`] ?? otherwise,
    }),
    onDidChangeConfiguration: (body) => (editor.changed = body),
  },
};

const load = Module._load;
Module._load = function (request, ...rest) {
  if (request === "vscode") return vscode;
  if (request === "vscode-languageclient/node") return { LanguageClient, TransportKind: { stdio: 0 } };
  return load.call(this, request, ...rest);
};
const extension = require(ROOT);

beforeEach(async () => {
  editor = {
    clients: [], commands: {}, executed: [], errors: [],
    folders: [{ uri: { fsPath: "/projects/App" } }], settings: {},
  };
});

async function activated() {
  const context = { subscriptions: [] };
  await extension.activate(context);
  return context;
}

test("it starts the server for Swift and for configurations", async () => {
  const context = await activated();
  const [client] = editor.clients;
  assert.deepStrictEqual([client.server.command, client.server.args], ["glasslint", ["lsp"]]);
  assert.strictEqual(client.server.options.cwd, "/projects/App");
  assert.strictEqual(client.state, "running");
  assert.deepStrictEqual(client.options.documentSelector, [
    { scheme: "file", language: "swift" }, { scheme: "file", pattern: "**/.glasslint.json" }]);
  assert.strictEqual(context.subscriptions.length, 2);
  await extension.deactivate();
  assert.strictEqual(client.state, "stopped");
  await extension.deactivate();
});

test("it works without a folder", async () => {
  editor.folders = undefined;
  await activated();
  assert.deepStrictEqual(editor.clients[0].server.options, {});
  await extension.deactivate();
});

test("paths are spelled as in a shell and in tasks", async () => {
  for (const [spelled, meant] of [
    ["~/bin/glasslint", path.join(os.homedir(), "bin/glasslint")], ["/opt/glasslint", "/opt/glasslint"],
    ["${workspaceFolder}/.build/release/glasslint", "/projects/App/.build/release/glasslint"], ["", "glasslint"]]) {
    editor.settings["glasslint.path"] = spelled;
    await activated();
    assert.strictEqual(editor.clients.at(-1).server.command, meant);
    await extension.deactivate();
  }
});

test("other settings of the process start another one, those of the editor do not", async () => {
  await activated();
  const change = (name) => editor.changed({ affectsConfiguration: (asked) => asked === name });
  await change("glasslint.trace.server");
  await change("editor.fontSize");
  assert.strictEqual(editor.clients.length, 1);
  editor.settings["glasslint.arguments"] = ["--jobs", "2"];
  await change("glasslint.arguments");
  assert.deepStrictEqual(editor.clients[1].server.args, ["lsp", "--jobs", "2"]);
  assert.deepStrictEqual(editor.clients.map((client) => client.state), ["stopped", "running"]);
  await editor.commands["glasslint.restart"]();
  assert.deepStrictEqual(editor.clients.map((client) => client.state), ["stopped", "stopped", "running"]);
  await extension.deactivate();
});

test("a program that is not there is told once, with a way to the setting", async () => {
  editor.failure = new Error("spawn glasslint ENOENT");
  await activated();
  assert.strictEqual(editor.errors.length, 1);
  assert.match(editor.errors[0], /"glasslint" does not start \(spawn glasslint ENOENT\)/);
  assert.deepStrictEqual(editor.executed, [["workbench.action.openSettings", "glasslint.path"]]);
  await extension.deactivate();
  editor.failure = undefined;
  await editor.commands["glasslint.restart"]();
  assert.strictEqual(editor.clients.at(-1).state, "running");
  await extension.deactivate();
});

test("configurations are completed by the editor alone", async () => {
  await activated();
  const { provideCompletionItem } = editor.clients[0].options.middleware;
  const at = (file) => provideCompletionItem({ uri: { fsPath: file } }, 1, 2, 3, (...words) => words.slice(1));
  assert.deepStrictEqual(at("/projects/App/.glasslint.json"), []);
  assert.deepStrictEqual(at("/projects/App/A.swift"), [1, 2, 3]);
  await extension.deactivate();
});

test("the manifest names what is there", () => {
  assert.ok(fs.existsSync(path.join(ROOT, manifest.main)));
  assert.deepStrictEqual(Object.keys(manifest.dependencies), ["vscode-languageclient"]);
  assert.ok(!manifest.devDependencies);
  // The registered commands are those that are offered, the settings those that are told.
  const offered = manifest.contributes.commands.map(({ command }) => command);
  assert.deepStrictEqual(offered, ["glasslint.restart"]);
  const readme = fs.readFileSync(path.join(ROOT, "README.md"), "utf8");
  const settings = Object.keys(manifest.contributes.configuration.properties);
  assert.deepStrictEqual(settings, ["glasslint.path", "glasslint.arguments", "glasslint.trace.server"]);
  for (const setting of settings) assert.ok(readme.includes(`\`${setting}\``), setting);
  // What names a program does not come from a workspace that is not trusted.
  assert.deepStrictEqual(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations, settings.slice(0, 2));
  assert.strictEqual(
    fs.readFileSync(path.join(ROOT, "LICENSE"), "utf8"), fs.readFileSync(path.join(ROOT, "../../LICENSE"), "utf8"));
});

test("the schema is put beside it", () => {
  const [{ url }] = manifest.contributes.jsonValidation;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "glasslint-vscode-"));
  try {
    const copy = path.join(folder, "Editors", "vscode");
    fs.mkdirSync(copy, { recursive: true });
    fs.cpSync(path.join(ROOT, "../../docs/glasslint.schema.json"), path.join(folder, "docs/glasslint.schema.json"));
    require("node:child_process").execSync(manifest.scripts["vscode:prepublish"], { cwd: copy });
    const schema = JSON.parse(fs.readFileSync(path.join(copy, url), "utf8"));
    assert.ok(schema.properties.rules);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
