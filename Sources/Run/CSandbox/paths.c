// System calls about files: their paths are in the world, folders are listed in order, and files'
// attributes say nothing of the machine.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"
#include "sandbox.h"
#include "status.h"

// The working folder in the world. The kernel's stays the home, because every path is made absolute.
static char working_folder[PATH_SIZE];

// Writes the path in the world of a descriptor's file.
static bool locate(int file, char *result) {
  char link[64], real[PATH_SIZE];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  long length = ask(SYS_readlinkat, AT_FDCWD, (long)link, (long)real, sizeof real - 1, 0);
  if (length < 0) return false;
  real[length] = 0;
  size_t count, longest = 0;
  const struct vitrine_folder *folders = world_folders(&count), *best = NULL;
  for (size_t index = 0; index < count; index++) {
    size_t own = strlen(folders[index].real_path);
    bool is_inside = strncmp(real, folders[index].real_path, own) == 0 &&
                     (real[own] == 0 || real[own] == '/');
    if (!is_inside || own < longest) continue;
    best = &folders[index];
    longest = own;
  }
  return best && snprintf(result, PATH_SIZE, "%s%s", best->path, real + longest) < PATH_SIZE;
}

static const char *current_folder(void) {
  if (!working_folder[0]) {
    size_t count;
    const struct vitrine_folder *folders = world_folders(&count);
    // The home is the first folder of the world.
    snprintf(working_folder, PATH_SIZE, "%s", count > 0 ? folders[0].path : "/");
  }
  return working_folder;
}

// Makes a call's path absolute in the world. Returns false for a path that the kernel shall resolve: it
// is relative to a descriptor and stays below it.
static bool absolute(int folder, const char *path, char *result) {
  char start[PATH_SIZE];
  if (path[0] == '/' || folder == AT_FDCWD) {
    if (!path[0]) return false;
    if (!vitrine_normalize(current_folder(), path, result, PATH_SIZE)) result[0] = 0;
    return true;
  }
  if (!strstr(path, "..")) return false;
  if (!locate(folder, start) || !vitrine_normalize(start, path, result, PATH_SIZE)) result[0] = 0;
  return true;
}

// Replaces a path argument by the real path. Returns 0 or a negated error number.
static long translate(long folder, long *path, bool opens, char *buffer) {
  char name[PATH_SIZE];
  if (!*path || !absolute((int)folder, (const char *)*path, name)) return 0;
  size_t count;
  const struct vitrine_folder *folders = world_folders(&count);
  switch (vitrine_translate(folders, count, name, buffer, PATH_SIZE)) {
    case VITRINE_INSIDE: break;
    // A folder above the world's folders exists, but can't be listed.
    case VITRINE_ABOVE:
      if (opens) return -EACCES;
      strcpy(buffer, "/");
      break;
    case VITRINE_NOWHERE: return -ENOENT;
  }
  *path = (long)buffer;
  return 0;
}

// The positions of a call's path and of its folder's descriptor, which is -1 for none.
struct path_call {
  long number;
  signed char folder, path, other_folder, other_path;
};

static const struct path_call path_calls[] = {
#ifdef SYS_open
    {SYS_open, -1, 0, -1, -1},      {SYS_creat, -1, 0, -1, -1},  {SYS_access, -1, 0, -1, -1},
    {SYS_stat, -1, 0, -1, -1},      {SYS_lstat, -1, 0, -1, -1},  {SYS_readlink, -1, 0, -1, -1},
    {SYS_unlink, -1, 0, -1, -1},    {SYS_rmdir, -1, 0, -1, -1},  {SYS_mkdir, -1, 0, -1, -1},
    {SYS_rename, -1, 0, -1, 1},
#endif
#ifdef SYS_renameat
    {SYS_renameat, 0, 1, 2, 3},
#endif
    {SYS_openat, 0, 1, -1, -1},     {SYS_faccessat, 0, 1, -1, -1}, {SYS_faccessat2, 0, 1, -1, -1},
    {SYS_newfstatat, 0, 1, -1, -1}, {SYS_statx, 0, 1, -1, -1},     {SYS_statfs, -1, 0, -1, -1},
    {SYS_readlinkat, 0, 1, -1, -1}, {SYS_chdir, -1, 0, -1, -1},    {SYS_unlinkat, 0, 1, -1, -1},
    {SYS_mkdirat, 0, 1, -1, -1},    {SYS_renameat2, 0, 1, 2, 3},   {SYS_truncate, -1, 0, -1, -1},
};

static bool opens(long number) {
#ifdef SYS_open
  if (number == SYS_open || number == SYS_creat) return true;
#endif
  return number == SYS_openat;
}

