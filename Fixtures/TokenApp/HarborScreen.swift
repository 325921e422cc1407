import SwiftUI

struct HarborScreen: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var gap: CGFloat {
    switch sizeClass {
    case .regular: 22  // expect: prefer-token
    default: 12  // expect: spacing-scale
    }
  }

  var body: some View {
    VStack(spacing: gap) {
      HarborCard(radius: 16, inset: 14) {  // expect: radius-scale, prefer-token
        Text("Berth 4")
      }
      HarborCard(radius: DS.Radius.sheet) {
        Text("Free").chip(inset: 8)  // expect: spacing-scale
      }
      Text("Tide table").frame(height: HarborLayout.rowHeight)
    }
    .padding(.horizontal, HarborLayout.listInset)
  }
}
