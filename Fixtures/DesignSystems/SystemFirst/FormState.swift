import Observation
import SwiftUI

// "Phase 3: Consolidate Form State with @Observable".

/// Thirteen states, and one that follows another by hand.
struct OldGoalFormView: View {  // expect: state-sprawl
  @State private var title = ""
  @State private var detailedDescription = ""
  @State private var freeformNotes = ""
  @State private var importance = 5
  @State private var urgency = 5
  @State private var startDate = Date()
  @State private var targetDate = Date()
  @State private var actionPlan = ""
  @State private var expectedTermLength = 10
  @State private var measureTargets: [MeasureTarget] = []
  @State private var valueAlignments: [ValueAlignment] = []
  @State private var selectedValueIds: Set<UUID> = []
  @State private var selectedTermId: UUID?

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField("Description", text: $detailedDescription, axis: .vertical)
      Stepper("Importance: \(importance)", value: $importance, in: 1...10)
      DatePicker("Start Date", selection: $startDate, displayedComponents: .date)
      DatePicker("Target Date", selection: $targetDate, displayedComponents: .date)
      TextField("Notes", text: $freeformNotes, axis: .vertical)
      Stepper("Urgency: \(urgency)", value: $urgency, in: 1...10)
      TextField("Action Plan", text: $actionPlan, axis: .vertical)
      Stepper("Term Length: \(expectedTermLength) weeks", value: $expectedTermLength)
      Text("\(measureTargets.count) Targets, \(selectedTermId == nil ? "no term" : "one term")")
    }
    .onChange(of: valueAlignments) { _, newValue in  // expect: state-sync
      selectedValueIds = Set(newValue.compactMap(\.valueId))
    }
  }
}

/// One state copies another.
struct OldTermForm: View {
  @State private var weeks = 10
  @State private var weeksText = ""

  var body: some View {
    Stepper("Weeks: \(weeks)", value: $weeks)
      .onChange(of: weeks) {  // expect: state-sync
        weeksText = String(weeks)
      }
  }
}

/// A change that starts work is no copy.
struct SearchField: View {
  @State private var query = ""
  @State private var results: [String] = []

  var body: some View {
    TextField("Search", text: $query)
      .onChange(of: query) { _, newValue in
        Task { results = await search(newValue) }
      }
  }

  private func search(_ query: String) async -> [String] { [query] }
}

/// "Before (@ObservableObject)".
final class OldGoalModel: ObservableObject {  // expect: observable-macro
  @Published var items: [MeasureTarget] = []
  @Published var selectedIds: Set<UUID> = []

  func sync() {
    selectedIds = Set(items.filter(\.isSelected).map(\.id))
  }
}

/// "After (@Observable)".
@Observable
final class GoalModel {
  var items: [MeasureTarget] = []

  var selectedIds: Set<UUID> {
    Set(items.filter(\.isSelected).map(\.id))
  }
}

@Observable
@MainActor
public final class GoalFormModel {
  public var title = ""
  public var detailedDescription = ""
  public var importance = 5
  public var valueAlignments: [ValueAlignment] = []

  public var selectedValueIds: Set<UUID> { Set(valueAlignments.compactMap(\.valueId)) }
  public var canSubmit: Bool { !title.isEmpty }

  public func toggleValue(_ valueId: UUID) {
    if let index = valueAlignments.firstIndex(where: { $0.valueId == valueId }) {
      valueAlignments.remove(at: index)
    } else {
      valueAlignments.append(ValueAlignment(valueId: valueId))
    }
  }
}

/// "Refactor GoalFormView": a single model, bound directly.
public struct GoalFormView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var viewModel = GoalFormViewModel()
  @State private var model = GoalFormModel()
  let availableValues: [PersonalValue]

  public var body: some View {
    Form {
      Section("Details") {
        TextField("Title", text: $model.title)
        TextField("Description", text: $model.detailedDescription, axis: .vertical)
          .lineLimit(3...6)
      }

      Section("Priority") {
        Stepper("Importance: \(model.importance)", value: $model.importance, in: 1...10)
      }

      Section("Value Alignment") {
        ForEach(availableValues) { value in
          Toggle(
            isOn: Binding(
              get: { model.selectedValueIds.contains(value.id) },
              set: { _ in model.toggleValue(value.id) }
            )
          ) {
            Text(value.title ?? "Untitled Value")
          }
        }
      }

      if let errorMessage = viewModel.errorMessage {
        Section {
          Text(errorMessage)
            .foregroundStyle(.red)
            .font(.caption)
        }
      }
    }
    .formStyle(.grouped)
    .navigationTitle("New Goal")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { viewModel.save(model) }
          .disabled(!model.canSubmit)
      }
    }
  }
}
