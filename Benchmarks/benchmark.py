#!/usr/bin/env python3
"""Times a release build of glasslint against `cat` on the same files in the same run.

  Benchmarks/benchmark.py [--tree FOLDER] [--runs N]

Without --tree, a tree of 10,000 Swift files (60 MB) is written to a temporary folder first: view code of varying
shape, made from a fixed seed, so that the figures of two machines or two commits can be compared. With --tree, any
folder of Swift files serves. Prints medians; ratios are pair by pair, so that a machine that slows down in between does
not tilt them. Builds nothing: run `swift build -c release` before. Keeps its index cache to itself.
"""
import argparse
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GLASSLINT = os.path.join(ROOT, ".build", "release", "glasslint")
WORDS = "trail summit ridge valley river forest meadow camp route stage height slope rest view map guide".split()


def view_file(random_, size):
    """A Swift file of about `size` bytes: views, models and comments in the proportions of an app."""
    parts = ["import SwiftUI\n\n"]
    length = len(parts[0])
    index = 0
    while length < size:
        name = random_.choice(WORDS).title() + random_.choice(WORDS).title() + str(index)
        part = random_.choice((view, view, view, model, comment))(random_, name)
        parts.append(part)
        length += len(part)
        index += 1
    return "".join(parts)


ROWS = (
    '      Text("{w} \\(model.{w}, specifier: "%.1f")")\n        .font(.headline)\n'
    '        .padding(.horizontal, {n})\n        .foregroundStyle(isOn ? .primary : .secondary)\n',
    '      Button {{\n        model.{w}(isOn)\n      }} label: {{\n        Label("{w}", systemImage: "{w}.fill")\n'
    '      }}\n      .buttonStyle(.bordered)\n',
    '      RoundedRectangle(cornerRadius: {n}, style: .continuous)\n        .fill(.regularMaterial)\n'
    '        .shadow(color: .black.opacity(0.05), radius: 6, x: 0, y: 3)\n',
    '      ForEach(model.{w}s) {{ item in\n        HStack(spacing: {n}) {{\n          Image(decorative: item.name)\n'
    '          Text(item.title)\n        }}\n        .onAppear {{ selection = item.id }}\n      }}\n',
)
# One row in a dozen leaves the design system: about two findings in a file, as in the apps the rules were tried on.
STRAY_ROWS = (
    '      Text("{w}").padding(22)\n', '      Text("{w}").foregroundColor(.red)\n',
    '      Button {{ isOn.toggle() }} label: {{ Image(systemName: "{w}") }}\n',
    '      RoundedRectangle(cornerRadius: 12).fill(.regularMaterial)\n',
)


def view(random_, name):
    rows = []
    for _ in range(random_.randint(2, 9)):
        row = random_.choice(STRAY_ROWS if random_.random() < 1 / 12 else ROWS)
        rows.append(row.format(w=random_.choice(WORDS), n=random_.choice((4, 8, 12, 16, 20, 24))))
    return (f"struct {name}: View {{\n  @ObservedObject var model: {name}Model\n  @State private var isOn = false\n"
            f"  @State private var selection: UUID?\n\n  var body: some View {{\n    VStack(alignment: .leading, spacing: 8) {{\n"
            + "".join(rows) + "    }\n    .padding(16)\n  }\n}\n\n")


def model(random_, name):
    lines = []
    for _ in range(random_.randint(3, 12)):
        word = random_.choice(WORDS)
        lines.append(f"  func {word}{random_.randint(0, 999)}(_ value: Int, by factor: Double = 1.5) async throws -> [String: Int] {{\n"
                     f"    guard let first = items.first(where: {{ $0.id == value }}), first.count > 0 else {{ return [:] }}\n"
                     f"    return items.reduce(into: [:]) {{ $0[$1.name, default: 0] += Int(Double($1.count) * factor) }}\n  }}\n")
    return f"final class {name}Model: ObservableObject {{\n  @Published var items: [{name}Item] = []\n\n" + "\n".join(lines) + "}\n\n"


def comment(random_, name):
    return "".join("/// " + " ".join(random_.choice(WORDS) for _ in range(14)) + "\n" for _ in range(random_.randint(2, 8))) + \
        f"enum {name}Kind: String, CaseIterable {{\n  case {', '.join(sorted(set(random_.choices(WORDS, k=4))))}\n}}\n\n"


def write_tree(folder, files=10_000, total=60_000_000):
    random_ = random.Random(2026)
    for index in range(files):
        subfolder = os.path.join(folder, f"Module{index // 100}")
        os.makedirs(subfolder, exist_ok=True)
        size = int(random_.lognormvariate(0, 0.8) / 1.377 * total / files)
        with open(os.path.join(subfolder, f"File{index}.swift"), "w", encoding="utf-8") as out:
            out.write(view_file(random_, size))


def swift_files(folder):
    for path, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.endswith(".swift"):
                yield os.path.join(path, name)