static long read_link(const char *name, long path, char *buffer, size_t size) {
  if (strcmp(name, "/proc/self/exe") != 0) {
    // The bundle's files are links to the project's, which no code needs to know.
    struct stat status;
    long result = ask(SYS_newfstatat, AT_FDCWD, path, (long)&status, 0, 0);
    return result < 0 ? result : -EINVAL;
  }
  const char *program = vitrine_program_path();
  size_t length = strlen(program);
  if (length > size) length = size;
  memcpy(buffer, program, length);
  return (long)length;
}

// Foundation asks for its program before calls are trapped.
ssize_t readlink(const char *restrict path, char *restrict buffer, size_t size) {
  if (world()->filter_count > 0 && strcmp(path, "/proc/self/exe") == 0) {
    return read_link(path, 0, buffer, size);
  }
  return syscall(SYS_readlinkat, AT_FDCWD, path, buffer, size);
}

static long change_folder(const char *path, long real_path) {
  struct stat status;
  long result = ask(SYS_newfstatat, AT_FDCWD, real_path, (long)&status, 0, 0);
  if (result < 0) return result;
  if (!S_ISDIR(status.st_mode)) return -ENOTDIR;
  char name[PATH_SIZE];
  if (!vitrine_normalize(current_folder(), path, name, PATH_SIZE)) return -ENAMETOOLONG;
  strcpy(working_folder, name);
  return 0;
}

// Makes a call whose paths are real ones.
static long finish(const struct call *call, const char *name, long path) {
  const long *given = call->arguments;
  switch (call->number) {
#ifdef SYS_open
    case SYS_readlink: return read_link(name, path, (char *)given[1], (size_t)given[2]);
    case SYS_stat:
    case SYS_lstat: return status_at(AT_FDCWD, path, given[1], 0);
#endif
    case SYS_readlinkat: return read_link(name, path, (char *)given[2], (size_t)given[3]);
    case SYS_newfstatat: return status_at(given[0], path, given[2], given[3] & ~AT_SYMLINK_NOFOLLOW);
    case SYS_statx:
      return extended_status(given[0], path, given[2] & ~AT_SYMLINK_NOFOLLOW, given[3], given[4]);
    case SYS_statfs: return volume_status(ask(SYS_statfs, path, given[1], 0, 0, 0), given[1]);
    case SYS_chdir: return change_folder(name, path);
    default: return ask(call->number, given[0], given[1], given[2], given[3], given[4]);
  }
}

// Notes a file of an app group that isn't there.
static void note_missing(const char *name) {
  size_t count, length;
  const struct vitrine_folder *folders = world_folders(&count);
  if (count == 0 || !name) return;
  length = strlen(folders[0].path);
  static const char groups[] = "/groups/";
  if (strncmp(name, folders[0].path, length) != 0 ||
      strncmp(name + length, groups, sizeof groups - 1) != 0) {
    return;
  }
  vitrine_note_missing("file", name + length + sizeof groups - 1);
}

static long answer_path_call(const struct path_call *kind, struct call call) {
  char first[PATH_SIZE], second[PATH_SIZE];
  const char *name = (const char *)call.arguments[(int)kind->path];
  long folder = kind->folder < 0 ? AT_FDCWD : call.arguments[(int)kind->folder];
  long result, flags = call.arguments[kind->path + 1];
  if (opens(call.number) && name && open_device(name, flags, &result)) return result;
  result = translate(folder, &call.arguments[(int)kind->path], opens(call.number), first);
  if (result == 0 && kind->other_path >= 0) {
    long other = kind->other_folder < 0 ? AT_FDCWD : call.arguments[(int)kind->other_folder];
    result = translate(other, &call.arguments[(int)kind->other_path], false, second);
  }
  if (result == 0) result = finish(&call, name, call.arguments[(int)kind->path]);
  if (result == -ENOENT) note_missing(name);
  return result;
}

static long write_folder(char *buffer, size_t size) {
  size_t length = strlen(current_folder()) + 1;
  if (length > size) return -ERANGE;
  memcpy(buffer, working_folder, length);
  return (long)length;
}

bool answer_file_call(const struct call *call, long *result) {
  const long *given = call->arguments;
  for (size_t index = 0; index < sizeof path_calls / sizeof *path_calls; index++) {
    if (path_calls[index].number != call->number) continue;
    *result = answer_path_call(&path_calls[index], *call);
    return true;
  }
  char folder[PATH_SIZE];
  switch (call->number) {
    case SYS_fstat: *result = status_at(given[0], (long)"", given[1], AT_EMPTY_PATH); break;
    case SYS_fstatfs:
      *result = volume_status(ask(SYS_fstatfs, given[0], given[1], 0, 0, 0), given[1]);
      break;
    case SYS_getcwd: *result = write_folder((char *)given[0], (size_t)given[1]); break;
    case SYS_fchdir:
      *result = locate((int)given[0], folder) ? (strcpy(working_folder, folder), 0) : -EACCES;
      break;
    case SYS_getdents64: *result = sorted_entries((int)given[0], (char *)given[1], (size_t)given[2]); break;
    default: return false;
  }
  return true;
}
