#ifndef VITRINE_SANDBOX_EVENTS_H
#define VITRINE_SANDBOX_EVENTS_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

// The moments at which waits and timers end, in the order of the world's time.

// A wait, a timer or a delay that ends at a moment of the world.
struct event {
  // The virtual nanoseconds since the process started.
  int64_t end;
  // Where the kernel shows no threads: the end in the machine's time.
  int64_t real_end;
  // The time after which a timer fires again, or 0.
  int64_t interval;
  // The order of events at the same moment.
  uint64_t number;
  _Atomic bool is_due, is_listed;
  enum { THREAD, CONDITION, TIMER, WORK } kind;
  // The number of the thread, or the timer's descriptor.
  int target;
  pthread_cond_t *condition;
  // Begins the work of an event that is removed from the list by then.
  void (*begin)(struct event *);
  struct event *next;
};

// Lists an event until it is removed. Its target is woken when it is due.
void list_event(struct event *event);
// Removes an event. Returns whether it was due.
bool remove_event(struct event *event);

// Returns a number above all earlier ones, for something that begins or is enqueued now.
uint64_t next_number(void);
// Waits until every other thread sleeps and no one with a lower number waits. Work begins and goes on in
// this way, so that only one thread runs at a time, and always the same one.
void take_turn(uint64_t number);

// Makes the signal known that interrupts a wait whose end has come.
void receive_wakes(void);
// The signal, which no thread blocks.
int wake_signal(void);

// Makes a timer's descriptor readable. Returns false if it isn't one any more.
bool fire_timer(int file);

// Ends the pause of the main thread, which may have work now.
void end_pause(void);

#endif
