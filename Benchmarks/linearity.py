#!/usr/bin/env python3
"""How the time per byte of unusual files compares with that of ordinary code, and what many findings cost.

  Benchmarks/linearity.py GLASSLINT [--megabytes 20] [--only NAME]

Each line is one file of that size: the seconds of processor time that linting it takes on one thread, the time per byte
against that of ordinary code, and the most memory in use. A ratio beyond 2 is not linear, or asks too much per byte.
"""
import argparse
import os
import resource
import subprocess
import sys
import tempfile

ORDINARY = """
struct Row{n}: View {{
  let title: String
  @State private var isOpen = false

  var body: some View {{
    VStack(alignment: .leading, spacing: 8) {{
      Text(title).font(.headline)
      if isOpen {{ Text("Detail {n}").foregroundStyle(.secondary) }}
    }}
    .padding(16)
    .background(.regularMaterial, in: .rect(cornerRadius: 12))
    .onTapGesture {{ withAnimation {{ isOpen.toggle() }} }}
    .accessibilityAddTraits(.isButton)
  }}

  private func save(_ item: Item{n}) async throws -> Int {{
    guard item.count > 3 else {{ return 0 }}
    let kept = item.values.filter {{ $0.isActive }}.map(\\.name)
    return kept.count + item.count
  }}
}}
"""
IMPORT = "import SwiftUI\n"


def repeated(text, size):
    """The text again and again, its {n} counted."""
    parts, length, n = [IMPORT], 0, 0
    while length < size:
        part = text.format(n=n)
        parts.append(part)
        length += len(part)
        n += 1
    return "".join(parts)


def nested(opening, closing, inner, depth, size):
    block = "let x{n} = " + opening.replace("{", "{{") * depth + inner + closing.replace("}", "}}") * depth + "\n"
    return repeated(block, size)


