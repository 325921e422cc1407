import SwiftUI

/// What comments silence.
struct AcceptedExceptions: View {
  var body: some View {
    VStack(spacing: 8) {
      // glasslint:disable:next heavy-shadow -- the hero card floats above everything
      Text("Hero").shadow(color: .black.opacity(0.4), radius: 8, y: 4)

      Text("Legacy").padding(22)  // glasslint:disable:this spacing-scale -- matches the printed map

      /* expect: unused-suppression */  // glasslint:disable:next clipped-shadow
      Text("Nothing wrong here")
    }
  }
}
