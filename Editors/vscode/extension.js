// Starts `glasslint lsp`; what can be done is the server's, and what is shown is the editor's.
"use strict";

const os = require("os");
const path = require("path");
const { commands, window, workspace } = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

/** The settings that need another process. */
const OF_THE_PROCESS = ["glasslint.path", "glasslint.arguments"];

let client;

async function activate(context) {
  context.subscriptions.push(
    commands.registerCommand("glasslint.restart", restart),
    workspace.onDidChangeConfiguration((event) => {
      if (OF_THE_PROCESS.some((name) => event.affectsConfiguration(name))) return restart();
    }),
  );
  await start();
}

async function deactivate() {
  const running = client;
  client = undefined;
  // One that never started cannot be stopped.
  await running?.stop().catch(() => {});
}

async function restart() {
  await deactivate();
  await start();
}

async function start() {
  const server = serverOptions();
  // The identifier is what `glasslint.trace.server` is named after.
  client = new LanguageClient("glasslint", "GlassLint", server, clientOptions());
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    const settings = "Open Settings";
    const chosen = await window.showErrorMessage(
      `GlassLint: "${server.command}" does not start (${error.message ?? error}). Is it installed?`, settings);
    if (chosen === settings) await commands.executeCommand("workbench.action.openSettings", "glasslint.path");
  }
}

function serverOptions() {
  const settings = workspace.getConfiguration("glasslint");
  const folder = workspace.workspaceFolders?.[0]?.uri.fsPath;
  return {
    command: expanded(settings.get("path") || "glasslint", folder),
    args: ["lsp", ...settings.get("arguments", [])],
    transport: TransportKind.stdio,
    options: folder ? { cwd: folder } : {},
  };
}

function clientOptions() {
  return {
    documentSelector: [
      { scheme: "file", language: "swift" },
      { scheme: "file", pattern: "**/.glasslint.json" },
    ],
    middleware: {
      // The editor itself completes configurations, by the schema; twice the same helps nobody.
      provideCompletionItem: (document, position, context, token, next) =>
        path.basename(document.uri.fsPath) === ".glasslint.json" ? [] : next(document, position, context, token),
    },
  };
}

/** A path as settings spell it. */
function expanded(program, folder) {
  if (program.startsWith("~/")) return path.join(os.homedir(), program.slice(2));
  return folder ? program.replaceAll("${workspaceFolder}", folder) : program;
}

module.exports = { activate, deactivate };
