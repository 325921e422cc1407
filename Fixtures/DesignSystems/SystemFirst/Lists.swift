import SwiftUI

// "Phase 4: Simplify List Styling".

/// "Current Pattern (all list views)".
struct OldGoalsList: View {
  let items: [Goal]

  var body: some View {
    List {  // expect: list-style
      ForEach(items) { item in
        RowView(item: item)
          .listRowBackground(Color.clear)  // expect: list-overrides
          .contentShape(Rectangle())  // expect: list-overrides
      }
    }
    .scrollContentBackground(.hidden)  // expect: list-overrides
  }
}

/// The same, as others write it.
struct OldActionsList: View {
  let actions: [Goal]

  var body: some View {
    List(actions) { action in  // expect: list-style
      HStack {
        Text(action.title)
        Spacer()
      }
      .contentShape(.rect)  // expect: list-overrides
      .listRowBackground(Color(uiColor: .clear))  // expect: list-overrides
    }
    .scrollContentBackground(Visibility.hidden)  // expect: list-overrides
  }
}

struct OldTermsList: View {
  let terms: [Goal]

  var body: some View {
    list
      .navigationTitle("Terms")
  }

  private var list: some View {
    List {
      ForEach(terms) { term in
        row(term)
      }
    }
    .listStyle(.insetGrouped)
  }

  private func row(_ term: Goal) -> some View {
    Text(term.title)
      .listRowBackground(Color.clear)  // expect: list-overrides
  }
}

/// "New Pattern".
struct GoalsList: View {
  let items: [Goal]

  var body: some View {
    List {
      ForEach(items) { item in
        RowView(item: item)
      }
    }
    .listStyle(.insetGrouped)
  }
}

/// "Update All List Views".
struct GoalsListView: View {
  @State private var selectedGoal: Goal?
  let goals: [Goal]

  var body: some View {
    List(selection: $selectedGoal) {
      ForEach(goals) { goalData in
        GoalRowView(goal: goalData)
          .onTapGesture {
            edit(goalData)
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button(role: .destructive) {
              remove(goalData)
            } label: {
              Label("Delete", systemImage: "trash")
            }
          }
          .tag(goalData)
      }
    }
    .listStyle(.insetGrouped)
    #if os(macOS)
      .onDeleteCommand {
        if let selectedGoal { remove(selectedGoal) }
      }
    #endif
  }

  private func edit(_ goal: Goal) {}
  private func remove(_ goal: Goal) {}
}

/// A clear row and a shape to hit are nobody's business outside lists.
struct GoalGrid: View {
  let goals: [Goal]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(goals) { goal in
          Button {
          } label: {
            Text(goal.title)
              .contentShape(Rectangle())
          }
        }
      }
    }
  }
}
