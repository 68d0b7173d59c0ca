// Namespaces of a widget's process: it sees no other process and no network, it ends with its first
// process, and everything but its data folder is mounted read-only.
//
// Docker's default profile and some distributions refuse them to users. Landlock and the filter of
// system calls hold without them.

#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "launcher.h"

// The user and the group of apps on iOS.
enum { MOBILE = 501 };

static void write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  // A kernel that refuses the mapping shows the overflow user instead, which gives no right.
  if (write(file, text, strlen(text)) < 0) dprintf(STDERR_FILENO, "vitrine-cage: %s\n", path);
  close(file);
}

static void map_identity(uid_t user, gid_t group) {
  char text[64];
  write_file("/proc/self/setgroups", "deny");
  snprintf(text, sizeof text, "%d %u 1", MOBILE, user);
  write_file("/proc/self/uid_map", text);
  snprintf(text, sizeof text, "%d %u 1", MOBILE, group);
  write_file("/proc/self/gid_map", text);
}

pid_t start_in_namespaces(void) {
  uid_t user = geteuid();
  gid_t group = getegid();
  unsigned long flags = CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC |
                        CLONE_NEWUTS | SIGCHLD;
  pid_t process = (pid_t)syscall(SYS_clone, flags, NULL, NULL, NULL, 0);
  if (process == 0) map_identity(user, group);
  return process;
}

// The arguments of mount_setattr, which C libraries before 2.36 don't declare.
struct attributes {
  uint64_t set, clear, propagation, namespace_descriptor;
};

static bool make_read_only(const char *folder) {
  struct attributes attributes = {.set = 1};  // MOUNT_ATTR_RDONLY
  // SYS_mount_setattr has this number on every architecture; 0x8000 is AT_RECURSIVE.
  return syscall(442, AT_FDCWD, folder, 0x8000, &attributes, sizeof attributes) == 0;
}

bool mount_data(const struct order *order) {
  char options[128];
  snprintf(options, sizeof options, "size=%llu,nr_inodes=%llu,mode=700",
           (unsigned long long)order->scratch_size, (unsigned long long)order->scratch_files);
  return mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 && make_read_only("/") &&
         mount("tmpfs", order->data, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, options) == 0;
}
