#import "TodayViewController.h"

@interface DepartureBoard : UIView
@end

@implementation TodayViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  UILabel *title = [[UILabel alloc] initWithFrame:CGRectMake(16, 8, 200, 21)];
  title.text = @"Made in code";
  [self.view addSubview:title];
  DepartureBoard *board = [[DepartureBoard alloc] initWithFrame:CGRectMake(0, 40, 320, 60)];
  [self.view addSubview:board];
}

@end
