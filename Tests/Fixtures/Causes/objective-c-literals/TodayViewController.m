#import "TodayViewController.h"

@implementation TodayViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.titleLabel.text = @"Ferries";
  self.titleLabel.textColor = [UIColor redColor];
  [self.detailLabel setHidden:YES];
}

@end
