/// What a view of SwiftUI's is. A row without a fact says that it is not that.
struct ViewFacts: CatalogFacts {
  let rawValue: UInt64

  /// Lays the views it is given beside, below or over each other.
  static let stack = Self(bit: 0)
  /// Lays them out from top to bottom.
  static let column = Self(bit: 1)
  /// Lays them over each other.
  static let depth = Self(bit: 2)
  /// Shows what it is given as if it weren't there: it loops, chooses, measures, animates or erases, and draws nothing.
  static let wrapper = Self(bit: 3)
  /// What its closures build is drawn inside it, in its place: as its children, its rows or its title. Not the label of
  /// a control one taps, and not the columns, screens and tabs of navigation.
  static let holds = Self(bit: 4)
  /// Only lays out or scopes what stands in its closures: it says nothing to VoiceOver itself, and gives no name.
  static let container = Self(bit: 5)
  /// Scrolls its content.
  static let scrolls = Self(bit: 6)
  /// Shows its content as rows that the system draws.
  static let rows = Self(bit: 7)
  /// Shows one screen after the other, or columns of screens.
  static let navigation = Self(bit: 8)
  /// Is the view of tabs, or one of them.
  static let tabs = Self(bit: 9)
  /// Paints a ground of its own behind its content, in the styles it has by itself.
  static let ground = Self(bit: 10)
  /// Is a window or another scene of an app.
  static let scene = Self(bit: 11)
  /// Stands in a navigation bar, a toolbar or a Touch Bar.
  static let bar = Self(bit: 12)
  /// The system draws its content as the items of a menu.
  static let menu = Self(bit: 13)
  /// People act on it: they tap it, type into it, set a value. What stands in its label is read as part of it.
  static let control = Self(bit: 14)
  /// A control that acts by one tap, and draws the label that it is given.
  static let tapped = Self(bit: 15)
  /// A control that edits a value which is bound to it.
  static let value = Self(bit: 16)
  /// A control that text is typed into.
  static let field = Self(bit: 17)
  /// Draws the words it is given, as what it is or as its title.
  static let text = Self(bit: 18)
  /// Says something by itself, and gives what stands in it a name.
  static let spoken = Self(bit: 19)
  /// Has nothing to say to VoiceOver.
  static let silent = Self(bit: 20)
  /// An outline of SwiftUI's own that fills the room it is given. Not a path, nor a shape made from another.
  static let shape = Self(bit: 21)
  /// Goes from color to color.
  static let gradient = Self(bit: 22)
  /// Shows a picture, a film, a map or a scene in many colors.
  static let picture = Self(bit: 23)
  /// Draws by other means than views, and takes gestures of its own or may: a drawing, a chart, a map, a film, a page.
  static let canvas = Self(bit: 24)

  static let words: [(word: StaticString, fact: Self)] = [
    ("stack", .stack), ("column", .column), ("depth", .depth), ("wrapper", .wrapper), ("holds", .holds),
    ("container", .container), ("scrolls", .scrolls), ("rows", .rows), ("navigation", .navigation),
    ("tabs", .tabs), ("ground", .ground), ("scene", .scene), ("bar", .bar), ("menu", .menu),
    ("control", .control), ("tapped", .tapped), ("value", .value), ("field", .field), ("text", .text),
    ("spoken", .spoken), ("silent", .silent), ("shape", .shape), ("gradient", .gradient),
    ("picture", .picture), ("canvas", .canvas),
  ]
}

/// What a modifier of SwiftUI's does to the view it is applied to. A row without a fact says that it does not.
struct ModifierFacts: CatalogFacts {
  let rawValue: UInt64

  /// A view of a fixed size is as large, and at the same place, with it as without: it makes no room, moves and scales
  /// nothing. What styles of text make of a view without a fixed size does not count.
  static let keepsBounds = Self(bit: 0)
  /// What lies behind a text, and the colors it is written in, stay as they are: it neither paints behind the view, nor
  /// recolors it, nor moves it off what is behind it.
  static let keepsGround = Self(bit: 1)
  /// Changes colors of what is drawn, or how much of it shows, in a way that nothing is known of them afterwards.
  static let recolors = Self(bit: 2)
  /// Changes colors or opacity, and neither size nor place.
  static let colors = Self(bit: 3)
  /// Draws the view at another place than the one it was laid out at, maybe over another ground.
  static let moves = Self(bit: 4)
  /// Draws the view turned, scaled or slanted, in the place it was laid out at.
  static let warps = Self(bit: 5)
  /// Lays the style or view it is given behind its view, or behind the row, sheet or window that shows it. Not what is
  /// made from a preference or for the plot of a chart.
  static let background = Self(bit: 6)
  /// Draws with the color or the style that it is given.
  static let colored = Self(bit: 7)
  /// The views it is given are drawn with its view: over, under or beside it.
  static let layer = Self(bit: 8)
  /// Paints a surface or a bezel of the system's, in no one color.
  static let paints = Self(bit: 9)
  /// Cuts off what lies outside of a shape.
  static let clips = Self(bit: 10)
  /// Makes room around the content of its view.
  static let room = Self(bit: 11)
  /// Lets its view reach to the edges of the screen.
  static let edges = Self(bit: 12)
  /// The views it is given are shown elsewhere: in a sheet, a popover, a column, another screen.
  static let presents = Self(bit: 13)
  /// The views it is given are shown in a bar.
  static let bar = Self(bit: 14)
  /// The system draws the views it is given as the items of a menu or the buttons of a dialog.
  static let menu = Self(bit: 15)
  /// Stands on what fills a screen or a sheet, or a tab of it: it speaks to the bars or the presentation around.
  static let screen = Self(bit: 16)
  /// Recognizes taps, presses or drags.
  static let gesture = Self(bit: 17)
  /// Reacts to a finger or a pointer over its view, without being a gesture in code.
  static let touched = Self(bit: 18)
  /// Runs code when something happens, and shows nothing.
  static let event = Self(bit: 19)
  /// Gives VoiceOver a name for the view.
  static let names = Self(bit: 20)
  /// Through it an assistive technology can act on the view, or is shown another one instead.
  static let activates = Self(bit: 21)
  /// Tells an assistive technology what the view is: its name, value or traits, whether it is one element, or none.
  static let tells = Self(bit: 22)
  /// Has a value with which its view is as it is without it: `shadow(radius: 0)`, `disabled(false)`, `tint(nil)`, an empty
  /// builder. A style has none, since another one is of another type.
  static let neutral = Self(bit: 23)
  /// The views it is given lie on a ground of the system's that is not that of a screen.
  static let ground = Self(bit: 24)

  static let words: [(word: StaticString, fact: Self)] = [
    ("keepsBounds", .keepsBounds), ("keepsGround", .keepsGround), ("recolors", .recolors),
    ("colors", .colors), ("moves", .moves), ("warps", .warps), ("background", .background),
    ("colored", .colored),
    ("layer", .layer), ("paints", .paints), ("clips", .clips), ("room", .room), ("edges", .edges),
    ("presents", .presents), ("bar", .bar), ("menu", .menu),
    ("screen", .screen), ("gesture", .gesture), ("touched", .touched), ("event", .event), ("names", .names),
    ("activates", .activates), ("tells", .tells), ("neutral", .neutral), ("ground", .ground),
  ]
}

extension CatalogFacts {
  fileprivate init(bit: UInt64) { self.init(rawValue: 1 << bit) }
}
