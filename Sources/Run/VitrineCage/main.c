// The launcher of a widget's process. It closes a cage around itself and becomes the widget's program, while
// its first process watches it: it ends the widget after the time limit or with `vitrine`, whichever ends
// first, and removes the scratch folder.

#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "launcher.h"

// An exit code as shells count it: the signal's number plus 128.
static int exit_code(int status) {
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

// Closes the pipes, so that they end with the widget.
static void close_pipes(void) {
  for (int file = 0; file <= VITRINE_ANSWER_DESCRIPTOR; file++) close(file);
}

// The first process in the namespaces: all others end with it.
static _Noreturn void contain(const struct order *order, struct connection connection) {
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  pid_t widget = fork();
  if (widget < 0) _exit(NOT_STARTED);
  if (widget == 0) become_widget(order, connection.widget, true);
  close(connection.observer);
  close(connection.widget);
  close(VITRINE_STATUS_DESCRIPTOR);
  close_pipes();
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  sigaddset(&signals, SIGALRM);
  // The limit holds although the launcher is ended before the first statement.
  // A process of several pictures ends each at its limit.
  enum { DAY = 24 * 60 * 60 };
  struct timespec limit = {order->picture_seconds ? DAY : (time_t)order->seconds + 1, 0};
  int status;
  while (waitpid(widget, &status, WNOHANG) != widget) {
    int number = sigtimedwait(&signals, NULL, &limit);
    if (number < 0 && errno == EAGAIN) _exit(128 + SIGALRM);
    if (number == SIGALRM) kill(widget, SIGALRM);
  }
  _exit(exit_code(status));
}

static pid_t start(struct order *order, struct connection connection) {
  pid_t launcher = getpid();
  pid_t process = start_in_namespaces();
  if (process == 0) contain(order, connection);
  if (process > 0) return process;
  // Without a namespace, processes could outlive the server that started them.
  order->picture_seconds = 0;
  process = fork();
  if (process == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (getppid() != launcher) _exit(NOT_STARTED);
    become_widget(order, connection.widget, false);
  }
  if (process < 0) fail("a process can't be created");
  return process;
}

// Where the kernel refuses the connection, waits take the machine's time.
static struct connection connect_observer(void) {
  int ends[2] = {-1, -1};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return (struct connection){-1, -1};
  // The kernel adds the sender to each question.
  int passes = 1;
  setsockopt(ends[0], SOL_SOCKET, SO_PASSCRED, &passes, sizeof passes);
  return (struct connection){ends[0], ends[1]};
}

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// Returns whether the files in the scratch folder exceed their limits.
static bool is_too_large(const struct order *order) {
  struct usage usage = folder_usage(order->data);
  return usage.size > order->scratch_size || usage.files > order->scratch_files;
}

// Waits until the widget's process ends, and ends it at a limit or at a signal. A process of several pictures
// has no limit of time.
//
// Returns the exit code.
static int watch(const struct order *order, pid_t widget, const sigset_t *signals) {
  enum { INTERVAL = 50, REPORT = 500 };
  int64_t end = order->picture_seconds ? INT64_MAX : milliseconds() + (int64_t)order->seconds * 1000;
  int reason = 0;
  bool is_asked = false;
  for (;;) {
    int status;
    if (waitpid(widget, &status, WNOHANG) == widget) return reason ? reason : exit_code(status);
    struct timespec interval = {0, INTERVAL * 1000000};
    int number = sigtimedwait(signals, NULL, &interval);
    if (number > 0 && number != SIGCHLD) reason = 128 + SIGKILL;
    else if (milliseconds() >= end) reason = 128 + SIGALRM;
    else if (number < 0 && is_too_large(order)) reason = 128 + SIGXFSZ;
    // Shortly before its end, the widget's process is asked for the place where it is.
    if (!is_asked && milliseconds() >= end - REPORT) {
      is_asked = true;
      kill(widget, SIGALRM);
    }
    if (reason) kill(widget, SIGKILL);
  }
}

int main(int count, char **words) {
  struct order order = parse_order(count, words);
  sigset_t signals;
  sigemptyset(&signals);
  int numbers[] = {SIGCHLD, SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    signal(numbers[index], SIG_DFL);
    sigaddset(&signals, numbers[index]);
  }
  sigprocmask(SIG_BLOCK, &signals, NULL);
  // The end of vitrine is a signal for the launcher, which still removes the scratch folder.
  prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
  if (getppid() != order.parent) raise(SIGTERM);
  struct connection connection = connect_observer();
  pid_t widget = start(&order, connection);
  close(connection.widget);
  close(VITRINE_STATUS_DESCRIPTOR);
  if (connection.observer >= 0) start_observer(connection.observer);
  close_pipes();
  int code = watch(&order, widget, &signals);
  remove_folder(order.scratch);
  return code;
}
