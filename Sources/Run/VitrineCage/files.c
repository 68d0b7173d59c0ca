// The files of a widget's process: Landlock's rules, copies for its world, and the scratch folder's size
// and end.

#define _GNU_SOURCE
#include <fcntl.h>
#include <fts.h>
#include <linux/landlock.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "launcher.h"

// Landlock's rights of all versions. Headers of the first version lack the later ones.
enum {
  EXECUTE = 1 << 0,
  WRITE_FILE = 1 << 1,
  READ_FILE = 1 << 2,
  READ_FOLDER = 1 << 3,
  // All rights of the first version.
  FIRST_RIGHTS = (1 << 13) - 1,
  REFER = 1 << 13,
  TRUNCATE = 1 << 14,
  DEVICE_CONTROL = 1 << 15,
};

// The attributes of a set of rules, with those of later versions.
struct rules {
  uint64_t files, network, scopes;
};

static struct rules rules_of_version(long version) {
  struct rules rules = {.files = FIRST_RIGHTS};
  if (version >= 2) rules.files |= REFER;
  if (version >= 3) rules.files |= TRUNCATE;
  if (version >= 4) rules.network = 3;  // Binding and connecting.
  if (version >= 5) rules.files |= DEVICE_CONTROL;
  if (version >= 6) rules.scopes = 3;  // Abstract sockets and signals.
  return rules;
}

// A file that doesn't exist needs no rule.
static void allow(int rules, const char *path, uint64_t rights) {
  int file = open(path, O_PATH | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) return;
  if (!S_ISDIR(status.st_mode)) rights &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE;
  struct landlock_path_beneath_attr beneath = {.allowed_access = rights, .parent_fd = file};
  syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0);
  close(file);
}

bool restrict_files(const struct order *order) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return false;
  struct rules attributes = rules_of_version(version);
  int rules = (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0);
  if (rules < 0) return false;
  uint64_t changes = attributes.files & ~(uint64_t)(EXECUTE | DEVICE_CONTROL);
  for (size_t index = 0; index < order->readable_count; index++) {
    allow(rules, order->readable[index], EXECUTE | READ_FILE | READ_FOLDER);
  }
  allow(rules, order->program, EXECUTE | READ_FILE);
  allow(rules, "/dev/null", READ_FILE | WRITE_FILE);
  // Swift finds its arguments before the runner answers for this file.
  allow(rules, "/proc/self/maps", READ_FILE);
  allow(rules, order->scratch, READ_FILE | READ_FOLDER);
  allow(rules, order->data, changes);
  bool result = syscall(SYS_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  return result;
}

static void make_parents(const char *path) {
  char folder[4096];
  size_t length = strlen(path);
  if (length >= sizeof folder) return;
  memcpy(folder, path, length + 1);
  for (char *slash = strchr(folder + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    mkdir(folder, 0755);
    *slash = '/';
  }
}

// A file that can't be read is missing in the world, where the code's own message names it.
static void copy_file(struct copy copy) {
  int source = open(copy.source, O_RDONLY | O_CLOEXEC);
  if (source < 0) return;
  make_parents(copy.target);
  int target = open(copy.target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  while (target >= 0 && sendfile(target, source, NULL, 1 << 20) > 0) {}
  if (target >= 0) close(target);
  close(source);
}

void copy_files(const struct order *order) {
  for (size_t index = 0; index < order->copy_count; index++) copy_file(order->copies[index]);
}

static FTS *walk(const char *folder) {
  char *const roots[] = {(char *)folder, NULL};
  return fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR | FTS_XDEV, NULL);
}

struct usage folder_usage(const char *folder) {
  struct usage usage = {0};
  FTS *entries = walk(folder);
  for (FTSENT *entry; entries && (entry = fts_read(entries));) {
    if (entry->fts_info == FTS_DP) continue;
    usage.files++;
    if (entry->fts_statp) usage.size += (uint64_t)entry->fts_statp->st_blocks * 512;
  }
  if (entries) fts_close(entries);
  return usage;
}

void remove_folder(const char *folder) {
  FTS *entries = walk(folder);
  for (FTSENT *entry; entries && (entry = fts_read(entries));) {
    if (entry->fts_info == FTS_D) chmod(entry->fts_accpath, 0700);
    else if (entry->fts_info == FTS_DP) rmdir(entry->fts_accpath);
    else unlink(entry->fts_accpath);
  }
  if (entries) fts_close(entries);
}
