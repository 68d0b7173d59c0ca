// The pictures of a process that serves several.
//
// Loading and linking the libraries takes most of a process's start. So a process stops when that is done,
// before any code of the widget, and starts a copy of itself for each picture. A copy differs from a new
// process in nothing that the widget's code can find: it has the same memory, random numbers and clocks,
// and it ends with its picture. The first process neither reads requests nor runs code of the widget.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <linux/stat.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"
#include "pictures.h"

// The nanoseconds between two looks at a picture's process, and between the signal for its report and its end.
enum { INTERVAL = 50000000, REPORT = 500000000 };
#define SECOND 1000000000LL

// MARK: The files of the home

struct entry {
  uint64_t number;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

static uint64_t mixed(uint64_t digest, uint64_t value) { return (digest ^ value) * 0x9e3779b97f4a7c15u; }

// Returns a digest of the files in a folder, which changes with each of them: code can't set the time of a
// change.
static uint64_t digest_of(int parent, const char *name, int depth) {
  enum { DEPTH = 32 };
  struct statx status = {0};
  ask(SYS_statx, parent, (long)name, AT_SYMLINK_NOFOLLOW, STATX_BASIC_STATS, (long)&status);
  uint64_t digest = mixed(status.stx_ino, status.stx_size);
  digest = mixed(digest, (uint64_t)status.stx_ctime.tv_sec);
  digest = mixed(digest, status.stx_ctime.tv_nsec);
  if (!S_ISDIR(status.stx_mode) || depth == DEPTH) return digest;
  int folder = (int)ask(SYS_openat, parent, (long)name, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0, 0);
  if (folder < 0) return digest;
  char buffer[4096] __attribute__((aligned(8)));
  long count;
  while ((count = ask(SYS_getdents64, folder, (long)buffer, sizeof buffer, 0, 0)) > 0) {
    for (long place = 0; place < count;) {
      const struct entry *entry = (const struct entry *)(buffer + place);
      place += entry->length;
      if (strcmp(entry->name, ".") == 0 || strcmp(entry->name, "..") == 0) continue;
      // The order of entries is the file system's.
      digest += digest_of(folder, entry->name, depth + 1);
    }
  }
  ask(SYS_close, folder, 0, 0, 0, 0);
  return digest;
}

// MARK: The process of a picture

// Takes from this process the right to start and to end others.
static void confine(void) {
  uint32_t own = (uint32_t)ask(SYS_getpid, 0, 0, 0, 0, 0);
  enum { NUMBER = offsetof(struct seccomp_data, nr), FIRST = offsetof(struct seccomp_data, args) };
  struct sock_filter steps[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, NUMBER),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 2),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, FIRST),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 3, 4),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 0, 2),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, FIRST),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, own, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
  };
  struct sock_fprog program = {sizeof steps / sizeof *steps, steps};
  if (ask(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, (long)&program, 0, 0) != 0) _exit(125);
}

// Waits until a picture's process ends, and ends it at the limit.
//
// Returns the exit code.
static int wait_for(pid_t picture, const sigset_t *ends) {
  int64_t end = real_time() + world()->picture_seconds * SECOND;
  bool is_asked = false, is_late = false;
  for (;;) {
    int status;
    if (ask(SYS_wait4, picture, (long)&status, WNOHANG, 0, 0) == picture) {
      if (is_late) return 128 + SIGALRM;
      return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    }
    struct timespec interval = {0, INTERVAL};
    ask(SYS_rt_sigtimedwait, (long)ends, 0, (long)&interval, 8, 0);
    int64_t left = end - real_time();
    // Shortly before its end, a signal makes the process report its place.
    if (!is_asked && left <= REPORT) ask(SYS_tgkill, picture, picture, SIGALRM, 0, 0);
    is_asked = is_asked || left <= REPORT;
    if (left > 0) continue;
    is_late = true;
    ask(SYS_tgkill, picture, picture, SIGKILL, 0, 0);
  }
}

// Waits for a request. Ends this process if there are no more.
static void wait_for_request(void) {
  struct pollfd input = {0, POLLIN, 0};
  while (ask(SYS_ppoll, (long)&input, 1, 0, 0, 8) < 0) {}
  if (!(input.revents & POLLIN)) _exit(0);
}

// Makes the folders that Foundation makes as soon as a process has a URL session, which every picture has.
//
// Otherwise each picture would change the home, and the next one would need a new process.
static void make_folders(void) {
  static const char *const folders[] = {
      ".local", ".local/share", ".local/share/Widget",
      ".cache", ".cache/org.swift.foundation.URLCache", ".cache/org.swift.foundation.URLCache/Widget",
  };
  for (size_t place = 0; place < sizeof folders / sizeof *folders; place++)
    ask(SYS_mkdirat, AT_FDCWD, (long)folders[place], 0777, 0, 0);
}

void serve_pictures(void) {
  if (world()->picture_seconds == 0) return;
  enum { PIPES = VITRINE_ANSWER_DESCRIPTOR + 1 };
  make_folders();
  uint64_t home = digest_of(AT_FDCWD, ".", 0);
  int flags[PIPES];
  for (int file = 0; file < PIPES; file++) flags[file] = fcntl(file, F_GETFL);
  sigset_t ends, usual;
  sigemptyset(&ends);
  sigaddset(&ends, SIGCHLD);
  sigprocmask(SIG_BLOCK, &ends, &usual);
  for (struct vitrine_end end = {.goes_on = 1}; end.goes_on;) {
    wait_for_request();
    // The code of the picture before may have changed them.
    for (int file = 0; file < PIPES; file++) fcntl(file, F_SETFL, flags[file]);
    pid_t picture = fork();
    if (picture == 0) {
      ask(SYS_close, VITRINE_STATUS_DESCRIPTOR, 0, 0, 0, 0);
      sigprocmask(SIG_SETMASK, &usual, NULL);
      confine();
      return;
    }
    end.code = picture < 0 ? 125 : wait_for(picture, &ends);
    end.goes_on = end.code == 0 && digest_of(AT_FDCWD, ".", 0) == home;
    if (ask(SYS_write, VITRINE_STATUS_DESCRIPTOR, (long)&end, sizeof end, 0, 0) != sizeof end) break;
  }
  _exit(0);
}
