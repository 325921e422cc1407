import SwiftUI

// "Phase 2: Replace Progress Visualization with Gauge".

/// A ring drawn by hand.
struct ProgressRing: View {
  let progress: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(.quaternary, lineWidth: 4)
      Circle()
        .trim(from: 0, to: progress)  // expect: custom-progress
        .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .frame(width: 32, height: 32)
  }
}

/// A bar drawn by hand.
struct ProgressBar: View {
  let progress: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule()
          .fill(.tint)
          .frame(width: proxy.size.width * progress)  // expect: custom-progress
      }
    }
    .frame(height: 8)
  }
}

/// The same, as others write it.
struct ProgressArc: View {
  let done: Int
  let total: Int

  private var fraction: CGFloat { CGFloat(done) / CGFloat(total) }

  var body: some View {
    Circle()
      .trim(from: 0.0, to: min(fraction, 1))  // expect: custom-progress
      .stroke(Color.green, lineWidth: 4)
  }
}

struct ProgressStripe: View {
  let done: Double
  let total: Double

  var body: some View {
    GeometryReader { geometry in
      Rectangle()
        .fill(.green)
        .frame(  // expect: custom-progress
          width: CGFloat(done / total) * geometry.size.width,
          height: 6
        )
    }
  }
}

/// What the system draws.
struct GoalGauges: View {
  let overallProgress: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 8) {
        Gauge(value: overallProgress, in: 0...1) {
          Text("Progress")
        } currentValueLabel: {
          Text("\(Int(overallProgress * 100))%")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(semanticColor(for: overallProgress))
        .frame(width: 32, height: 32)

        Text("2 metrics")
          .font(.caption2)
          .foregroundStyle(.secondary)
      }

      Gauge(value: overallProgress, in: 0...1) {
        Text("Overall")
      }
      .gaugeStyle(.linearCapacity)
      .tint(.blue)

      ProgressView(value: overallProgress) {
        Text("Overall")
      }
    }
  }

  private func semanticColor(for progress: Double) -> Color {
    switch progress {
    case 0..<0.25: return .red
    case 0.25..<0.5: return .orange
    case 0.5..<0.75: return .yellow
    case 0.75..<1.0: return .green
    default: return .blue
    }
  }
}

/// "Semantic colors handled by system."
struct ProgressColors: View {
  var body: some View {
    VStack(spacing: 8) {
      Gauge(value: 0.5) {
        Text("Own color")
      }
      .tint(Color(red: 0.2, green: 0.78, blue: 0.35))  // expect: hardcoded-color
      Text("Two metrics")
        .foregroundColor(.secondary)  // expect: deprecated-modifier
    }
  }
}

/// "Dynamic Type scales correctly".
struct ProgressTitle: View {
  @ScaledMetric private var size = 16.0

  var body: some View {
    VStack(spacing: 8) {
      Text("Fixed")
        .font(.system(size: 16, weight: .semibold))  // expect: fixed-font-size
      Text("Scaled with the text style")
        .font(.headline)
      Text("Scaled by a metric")
        .font(.system(size: size))
      Text("Scaled relative to a style")
        .font(.custom("Avenir", size: 18, relativeTo: .body))
    }
  }
}

/// "Respects Reduce Motion setting".
struct RestlessBadge: View {
  @State private var isPulsing = false

  var body: some View {
    Circle()
      .scaleEffect(isPulsing ? 1.1 : 1)
      .onAppear {
        withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) {  // expect: reduce-motion
          isPulsing = true
        }
      }
  }
}

struct ConsiderateBadge: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isPulsing = false

  var body: some View {
    Circle()
      .scaleEffect(isPulsing ? 1.1 : 1)
      .onAppear {
        guard !reduceMotion else { return }
        withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) {
          isPulsing = true
        }
      }
  }
}
