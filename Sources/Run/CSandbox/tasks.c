// Swift's tasks: their jobs run one after the other, and jobs that haven't ended are counted like
// the blocks of queues.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

#include "events.h"
#include "internal.h"
#include "sandbox.h"

typedef void (*work)(void *);
typedef void (*enqueue)(void *queue, void *context, work);
typedef void (*enqueue_later)(uint64_t when, void *queue, void *context, work);

// A counted piece of work, with the stream of its random numbers and the number of its turn.
struct piece {
  void *context;
  work function;
  uint64_t stream, turn;
};

static void run(void *context) {
  struct piece piece = *(struct piece *)context;
  free(context);
  begin_work(piece.turn);
  uint64_t stream = exchange_stream(piece.stream);
  piece.function(piece.context);
  exchange_stream(stream);
  end_work();
  vitrine_pending_add(-1);
}

static struct piece *counted(void *context, work function) {
  struct piece *piece = malloc(sizeof *piece);
  if (!piece) abort();
  *piece = (struct piece){context, function, next_random() | 1, next_number()};
  vitrine_pending_add(1);
  return piece;
}

// Swift enqueues jobs of the main actor and of sleeping tasks by these functions of Dispatch.

void dispatch_async_f(void *queue, void *context, work function) {
  static enqueue real;
  if (!real) real = (enqueue)dlsym(RTLD_NEXT, "dispatch_async_f");
  real(queue, counted(context, function), run);
}

// Times with the highest bit are negated wall times if the second bit is set too, and otherwise count
// nanoseconds of the boot clock. Other times count those of the monotonic clock.
//
// A sleep is worth waiting for if it ends within the time that a widget has for its work.
static bool is_soon(uint64_t when) {
  uint64_t marks = when >> 62;
  struct timespec now;
  clock_gettime(marks == 3 ? CLOCK_REALTIME : marks == 2 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now);
  int64_t time = now.tv_sec * 1000000000LL + now.tv_nsec;
  int64_t due = (int64_t)(marks == 3 ? -when : when & (~0ull >> 1));
  return when != ~0ull && due <= time + 3000000000LL;
}

void dispatch_after_f(uint64_t when, void *queue, void *context, work function) {
  static enqueue_later real;
  if (!real) real = (enqueue_later)dlsym(RTLD_NEXT, "dispatch_after_f");
  if (!is_soon(when)) return real(when, queue, context, function);
  real(when, queue, counted(context, function), run);
}

// MARK: The global executor

struct executor {
  void *identity;
  void *implementation;
};

typedef __attribute__((swiftcall)) void (*run_job)(void *job, struct executor);
typedef __attribute__((swiftcall)) void (*original)(void *job);
typedef __attribute__((swiftcall)) void (*hook)(void *job, original);

static void *serial_queue;
static run_job job_runner;

static void run_global(void *job) { job_runner(job, (struct executor){NULL, NULL}); }

__attribute__((swiftcall)) static void enqueue_global(void *job, original function) {
  (void)function;
  dispatch_async_f(serial_queue, job, run_global);
}

void vitrine_order_tasks(void) {
  void *(*create)(const char *, void *) = dlsym(RTLD_DEFAULT, "dispatch_queue_create");
  hook *enqueue_hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  job_runner = (run_job)dlsym(RTLD_DEFAULT, "swift_job_run");
  if (!create || !enqueue_hook || !job_runner) return;
  serial_queue = create("tasks", NULL);
  *enqueue_hook = enqueue_global;
}
