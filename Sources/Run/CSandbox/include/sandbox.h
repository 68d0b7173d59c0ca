#ifndef VITRINE_SANDBOX_H
#define VITRINE_SANDBOX_H

#include <stdbool.h>
#include <stdint.h>

/// Stops the clock of the day at a time, in seconds since 1970. Clocks that measure durations run on.
void vitrine_stop_clock(int64_t seconds);

/// What random numbers start from.
void vitrine_seed(uint64_t seed);

/// The device that the C library tells of: its system's major version and its model, such as `iPad`.
void vitrine_set_device(int system_version, const char *model);

/// How many blocks were given to queues and have not ended yet, and how many will be given within a
/// second.
int64_t vitrine_pending_blocks(void);

/// Counts something else that will end: a request of the network.
void vitrine_pending_add(int64_t count);

/// What `vitrine_confine` could do.
enum {
  VITRINE_CONFINED = 0,
  /// The kernel has no Landlock: no file can be written at all.
  VITRINE_CONFINED_READ_ONLY = 1,
  VITRINE_NOT_CONFINED = 2,
};

struct vitrine_limits {
  uint64_t memory;
  uint64_t processor_seconds;
  uint64_t file_size;
  uint64_t open_files;
};

/// Takes away from this process, for good: new processes and programs, sockets, and writing anywhere
/// but in a folder.
int vitrine_confine(const char *folder, struct vitrine_limits limits);

#endif
