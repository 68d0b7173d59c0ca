// Timers that are descriptors. The kernel's timer is set only when the moment has come.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "events.h"
#include "internal.h"
#include "sandbox.h"

enum { TIMER_LIMIT = 1024 };

// Timers by their descriptors.
static struct timer {
  clockid_t clock;
  struct event event;
} timers[TIMER_LIMIT];

static int set(int file, const struct itimerspec *value) {
  static int (*real)(int, int, const struct itimerspec *, struct itimerspec *);
  if (!real) {
    real = (int (*)(int, int, const struct itimerspec *, struct itimerspec *))dlsym(
        RTLD_NEXT, "timerfd_settime");
  }
  return real(file, 0, value, NULL);
}

static const struct itimerspec never, at_once = {.it_value = {0, 1}};

bool fire_timer(int file) {
  bool is_timer = set(file, &at_once) == 0;
  end_pause();
  return is_timer;
}

int timerfd_create(clockid_t clock, int flags) {
  static int (*real)(clockid_t, int);
  if (!real) real = (int (*)(clockid_t, int))dlsym(RTLD_NEXT, "timerfd_create");
  int file = real(CLOCK_MONOTONIC, flags);
  if (file >= TIMER_LIMIT) {
    close(file);
    errno = EMFILE;
    return -1;
  }
  if (file >= 0) {
    // The descriptor may have been that of a timer that was closed.
    remove_event(&timers[file].event);
    timers[file].clock = clock;
  }
  return file;
}

int timerfd_gettime(int file, struct itimerspec *current) {
  if (file < 0 || file >= TIMER_LIMIT) {
    errno = EBADF;
    return -1;
  }
  const struct event *event = &timers[file].event;
  int64_t left = event->is_listed ? event->end - elapsed_time() : 0;
  *current = (struct itimerspec){timespec_of(event->interval), timespec_of(left < 0 ? 0 : left)};
  return 0;
}

int timerfd_settime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
  if (old && timerfd_gettime(file, old) != 0) return -1;
  if (set(file, &never) != 0) return -1;
  struct timer *timer = &timers[file];
  remove_event(&timer->event);
  int64_t value = nanoseconds(new->it_value);
  if (value == 0) return 0;
  if (flags & TFD_TIMER_ABSTIME) value -= clock_value(timer->clock);
  // A run loop that shall not wait sets a timer of a nanosecond.
  if (value <= 1) return set(file, &at_once);
  timer->event.end = elapsed_time() + value;
  timer->event.interval = nanoseconds(new->it_interval);
  timer->event.number = next_number();
  timer->event.kind = TIMER;
  timer->event.target = file;
  list_event(&timer->event);
  return 0;
}
