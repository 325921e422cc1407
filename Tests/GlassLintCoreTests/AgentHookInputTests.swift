import Testing

@testable import GlassLintCore

@Suite struct AgentHookInputTests {
  private func files(_ text: String) throws -> [String] {
    try AgentHookInput(Array(text.utf8), workingDirectory: "/w").files
  }

  @Test(
    arguments: [
      // Claude Code; Gemini CLI calls the event AfterTool.
      (
        #"{"hook_event_name": "PostToolUse", "cwd": "/app", "tool_input": {"file_path": "A.swift"}}"#,
        ["/app/A.swift"]
      ),
      (
        #"{"tool_name": "Write", "tool_input": {"file_path": "/x/A.swift", "content": ""}, "tool_response": {}}"#,
        ["/x/A.swift"]
      ),
      // Cursor
      (#"{"file_path": "/x/A.swift", "edits": [], "workspace_roots": ["/x"]}"#, ["/x/A.swift"]),
      (#"{"file_path": "A.swift", "workspace_roots": ["/x"]}"#, ["/x/A.swift"]),
      (#"{"file_path": "A.swift"}"#, ["/w/A.swift"]),
      // Windsurf, Copilot, VS Code
      (
        #"{"agent_action_name": "post_write_code", "tool_info": {"file_path": "/x/A.swift"}}"#, ["/x/A.swift"]
      ),
      (#"{"toolName": "edit", "toolArgs": "{\"path\": \"/x/A.swift\"}"}"#, ["/x/A.swift"]),
      (
        #"{"tool_name": "editFiles", "tool_input": {"files": ["A.swift", "B.swift", "A.swift"]}, "cwd": "/x"}"#,
        ["/x/A.swift", "/x/B.swift"]
      ),
      // Codex
      (
        #"{"cwd": "/x", "tool_input": {"command": "*** Begin Patch\n*** Update File: A.swift\n@@\n-a\n+b\n*** Add File: B.swift\n+*** x\n*** Delete File: C.swift\n*** End Patch"}}"#,
        ["/x/A.swift", "/x/B.swift"]
      ),
      // What is about no file is no mistake.
      (#"{"hook_event_name": "PostToolUse", "tool_name": "Bash", "tool_input": {"command": "ls"}}"#, []),
      (#"{"tool_input": {"file_path": ""}}"#, []), (#"{"tool_input": null}"#, []),
    ] as [(String, [String])])
  func readsWhatAgentsSend(_ text: String, _ expected: [String]) throws {
    #expect(try files(text) == expected)
  }

  @Test(arguments: ["", "{", "[]", "\"A.swift\"", "{}", #"{"file": "A.swift"}"#])
  func saysWhatIsWrong(_ text: String) {
    #expect(throws: AgentHookInput.Mistake.self) { try files(text) }
  }
}
