import SwiftUI

// "Critical Inconsistencies Found" and "Detailed Findings by Screen".

/// "FocusView: horizontal padding 22, top padding 18".
struct FocusView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {  // expect: prefer-token
        Text("Focus")
      }
      .padding(.horizontal, 22)  // expect: screen-padding, spacing-scale
      .padding(.top, 18)  // expect: spacing-scale
    }
  }
}

/// "AuthViews: horizontal padding 24": a step of the scale, but not a screen's.
struct AuthLandingView: View {
  var body: some View {
    ZStack {
      PremiumAppBackground().ignoresSafeArea()
      VStack(spacing: DS.Spacing.lg) {
        Text("Welcome")
        Text("Sign in to keep your focus")
      }
      .padding(.horizontal, 24)  // expect: prefer-token, screen-padding
    }
  }
}

/// "FlowChatView: horizontal padding 16, 24 (both used)".
struct FlowChatView: View {
  private let sidePadding: CGFloat = 16  // expect: prefer-token, screen-padding

  var body: some View {
    ScrollView {
      LazyVStack(spacing: DS.Spacing.md) {
        Text("Hello")
      }
      .padding([.leading, .trailing], sidePadding)
    }
  }
}

/// "TasksView: horizontal padding 20 ✅".
struct TasksView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: DS.Spacing.xl) {
        Text("Tasks")
      }
      .padding(.horizontal, DS.Spacing.xl)
    }
  }
}

/// "Corner Radius: 12, 14, 16, 18, 20, 24, 26 used randomly", "voice sheet corner radius 25".
struct RadiusSamples: View {
  var body: some View {
    VStack(spacing: DS.Spacing.md) {
      Text("14").clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))  // expect: radius-scale
      Text("18").clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))  // expect: radius-scale
      Text("25").presentationCornerRadius(25)  // expect: radius-scale
      Text("26").clipShape(RoundedRectangle(cornerRadius: 26, style: .continuous))  // expect: radius-scale
      Text("12").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))  // expect: prefer-token
      Text("By name").clipShape(RoundedRectangle(cornerRadius: DS.Radius.sm, style: .continuous))
      RoundedRectangle(cornerRadius: 4)  // expect: continuous-corners, radius-scale
        .fill(Color.white.opacity(DS.Glass.regular))
        .frame(width: 140, height: 14)
    }
  }
}

/// "Background Opacity: 0.04 - 0.08 for same components".
struct OpacitySamples: View {
  let isActive: Bool

  var body: some View {
    VStack(spacing: DS.Spacing.md) {
      Text("0.04").background(Color.white.opacity(0.04))  // expect: opacity-scale
      Text("0.07").background(Color.white.opacity(0.07))  // expect: opacity-scale
      Circle().stroke(Color.white.opacity(0.11), lineWidth: 1)  // expect: opacity-scale
      Circle().fill(Color.white.opacity(isActive ? DS.Glass.regular : 0.09))  // expect: opacity-scale
      Text("By name").background(Color.white.opacity(DS.Glass.thin))
      Circle().fill(Color.white.opacity(0.05))  // expect: prefer-token
    }
  }
}

/// "Icon Button Sizes: 28, 34, 36, 40, 44".
struct IconButtonSamples: View {
  var body: some View {
    HStack(spacing: DS.Spacing.sm) {
      Button {  // expect: prefer-ff-icon-button
      } label: {
        Image(systemName: "xmark")
          .frame(width: 28, height: 28)  // expect: icon-size-scale, touch-target
      }
      .accessibilityLabel("Close")
      Button {  // expect: prefer-ff-icon-button
      } label: {
        Image(systemName: "chevron.left")
          .frame(width: 34, height: 34)  // expect: icon-size-scale
      }
      .accessibilityLabel("Back")
      Button {  // expect: prefer-ff-icon-button
      } label: {
        Image(systemName: "plus")
          .frame(width: 40, height: 40)  // expect: icon-size-scale
      }
      .accessibilityLabel("Add")
      Button {  // expect: prefer-ff-icon-button
      } label: {
        Image(systemName: "gearshape")
          .frame(width: 36, height: 36)  // expect: prefer-token
      }
      .accessibilityLabel("Settings")
      Button {  // expect: prefer-ff-icon-button
      } label: {
        Image(systemName: "bell")
          .frame(width: DS.IconButton.sm, height: DS.IconButton.sm)
      }
      .accessibilityLabel("Reminders")
    }
  }
}

/// "Inline section headers → FFSectionHeader".
struct InlineHeader: View {
  let title: String

