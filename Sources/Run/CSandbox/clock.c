// The clocks of a widget's process.
//
// The time of day stands still. Other clocks advance by waiting alone: the end of a wait advances them by
// its length, however long the machine took for it, and computing takes no time. So they show the same on
// every machine.
//
// The dynamic linker uses the first definition of a name in the order in which libraries are loaded. This
// library precedes the C library, so Foundation, Dispatch and the Swift library call these functions.

#define _GNU_SOURCE
#include <errno.h>
#include <stdatomic.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>

#include "internal.h"
#include "sandbox.h"

#define SECOND 1000000000
// The device was started this long before.
#define UPTIME (100000LL * SECOND)
// The processor time that the process has used.
#define PROCESSOR_TIME (SECOND / 10)
// A thread that reads clocks this often without a wait waits for one of them. From then on they advance by
// a millisecond for every few readings.
enum { PATIENCE = 1000000, FEW = 1000, STEP = 1000000 };

static _Atomic int64_t elapsed, impatience;
static __attribute__((tls_model("initial-exec"))) _Thread_local uint32_t readings;
// The time that waits had taken at the thread's last reading.
static __attribute__((tls_model("initial-exec"))) _Thread_local int64_t last_elapsed;

int64_t elapsed_time(void) { return elapsed + impatience; }

int64_t vitrine_elapsed_time(void) { return elapsed_time(); }

static int64_t kernel_time(clockid_t clock) {
  struct timespec now;
  ask(SYS_clock_gettime, clock, (long)&now, 0, 0, 0);
  return now.tv_sec * (int64_t)SECOND + now.tv_nsec;
}

int64_t real_time(void) { return kernel_time(CLOCK_MONOTONIC); }

int64_t vitrine_work_time(void) {
  return kernel_time(CLOCK_PROCESS_CPUTIME_ID) - kernel_time(CLOCK_THREAD_CPUTIME_ID);
}

void forget_readings(void) { readings = 0; }

void advance_to(int64_t time) {
  int64_t target = time - impatience, current = elapsed;
  while (current < target && !atomic_compare_exchange_weak(&elapsed, &current, target)) {}
}

int64_t clock_value(clockid_t clock) {
  if (elapsed != last_elapsed) {
    last_elapsed = elapsed;
    forget_readings();
  }
  if (++readings > PATIENCE) {
    impatience += STEP;
    readings -= FEW;
  }
  int64_t wall = world()->clock * SECOND + impatience;
  switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_REALTIME_ALARM: return wall;
    case CLOCK_TAI: return wall + 37LL * SECOND;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME:
    case CLOCK_BOOTTIME_ALARM: return UPTIME + elapsed_time();
    default: return PROCESSOR_TIME + impatience;
  }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int64_t value = clock_value(clock);
  // Times before 1970 are negative, but their fractions aren't.
  time->tv_nsec = ((value % SECOND) + SECOND) % SECOND;
  time->tv_sec = (value - time->tv_nsec) / SECOND;
  return 0;
}

int timespec_get(struct timespec *time, int base) {
  return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, time) == 0 ? base : 0;
}

int gettimeofday(struct timeval *restrict value, void *restrict zone) {
  struct timespec time;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &time);
  value->tv_sec = time.tv_sec;
  value->tv_usec = time.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

clock_t clock(void) { return (clock_t)(clock_value(CLOCK_PROCESS_CPUTIME_ID) / 1000); }
