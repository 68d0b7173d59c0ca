// The course of time in a widget's process.
//
// Waits of the widget's code don't take the machine's time. When all of its threads sleep, nothing can
// happen before the earliest moment at which a wait or a timer ends. So a thread of this library advances
// the clocks to that moment and wakes one thread, whose work is done before the next moment comes.
// A busy machine makes this slow, but changes neither an order nor a clock.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "events.h"
#include "internal.h"
#include "sandbox.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct event *first;
static _Atomic uint64_t count = 1;
// Changes with the list, so that the keeper of time sleeps while it is empty.
static _Atomic uint32_t version;

static bool is_before(const struct event *one, const struct event *other) {
  return one->end != other->end ? one->end < other->end : one->number < other->number;
}

// A signal that the kernel doesn't queue, and that ends no process.
int wake_signal(void) { return SIGURG; }

static void ignore(int signal) { (void)signal; }

void receive_wakes(void) {
  struct sigaction action = {.sa_handler = ignore, .sa_flags = SA_ONSTACK};
  sigaction(wake_signal(), &action, NULL);
}

// MARK: The keeper of time

// Waits for a moment at which all threads sleep.
static enum vitrine_observation ask_observer(void) {
  static bool is_connected = true;
  if (!is_connected || !(world()->features & VITRINE_HAS_OBSERVER)) return VITRINE_UNKNOWN;
  char byte = 0;
  if (ask(SYS_write, VITRINE_OBSERVER_DESCRIPTOR, (long)&byte, 1, 0, 0) != 1 ||
      ask(SYS_read, VITRINE_OBSERVER_DESCRIPTOR, (long)&byte, 1, 0, 0) != 1) {
    // The descriptor may belong to another file soon.
    is_connected = false;
    return VITRINE_UNKNOWN;
  }
  return (enum vitrine_observation)byte;
}

static void wake(struct event *event) {
  switch (event->kind) {
    case THREAD: {
      long process = ask(SYS_getpid, 0, 0, 0, 0, 0);
      ask(SYS_tgkill, process, event->target, wake_signal(), 0, 0);
      break;
    }
    case CONDITION: pthread_cond_broadcast(event->condition); break;
    case TIMER:
    case WORK: break;
  }
}

static void insert(struct event *event) {
  struct event **place = &first;
  while (*place && !is_before(event, *place)) place = &(*place)->next;
  event->next = *place;
  *place = event;
  event->is_listed = true;
}

// Ends the earliest event. Returns it if its work is to begin.
static struct event *end_first(void) {
  struct event *event = first;
  if (!event) return NULL;
  // A wait remains listed until its thread has noticed its end.
  if (event->kind == TIMER || event->kind == WORK) {
    first = event->next;
    event->is_listed = false;
  }
  // A timer's descriptor may be closed.
  if (event->kind == TIMER && !fire_timer(event->target)) return NULL;
  advance_to(event->end);
  event->is_due = true;
  wake(event);
  if (event->kind == TIMER && event->interval != 0) {
    event->end += event->interval;
    event->real_end += event->interval;
    insert(event);
  }
  return event->kind == WORK ? event : NULL;
}

// Where the kernel shows no threads, a wait takes the machine's time. Returns whether it has passed.
static bool wait_for_first(void) {
  enum { SHORTEST = 100000, LONGEST = 5000000 };
  pthread_mutex_lock(&lock);
  int64_t left = first ? first->real_end - real_time() : 0;
  pthread_mutex_unlock(&lock);
  if (left < SHORTEST) left = SHORTEST;
  wait_really(left < LONGEST ? left : LONGEST);
  return left <= LONGEST;
}

static void *keep_time(void *unused) {
  for (;;) {
    uint32_t seen = version;
    pthread_mutex_lock(&lock);
    bool is_idle = !first;
    pthread_mutex_unlock(&lock);
    if (is_idle) {
      syscall(SYS_futex, &version, FUTEX_WAIT_PRIVATE, seen, NULL);
      continue;
    }
    if (ask_observer() == VITRINE_UNKNOWN && !wait_for_first()) continue;
    pthread_mutex_lock(&lock);
    struct event *work = end_first();
    pthread_mutex_unlock(&lock);
    if (work) work->begin(work);
  }
  return unused;
}

// The C library's function, because the keeper of time has no stream of random numbers.
static void start_keeper(void) {
  int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) =
      (int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))dlsym(
          RTLD_NEXT, "pthread_create");
  pthread_t keeper;
  if (create(&keeper, NULL, keep_time, NULL) != 0) abort();
}

// MARK: The list

void list_event(struct event *event) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, start_keeper);
  event->is_due = false;
  event->real_end = real_time() + event->end - elapsed_time();
  pthread_mutex_lock(&lock);
  insert(event);
  pthread_mutex_unlock(&lock);
  version++;
  syscall(SYS_futex, &version, FUTEX_WAKE_PRIVATE, 1);
}

uint64_t next_number(void) { return count++; }

void take_turn(uint64_t number) {
  struct event turn = {.end = elapsed_time(),
                       .number = number,
                       .kind = THREAD,
                       .target = (int)ask(SYS_gettid, 0, 0, 0, 0, 0)};
  list_event(&turn);
  while (!turn.is_due) ask(SYS_ppoll, 0, 0, 0, 0, 0);
  remove_event(&turn);
}

bool remove_event(struct event *event) {
  pthread_mutex_lock(&lock);
  for (struct event **place = &first; event->is_listed && *place; place = &(*place)->next) {
    if (*place != event) continue;
    *place = event->next;
    event->is_listed = false;
    break;
  }
  pthread_mutex_unlock(&lock);
  return event->is_due;
}
