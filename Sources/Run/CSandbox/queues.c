// Blocks of queues: a counter of the blocks that have not ended, so that a widget is shown as soon as its work
// is done, and the seeds of their random numbers.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#include "events.h"
#include "internal.h"
#include "sandbox.h"

// These functions enqueue the widget's work. The types are declared in <dispatch/dispatch.h>, in which
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

// An enqueued block.
struct job {
  block block;
  uint64_t stream, turn;
  bool counts;
};

static struct job *new_job(block given, bool counts) {
  struct job *job = malloc(sizeof *job);
  if (!job) abort();
  *job = (struct job){_Block_copy(given), next_random() | 1, next_number(), counts};
  if (counts) pending++;
  return job;
}

// The pieces of work that this thread has begun and not ended.
static __attribute__((tls_model("initial-exec"))) _Thread_local int depth;

void begin_work(uint64_t turn) {
  if (depth++ != 0 || is_main_thread()) return;
  take_turn(turn);
  use_work_heap(true);
}

void end_work(void) {
  if (--depth == 0) use_work_heap(false);
}

static void run(void *context) {
  struct job job = *(struct job *)context;
  free(context);
  begin_work(job.turn);
  uint64_t stream = exchange_stream(job.stream);
  ((struct block_layout *)job.block)->invoke(job.block);
  _Block_release(job.block);
  exchange_stream(stream);
  end_work();
  if (job.counts) pending--;
}

void dispatch_async(void *queue, block given) { dispatch_async_f(queue, new_job(given, true), run); }

void dispatch_barrier_async(void *queue, block given) {
  dispatch_barrier_async_f(queue, new_job(given, true), run);
}

void dispatch_group_async(void *group, void *queue, block given) {
  dispatch_group_async_f(group, queue, new_job(given, true), run);
}

void dispatch_after(uint64_t when, void *queue, block given) {
  dispatch_after_f(when, queue, new_job(given, false), run);
}

// Each application has a stream of its own. They run one after the other, as on a single processor.
void dispatch_apply(size_t count, void *queue, block given) {
  (void)queue;
  void (*function)(block, size_t) = (void (*)(block, size_t))((struct block_layout *)given)->invoke;
  uint64_t seed = next_random();
  for (size_t index = 0; index < count; index++) {
    uint64_t stream = exchange_stream((seed + index * 0x9e3779b97f4a7c15u) | 1);
    function(given, index);
    exchange_stream(stream);
  }
}
