#ifndef VITRINE_CAGE_H
#define VITRINE_CAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The contract between the launcher, which closes the cage of a widget's process, and the runner
/// library inside of it, which answers system calls in the world's terms.

enum {
  /// The descriptor on which the runner writes its answer.
  VITRINE_ANSWER_DESCRIPTOR = 3,
  /// The descriptor from which the runner reads its world.
  VITRINE_WORLD_DESCRIPTOR = 4,
  /// The descriptor on which the runner asks for a moment at which all of its threads sleep.
  ///
  /// It writes a byte for each question, and reads a byte when there is an answer.
  VITRINE_OBSERVER_DESCRIPTOR = 5,
  /// The descriptor on which a process that serves several pictures writes the end of each.
  ///
  /// It is also the launcher's.
  VITRINE_STATUS_DESCRIPTOR = 6,
};

/// The end of a picture's process.
struct vitrine_end {
  /// The exit code as shells count it: the signal's number plus 128.
  int32_t code;
  /// Nonzero if another picture can follow, because the picture's code changed no file.
  int32_t goes_on;
};

/// The answers of the observer.
enum vitrine_observation {
  /// No thread of the process runs or waits for a processor.
  VITRINE_ALL_SLEEP,
  /// A thread has run for longer than the observer waits.
  VITRINE_SOME_RUN,
  /// The kernel doesn't show the threads.
  VITRINE_UNKNOWN,
};

/// The sixth argument of system calls that the runner makes itself and the kernel shall answer.
#define VITRINE_OWN_CALL 0x76697472696e6521u

/// The kernel's features that the launcher found.
enum {
  VITRINE_HAS_LANDLOCK = 1,
  VITRINE_HAS_NAMESPACES = 2,
  /// The scratch folder can be written.
  VITRINE_CAN_WRITE = 4,
  /// Addresses aren't randomized.
  VITRINE_HAS_FIXED_ADDRESSES = 8,
  /// The observer sees the threads of the process.
  VITRINE_HAS_OBSERVER = 16,
};

/// The world of a widget's process.
///
/// On the descriptor, the texts follow it and then the filter's instructions.
struct vitrine_world {
  /// The wall clock in seconds since 1970.
  int64_t clock;
  /// The seed of random numbers.
  uint64_t seed;
  uint32_t features;
  /// The number of folders, each of which has two texts: its path in the world and its real path.
  uint32_t folder_count;
  /// The size of the texts in bytes, with a null character after each.
  uint32_t text_size;
  /// The number of instructions of the filter that traps the calls that the runner answers.
  uint32_t filter_count;
  /// The seconds after which the process of a picture is ended, or 0 for a process that serves one
  /// picture.
  uint32_t picture_seconds;
  uint32_t unused;
};

/// A folder or a file of the world.
struct vitrine_folder {
  const char *path;
  const char *real_path;
};

/// The results of `vitrine_translate`.
enum vitrine_place {
  VITRINE_NOWHERE,
  /// The path is in a folder of the world.
  VITRINE_INSIDE,
  /// The path is of a folder that contains folders of the world.
  VITRINE_ABOVE,
};

/// Makes a path absolute and removes `.`, `..` and repeated slashes.
///
/// Returns false if the result doesn't fit.
bool vitrine_normalize(const char *folder, const char *path, char *result, size_t size);

/// Writes the real path of a normalized path in the world.
enum vitrine_place vitrine_translate(
    const struct vitrine_folder *folders, size_t count, const char *path, char *result, size_t size);

#endif