def timed(command, folder=None):
    """Wall seconds and peak memory (MB) of one command; its output is thrown away."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    return time.perf_counter() - start, usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024)


def median(values):
    return statistics.median(values)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", help="a folder of Swift files; default: 10,000 files written for the purpose")
    parser.add_argument("--runs", type=int, default=7)
    options = parser.parse_args()
    if not os.access(GLASSLINT, os.X_OK):
        sys.exit("no release build: run `swift build -c release` first")

    folder = options.tree or tempfile.mkdtemp(prefix="glasslint-benchmark-")
    cache = tempfile.mkdtemp(prefix="glasslint-benchmark-cache-")
    os.environ["XDG_CACHE_HOME"] = cache
    try:
        if not options.tree:
            write_tree(folder)
        files = list(swift_files(folder))
        size = sum(os.path.getsize(path) for path in files)
        print(f"{len(files):,} files, {size / 1e6:.1f} MB, {os.cpu_count()} cores")

        listing = os.path.join(tempfile.gettempdir(), f"glasslint-benchmark-{os.getpid()}.txt")
        with open(listing, "w", encoding="utf-8") as out:
            out.write("\0".join(files))
        cat = ["xargs", "-0", "-a", listing, "cat"] if sys.platform == "linux" else None
        lint = [GLASSLINT, "lint", "--format", "compact", folder]
        everything = [GLASSLINT, "lint", "--format", "compact", "--config", all_rules_configuration(), folder]
        figures = {"cat": [], "lint": [], "all": []}
        memory = []
        for run in range(options.runs + 1):
            pair = {"cat": timed(cat) if cat else cat_by_hand(files), "lint": timed(lint), "all": timed(everything)}
            if run == 0:
                continue
            for name, (seconds, megabytes) in pair.items():
                figures[name].append(seconds)
                if name == "all":
                    memory.append(megabytes)
        os.unlink(listing)
        print(f"cat                  {median(figures['cat']):6.3f} s")
        for name, title in (("lint", "recommended rules"), ("all", "all rules")):
            ratios = [ours / theirs for ours, theirs in zip(figures[name], figures["cat"])]
            print(f"{title:<20} {median(figures[name]):6.3f} s   {median(ratios):.2f} times cat"
                  f" ({min(ratios):.2f} to {max(ratios):.2f})")
        print(f"peak memory          {max(memory):6.1f} MB")

        small = min(files, key=lambda path: abs(os.path.getsize(path) - 3000))
        seconds = [timed([GLASSLINT, "lint", small])[0] for _ in range(41)]
        print(f"one file             {median(seconds) * 1000:6.1f} ms from start to exit ({os.path.getsize(small)} bytes)")
        # Everything around the file is its project, whose index lies in the cache.
        timed([GLASSLINT, "lint", "."], folder)
        seconds = [timed([GLASSLINT, "lint", small], folder)[0] for _ in range(41)]
        print(f"one file of them all {median(seconds) * 1000:6.1f} ms with the index of {len(files):,}")
        print_growth()
    finally:
        shutil.rmtree(cache, ignore_errors=True)
        if not options.tree:
            shutil.rmtree(folder, ignore_errors=True)


# Many declarations of one name in a file: what takes four times as many has to take about four times as long.
NAMESAKES = {
    "extensions of a type": lambda index: f"extension Card {{ var value{index}: CGFloat {{ {index % 40} }} }}\n",
    "members of a name": lambda index: f"extension Card {{ static let value: CGFloat = {index % 40} }}\n",
    "locals of a name": lambda index: f"func f{index}() {{ let value = {index % 40}; print(value) }}\n",
    "globals of a name": lambda index: f"let value: CGFloat = {index % 40}\n",
    "overloads": lambda index: f"func value(of card: CGFloat) -> CGFloat {{ {index % 40} }}\n",
}


def print_growth(small=12_500):
    folder = tempfile.mkdtemp(prefix="glasslint-benchmark-")
    try:
        for name, line in NAMESAKES.items():
            seconds = []
            for count in (small, 4 * small):
                path = os.path.join(folder, "Names.swift")
                with open(path, "w", encoding="utf-8") as out:
                    out.write("import SwiftUI\nstruct Card: View { var body: some View { Text(\"\").padding(22) } }\n")
                    out.writelines(line(index) for index in range(count))
                seconds.append(median([timed([GLASSLINT, "lint", "--no-cache", path])[0] for _ in range(5)]))
            print(f"{4 * small:,} {name:<21} {seconds[1]:6.3f} s   {seconds[1] / seconds[0]:.1f} times a quarter of them")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def all_rules_configuration():
    path = os.path.join(tempfile.gettempdir(), "glasslint-benchmark-all.json")
    with open(path, "w", encoding="utf-8") as out:
        out.write('{"extends": "glasslint:all"}\n')
    return path


def cat_by_hand(files):
    start = time.perf_counter()
    for index in range(0, len(files), 500):
        subprocess.run(["cat", *files[index:index + 500]], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start, 0


if __name__ == "__main__":
    main()
