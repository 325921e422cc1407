//! Tells Zed how `glasslint lsp` is started; all else is the server's.
use zed_extension_api::{self as zed, LanguageServerId, Result};

struct GlassLint;

impl zed::Extension for GlassLint {
    fn new() -> Self {
        GlassLint
    }

    fn language_server_command(
        &mut self,
        _server: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<zed::Command> {
        let command = worktree
            .which("glasslint")
            .ok_or_else(|| "glasslint is not in the PATH".to_string())?;
        Ok(zed::Command {
            command,
            args: vec!["lsp".to_string()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(GlassLint);
