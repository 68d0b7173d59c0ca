// Waits with a deadline, which the widget's code computes from the world's clocks.
//
// The kernel waits without one. The keeper of time ends the wait when the clocks have come to its deadline.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "events.h"
#include "internal.h"
#include "sandbox.h"

#define SECOND 1000000000
// Looks up the C library's function of the same name.
#define REAL(name)                                                  \
  static __typeof__(&name) real;                                    \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)
// Returns the result of an expression that waits, or `late` after the virtual nanoseconds `left`.
#define WITHIN(left, expression, late)                              \
  ({                                                                \
    struct event event = wait_for(left);                            \
    __typeof__(expression) result;                                  \
    list_event(&event);                                             \
    do result = (expression);                                       \
    while (result < 0 && errno == EINTR && !event.is_due);          \
    bool is_late = remove_event(&event) && result < 0 && errno == EINTR; \
    is_late ? (late) : result;                                      \
  })
// The shortest sleep, which a clock in floating-point seconds still shows.
enum { SHORTEST_SLEEP = 1000 };

int64_t nanoseconds(struct timespec time) { return time.tv_sec * (int64_t)SECOND + time.tv_nsec; }

struct timespec timespec_of(int64_t nanoseconds) {
  return (struct timespec){nanoseconds / SECOND, nanoseconds % SECOND};
}

void wait_really(int64_t nanoseconds) {
  struct timespec length = timespec_of(nanoseconds);
  ask(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, (long)&length, 0, 0);
}

// A wait of this thread, which a signal interrupts.
static struct event wait_for(int64_t left) {
  return (struct event){.end = elapsed_time() + left,
                        .number = next_number(),
                        .kind = THREAD,
                        .target = (int)ask(SYS_gettid, 0, 0, 0, 0, 0)};
}

// MARK: Descriptors

int epoll_wait(int file, struct epoll_event *events, int count, int timeout) {
  REAL(epoll_wait);
  if (timeout <= 0) return real(file, events, count, timeout);
  return WITHIN(timeout * 1000000LL, real(file, events, count, -1), 0);
}

int poll(struct pollfd *files, nfds_t count, int timeout) {
  REAL(poll);
  if (timeout <= 0) return real(files, count, timeout);
  return WITHIN(timeout * 1000000LL, real(files, count, -1), 0);
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
  REAL(ppoll);
  int64_t left = timeout ? nanoseconds(*timeout) : 0;
  if (left <= 0) return real(files, count, timeout, mask);
  return WITHIN(left, real(files, count, NULL, mask), 0);
}

int select(int count, fd_set *restrict reading, fd_set *restrict writing, fd_set *restrict failing,
           struct timeval *restrict timeout) {
  REAL(select);
  int64_t left = timeout ? timeout->tv_sec * (int64_t)SECOND + timeout->tv_usec * 1000LL : 0;
  if (left <= 0) return real(count, reading, writing, failing, timeout);
  int result = WITHIN(left, real(count, reading, writing, failing, NULL), 0);
  if (result != 0) return result;
  fd_set *sets[] = {reading, writing, failing};
  for (int index = 0; index < 3; index++) {
    if (sets[index]) FD_ZERO(sets[index]);
  }
  return 0;
}

// MARK: Sleep

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *request,
                    struct timespec *left) {
  int64_t time = nanoseconds(*request);
  if (flags & TIMER_ABSTIME) time -= clock_value(clock);
  (void)left;
  static int (*wait)(struct pollfd *, nfds_t, int);
  if (!wait) wait = (int (*)(struct pollfd *, nfds_t, int))dlsym(RTLD_NEXT, "poll");
  return WITHIN(time < SHORTEST_SLEEP ? SHORTEST_SLEEP : time, wait(NULL, 0, -1), 0);
}

int nanosleep(const struct timespec *request, struct timespec *left) {
  int error = clock_nanosleep(CLOCK_MONOTONIC, 0, request, left);
  if (error == 0) return 0;
  errno = error;
  return -1;
}

// Dispatch waits in this way until another processor has left a structure, which takes no time of the
// world's.
int usleep(useconds_t microseconds) {
  if (is_of_dispatch(__builtin_return_address(0))) {
    wait_really(microseconds * 1000LL);
    return 0;
  }
  struct timespec request = timespec_of(microseconds * 1000LL);
  return nanosleep(&request, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec request = {seconds, 0};
  return nanosleep(&request, NULL) == 0 ? 0 : seconds;
}

// MARK: Semaphores and conditions

int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict deadline) {
  static int (*wait)(sem_t *);
  if (!wait) wait = (int (*)(sem_t *))dlsym(RTLD_NEXT, "sem_wait");
  int64_t left = nanoseconds(*deadline) - clock_value(clock);
  int result = left > 0 ? WITHIN(left, wait(semaphore), -1) : sem_trywait(semaphore);
  if (result != 0) errno = ETIMEDOUT;
  return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  return sem_clockwait(semaphore, CLOCK_REALTIME, deadline);
}

// A thread that another one has woken goes on when that one sleeps.
int sem_wait(sem_t *semaphore) {
  REAL(sem_wait);
  if (sem_trywait(semaphore) == 0) return 0;
  uint64_t number = next_number();
  int result;
  do result = real(semaphore);
  while (result != 0 && errno == EINTR);
  take_turn(number);
  return result;
}

int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
  REAL(pthread_cond_wait);
  uint64_t number = next_number();
  int result = real(condition, mutex);
  take_turn(number);
  return result;
}

int pthread_cond_clockwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           clockid_t clock, const struct timespec *restrict deadline) {
  REAL(pthread_cond_clockwait);
  int64_t left = nanoseconds(*deadline) - clock_value(clock);
  struct timespec past = {0};
  if (left <= 0) return real(condition, mutex, CLOCK_MONOTONIC, &past);
  struct event event = {
      .end = elapsed_time() + left, .number = next_number(), .kind = CONDITION, .condition = condition};
  static int (*wait)(pthread_cond_t *, pthread_mutex_t *);
  if (!wait) wait = (int (*)(pthread_cond_t *, pthread_mutex_t *))dlsym(RTLD_NEXT, "pthread_cond_wait");
  list_event(&event);
  int result = wait(condition, mutex);
  return remove_event(&event) && result == 0 ? ETIMEDOUT : result;
}

// A condition's clock can't be read. The deadline is nearer to the clock that it was computed from.
int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict deadline) {
  int64_t time = nanoseconds(*deadline);
  int64_t wall = time - clock_value(CLOCK_REALTIME), uptime = time - clock_value(CLOCK_MONOTONIC);
  bool is_wall = (wall < 0 ? -wall : wall) < (uptime < 0 ? -uptime : uptime);
  return pthread_cond_clockwait(condition, mutex, is_wall ? CLOCK_REALTIME : CLOCK_MONOTONIC, deadline);
}
