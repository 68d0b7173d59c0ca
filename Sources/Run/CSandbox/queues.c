// A counter of the blocks that queues have yet to run, so that a widget is shown as soon as its
// work is done.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#include "sandbox.h"

// These functions enqueue the widget's work. The types are those of <dispatch/dispatch.h>, in which
// a block is an object with a function after two words (the block ABI).
typedef void *block;
typedef void (*work)(void *);

struct block_layout {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(block);
};

extern block _Block_copy(const void *);
extern void _Block_release(const void *);
extern void dispatch_async_f(void *queue, void *context, work);
extern void dispatch_barrier_async_f(void *queue, void *context, work);
extern void dispatch_group_async_f(void *group, void *queue, void *context, work);
extern void dispatch_after_f(uint64_t when, void *queue, void *context, work);

static _Atomic int64_t pending;

int64_t vitrine_pending_blocks(void) { return pending; }

void vitrine_pending_add(int64_t count) { pending += count; }

static void run(void *context) {
  ((struct block_layout *)context)->invoke(context);
  _Block_release(context);
}

static void run_counted(void *context) {
  run(context);
  pending--;
}

void dispatch_async(void *queue, block given) {
  pending++;
  dispatch_async_f(queue, _Block_copy(given), run_counted);
}

void dispatch_barrier_async(void *queue, block given) {
  pending++;
  dispatch_barrier_async_f(queue, _Block_copy(given), run_counted);
}

void dispatch_group_async(void *group, void *queue, block given) {
  pending++;
  dispatch_group_async_f(group, queue, _Block_copy(given), run_counted);
}

// Wall times have the highest bit set. Other times count nanoseconds of the monotonic clock.
static bool is_soon(uint64_t when) {
  struct timespec now;
  if (when >> 63) return false;
  clock_gettime(CLOCK_MONOTONIC, &now);
  uint64_t nanoseconds = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
  return when < nanoseconds + 1000000000u;
}

void dispatch_after(uint64_t when, void *queue, block given) {
  bool counts = is_soon(when);
  if (counts) pending++;
  dispatch_after_f(when, queue, _Block_copy(given), counts ? run_counted : run);
}
