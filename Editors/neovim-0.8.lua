-- Neovim 0.8 to 0.10.
vim.api.nvim_create_autocmd("FileType", {
  pattern = { "swift", "json" },
  callback = function(event)
    local name = vim.fs.basename(event.file)
    -- Of JSON files it looks at its own.
    if event.match == "json" and name ~= ".glasslint.json" then
      return
    end
    local markers = { ".glasslint.json", "Package.swift", ".git" }
    local marker = vim.fs.find(markers, { upward = true, path = vim.fs.dirname(vim.fn.fnamemodify(event.file, ":p")) })[1]
    vim.lsp.start({
      name = "glasslint",
      cmd = { "glasslint", "lsp" },
      root_dir = marker and vim.fs.dirname(marker),
    })
  end,
})

-- Fix on save.
vim.api.nvim_create_autocmd("BufWritePre", {
  pattern = "*.swift",
  callback = function(event)
    for _, client in pairs(vim.lsp.buf_get_clients(event.buf)) do
      if client.name == "glasslint" then
        local params = vim.lsp.util.make_range_params(0, client.offset_encoding)
        params.context = { only = { "source.fixAll.glasslint" }, diagnostics = {} }
        local answer = client.request_sync("textDocument/codeAction", params, 1000, event.buf)
        for _, action in ipairs(answer and answer.result or {}) do
          vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
        end
      end
    end
  end,
})
