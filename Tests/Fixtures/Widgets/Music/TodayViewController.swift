import AVFoundation
import MediaPlayer
import NotificationCenter
import UIKit

extension UIImage {
  static func draw(size: CGSize, _ body: (CGContext) -> Void) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(size, false, UIScreen.main.scale)
    body(UIGraphicsGetCurrentContext()!)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return image ?? UIImage()
  }

  static let play = UIImage.draw(size: CGSize(width: 22, height: 22)) { _ in
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 4, y: 2))
    path.addLine(to: CGPoint(x: 20, y: 11))
    path.addLine(to: CGPoint(x: 4, y: 20))
    path.close()
    path.fill()
  }

  static let pause = UIImage.draw(size: CGSize(width: 22, height: 22)) { context in
    context.fill([
      CGRect(x: 4, y: 2, width: 5, height: 18), CGRect(x: 13, y: 2, width: 5, height: 18),
    ])
  }
}

class TodayViewController: UIViewController, NCWidgetProviding {
  let artwork = UIImageView()
  let titleLabel = UILabel()
  let artistLabel = UILabel()
  let playButton = UIButton(type: .system)
  let backButton = UIButton(type: .system)
  let forwardButton = UIButton(type: .system)
  let slider = UISlider()
  let volume = MPVolumeView()
  let player = MPMusicPlayerController.systemMusicPlayer
  var isPlaying = false {
    didSet {
      playButton.setImage(isPlaying ? .pause : .play, for: .normal)
      UIView.animateKeyframes(
        withDuration: 0.4, delay: 0, options: [.calculationModeLinear],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            self.playButton.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            self.playButton.transform = .identity
          }
        }, completion: nil)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    artwork.backgroundColor = .purple
    artwork.layer.cornerRadius = 6
    artwork.layer.shadowColor = UIColor.black.cgColor
    artwork.layer.shadowOpacity = 0.3
    artwork.layer.shadowRadius = 4
    artwork.layer.shadowOffset = CGSize(width: 0, height: 2)
    artwork.accessibilityIgnoresInvertColors = true
    artwork.animationImages = [UIImage.play, UIImage.pause]
    artwork.animationDuration = 2
    artwork.animationRepeatCount = 1

    titleLabel.text = "So What"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    artistLabel.text = "Miles Davis"
    artistLabel.font = .systemFont(ofSize: 14)
    artistLabel.textColor = .gray

    slider.minimumValue = 0
    slider.maximumValue = 562
    slider.value = 120
    slider.isContinuous = false
    slider.setThumbImage(
      UIImage.draw(size: CGSize(width: 12, height: 12)) {
        $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
      }, for: .normal)
    slider.addTarget(self, action: #selector(seek(_:event:)), for: .valueChanged)

    isPlaying = false
    backButton.setTitle("⏮", for: .normal)
    forwardButton.setTitle("⏭", for: .normal)
    playButton.tintColor = .black
    playButton.addTarget(self, action: #selector(toggle), for: UIControl.Event.touchUpInside)
    backButton.addTarget(
      player, action: #selector(MPMusicPlayerController.skipToPreviousItem), for: .touchUpInside)
    forwardButton.addTarget(self, action: #selector(skip), for: .touchUpInside)

    let buttons = UIStackView(arrangedSubviews: [backButton, playButton, forwardButton])
    buttons.distribution = .equalSpacing
    for subview in [artwork, titleLabel, artistLabel, slider, buttons] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      artwork.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      artwork.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      artwork.widthAnchor.constraint(equalToConstant: 86),
      artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor),
      titleLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: artwork.trailingAnchor, multiplier: 1.5),
      titleLabel.topAnchor.constraint(equalTo: artwork.topAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      artistLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      artistLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      buttons.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      buttons.widthAnchor.constraint(equalToConstant: 130),
      buttons.bottomAnchor.constraint(equalTo: artwork.bottomAnchor),
      slider.leadingAnchor.constraint(equalTo: buttons.trailingAnchor, constant: 12),
      slider.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      slider.centerYAnchor.constraint(equalTo: buttons.centerYAnchor),
    ])

    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(skip))
    swipe.direction = [.left, .right]
    view.addGestureRecognizer(swipe)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
    pan.require(toFail: swipe)
    artwork.isUserInteractionEnabled = true
    artwork.addGestureRecognizer(pan)
    update()
  }

  func update() {
    if let item = player.nowPlayingItem {
      titleLabel.text = item.title
      artistLabel.text = item.artist
      artwork.image = item.artwork?.image(at: artwork.bounds.size)
    }
    isPlaying = player.playbackState == .playing
    try? AVAudioSession.sharedInstance().setCategory(.ambient, mode: .default, options: [])
    artwork.startAnimating()
    if artwork.isAnimating { artwork.stopAnimating() }
  }

  @objc func toggle() {
    isPlaying ? player.pause() : player.play()
    isPlaying = !isPlaying
    let feedback = UIImpactFeedbackGenerator(style: .light)
    feedback.prepare()
    feedback.impactOccurred()
  }

  @objc func skip() { player.skipToNextItem() }

  @objc func seek(_ sender: UISlider, event: UIEvent) {
    if let touch = event.allTouches?.first, touch.phase == .ended {
      player.currentPlaybackTime = TimeInterval(sender.value)
    }
  }

  @objc func pan(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: view)
    artwork.transform = CGAffineTransform(translationX: translation.x, y: 0).rotated(
      by: recognizer.velocity(in: view).x / 1000)
    recognizer.setTranslation(.zero, in: view)
  }

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    update()
    completionHandler(.newData)
  }
}
