#ifndef VITRINE_LAUNCHER_H
#define VITRINE_LAUNCHER_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "cage.h"

/// The launcher's own exit code: the widget's program wasn't started.
enum { NOT_STARTED = 125 };

/// A copy of a file into the scratch folder.
struct copy {
  const char *source;
  const char *target;
};

/// The launcher's arguments.
struct order {
  /// The process that started the launcher.
  pid_t parent;
  uint64_t seconds;
  uint64_t memory, processor_seconds, file_size, open_files;
  /// The limits of all files in the scratch folder.
  uint64_t scratch_size, scratch_files;
  /// The seconds of a picture if the process serves several, else 0.
  uint64_t picture_seconds;
  int64_t clock;
  uint64_t seed;
  /// The folder that is removed at the end, and the only writable folder, inside of it.
  const char *scratch, *data;
  const char *program, *program_name;
  const char **readable;
  struct vitrine_folder *folders;
  struct copy *copies;
  char **environment;
  size_t readable_count, folder_count, copy_count, environment_count;
};

/// Parses the arguments.
///
/// Exits with a message if one is unknown or malformed.
struct order parse_order(int count, char **words);

/// Prints a reason and exits with `NOT_STARTED`.
_Noreturn void fail(const char *reason);

/// Starts a process in namespaces of its own.
///
/// Returns like `fork`, so -1 if the kernel refuses them.
pid_t start_in_namespaces(void);

/// Makes everything read-only except the data folder, whose size becomes limited.
///
/// Returns false if the kernel refuses.
bool mount_data(const struct order *order);

/// Restricts reading, writing and executing to the files of an order.
///
/// Returns false if the kernel has no Landlock.
bool restrict_files(const struct order *order);

/// The bytes and the entries of a folder.
struct usage {
  uint64_t size, files;
};

struct usage folder_usage(const char *folder);
void remove_folder(const char *folder);
void copy_files(const struct order *order);

/// Limits the system calls of this process.
///
/// Afterwards `execveat` succeeds only with the returned number as its sixth argument. A process
/// that serves several pictures can start one for each; the runner takes this right from them.
uint64_t filter_calls(bool can_write, bool serves);

/// Writes the filter of the calls that the runner answers.
///
/// Returns its number of instructions.
uint32_t write_answered_filter(int descriptor);

/// The two ends of the connection between the observer and the widget's process.
struct connection {
  int observer, widget;
};

/// Starts a thread that answers when all threads of the widget's process sleep.
void start_observer(int socket);

/// Sends the folder of this process's threads to the observer.
///
/// Returns false if the kernel has no such folder.
bool send_threads(int socket);

/// Closes the cage around this process and executes the widget's program.
///
/// `is_isolated` says whether the process has namespaces of its own.
_Noreturn void become_widget(const struct order *order, int observer, bool is_isolated);

#endif
