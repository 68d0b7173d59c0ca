// The wall clock and random numbers, which replace the ones of the C library.
//
// The dynamic linker uses the first definition of a name in the order in which libraries are
// loaded. This library precedes the C library, so Foundation and the Swift library call these
// functions.

#define _GNU_SOURCE
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#include "sandbox.h"

static _Atomic int64_t stopped_at;
static _Atomic uint64_t random_state = 0x9e3779b97f4a7c15u;

void vitrine_stop_clock(int64_t seconds) { stopped_at = seconds; }

void vitrine_seed(uint64_t seed) { random_state = seed * 0x9e3779b97f4a7c15u + 1; }

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (stopped_at && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    time->tv_sec = stopped_at;
    time->tv_nsec = 0;
    return 0;
  }
  return (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict value, void *restrict zone) {
  struct timespec time;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &time) != 0) return -1;
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

// SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
static uint64_t next_random(void) {
  uint64_t z = atomic_fetch_add(&random_state, 0x9e3779b97f4a7c15u) + 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static void fill(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    uint64_t next = next_random();
    size_t part = count < sizeof next ? count : sizeof next;
    memcpy(bytes, &next, part);
    bytes += part;
    count -= part;
  }
}

// This function is called by Swift's SystemRandomNumberGenerator.
void swift_stdlib_random(void *buffer, size_t count) { fill(buffer, count); }

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  (void)flags;
  fill(buffer, count);
  return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) {
  fill(buffer, count);
  return 0;
}

uint32_t arc4random(void) { return (uint32_t)next_random(); }

void arc4random_buf(void *buffer, size_t count) { fill(buffer, count); }

uint32_t arc4random_uniform(uint32_t bound) {
  return bound < 2 ? 0 : (uint32_t)(((next_random() >> 32) * bound) >> 32);
}

long random(void) { return (long)(next_random() >> 33); }

int rand(void) { return (int)(next_random() >> 33); }

double drand48(void) { return (double)(next_random() >> 11) / 9007199254740992.0; }
