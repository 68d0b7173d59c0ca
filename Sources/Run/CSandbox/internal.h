#ifndef VITRINE_SANDBOX_INTERNAL_H
#define VITRINE_SANDBOX_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

#include "cage.h"

// The process, its user and its group, as the widget's code sees them.
enum { WORLD_PROCESS = 417, WORLD_PARENT = 1, WORLD_USER = 501 };
// The size of the longest path with its null character.
enum { PATH_SIZE = 4096 };

// A system call and its arguments.
struct call {
  long number;
  long arguments[6];
};

// The world, which is read from its descriptor at the first use.
const struct vitrine_world *world(void);
const struct vitrine_folder *world_folders(size_t *count);

// Asks the kernel itself. Returns its result, which is a negated error number below 0.
long ask(long number, long first, long second, long third, long fourth, long fifth);

// Returns the error of an answer in the C library's way.
long answer_in_errno(long result);

// Answers a call about files. Returns false if the call isn't about files.
bool answer_file_call(const struct call *call, long *result);
// Opens a file that the kernel makes up. Returns false for other files.
bool open_device(const char *name, long flags, long *result);
// Answers a call about the machine, the user or the time.
bool answer_identity_call(const struct call *call, long *result);

// Writes the sorted entries of a folder.
long sorted_entries(int folder, char *buffer, size_t size);

// Lets this thread's memory come from the range of the widget's work, or from its own again.
void use_work_heap(bool is_used);

// Returns the virtual time of a clock in nanoseconds.
int64_t clock_value(clockid_t clock);
// Advances the clocks to a virtual time.
void advance_to(int64_t elapsed);
// Counts the thread's readings of clocks from 0 again.
void forget_readings(void);
// Returns the virtual nanoseconds since the process started, which only waits advance.
int64_t elapsed_time(void);
// Returns the kernel's monotonic clock in nanoseconds.
int64_t real_time(void);
// Waits for nanoseconds of the machine's time.
void wait_really(int64_t nanoseconds);
int64_t nanoseconds(struct timespec time);
struct timespec timespec_of(int64_t nanoseconds);

// Fills a buffer from the thread's stream of random numbers.
void fill_random(void *buffer, size_t count);
uint64_t next_random(void);
// Replaces the thread's stream. Returns the old one.
uint64_t exchange_stream(uint64_t stream);
// Makes Swift's random numbers follow the streams.
void redirect_swift_random(void);

// Begins and ends a piece of work, which waits for its turn, by its number, on other threads than the main one.
void begin_work(uint64_t turn);
void end_work(void);
bool is_main_thread(void);
// Returns whether an address is in one of these libraries.
bool is_of_dispatch(const void *address);
bool is_of_foundation(const void *address);
bool is_of_swift(const void *address);
// Returns whether an address is in the widget's program.
bool is_of_program(const void *address);
// Reports the place of a crash of this process.
void report_crashes(void);
// Gives this thread a stack for the report of a crash. Returns its memory, or NULL.
void *enter_thread(void);
void leave_thread(void *memory);
// Notes that the limit of memory was reached.
void note_exhausted_memory(void);

#endif
