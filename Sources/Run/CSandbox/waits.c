// Waits with a deadline, which the widget's code computes from the world's clocks.
//
// The kernel waits for the time that is left until the deadline. When it has passed, the clocks show it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"
#include "sandbox.h"

#define SECOND 1000000000
// Looks up the C library's function of the same name.
#define REAL(name)                                                  \
  static __typeof__(&name) real;                                    \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)
// The shortest sleep, which a clock in floating-point seconds still shows.
enum { SHORTEST_SLEEP = 1000 };

static int64_t nanoseconds(struct timespec time) { return time.tv_sec * (int64_t)SECOND + time.tv_nsec; }

static struct timespec timespec_of(int64_t nanoseconds) {
  return (struct timespec){nanoseconds / SECOND, nanoseconds % SECOND};
}

// A wait in real time, with the virtual time at its end.
struct wait {
  struct timespec deadline;
  int64_t end;
};

static struct wait wait_for(int64_t left) {
  if (left < 0) left = 0;
  return (struct wait){timespec_of(real_time() + left), elapsed_time() + left};
}

static struct wait wait_until(clockid_t clock, const struct timespec *deadline) {
  return wait_for(nanoseconds(*deadline) - clock_value(clock));
}

// Timers that are descriptors, with the real and the virtual time at which each fires.
enum { TIMER_LIMIT = 1024 };
static struct timer {
  _Atomic int64_t end, real_end;
  clockid_t clock;
} timers[TIMER_LIMIT];
static _Atomic int timer_end;

// Advances the clocks to the timers that have fired.
static void note_timers(void) {
  int64_t now = real_time();
  for (int file = 0; file < timer_end; file++) {
    int64_t real_end = timers[file].real_end;
    if (real_end == 0 || real_end > now) continue;
    advance_to(timers[file].end);
    timers[file].real_end = 0;
  }
}

int timerfd_create(clockid_t clock, int flags) {
  REAL(timerfd_create);
  int file = real(CLOCK_MONOTONIC, flags);
  if (file >= TIMER_LIMIT) {
    close(file);
    errno = EMFILE;
    return -1;
  }
  if (file >= 0) {
    timers[file].clock = clock;
    timers[file].real_end = 0;
    if (timer_end <= file) timer_end = file + 1;
  }
  return file;
}

int timerfd_settime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
  REAL(timerfd_settime);
  if (file < 0 || file >= TIMER_LIMIT) return real(file, flags, new, old);
  struct itimerspec relative = *new;
  int64_t value = nanoseconds(new->it_value);
  struct timer *timer = &timers[file];
  timer->real_end = 0;
  if (value != 0) {
    if (flags & TFD_TIMER_ABSTIME) value -= clock_value(timer->clock);
    if (value < 1) value = 1;
    relative.it_value = timespec_of(value);
    timer->end = elapsed_time() + value;
    timer->real_end = real_time() + value;
  }
  return real(file, 0, &relative, old);
}

int epoll_wait(int file, struct epoll_event *events, int count, int timeout) {
  REAL(epoll_wait);
  struct wait wait = wait_for(timeout * 1000000LL);
  int result = real(file, events, count, timeout);
  note_timers();
  if (result == 0 && timeout > 0) advance_to(wait.end);
  return result;
}

int poll(struct pollfd *files, nfds_t count, int timeout) {
  REAL(poll);
  struct wait wait = wait_for(timeout * 1000000LL);
  int result = real(files, count, timeout);
  note_timers();
  if (result == 0 && timeout > 0) advance_to(wait.end);
  return result;
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
  REAL(ppoll);
  struct wait wait = wait_for(timeout ? nanoseconds(*timeout) : 0);
  int result = real(files, count, timeout, mask);
  note_timers();
  if (result == 0 && timeout) advance_to(wait.end);
  return result;
}

int select(int count, fd_set *restrict reading, fd_set *restrict writing, fd_set *restrict failing,
           struct timeval *restrict timeout) {
  REAL(select);
  struct wait wait =
      wait_for(timeout ? timeout->tv_sec * (int64_t)SECOND + timeout->tv_usec * 1000LL : 0);
  int result = real(count, reading, writing, failing, timeout);
  note_timers();
  if (result == 0 && timeout) advance_to(wait.end);
  return result;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *request,
                    struct timespec *left) {
  REAL(clock_nanosleep);
  int64_t time = nanoseconds(*request);
  if (flags & TIMER_ABSTIME) time -= clock_value(clock);
  struct wait wait = wait_for(time < SHORTEST_SLEEP ? SHORTEST_SLEEP : time);
  (void)left;
  int result = real(CLOCK_MONOTONIC, TIMER_ABSTIME, &wait.deadline, NULL);
  if (result == 0) advance_to(wait.end);
  return result;
}

int nanosleep(const struct timespec *request, struct timespec *left) {
  int error = clock_nanosleep(CLOCK_MONOTONIC, 0, request, left);
  if (error == 0) return 0;
  errno = error;
  return -1;
}

int usleep(useconds_t microseconds) {
  struct timespec request = timespec_of(microseconds * 1000LL);
  return nanosleep(&request, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec request = {seconds, 0};
  return nanosleep(&request, NULL) == 0 ? 0 : seconds;
}

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict deadline) {
  REAL(sem_clockwait);
  struct wait wait = wait_until(clock, deadline);
  int result = real(semaphore, CLOCK_MONOTONIC, &wait.deadline);
  if (result != 0 && errno == ETIMEDOUT) advance_to(wait.end);
  return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  return sem_clockwait(semaphore, CLOCK_REALTIME, deadline);
}

int pthread_cond_clockwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           clockid_t clock, const struct timespec *restrict deadline) {
  REAL(pthread_cond_clockwait);
  struct wait wait = wait_until(clock, deadline);
  int result = real(condition, mutex, CLOCK_MONOTONIC, &wait.deadline);
  if (result == ETIMEDOUT) advance_to(wait.end);
  return result;
}

// A condition's clock can't be read. The deadline is nearer to the clock that it was computed from.
int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict deadline) {
  int64_t time = nanoseconds(*deadline);
  int64_t wall = time - clock_value(CLOCK_REALTIME), uptime = time - clock_value(CLOCK_MONOTONIC);
  bool is_wall = (wall < 0 ? -wall : wall) < (uptime < 0 ? -uptime : uptime);
  return pthread_cond_clockwait(condition, mutex, is_wall ? CLOCK_REALTIME : CLOCK_MONOTONIC, deadline);
}

void vitrine_wait(int64_t nanoseconds) {
  forget_readings();
  struct timespec deadline = timespec_of(real_time() + nanoseconds);
  ask(SYS_clock_nanosleep, CLOCK_MONOTONIC, TIMER_ABSTIME, (long)&deadline, 0, 0);
}
