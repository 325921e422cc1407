import SwiftUI

// The document's components, each in its way: nothing here is found.

/// "FFLiquidGlassCard".
struct FFLiquidGlassCard<Content: View>: View {
  var cornerRadius: CGFloat = DS.Radius.lg
  var padding: CGFloat = DS.Spacing.lg
  var fill: Double = DS.Glass.thin
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .padding(padding)
      .background { glass }
      .overlay {
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
          .stroke(Color.white.opacity(DS.Glass.borderMedium), lineWidth: 1)
      }
      .shadow(
        color: .black.opacity(DS.Shadow.medium.opacity),
        radius: DS.Shadow.medium.radius,
        y: DS.Shadow.medium.y
      )
  }

  @ViewBuilder
  private var glass: some View {
    if #available(iOS 26, *) {
      Color.clear
        .glassEffect(.regular, in: .rect(cornerRadius: cornerRadius, style: .continuous))
    } else {
      RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
        .fill(Color.white.opacity(fill))
    }
  }
}

/// "FFIconButton": 36 in headers.
struct FFIconButton: View {
  let icon: String
  let label: String
  var size: CGFloat = DS.IconButton.md
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: icon)
        .font(.system(size: DS.Font.callout, weight: .medium))
        .foregroundStyle(.white.opacity(0.8))
        .frame(width: size, height: size)
        .background(Circle().fill(Color.white.opacity(DS.Glass.regular)))
        .overlay(Circle().stroke(Color.white.opacity(DS.Glass.borderSubtle), lineWidth: 1))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }
}

/// "FFTextField": a component may use what it stands for.
struct FFTextField: View {
  let placeholder: String
  @Binding var text: String
  var isSecure = false

  @FocusState private var isFocused: Bool

  var body: some View {
    Group {
      if isSecure {
        SecureField(placeholder, text: $text)
          .accessibilityLabel(placeholder)
      } else {
        TextField(placeholder, text: $text)
          .accessibilityLabel(placeholder)
      }
    }
    .font(.system(size: DS.Font.body, weight: .medium))
    .focused($isFocused)
    .padding(.horizontal, DS.Spacing.lg)
    .frame(height: 48)
    .background(
      RoundedRectangle(cornerRadius: DS.Radius.md, style: .continuous)
        .fill(Color.white.opacity(DS.Glass.regular))
    )
    .overlay(
      RoundedRectangle(cornerRadius: DS.Radius.md, style: .continuous)
        .stroke(
          isFocused
            ? Color.white.opacity(DS.Glass.borderStrong)
            : Color.white.opacity(DS.Glass.borderSubtle),
          lineWidth: 1
        )
    )
    .animation(DS.Animation.quick, value: isFocused)
  }
}

/// "FFSectionHeader": 11 points, bold.
struct FFSectionHeader: View {
  let title: String

  var body: some View {
    Text(title.uppercased())
      .font(.system(size: DS.Font.caption, weight: .bold, design: .rounded))
      .tracking(1.5)
  }
}

/// "FFScreenHeader": a logo of 26, a title of 24, buttons of 36, 20 from the sides and 16 from the top.
struct FFScreenHeader: View {
  let title: String
  var subtitle: String?

  var body: some View {
    HStack(alignment: .center, spacing: DS.Spacing.md) {
      Image(decorative: "fflogo")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 26, height: 26)

      VStack(alignment: .leading, spacing: DS.Spacing.xxxs) {
        Text(title)
          .font(.system(size: DS.Font.title, weight: .bold))
        if let subtitle {
          Text(subtitle)
            .font(.system(size: DS.Font.small, weight: .medium))
        }
      }
      Spacer()
      FFIconButton(icon: "gearshape", label: "Settings") {}
    }
    .padding(.horizontal, DS.Spacing.xl)
    .padding(.top, DS.Spacing.lg)
  }
}

/// "FFSheetModifier": here `.sheet` is at home.
struct FFSheetModifier<SheetContent: View>: ViewModifier {
  @Binding var isPresented: Bool
  let content: () -> SheetContent

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: $isPresented) {
        self.content()
          .presentationCornerRadius(DS.Radius.xl)
          .presentationBackground(.ultraThinMaterial)
      }
  }
}

extension View {
  func ffSheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(FFSheetModifier(isPresented: isPresented, content: content))
  }
}

/// "Button Press Effect": springs by name.
struct FFPressEffect: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.96 : 1.0)
      .opacity(configuration.isPressed ? 0.9 : 1.0)
      .animation(DS.Animation.quick, value: configuration.isPressed)
  }
}

/// "Shimmer": a movement without end may be even.
struct FFShimmer: ViewModifier {
  @State private var phase: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .offset(x: phase)
      .onAppear {
        withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) {
          phase = 400
        }
      }
  }
}

/// A screen as it should be.
struct TodayView: View {
  @State private var isEditing = false
  @State private var note = ""

  var body: some View {
    ScrollView {
      VStack(spacing: DS.Spacing.xl) {
        FFScreenHeader(title: "Today")
        FFSectionHeader(title: "Tasks")
        FFLiquidGlassCard {
          FFTextField(placeholder: "Note", text: $note)
        }
      }
      .padding(.horizontal, DS.Spacing.xl)
      .padding(.top, DS.Spacing.lg)
    }
    .ffSheet(isPresented: $isEditing) {
      Text("Edit")
        .font(.system(size: DS.Font.body, weight: .medium))
    }
  }
}
