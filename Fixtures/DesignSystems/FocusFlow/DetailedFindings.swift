import SwiftUI

// "Detailed Findings by Screen", "iOS 26 Liquid Glass Features" and "Premium Polish": what Screens.swift leaves out.

/// "FocusView: icon buttons 36x36 header, 40x40 intention".
struct IntentionRow: View {
  var body: some View {
    HStack(spacing: DS.Spacing.sm) {
      FFIconButton(icon: "gearshape", label: "Settings", size: 36) {}  // expect: prefer-token
      FFIconButton(icon: "sparkles", label: "Intention", size: 40) {}  // expect: icon-size-scale
      FFIconButton(icon: "bell", label: "Reminders", size: DS.IconButton.md) {}
    }
  }
}

/// "TasksView: corner radii 14, 16, 18, 20, background opacity 0.04, 0.05, 0.06".
struct TaskRows: View {
  var body: some View {
    VStack(spacing: DS.Spacing.md) {
      Text("16").clipShape(.rect(cornerRadius: 16, style: .continuous))  // expect: prefer-token
      Text("20").clipShape(.rect(cornerRadius: 20, style: .continuous))  // expect: prefer-token
      Text("0.06").background(Color.white.opacity(0.06))  // expect: prefer-token
      Text("By name")
        .background(Color.white.opacity(DS.Glass.thin))
        .clipShape(.rect(cornerRadius: DS.Radius.lg, style: .continuous))
    }
  }
}

/// "ProgressView, ProfileView: card corner radius 24": a step of the scale, and the larger one of two for cards.
struct ProfileCards: View {
  var body: some View {
    VStack(spacing: DS.Spacing.xl) {
      FFLiquidGlassCard(cornerRadius: 24) { Text("Profile") }  // expect: prefer-token
      FFLiquidGlassCard(cornerRadius: DS.Radius.xl) { Text("Profile") }
    }
  }
}

/// "FlowChatView: message padding varies".
struct MessageBubbles: View {
  var body: some View {
    VStack(spacing: DS.Spacing.sm) {
      Text("Hello")
        .padding(.horizontal, 14)  // expect: spacing-scale
        .padding(.vertical, 10)  // expect: spacing-scale
      Text("Hi")
        .padding(.horizontal, DS.Spacing.lg)
        .padding(.vertical, DS.Spacing.md)
    }
  }
}

/// "Empty & Error States", "Custom Tab Bar": symbols of 36, 48 and 20. Beyond the scale, a symbol is an icon.
struct StateSymbols: View {
  var body: some View {
    VStack(spacing: DS.Spacing.xl) {
      Image(systemName: "tray")
        .font(.system(size: 36, weight: .medium))  // expect: font-scale
        .accessibilityHidden(true)
      Image(systemName: "exclamationmark.triangle")
        .font(.system(size: 48, weight: .medium))
        .accessibilityHidden(true)
      Image(systemName: "timer")
        .font(.system(size: 20, weight: .medium))  // expect: font-scale
        .accessibilityHidden(true)
    }
  }
}

/// "When iOS 26 is released, these features will auto-enable": under these names they did not.
struct ExpectedGlass: View {
  let tint: Color

  var body: some View {
    VStack(spacing: DS.Spacing.xl) {
      Text("Card").glassBackgroundEffect(tint: tint)  // expect: glass-availability
      Text("Ring").glassProgressEffect()  // expect: glass-availability
      if #available(iOS 26, *) {
        Text("In a check").glassBackgroundEffect(tint: tint)
      }
    }
  }
}
