-- With conform.nvim.
require("conform").setup({
  formatters = {
    glasslint = {
      command = "glasslint",
      args = { "fix", "--stdin-path", "$FILENAME" },
    },
  },
  -- Those that format come behind.
  formatters_by_ft = { swift = { "glasslint" } },
  format_on_save = { timeout_ms = 1000 },
})
