/// What `deprecated-modifier` finds and leaves alone.
enum DeprecatedModifierExamples {
  static let all: [Rule.Example] = [
    .wrong(
      """
      TabView {
        Text("Home").↓tabItem { Label("Home", systemImage: "house") }
        Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
      }
      """,
      platforms: ["iOS": "18.0"]),
    .right(
      """
      TabView { Text("Home").tabItem { Label("Home", systemImage: "house") } }
      """,
      platforms: ["iOS": "17.0"]),
    .wrong(
      """
      Text("Hello").↓foregroundColor(.secondary)
      Text("Hello").foregroundColor(.brand).font(.body)
      Text("Hello").foregroundColor(isOn ? .red : .primary)
      """,
      fixed: """
        Text("Hello").foregroundStyle(.secondary)
        Text("Hello").foregroundStyle(Color.brand).font(.body)
        Text("Hello").foregroundStyle(isOn ? Color.red : Color.primary)
        """),
    // What the app writes as a style by itself is one; a control's tint has levels that are no colors.
    .wrong(
      """
      extension ShapeStyle where Self == Color {
        static var ink: Color { .black }
      }
      struct Card: View {
        var body: some View {
          Text("Hello").↓foregroundColor(.ink)
          Circle().fill(.ink)
          Text("More").foregroundColor(.secondary)
        }
      }
      struct Cards: View {
        var body: some View {
          Button { print("open") } label: { Card() }
        }
      }
      """,
      fixed: """
        extension ShapeStyle where Self == Color {
          static var ink: Color { .black }
        }
        struct Card: View {
          var body: some View {
            Text("Hello").foregroundStyle(.ink)
            Circle().fill(.ink)
            Text("More").foregroundStyle(Color.secondary)
          }
        }
        struct Cards: View {
          var body: some View {
            Button { print("open") } label: { Card() }
          }
        }
        """),
    .wrong(
      """
      Text("Hello").↓overlay(
        Circle().stroke(.red, lineWidth: 2),
      )
      """,
      fixed: """
        Text("Hello").overlay {
          Circle().stroke(.red, lineWidth: 2)
        }
        """),
    .wrong(
      """
      List { rows }
        .↓accentColor(.orange)
        .↓edgesIgnoringSafeArea(.all)
        .↓navigationBarTitle("Library", displayMode: .inline)
      """,
      fixed: """
        List { rows }
          .tint(.orange)
          .ignoresSafeArea()
          .navigationTitle("Library")
          .navigationBarTitleDisplayMode(.inline)
        """),
    .wrong(
      """
      TextField("Name", text: $name).↓autocapitalization(.none).↓disableAutocorrection(true)
      """,
      fixed: """
        TextField("Name", text: $name).textInputAutocapitalization(.never).autocorrectionDisabled(true)
        """),
    .wrong(
      """
      Image("bg").↓edgesIgnoringSafeArea([.top, .bottom]).↓statusBar(hidden: true).↓navigationBarHidden(true)
      """,
      fixed: """
        Image("bg").ignoresSafeArea(edges: [.top, .bottom]).statusBarHidden(true).toolbar(.hidden, for: .navigationBar)
        """,
      platforms: ["iOS": "16.0"]),
    .wrong(
      """
      VStack {
        Text("a").↓foregroundColor(.red)
        Text("b").↓foregroundColor(.blue)
        Text("c").↓foregroundColor(.green)
      }
      """,
      fixed: """
        VStack {
          Text("a").foregroundStyle(.red)
          Text("b").foregroundStyle(.blue)
          Text("c").foregroundStyle(.green)
        }
        """,
      options: ["many": .number(4)]),
    .wrong(
      """
      struct Search: View {
        @State private var query = ""

        var body: some View {
          TextField("Search", text: $query)
            .↓onChange(of: query) { text in print(text) }
        }
      }
      """,
      fixed: """
        struct Search: View {
          @State private var query = ""

          var body: some View {
            TextField("Search", text: $query)
              .onChange(of: query) { _, text in print(text) }
          }
        }
        """,
      platforms: ["iOS": "17.0"]),
    .wrong(
      """
      Text("Hello")
        .↓overlay(Circle().stroke(.red), alignment: .top)
        .↓background(
          RoundedRectangle(cornerRadius: 8)
            .fill(.gray)
        )
      """,
      fixed: """
        Text("Hello")
          .overlay(alignment: .top) { Circle().stroke(.red) }
          .background {
            RoundedRectangle(cornerRadius: 8)
              .fill(.gray)
          }
        """),
    // What took several lines between parentheses has lines of its own between braces.
    .wrong(
      """
      struct Card: View {
        var body: some View {
          Text("Hello")
            .↓background(
              VStack {
                Text("Under")
              })
            .↓overlay(Circle()
              .stroke(.red)
              .padding(8), alignment: .top)
        }
      }
      """,
      fixed: """
        struct Card: View {
          var body: some View {
            Text("Hello")
              .background {
                VStack {
                  Text("Under")
                }
              }
              .overlay(alignment: .top) {
                Circle()
                  .stroke(.red)
                  .padding(8)
              }
          }
        }
        """),
    // The sides of a condition are of one type.
    .wrong(
      """
      struct Star: View {
        let isOn: Bool
        var body: some View {
          isOn ? Image("on").↓foregroundColor(.primary) : Image("off").foregroundColor(.red)
          isOn ? Text("On").↓background(Circle()) : Text("Off").background(Circle())
        }
      }
      """,
      fixed: """
        struct Star: View {
          let isOn: Bool
          var body: some View {
            isOn ? Image("on").foregroundStyle(Color.primary) : Image("off").foregroundStyle(.red)
            isOn ? Text("On").background(Circle()) : Text("Off").background(Circle())
          }
        }
        """),
    .wrong(
      """
      struct Settings: View {
        @Environment(\\.↓presentationMode) private var presentationMode

        var body: some View {
          List {
            ↓Section(header: Text("General")) { Text("Version") }
            ↓NavigationLink(destination: Text("Details")) { Text("More") }
          }
          .toolbar {
            ToolbarItem(placement: .↓navigationBarLeading) {
              Button("Done") { presentationMode.wrappedValue.dismiss() }
            }
          }
        }
      }
      """,
      fixed: """
        struct Settings: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            List {
              Section { Text("Version") } header: { Text("General") }
              NavigationLink { Text("Details") } label: { Text("More") }
            }
            .toolbar {
              ToolbarItem(placement: .topBarLeading) {
                Button("Done") { dismiss() }
              }
            }
          }
        }
        """,
      platforms: ["iOS": "16.0"]),
    .wrong(
      """
      struct Root: View {
        var body: some View {
          ↓NavigationView {
            ↓ScrollView(.horizontal, showsIndicators: false) {
              Text("Hello")
            }
          }
        }
      }
      """,
      fixed: """
        struct Root: View {
          var body: some View {
            NavigationView {
              ScrollView(.horizontal) {
                Text("Hello")
              }
              .scrollIndicators(.hidden)
            }
          }
        }
        """,
      platforms: ["iOS": "16.0"]),
    .wrong(
      """
      struct Albums: View {
        var body: some View {
          ↓ScrollView(showsIndicators: false) {
            row
          }
        }

        private var row: some View { ScrollView(.horizontal) { Text("Hello") } }
      }
      """,
      fixed: """
        struct Albums: View {
          var body: some View {
            ScrollView {
              row
            }
            .scrollIndicators(.hidden, axes: .vertical)
          }

          private var row: some View { ScrollView(.horizontal) { Text("Hello") } }
        }
        """,
      platforms: ["iOS": "16.0"]),
    // What is shown from inside would have none either.
    .wrong(
      """
      struct Albums: View {
        @State private var isOpen = false
        var body: some View {
          ↓ScrollView(showsIndicators: false) {
            Text("Hello").sheet(isPresented: $isOpen) { ScrollView { Text("More") } }
          }
        }
      }
      """,
      platforms: ["iOS": "16.0"]),
    // What is the default is dropped, with no modifier in its place.
    .wrong(
      """
      struct Albums: View {
        var body: some View {
          ↓ScrollView(.horizontal, showsIndicators: true) {
            ↓ScrollView(.vertical, showsIndicators: false) { Text("Hello") }
          }
        }
      }
      """,
      fixed: """
        struct Albums: View {
          var body: some View {
            ScrollView(.horizontal) {
              ScrollView(.vertical) { Text("Hello") }.scrollIndicators(.hidden)
            }
          }
        }
        """,
      platforms: ["iOS": "16.0"]),
    // Of the screen, where nothing has a window.
    .right(
      """
      import UIKit
      @MainActor final class VideoModel {
        let room = UIScreen.main.bounds
      }
      """, platforms: ["iOS": "17.0"]),
    .wrong(
      """
      import UIKit
      final class VideoController: UIViewController {
        let room = ↓UIScreen.main.bounds
      }
      """, platforms: ["iOS": "17.0"]),
    .wrong(
      """
      import UIKit
      func window() -> UIWindow? { ↓UIApplication.shared.windows.first }
      """, platforms: ["iOS": "15.0"]),
    // One of the app's own.
    .right(
      """
      import UIKit
      extension UIApplication {
        var keyWindow: UIWindow? { nil }
      }
      func window() -> UIWindow? { UIApplication.shared.keyWindow }
      """, platforms: ["iOS": "15.0"]),
    // What the environment is read into is told at its key.
    .wrong(
      """
      struct Cancel: View {
        @Binding var presentation: ↓PresentationMode
        var body: some View { Button("Cancel") { presentation.dismiss() } }
      }
      struct Sheet: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var order = 0
        var body: some View {
          ↓Picker(selection: $order, label: Text("Order")) { Text("Name") }
        }
      }
      """, platforms: ["iOS": "17.0"]),
    // Nothing reads it: it wants to go.
    .right(
      """
      struct Row: View {
        @Environment(\\.sizeCategory) private var sizeCategory
        var body: some View { Text("Hello") }
      }
      """),
    .wrong(
      """
      struct Row: View {
        @Environment(\\.↓sizeCategory) private var sizeCategory
        var body: some View { Text(sizeCategory > .large ? "Hello" : "Hi") }
      }
      """),
    .right(
      """
      struct Search: View {
        @State private var query = ""

        var body: some View {
          TextField("Search", text: $query)
            .onChange(of: query) { old, new in print(old, new) }
            .onChange(of: query) { print("changed") }
            .overlay(Color.red.opacity(0.2))
            .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
      }
      """,
      platforms: ["iOS": "17.0"]),
    .right(
      """
      struct Root: View {
        var body: some View {
          NavigationView { ScrollView(showsIndicators: false) { Text("Hello") } }
        }
      }
      """,
      platforms: ["iOS": "15.0"]),
    .right(
      """
      Text("Hello").foregroundStyle(.secondary).tint(.orange).ignoresSafeArea().navigationTitle("Library")
      """),
    // What is out of use itself is not told of what else is.
    .right(
      """
      @available(*, deprecated, message: "use Root")
      struct OldRoot: View {
        var body: some View { Text("Hello").foregroundColor(.red) }
      }
      """),
    .wrong(
      """
      struct Total: View {
        var body: some View { ↓Text("Total ").bold() + Text("12") + Text(" miles") }
      }
      """, platforms: ["iOS": "26.0"]),
    .right(
      """
      Text("Total ").foregroundColor(.secondary) + Text("12").bold()
      """),
    .right(
      """
      Text("Hello").foregroundColor(nil)
      attributed.foregroundColor = .red
      let style = AttributeContainer().foregroundColor(.red)
      """),
    .right(
      """
      Text("Hello").foregroundColor(.secondary)
      """, platforms: ["iOS": "14.0"]),
    .wrong(
      """
      // What an editor holds a place for is for its author to fill in.
      Text("Hello").↓edgesIgnoringSafeArea(/*@START_MENU_TOKEN@*/.all/*@END_MENU_TOKEN@*/)
      """),
  ]
}
