// Pauses of the main thread between two looks at its run loop, which the world's clocks don't show.
//
// A pause ends early when a timer has fired or when another thread has given the main queue work. So the
// main thread never sleeps beside work of its own, and the keeper of time waits for it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <linux/futex.h>
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "events.h"
#include "internal.h"
#include "sandbox.h"

static _Atomic uint32_t news;

void end_pause(void) {
  news++;
  syscall(SYS_futex, &news, FUTEX_WAKE_PRIVATE, 1);
}

// Dispatch and Foundation wake a run loop in this way.
int eventfd_write(int file, eventfd_t value) {
  static int (*real)(int, eventfd_t);
  if (!real) real = (int (*)(int, eventfd_t))dlsym(RTLD_NEXT, "eventfd_write");
  int result = real(file, value);
  end_pause();
  return result;
}

bool vitrine_pause(int64_t nanoseconds) {
  // The news before which the main thread has looked at its run loop.
  static uint32_t known;
  struct timespec longest = timespec_of(nanoseconds);
  forget_readings();
  if (news == known) syscall(SYS_futex, &news, FUTEX_WAIT_PRIVATE, known, &longest);
  if (news == known) return false;
  // The main thread's turn precedes all others.
  take_turn(0);
  known = news;
  return true;
}
