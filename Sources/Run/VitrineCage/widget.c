// The steps between the start of a widget's process and its program's first instruction.

#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "launcher.h"

// A lower limit of the user's holds.
static void limit_between(int resource, uint64_t warning, uint64_t value) {
  struct rlimit both;
  if (getrlimit(resource, &both) == 0 && both.rlim_max < value) value = both.rlim_max;
  both = (struct rlimit){warning < value ? warning : value, value};
  if (setrlimit(resource, &both) != 0) fail("the kernel refuses a limit of the widget's process");
}

static void limit(int resource, uint64_t value) { limit_between(resource, value, value); }

// Address space that isn't memory, such as the libraries' code, takes less than this.
enum { CODE_GIGABYTES = 3 };

static void limit_resources(const struct order *order) {
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_DATA, order->memory);
  limit(RLIMIT_AS, order->memory + ((uint64_t)CODE_GIGABYTES << 30));
  // The first signal lets the process report its place. The second one ends it.
  limit_between(RLIMIT_CPU, order->processor_seconds, order->processor_seconds + 1);
  // Threads are counted, too, in the namespace of the widget's user.
  enum { PROCESSES = 512 };
  if (order->picture_seconds != 0) limit(RLIMIT_NPROC, PROCESSES);
  limit(RLIMIT_FSIZE, order->file_size);
  limit(RLIMIT_NOFILE, order->open_files);
  limit(RLIMIT_STACK, 8 << 20);
  limit(RLIMIT_MEMLOCK, 0);
  limit(RLIMIT_MSGQUEUE, 0);
}

// Ignored signals are inherited, so they would depend on how the user started vitrine.
static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static void put(int file, const void *bytes, size_t count) {
  if (write(file, bytes, count) != (ssize_t)count) fail("the world can't be written");
}

// Writes the world for the runner into a file in memory.
static int world_file(const struct order *order, uint32_t features) {
  int file = memfd_create("world", 0);
  if (file < 0) fail("the world can't be written");
  struct vitrine_world world = {.clock = order->clock,
                                .seed = order->seed,
                                .features = features,
                                .folder_count = (uint32_t)order->folder_count,
                                .picture_seconds = (uint32_t)order->picture_seconds};
  put(file, &world, sizeof world);
  for (size_t index = 0; index < order->folder_count; index++) {
    const char *texts[] = {order->folders[index].path, order->folders[index].real_path};
    for (int place = 0; place < 2; place++) {
      size_t size = strlen(texts[place]) + 1;
      put(file, texts[place], size);
      world.text_size += (uint32_t)size;
    }
  }
  world.filter_count = write_answered_filter(file);
  if (pwrite(file, &world, sizeof world, 0) != sizeof world) fail("the world can't be written");
  lseek(file, 0, SEEK_SET);
  return file;
}

// Moves three descriptors behind the pipes, where the status has its own, and closes the rest.
static int arrange_descriptors(int world, int observer, int program) {
  int high_world = fcntl(world, F_DUPFD, 16), high_observer = fcntl(observer, F_DUPFD, 16);
  int high_program = fcntl(program, F_DUPFD, 16);
  if (dup2(high_world, VITRINE_WORLD_DESCRIPTOR) < 0 ||
      (observer >= 0 && dup2(high_observer, VITRINE_OBSERVER_DESCRIPTOR) < 0) ||
      dup3(high_program, VITRINE_STATUS_DESCRIPTOR + 1, O_CLOEXEC) < 0) {
    fail("the descriptors can't be arranged");
  }
  unsigned first = VITRINE_STATUS_DESCRIPTOR + 2;
  if (syscall(SYS_close_range, first, ~0u, 0) != 0) {
    for (int file = (int)first; file < 65536; file++) close(file);
  }
  return VITRINE_STATUS_DESCRIPTOR + 1;
}

void become_widget(const struct order *order, int observer, bool is_isolated) {
  uint32_t features = is_isolated ? VITRINE_HAS_NAMESPACES : 0;
  if (observer >= 0 && send_threads(observer)) features |= VITRINE_HAS_OBSERVER;
  bool can_write = is_isolated && mount_data(order);
  copy_files(order);
  umask(022);
  if (chdir(order->data) != 0) fail("the scratch folder is missing");
  int program = open(order->program, O_RDONLY | O_CLOEXEC);
  if (program < 0) fail("the compiled program is missing");
  if (personality(ADDR_NO_RANDOMIZE) >= 0) features |= VITRINE_HAS_FIXED_ADDRESSES;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
    fail("the kernel offers no way to confine the widget's code");
  }
  if (restrict_files(order)) {
    features |= VITRINE_HAS_LANDLOCK;
    can_write = true;
  }
  if (can_write) features |= VITRINE_CAN_WRITE;
  int file = arrange_descriptors(world_file(order, features), observer, program);
  if (order->picture_seconds == 0) close(VITRINE_STATUS_DESCRIPTOR);
  reset_signals();
  limit_resources(order);
  char *words[] = {(char *)order->program_name, NULL};
  uint64_t secret = filter_calls(can_write, order->picture_seconds != 0);
  syscall(SYS_execveat, file, "", words, order->environment, AT_EMPTY_PATH, secret);
  fail("the compiled program can't be executed");
}
