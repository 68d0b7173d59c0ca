// The confinement of a widget's process: limits, a filter of system calls, and Landlock for files.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "sandbox.h"

static void limit(int resource, uint64_t value) {
  struct rlimit both = {value, value};
  setrlimit(resource, &both);
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define REFUSE(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
// Rejects one system call.
#define WITHOUT(call, error) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 1), REFUSE(error)

#ifdef ARCHITECTURE

static const struct sock_filter calls[] = {
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    LOAD(nr),
#ifdef __x86_64__
    // The x32 interface has different call numbers.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
    REFUSE(ENOSYS),
    WITHOUT(fork, EAGAIN),
    WITHOUT(vfork, EAGAIN),
#endif
    WITHOUT(execve, EACCES),
    WITHOUT(execveat, EACCES),
    // The C library falls back to clone, whose flags the filter can examine.
    WITHOUT(clone3, ENOSYS),
    WITHOUT(socket, EACCES),
    WITHOUT(socketpair, EACCES),
    WITHOUT(connect, EACCES),
    WITHOUT(ptrace, EPERM),
    WITHOUT(process_vm_writev, EPERM),
    WITHOUT(kill, EPERM),
    WITHOUT(tkill, EPERM),
    // An abort still ends the process.
    WITHOUT(tgkill, EPERM),
    WITHOUT(rt_sigqueueinfo, EPERM),
    WITHOUT(rt_tgsigqueueinfo, EPERM),
    WITHOUT(pidfd_send_signal, EPERM),
    WITHOUT(process_vm_readv, EPERM),
    WITHOUT(pidfd_open, EPERM),
    WITHOUT(mount, EPERM),
    WITHOUT(unshare, EPERM),
    WITHOUT(setns, EPERM),
    WITHOUT(bpf, EPERM),
    WITHOUT(io_uring_setup, ENOSYS),
    WITHOUT(memfd_create, EACCES),
    // A process may only query its limits.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prlimit64, 0, 4),
    LOAD(args[0]),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0),
    REFUSE(EPERM),
    ALLOW,
    // A thread is a clone that shares everything, whereas a process isn't.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3),
    LOAD(args[0]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
    REFUSE(EAGAIN),
    ALLOW,
};

// The fallback without Landlock: files can't be opened for writing, created, moved or removed.
static const struct sock_filter writing[] = {
    LOAD(nr),
#ifdef __x86_64__
    WITHOUT(creat, EACCES),
    WITHOUT(unlink, EACCES),
    WITHOUT(rmdir, EACCES),
    WITHOUT(rename, EACCES),
    WITHOUT(mkdir, EACCES),
    WITHOUT(link, EACCES),
    WITHOUT(symlink, EACCES),
    WITHOUT(chmod, EACCES),
    WITHOUT(chown, EACCES),
    WITHOUT(truncate, EACCES),
    WITHOUT(mknod, EACCES),
#endif
    WITHOUT(unlinkat, EACCES),
    WITHOUT(renameat2, EACCES),
    WITHOUT(mkdirat, EACCES),
    WITHOUT(linkat, EACCES),
    WITHOUT(symlinkat, EACCES),
    WITHOUT(fchmodat, EACCES),
    WITHOUT(fchownat, EACCES),
    WITHOUT(mknodat, EACCES),
    WITHOUT(openat2, ENOSYS),
#ifdef SYS_renameat
    WITHOUT(renameat, EACCES),
#endif
#ifdef SYS_open
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_open, 0, 4),
    LOAD(args[1]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1),
    REFUSE(EACCES),
    ALLOW,
#endif
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat, 0, 3),
    LOAD(args[2]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1),
    REFUSE(EACCES),
    ALLOW,
};

static int filter(const struct sock_filter *rules, size_t count) {
  struct sock_fprog program = {(unsigned short)count, (struct sock_filter *)rules};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}

#endif

// The rights of Landlock's first version that change files. Later versions add moving between
// folders and truncation.
static int restrict_writing(const char *folder) {
  uint64_t changes = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                     LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                     LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                     LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                     LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return -1;
  if (version >= 2) changes |= 1u << 13;  // LANDLOCK_ACCESS_FS_REFER
  if (version >= 3) changes |= 1u << 14;  // LANDLOCK_ACCESS_FS_TRUNCATE
  struct landlock_ruleset_attr attributes = {.handled_access_fs = changes};
  int rules = (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0);
  if (rules < 0) return -1;
  int allowed = open(folder, O_PATH | O_CLOEXEC | O_DIRECTORY);
  struct landlock_path_beneath_attr beneath = {.allowed_access = changes, .parent_fd = allowed};
  int result = allowed < 0 ? -1
                           : (int)syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH,
                                          &beneath, 0);
  if (result == 0) result = (int)syscall(SYS_landlock_restrict_self, rules, 0);
  if (allowed >= 0) close(allowed);
  close(rules);
  return result;
}

int vitrine_confine(const char *folder, struct vitrine_limits limits) {
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_DATA, limits.memory);
  limit(RLIMIT_CPU, limits.processor_seconds);
  limit(RLIMIT_FSIZE, limits.file_size);
  limit(RLIMIT_NOFILE, limits.open_files);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return VITRINE_NOT_CONFINED;
#ifdef ARCHITECTURE
  bool has_landlock = restrict_writing(folder) == 0;
  if (!has_landlock && filter(writing, sizeof writing / sizeof *writing) != 0) {
    return VITRINE_NOT_CONFINED;
  }
  if (filter(calls, sizeof calls / sizeof *calls) != 0) return VITRINE_NOT_CONFINED;
  return has_landlock ? VITRINE_CONFINED : VITRINE_CONFINED_READ_ONLY;
#else
  return VITRINE_NOT_CONFINED;
#endif
}
