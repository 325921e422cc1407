-- Neovim 0.11 or newer.
vim.lsp.config("glasslint", {
  cmd = { "glasslint", "lsp" },
  filetypes = { "swift", "json" },
  -- Of JSON files it looks at its own.
  root_dir = function(buffer, start)
    local name = vim.fs.basename(vim.api.nvim_buf_get_name(buffer))
    if vim.bo[buffer].filetype == "swift" or name == ".glasslint.json" then
      start(vim.fs.root(buffer, { ".glasslint.json", "Package.swift", ".git" }))
    end
  end,
})
vim.lsp.enable("glasslint")

-- Fix on save.
vim.api.nvim_create_autocmd("BufWritePre", {
  pattern = "*.swift",
  callback = function(event)
    for _, client in ipairs(vim.lsp.get_clients({ bufnr = event.buf, name = "glasslint" })) do
      local params = vim.lsp.util.make_range_params(0, client.offset_encoding)
      params.context = { only = { "source.fixAll.glasslint" }, diagnostics = {} }
      local answer = client:request_sync("textDocument/codeAction", params, 1000, event.buf)
      for _, action in ipairs(answer and answer.result or {}) do
        vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
      end
    end
  end,
})
