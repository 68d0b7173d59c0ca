#ifndef VITRINE_SANDBOX_H
#define VITRINE_SANDBOX_H

#include <stdbool.h>
#include <stdint.h>

#include "cage.h"
#include "language.h"

/// Returns the kernel's features that confine the process, as `VITRINE_HAS_LANDLOCK` and others.
unsigned vitrine_features(void);

/// Sets the device that the C library describes: its system's major version and its model, such as
/// `iPad`.
void vitrine_set_device(int system_version, const char *model);

/// Returns the number of enqueued blocks that haven't ended, including blocks that are due within three
/// seconds.
int64_t vitrine_pending_blocks(void);

/// Makes the jobs of Swift's tasks run one after the other, in the order in which they are enqueued.
void vitrine_order_tasks(void);

/// Writes each printed line at once, not only when a buffer is full.
void vitrine_print_lines(void);

/// Copies the method that `overriding` overrides and `plain` doesn't, two subclasses of `base`, to
/// another subclass of `base`.
void vitrine_copy_override(const void *overriding, const void *plain, const void *base,
                           void *target);

/// Notes a missing part of the world. The report of a crash contains the last one.
///
/// `kind` is `default`, `file` or `answer`.
void vitrine_note_missing(const char *kind, const char *name);

/// Counts other pending work, such as a network request.
void vitrine_pending_add(int64_t count);

/// Returns the nanoseconds by which waits have advanced the world's clocks.
int64_t vitrine_elapsed_time(void);

/// Returns the processor time of the other threads in nanoseconds.
int64_t vitrine_work_time(void);

/// Lets the main thread sleep until its run loop may have work, at most for nanoseconds of the machine's
/// time. The world's clocks don't show it.
///
/// Returns whether there may be work.
bool vitrine_pause(int64_t nanoseconds);

#endif