  var body: some View {
    VStack(spacing: DS.Spacing.sm) {
      Text(title.uppercased())  // expect: prefer-ff-section-header
        .font(.system(size: DS.Font.caption, weight: .bold, design: .rounded))
        .tracking(1.5)
      FFSectionHeader(title: title)
      FFIconButton(icon: "gearshape", label: "Settings") {}
    }
  }
}

/// "Body Font Sizes: 12, 13, 14, 15, 16", "SettingsView: row font sizes 13, 14, 15".
struct FontSamples: View {
  var body: some View {
    VStack(spacing: DS.Spacing.xs) {
      Text("14").font(.system(size: 14, weight: .medium))  // expect: font-scale
      Text("17").font(.system(size: 17))  // expect: font-scale
      Text("15").font(.system(size: 15, weight: .medium))  // expect: prefer-token
      Text("Caption").font(.system(size: DS.Font.small + 1, weight: .medium))
      Text("Title").font(.system(size: DS.Font.title, weight: .bold))
    }
  }
}

/// "Spacing Values: no system", "SettingsView: button padding 10, 16".
struct SpacingSamples: View {
  var body: some View {
    HStack(spacing: 10) {  // expect: spacing-scale
      Text("10")
        .padding(10)  // expect: spacing-scale
      Text("16")
        .padding(16)  // expect: prefer-token
      Text("By name")
        .padding(DS.Spacing.lg)
      Spacer(minLength: 14)  // expect: spacing-scale
    }
  }
}

/// "Shadows".
struct ShadowSamples: View {
  let accent: Color

  var body: some View {
    VStack(spacing: DS.Spacing.xxl) {
      Text("small").shadow(color: .black.opacity(0.10), radius: 4, y: 2)
      Text("medium").shadow(color: .black.opacity(0.15), radius: 12, y: 6)  // expect: prefer-token
      Text("large").shadow(color: .black.opacity(0.20), radius: 20, y: 10)  // expect: prefer-token
      Text("glow").shadow(color: accent.opacity(0.25), radius: 16, y: 0)
      Text("By name").shadow(
        color: .black.opacity(DS.Shadow.large.opacity), radius: DS.Shadow.large.radius, y: DS.Shadow.large.y)
      Text("Heavier than the glow").shadow(color: .black.opacity(0.3), radius: 20, y: 10)  // expect: heavy-shadow, shadow-scale
      Text("None of them").shadow(color: .black.opacity(0.15), radius: 8, y: 4)  // expect: shadow-scale
    }
  }
}

/// "Animations: replace .easeInOut with spring".
struct MotionSamples: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: DS.Spacing.md) {
      Button("Ease") {
        withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() }  // expect: spring-animation
      }
      Button("Ease, with the type in front") {
        withAnimation(Animation.easeOut(duration: 0.3)) { isOpen.toggle() }  // expect: spring-animation
      }
      Button("Spring") {
        withAnimation(DS.Animation.quick) { isOpen.toggle() }
      }
      Button("A spring spelled out") {
        withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) { isOpen.toggle() }  // expect: prefer-token
      }
      Text("Bounce")
        .scaleEffect(isOpen ? 1.05 : 1)
        .animation(.easeIn, value: isOpen)  // expect: spring-animation
      Text("Fade")
        .opacity(isOpen ? 1 : 0)
        .animation(
          isOpen ? .linear(duration: 0.3) : DS.Animation.smooth,  // expect: spring-animation
          value: isOpen
        )
    }
  }
}

/// "Animation Presets" are springs of 0.3, 0.4, 0.5 and 0.7 seconds.
struct PulsingDot: View {
  @State private var isPulsing = false

  var body: some View {
    Circle()
      .strokeBorder(Color.white.opacity(DS.Glass.borderStrong), lineWidth: 5)  // expect: line-width-scale
      .scaleEffect(isPulsing ? 1.02 : 1)
      .animation(.spring(response: 0.35, dampingFraction: 0.8), value: isPulsing)  // expect: duration-scale
      .onAppear {
        withAnimation(.easeInOut(duration: 2).repeatForever(autoreverses: true)) {
          isPulsing = true
        }
      }
  }
}

/// "Use ffSheet() modifier", "Inline text fields → FFTextField".
struct InlineStyles: View {
  @State private var isEditing = false
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    VStack(spacing: DS.Spacing.md) {
      TextField("Name", text: $name)  // expect: preferred-component
        .accessibilityLabel("Name")
      SecureField("Password", text: $password)  // expect: preferred-component
        .accessibilityLabel("Password")
      FFTextField(placeholder: "Name", text: $name)
    }
    .sheet(isPresented: $isEditing) {  // expect: preferred-component
      Text("Edit")
    }
  }
}
