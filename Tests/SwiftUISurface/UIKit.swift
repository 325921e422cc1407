/// The part of UIKit and Core Animation that examples and Fixtures/ use.
@_exported import Foundation

public struct Selector: ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject {
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? { nil }
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? { nil }
  @discardableResult
  public static func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? { nil }
  public func responds(to selector: Selector) -> Bool { false }
  public func setValue(_ value: Any?, forKey key: String) {}
  public func setValue(_ value: Any?, forKeyPath path: String) {}
  public func value(forKey key: String) -> Any? { nil }
}

public struct UIRectCorner: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: 15)
}

public struct UIEdgeInsets {
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

public final class CGColor {}

public enum UIUserInterfaceStyle { case light, dark, unspecified }
open class UITraitCollection: NSObject {
  open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
}
open class UIColor: NSObject, _ExpressibleByColorLiteral {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init?(named name: String) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {}
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  open var cgColor: CGColor { CGColor() }
  open class var black: UIColor { fatalError() }
  open class var blue: UIColor { fatalError() }
  open class var clear: UIColor { fatalError() }
  open class var gray: UIColor { fatalError() }
  open class var label: UIColor { fatalError() }
  open class var red: UIColor { fatalError() }
  open class var secondaryLabel: UIColor { fatalError() }
  open class var secondarySystemBackground: UIColor { fatalError() }
  open class var secondarySystemGroupedBackground: UIColor { fatalError() }
  open class var separator: UIColor { fatalError() }
  open class var systemBackground: UIColor { fatalError() }
  open class var systemGray6: UIColor { fatalError() }
  open class var systemGroupedBackground: UIColor { fatalError() }
  open class var systemIndigo: UIColor { fatalError() }
  open class var white: UIColor { fatalError() }
}
public typealias _ColorLiteralType = UIColor

open class UIImage: NSObject {
  public override init() {}
  public init?(named name: String) {}
}

open class UIFont: NSObject {
  public override init() {}
  public init?(name: String, size: CGFloat) {}
  public struct Weight {
    public static let bold = Weight()
    public static let medium = Weight()
    public static let regular = Weight()
    public static let semibold = Weight()
  }
  public struct TextStyle {
    public static let body = TextStyle()
    public static let headline = TextStyle()
    public static let title1 = TextStyle()
  }
  open class func systemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

open class UIFontMetrics: NSObject {
  public init(forTextStyle style: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
}

public struct CALayerCornerCurve {
  public static let circular = CALayerCornerCurve()
  public static let continuous = CALayerCornerCurve()
}

open class CALayer: NSObject {
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var cornerRadius: CGFloat = 0
  open var mask: CALayer?
  open var shadowColor: CGColor?
  open var shadowOffset = CGSize.zero
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
}

public struct CAMediaTimingFunctionName {
  public static let linear = CAMediaTimingFunctionName()
}
open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
}

@MainActor open class UIResponder: NSObject {}

@MainActor open class NSLayoutConstraint: NSObject {
  open var isActive = false
}
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}
@MainActor open class UIView: UIResponder {
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  public enum AnimationCurve { case easeInOut, easeIn, easeOut, linear }
  public override init() {}
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var bounds = CGRect.zero
  open var frame = CGRect.zero
  open var layer: CALayer { CALayer() }
  open var layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open func addSubview(_ view: UIView) {}
  open func layoutSubviews() {}
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}

@MainActor open class UIControl: UIView {}
@MainActor open class UIActivityViewController: UIResponder {
  public init(activityItems: [Any], applicationActivities: [Any]?) {}
}
@MainActor open class UIImageView: UIView {}
public enum NSTextAlignment { case left, center, right, justified, natural }
@MainActor open class UILabel: UIView {
  open var adjustsFontForContentSizeCategory = false
  open var font: UIFont!
  open var textAlignment: NSTextAlignment = .natural
  open var textColor: UIColor!
}
@MainActor open class UIStackView: UIView {
  open var spacing: CGFloat = 0
}
@MainActor open class UITextField: UIControl {}
@MainActor open class UIWindow: UIView {}
@MainActor open class UIAlertAction: NSObject {}

open class UIVisualEffect: NSObject {}
open class UIBlurEffect: UIVisualEffect {
  public enum Style {
    case dark, light, prominent, regular, systemMaterial, systemThickMaterial, systemThinMaterial,
      systemUltraThinMaterial
  }
  public init(style: Style) {}
}
@MainActor open class UIVisualEffectView: UIView {
  public override init() {}
  public init(effect: UIVisualEffect?) {}
  open var effect: UIVisualEffect?
}

@MainActor open class UIViewPropertyAnimator: NSObject {
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {}
}

open class UIBezierPath: NSObject {
  public init(roundedRect: CGRect, cornerRadius: CGFloat) {}
  public init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {}
}

public enum UIBarMetrics { case `default`, compact }

@MainActor open class UIBarAppearance: NSObject {
  public override init() {}
  open var backgroundColor: UIColor?
  open func configureWithTransparentBackground() {}
}
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
}

@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@MainActor open class UITabBarItemAppearance: NSObject {
  open var normal = UITabBarItemStateAppearance()
  open var selected = UITabBarItemStateAppearance()
}

@MainActor public protocol UIAppearance {}
extension UIAppearance {
  public static func appearance() -> Self { fatalError() }
}
extension UIView: UIAppearance {}

@MainActor open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var standardAppearance = UINavigationBarAppearance()
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
@MainActor open class UITabBar: UIView {
  open var barTintColor: UIColor?
}

@MainActor open class UIViewController: UIResponder {
  open var view: UIView!
  open var navigationController: UINavigationController? { nil }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
}
@MainActor open class UINavigationController: UIViewController {
  open var navigationBar: UINavigationBar { fatalError() }
}

public enum UIUserInterfaceIdiom { case phone, pad, mac, tv }
public enum UIInterfaceOrientation: Int { case portrait, landscapeLeft }
public enum UIKeyboardType { case `default`, emailAddress }
public enum UITextAutocapitalizationType { case none, words, sentences }
@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { fatalError() }
  open var bounds: CGRect { .zero }
}
@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { fatalError() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

open class UIApplication: NSObject {
  nonisolated(unsafe) public static let shared = UIApplication()
  open func open(_ url: URL) {}
  open var windows: [UIWindow] { [] }
}
