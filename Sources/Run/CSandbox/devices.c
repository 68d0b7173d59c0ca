// Files that the kernel makes up: devices of random numbers, and the few files of /proc that libraries
// read. Each opening makes a pipe with the world's content.

#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"
#include "status.h"

// The largest content, which fits into every pipe.
enum { CONTENT_SIZE = 4096, STACK_PAGE = 4096 };

static long pipe_with(const void *content, size_t size, long flags) {
  int ends[2];
  if (pipe2(ends, (int)(flags & O_CLOEXEC)) != 0) return -errno;
  ssize_t written = write(ends[1], content, size);
  close(ends[1]);
  if (written == (ssize_t)size) return ends[0];
  close(ends[0]);
  return -ENOMEM;
}

static long random_device(long flags) {
  char bytes[CONTENT_SIZE];
  fill_random(bytes, sizeof bytes);
  return pipe_with(bytes, sizeof bytes, flags);
}

// Swift finds its arguments, and threads their limits, by the addresses of the stack.
static long memory_map(long flags) {
  const char *last = (const char *)getauxval(AT_EXECFN);
  uintptr_t end = ((uintptr_t)last + strlen(last) + sizeof(long) + STACK_PAGE) & ~(uintptr_t)(STACK_PAGE - 1);
  uintptr_t start = (uintptr_t)__builtin_frame_address(0) & ~(uintptr_t)(STACK_PAGE - 1);
  char line[128];
  int size = snprintf(line, sizeof line, "%lx-%lx rw-p 00000000 00:00 0 [stack]\n", (long)start, (long)end);
  return pipe_with(line, (size_t)size, flags);
}

// Dispatch asks whether its threads sleep, and starts more of them if they do.
static long thread_state(long thread, long flags) {
  char line[64];
  int size = snprintf(line, sizeof line, "%ld (Widget) S %d", thread, WORLD_PARENT);
  return pipe_with(line, (size_t)size, flags);
}

bool open_device(const char *name, long flags, long *result) {
  long thread;
  char rest;
  if (strcmp(name, "/dev/urandom") == 0 || strcmp(name, "/dev/random") == 0) {
    *result = random_device(flags);
  } else if (strcmp(name, "/proc/self/maps") == 0) {
    *result = memory_map(flags);
  } else if (strcmp(name, "/proc/self/cmdline") == 0) {
    const char *program = vitrine_program_path();
    *result = pipe_with(program, strlen(program) + 1, flags);
  } else if (sscanf(name, "/proc/%ld/sta%c", &thread, &rest) == 2 && rest == 't') {
    *result = thread_state(thread, flags);
  } else {
    return false;
  }
  return true;
}
