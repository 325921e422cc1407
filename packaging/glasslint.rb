# Homebrew's formula. Scripts/release-index puts in the version, addresses and sums of a release; the file belongs into
# Formula/ of a tap.
class Glasslint < Formula
  desc "Linter and fixer that keeps SwiftUI code on its design system"
  homepage "https://github.com/your-organization/GlassLint"
  version "0.1.0"
  license "MIT"

  on_macos do
    url "https://github.com/your-organization/GlassLint/releases/download/v0.1.0/glasslint-0.1.0-macos-universal.tar.gz"
    sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  end

  on_linux do
    on_intel do
      url "https://github.com/your-organization/GlassLint/releases/download/v0.1.0/glasslint-0.1.0-linux-x86_64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
    on_arm do
      url "https://github.com/your-organization/GlassLint/releases/download/v0.1.0/glasslint-0.1.0-linux-aarch64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
  end

  def install
    bin.install "bin/glasslint"
    man1.install "share/man/man1/glasslint.1"
    bash_completion.install "share/bash-completion/completions/glasslint"
    zsh_completion.install "share/zsh/site-functions/_glasslint"
    fish_completion.install "share/fish/vendor_completions.d/glasslint.fish"
  end

  test do
    (testpath/"Card.swift").write <<~SWIFT
      import SwiftUI
      struct Card: View {
        var body: some View { RoundedRectangle(cornerRadius: 12, style: .circular) }
      }
    SWIFT
    assert_match "[continuous-corners]", shell_output("#{bin}/glasslint Card.swift", 1)
  end
end
