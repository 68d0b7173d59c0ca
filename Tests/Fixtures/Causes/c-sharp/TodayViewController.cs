using UIKit;

public partial class TodayViewController : UIViewController {
  public override void ViewDidLoad() {
    titleLabel.Text = "Set in C#";
  }
}
