// Names of temporary files. The C library chooses them by the kernel's clock, which it reads without a call.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "internal.h"

enum { LETTERS = 6, ATTEMPTS = 1000 };

static bool has_place(const char *name, int suffix) {
  size_t length = strlen(name);
  if (suffix < 0 || length < (size_t)suffix + LETTERS) return false;
  return strncmp(name + length - (size_t)suffix - LETTERS, "XXXXXX", LETTERS) == 0;
}

static void fill(char *name, int suffix) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  char *place = name + strlen(name) - suffix - LETTERS;
  uint64_t number = next_random();
  for (int index = 0; index < LETTERS; index++, number /= sizeof letters - 1) {
    place[index] = letters[number % (sizeof letters - 1)];
  }
}

int mkostemps(char *name, int suffix, int flags) {
  if (!has_place(name, suffix)) return errno = EINVAL, -1;
  for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
    fill(name, suffix);
    int file = open(name, (flags & ~O_ACCMODE) | O_RDWR | O_CREAT | O_EXCL, 0600);
    if (file >= 0 || errno != EEXIST) return file;
  }
  return -1;
}

int mkostemp(char *name, int flags) { return mkostemps(name, 0, flags); }

int mkstemps(char *name, int suffix) { return mkostemps(name, suffix, 0); }

int mkstemp(char *name) { return mkostemps(name, 0, 0); }

char *mkdtemp(char *name) {
  if (!has_place(name, 0)) return errno = EINVAL, NULL;
  for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
    fill(name, 0);
    if (mkdir(name, 0700) == 0) return name;
    if (errno != EEXIST) return NULL;
  }
  return NULL;
}
