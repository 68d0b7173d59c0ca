// Swift's tasks: their jobs run one after the other, and jobs that haven't ended are counted like
// the blocks of queues.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

#include "events.h"
#include "internal.h"
#include "sandbox.h"

typedef void (*work)(void *);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
typedef void (*enqueue)(void *queue, void *context, work);

// A piece of work, with the stream of its random numbers and the number of its turn.
struct piece {
  void *context;
  work function;
  uint64_t stream, turn;
  bool counts;
  // The moment and the queue of delayed work.
  struct event event;
  void *queue;
};

static void run(void *context) {
  struct piece piece = *(struct piece *)context;
  free(context);
  begin_work(piece.turn);
  uint64_t stream = exchange_stream(piece.stream);
  piece.function(piece.context);
  exchange_stream(stream);
  end_work();
  if (piece.counts) vitrine_pending_add(-1);
}

static struct piece *new_piece(void *context, work function, bool counts) {
  struct piece *piece = malloc(sizeof *piece);
  if (!piece) abort();
  *piece = (struct piece){.context = context,
                          .function = function,
                          .stream = next_random() | 1,
                          .turn = next_number(),
                          .counts = counts};
  if (counts) vitrine_pending_add(1);
  return piece;
}

static void enqueue_piece(void *queue, struct piece *piece) {
  static enqueue real;
  if (!real) real = (enqueue)dlsym(RTLD_NEXT, "dispatch_async_f");
  real(queue, piece, run);
}

// Swift enqueues jobs of the main actor and of sleeping tasks by these functions of Dispatch.

void dispatch_async_f(void *queue, void *context, work function) {
  enqueue_piece(queue, new_piece(context, function, true));
}

// Times with the highest bit are negated wall times if the second bit is set too, and otherwise count
// nanoseconds of the boot clock. Other times count those of the monotonic clock.
static int64_t time_until(uint64_t when) {
  uint64_t marks = when >> 62;
  int64_t due = (int64_t)(marks == 3 ? -when : when & (~0ull >> 1));
  return due - clock_value(marks == 3 ? CLOCK_REALTIME : marks == 2 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC);
}

static void begin(struct event *event) {
  struct piece *piece = (struct piece *)((char *)event - offsetof(struct piece, event));
  void *queue = piece->queue;
  enqueue_piece(queue, piece);
  dispatch_release(queue);
}

// Delays are events of the list, because the timers of Dispatch have no order at the same moment.
void dispatch_after_f(uint64_t when, void *queue, void *context, work function) {
  // A delay is worth waiting for if it ends within the time that a widget has for its work.
  enum { SOON = 3 };
  if (when == ~0ull) return;
  int64_t left = when == 0 ? 0 : time_until(when);
  struct piece *piece = new_piece(context, function, left <= SOON * 1000000000LL);
  if (left <= 0) return enqueue_piece(queue, piece);
  dispatch_retain(queue);
  piece->queue = queue;
  piece->event = (struct event){
      .end = elapsed_time() + left, .number = piece->turn, .kind = WORK, .begin = begin};
  list_event(&piece->event);
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

static void post(void *semaphore) { sem_post(semaphore); }

// Dispatch sets a timer of its own when its first thread starts. Later the
// machine would decide its place among the timers of the widget's code, and with it their order.
static void start_dispatch(void) {
  sem_t semaphore;
  sem_init(&semaphore, 0, 0);
  dispatch_async_f(serial_queue, &semaphore, post);
  sem_wait(&semaphore);
  sem_destroy(&semaphore);
}

void vitrine_order_tasks(void) {
  void *(*create)(const char *, void *) = dlsym(RTLD_DEFAULT, "dispatch_queue_create");
  hook *enqueue_hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  job_runner = (run_job)dlsym(RTLD_DEFAULT, "swift_job_run");
  if (!create || !enqueue_hook || !job_runner) return;
  serial_queue = create("tasks", NULL);
  *enqueue_hook = enqueue_global;
  start_dispatch();
}