KINDS = {
    "ordinary": lambda size: repeated(ORDINARY, size),
    "declarations": lambda size: repeated("let value{n}: Int = {n}\n", size),
    "functions": lambda size: repeated("func call{n}(_ a: Int, b: String) -> Bool {{ a > {n} && b.isEmpty }}\n", size),
    "types": lambda size: repeated("struct Type{n} {{ var a = {n}; let b: String }}\n", size),
    "members of a type": lambda size: IMPORT + "struct S {\n" + repeated("  var value{n}: Int = {n}\n", size)[16:] + "}\n",
    "enum cases": lambda size: IMPORT + "enum E {\n" + repeated("  case value{n}\n", size)[16:] + "}\n",
    "cases of a switch": lambda size:
        IMPORT + "func f(x: Int) {\n  switch x {\n" + repeated("  case {n}: print(x)\n", size)[16:] + "  }\n}\n",
    "statements": lambda size: IMPORT + "func f() {\n" + repeated("  call(x, y + {n})\n", size)[16:] + "}\n",
    "locals": lambda size: IMPORT + "func f() {\n" + repeated("  let v{n} = {n}\n", size)[16:] + "}\n",
    "one name": lambda size: repeated("let value = value\n", size),
    "one type": lambda size: repeated("struct Card: View {{ var body: some View {{ Card() }} }}\n", size),
    "one function": lambda size: repeated("func padding(_ a: CGFloat) -> some View {{ self }}\n", size),
    "extensions of a type": lambda size: repeated("extension Color {{ static let c{n} = Color.red }}\n", size),
    "constants used": lambda size: repeated("let gap{n}: CGFloat = 8\nlet v{n} = Text(t).padding(gap{n})\n", size),
    "parameters": lambda size: IMPORT + "func f(" + repeated("p{n}: Int, ", size)[16:] + "q: Int) {}\n",
    "arguments": lambda size: IMPORT + "let x = f(" + repeated("a{n}: {n}, ", size)[16:] + "b: 1)\n",
    "array": lambda size: IMPORT + "let x = [" + repeated("{n}, ", size)[16:] + "1]\n",
    "operators": lambda size: IMPORT + "let x = 1" + repeated(" + a{n}", size)[16:] + "\n",
    "modifiers": lambda size: IMPORT + "let x = Text(t)" + repeated(".opacity(0.{n})", size)[16:] + "\n",
    "ternaries": lambda size: IMPORT + "let x = 1" + repeated(" ? {n} : a", size)[16:] + "\n",
    "one line": lambda size: repeated(ORDINARY.replace("\n", "; ").replace("{; ", "{").replace("(; ", "("), size),
    "line comments": lambda size: repeated("// what follows is number {n} of what is told here\n", size),
    "block comment": lambda size: IMPORT + "/*" + repeated(" what is told here, {n}\n", size)[16:] + "*/\n",
    "nested comments": lambda size: repeated("/* a /* b /* c {n} */ */ */\n", size),
    "strings": lambda size: repeated('let s{n} = "some text that is {n} and more of it"\n', size),
    "one string": lambda size: IMPORT + 'let s = "' + repeated("some text {n} ", size)[16:] + '"\n',
    "interpolations": lambda size: repeated('let s{n} = "a \\({n}) b \\(c) d"\n', size),
    "text block": lambda size: IMPORT + 'let s = """\n' + repeated("  some text {n}\n", size)[16:] + '  """\n',
    "brackets": lambda size: nested("(", ")", "1", 50, size),
    "arrays in arrays": lambda size: nested("[", "]", "1", 50, size),
    "closures": lambda size: nested("{ ", " }", "1", 50, size),
    "views in views": lambda size: nested("VStack { ", " }", "Text(t)", 30, size),
    "generics": lambda size: repeated("let g{n}: A<B<C<D<E<F<Int>>>>>> = x\n", size),
    "empty lines": lambda size: IMPORT + "\n" * size,
    "numbers": lambda size: repeated("let n{n} = 0x1F_{n} + 1_000.5e3\n", size),
    "conditions": lambda size: repeated("#if DEBUG\nlet d{n} = {n}\n#else\nlet e{n} = {n}\n#endif\n", size),
    "suppressions": lambda size: repeated("// glasslint:disable:next heavy-shadow -- as agreed {n}\nlet v{n} = {n}\n", size),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("glasslint")
    parser.add_argument("--megabytes", type=float, default=20)
    parser.add_argument("--only")
    options = parser.parse_args()
    glasslint = os.path.abspath(options.glasslint)
    base = None
    with tempfile.TemporaryDirectory() as folder:
        for name, make in KINDS.items():
            if options.only and options.only not in (name,) and name != "ordinary":
                continue
            text = make(int(options.megabytes * 1_000_000))
            seconds, memory, _ = run(glasslint, folder, text)
            per_byte = seconds / len(text)
            base = base or per_byte
            print(f"{name:22} {seconds:7.2f} s  {per_byte / base:5.1f} x  {memory / 1024:6.0f} MB", flush=True)
        if not options.only:
            findings(glasslint, folder)


def findings(glasslint, folder):
    """200,000 findings in one file, and none in as large a one."""
    count = 200_000
    for name, label in (("no findings", "accessibilityLabel"), ("200,000 findings", "id")):
        row = f'Button(action: go) {{{{ Image(systemName: "trash") }}}}.{label}("Delete {{n}}")'
        text = repeated(f"struct R{{n}}: View {{{{ var body: some View {{{{ {row} }}}} }}}}\n", count * 105)
        for form in ("compact", "json", "sarif"):
            seconds, memory, size = run(glasslint, folder, text, form)
            print(f"{name + ', ' + form:25} {seconds:5.2f} s  {memory / 1024:6.0f} MB, {size / 1e6:.1f} MB said", flush=True)


def run(glasslint, folder, text, form="compact"):
    path = os.path.join(folder, "File.swift")
    with open(path, "w") as file:
        file.write(text)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    # A process of its own, since the most memory is told of all children together.
    code = (
        "import resource, subprocess, sys\n"
        "done = subprocess.run(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)\n"
        "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
        "print(used.ru_utime + used.ru_stime, used.ru_maxrss, len(done.stdout), done.returncode)\n")
    lint = [glasslint, "lint", "--no-cache", "--jobs", "1", "--fail-on", "never", "--format", form, path]
    try:
        done = subprocess.run([sys.executable, "-c", code, *lint], capture_output=True, text=True, timeout=300, cwd=folder)
    except subprocess.TimeoutExpired:
        return float("inf"), 0, 0
    seconds, memory, size, status = done.stdout.split()
    if status != "0":
        print(f"exit {status}", file=sys.stderr)
    return float(seconds), int(memory), int(size)


if __name__ == "__main__":
    main()
