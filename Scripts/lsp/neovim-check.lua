-- Run inside Neovim by test_editors.py: opens a file with a setup of Editors/, looks at its diagnostics, applies an action,
-- saves, and writes down what it saw.
local seen = { version = tostring(vim.version().major) .. "." .. vim.version().minor .. "." .. vim.version().patch }

-- What a setup for 0.8 needs and 0.7 lacks.
if not vim.lsp.start then
  vim.lsp.start = function(config)
    vim.lsp.buf_attach_client(0, vim.lsp.start_client(config))
  end
  vim.fs = {
    dirname = function(path) return vim.fn.fnamemodify(path, ":h") end,
    basename = function(path) return vim.fn.fnamemodify(path, ":t") end,
    find = function(names, options)
      local folder = options.path
      while true do
        for _, name in ipairs(names) do
          local path = folder .. "/" .. name
          if vim.fn.filereadable(path) == 1 or vim.fn.isdirectory(path) == 1 then return { path } end
        end
        local parent = vim.fn.fnamemodify(folder, ":h")
        if parent == folder then return {} end
        folder = parent
      end
    end,
  }
end

local function codes()
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    table.insert(found, string.format("%s:%d:%d", diagnostic.code, diagnostic.lnum, diagnostic.col))
  end
  table.sort(found)
  return found
end

local function wait(name, is_done)
  if not vim.wait(8000, is_done, 20) then seen.missed = name end
end

local ok, problem = pcall(function()
  dofile(vim.env.SETUP)
  vim.cmd("filetype on")
  vim.cmd("edit Components.swift")
  -- Neovim 0.7 knows Swift by its plugins only.
  if vim.bo.filetype ~= "swift" then vim.bo.filetype = "swift" end
  wait("diagnostics", function() return #codes() == 2 end)
  seen.diagnostics = codes()

  vim.api.nvim_win_set_cursor(0, { 24, 34 })
  local function isWanted(action) return action.title:find("Use DS.Spacing.medium", 1, true) ~= nil end
  if vim.fn.has("nvim-0.8") == 1 then
    vim.lsp.buf.code_action({ filter = isWanted, apply = true })
  else
    local params = vim.lsp.util.make_range_params()
    params.context = { diagnostics = {} }
    for id, answer in pairs(vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 5000)) do
      for _, action in ipairs(vim.tbl_filter(isWanted, answer.result)) do
        vim.lsp.util.apply_workspace_edit(action.edit, vim.lsp.get_client_by_id(id).offset_encoding)
      end
    end
  end
  wait("the action", function() return vim.api.nvim_buf_get_lines(0, 23, 24, true)[1]:find("DS.Spacing.medium", 1, true) ~= nil end)
  wait("diagnostics after the action", function() return #codes() == 1 end)
  seen.after_action = codes()

  vim.cmd("write")
  wait("diagnostics after saving", function() return #codes() == 0 end)
  seen.after_save = #codes()

  -- A configuration is a document of the server as well.
  vim.fn.writefile({ "{", '  "exlude": []', "}" }, ".glasslint.json")
  vim.cmd("edit .glasslint.json")
  wait("the mistake in the configuration", function() return #vim.diagnostic.get(0) == 1 end)
  seen.mistake = vim.diagnostic.get(0)[1].message
end)
seen.problem = not ok and tostring(problem) or nil
vim.fn.writefile({ vim.fn.json_encode(seen) }, vim.env.SEEN)
vim.cmd("qall!")
