// The system calls of a widget's process, as libseccomp's rules.
//
// The filter is a list of allowed calls. It is installed before the widget's program is executed, so no
// instruction of it runs without. The one execution that it allows needs a random number as its sixth
// argument, which nothing in the new program knows.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/prctl.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

#include "launcher.h"

// Calls that act on the process alone, on its descriptors, or on files that Landlock guards.
static const int allowed[] = {
    SCMP_SYS(read), SCMP_SYS(write), SCMP_SYS(readv), SCMP_SYS(writev), SCMP_SYS(pread64),
    SCMP_SYS(pwrite64), SCMP_SYS(preadv), SCMP_SYS(pwritev), SCMP_SYS(preadv2), SCMP_SYS(pwritev2),
    SCMP_SYS(close), SCMP_SYS(close_range), SCMP_SYS(lseek), SCMP_SYS(dup), SCMP_SYS(dup2),
    SCMP_SYS(dup3), SCMP_SYS(pipe), SCMP_SYS(pipe2), SCMP_SYS(eventfd), SCMP_SYS(eventfd2),
    SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(select), SCMP_SYS(pselect6),
    SCMP_SYS(epoll_create), SCMP_SYS(epoll_create1), SCMP_SYS(epoll_ctl), SCMP_SYS(epoll_wait),
    SCMP_SYS(epoll_pwait), SCMP_SYS(epoll_pwait2), SCMP_SYS(timerfd_create),
    SCMP_SYS(timerfd_settime), SCMP_SYS(timerfd_gettime),
    // Memory.
    SCMP_SYS(mprotect), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise), SCMP_SYS(brk),
    SCMP_SYS(mincore), SCMP_SYS(msync),
    // Files.
    SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(stat), SCMP_SYS(lstat),
    SCMP_SYS(fstat), SCMP_SYS(newfstatat), SCMP_SYS(statx), SCMP_SYS(statfs), SCMP_SYS(fstatfs),
    SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(getcwd), SCMP_SYS(chdir), SCMP_SYS(fchdir),
    SCMP_SYS(getdents), SCMP_SYS(getdents64), SCMP_SYS(fsync), SCMP_SYS(fdatasync), SCMP_SYS(flock),
    SCMP_SYS(fadvise64), SCMP_SYS(sendfile), SCMP_SYS(copy_file_range), SCMP_SYS(umask),
    // Threads and signals.
    SCMP_SYS(futex), SCMP_SYS(set_robust_list), SCMP_SYS(get_robust_list), SCMP_SYS(rseq),
    SCMP_SYS(set_tid_address), SCMP_SYS(membarrier), SCMP_SYS(sched_yield),
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn),
    SCMP_SYS(rt_sigsuspend), SCMP_SYS(rt_sigtimedwait), SCMP_SYS(rt_sigpending),
    SCMP_SYS(sigaltstack), SCMP_SYS(pause), SCMP_SYS(nanosleep), SCMP_SYS(clock_nanosleep),
    SCMP_SYS(restart_syscall), SCMP_SYS(exit), SCMP_SYS(exit_group), SCMP_SYS(wait4),
    SCMP_SYS(waitid), SCMP_SYS(arch_prctl),
    // The filter of the answered calls, which the runner adds. Filters only take rights away.
    SCMP_SYS(seccomp),
    // Questions, many of which the runner answers.
    SCMP_SYS(getrandom), SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres), SCMP_SYS(gettimeofday),
    SCMP_SYS(time), SCMP_SYS(times), SCMP_SYS(getrusage), SCMP_SYS(getpid), SCMP_SYS(gettid),
    SCMP_SYS(getppid), SCMP_SYS(getpgrp), SCMP_SYS(getpgid), SCMP_SYS(getsid), SCMP_SYS(getuid),
    SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid), SCMP_SYS(getgroups),
    SCMP_SYS(getresuid), SCMP_SYS(getresgid), SCMP_SYS(getrlimit), SCMP_SYS(uname),
    SCMP_SYS(sysinfo), SCMP_SYS(getcpu), SCMP_SYS(getpriority), SCMP_SYS(sched_getaffinity),
    SCMP_SYS(sched_getparam), SCMP_SYS(sched_getscheduler), SCMP_SYS(sched_get_priority_max),
    SCMP_SYS(sched_get_priority_min),
};

// Calls that change files, which are refused where nothing confines them to the data folder.
static const int changes[] = {
    SCMP_SYS(creat), SCMP_SYS(unlink), SCMP_SYS(unlinkat), SCMP_SYS(rmdir), SCMP_SYS(mkdir),
    SCMP_SYS(mkdirat), SCMP_SYS(rename), SCMP_SYS(renameat), SCMP_SYS(renameat2), SCMP_SYS(truncate),
    SCMP_SYS(ftruncate), SCMP_SYS(fallocate),
};

// Calls that pretend to succeed. Landlock doesn't guard a file's attributes, Foundation sets them, and
// pictures don't show them.
static const int pretended[] = {
    SCMP_SYS(chmod), SCMP_SYS(fchmod), SCMP_SYS(fchmodat), SCMP_SYS(chown), SCMP_SYS(fchown),
    SCMP_SYS(lchown), SCMP_SYS(fchownat), SCMP_SYS(utime), SCMP_SYS(utimes),
    SCMP_SYS(futimesat), SCMP_SYS(utimensat),
    452,  // fchmodat2, which older headers lack.
};

static const struct {
  int call, error;
} refused[] = {
    // The C library falls back to calls whose arguments a filter can examine.
    {SCMP_SYS(clone3), ENOSYS},
    {SCMP_SYS(openat2), ENOSYS},
    {SCMP_SYS(io_uring_setup), ENOSYS},
    {SCMP_SYS(fork), EAGAIN},
    {SCMP_SYS(vfork), EAGAIN},
    {SCMP_SYS(execve), EACCES},
    {SCMP_SYS(socket), EACCES},
    {SCMP_SYS(socketpair), EACCES},
    {SCMP_SYS(connect), EACCES},
    {SCMP_SYS(getxattr), ENOTSUP},
    {SCMP_SYS(lgetxattr), ENOTSUP},
    {SCMP_SYS(fgetxattr), ENOTSUP},
    {SCMP_SYS(listxattr), ENOTSUP},
    {SCMP_SYS(llistxattr), ENOTSUP},
    {SCMP_SYS(flistxattr), ENOTSUP},
    {SCMP_SYS(setxattr), ENOTSUP},
    {SCMP_SYS(lsetxattr), ENOTSUP},
    {SCMP_SYS(fsetxattr), ENOTSUP},
};

static void add(scmp_filter_ctx rules, uint32_t action, int call, unsigned count,
                const struct scmp_arg_cmp *arguments) {
  int result = seccomp_rule_add_array(rules, action, call, count, arguments);
  // Architectures lack the older calls.
  if (result != 0 && result != -EDOM) fail("a rule of the filter of system calls is refused");
}

static void allow_if(scmp_filter_ctx rules, int call, struct scmp_arg_cmp argument) {
  add(rules, SCMP_ACT_ALLOW, call, 1, &argument);
}

static void allow_descriptor_control(scmp_filter_ctx rules) {
  // No signals to other processes, leases, notifications or larger pipes.
  static const int commands[] = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD,    F_SETFD,     F_GETFL,
                                 F_GETLK, F_SETLK,         F_SETLKW,   F_OFD_GETLK, F_OFD_SETLK,
                                 F_OFD_SETLKW};
  for (size_t index = 0; index < sizeof commands / sizeof *commands; index++) {
    allow_if(rules, SCMP_SYS(fcntl), SCMP_A1(SCMP_CMP_EQ, (uint64_t)commands[index]));
  }
  add(rules, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 2,
      (struct scmp_arg_cmp[]){SCMP_A1(SCMP_CMP_EQ, F_SETFL), SCMP_A2(SCMP_CMP_MASKED_EQ, O_ASYNC, 0)});
  static const unsigned long requests[] = {FIONBIO, FIONREAD, FIOCLEX, FIONCLEX, TCGETS};
  for (size_t index = 0; index < sizeof requests / sizeof *requests; index++) {
    allow_if(rules, SCMP_SYS(ioctl), SCMP_A1(SCMP_CMP_MASKED_EQ, UINT32_MAX, requests[index]));
  }
}

static void allow_opening(scmp_filter_ctx rules, bool can_write) {
  uint64_t writing = can_write ? 0 : O_ACCMODE | O_CREAT | O_TRUNC;
  allow_if(rules, SCMP_SYS(open), SCMP_A1(SCMP_CMP_MASKED_EQ, writing, 0));
  allow_if(rules, SCMP_SYS(openat), SCMP_A2(SCMP_CMP_MASKED_EQ, writing, 0));
  for (size_t index = 0; can_write && index < sizeof changes / sizeof *changes; index++) {
    add(rules, SCMP_ACT_ALLOW, changes[index], 0, NULL);
  }
}

static void allow_process_control(scmp_filter_ctx rules, bool serves) {
  // Shared memory isn't counted by the limit of data, so all mappings are private.
  allow_if(rules, SCMP_SYS(mmap), SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_SHARED | MAP_PRIVATE, MAP_PRIVATE));
  // A thread shares everything with its process, and has no namespaces of its own.
  uint64_t thread = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD;
  uint64_t spaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER |
                    CLONE_NEWPID | CLONE_NEWNET | CLONE_VFORK | CLONE_PTRACE | CLONE_PARENT;
  allow_if(rules, SCMP_SYS(clone), SCMP_A0(SCMP_CMP_MASKED_EQ, thread | spaces, thread));
  // An abort ends the process by a signal.
  if (!serves) allow_if(rules, SCMP_SYS(tgkill), SCMP_A0(SCMP_CMP_EQ, (uint64_t)getpid()));
  // A server starts and ends a process for each picture. The runner takes these rights from it.
  uint64_t picture = CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | SIGCHLD;
  if (serves) add(rules, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 0, NULL);
  if (serves) allow_if(rules, SCMP_SYS(clone), SCMP_A0(SCMP_CMP_EQ, picture));
  static const uint64_t operations[] = {PR_SET_NAME, PR_GET_NAME, PR_SET_NO_NEW_PRIVS,
                                        PR_GET_NO_NEW_PRIVS, PR_GET_DUMPABLE};
  for (size_t index = 0; index < sizeof operations / sizeof *operations; index++) {
    allow_if(rules, SCMP_SYS(prctl), SCMP_A0(SCMP_CMP_EQ, operations[index]));
  }
  // A process may only query its limits.
  add(rules, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2,
      (struct scmp_arg_cmp[]){SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A2(SCMP_CMP_EQ, 0)});
}

static scmp_filter_ctx new_rules(uint32_t action) {
  scmp_filter_ctx rules = seccomp_init(action);
  if (!rules) fail("the kernel offers no way to confine the widget's code");
  seccomp_attr_set(rules, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
  // A binary tree of the calls: each costs as little as another.
  seccomp_attr_set(rules, SCMP_FLTATR_CTL_OPTIMIZE, 2);
  return rules;
}

uint64_t filter_calls(bool can_write, bool serves) {
  uint64_t secret;
  if (getrandom(&secret, sizeof secret, 0) != sizeof secret) fail("the kernel has no random numbers");
  scmp_filter_ctx rules = new_rules(SCMP_ACT_ERRNO(EPERM));
  for (size_t index = 0; index < sizeof allowed / sizeof *allowed; index++) {
    add(rules, SCMP_ACT_ALLOW, allowed[index], 0, NULL);
  }
  for (size_t index = 0; index < sizeof pretended / sizeof *pretended; index++) {
    add(rules, SCMP_ACT_ERRNO(0), pretended[index], 0, NULL);
  }
  for (size_t index = 0; index < sizeof refused / sizeof *refused; index++) {
    add(rules, SCMP_ACT_ERRNO(refused[index].error), refused[index].call, 0, NULL);
  }
  allow_descriptor_control(rules);
  allow_opening(rules, can_write);
  allow_process_control(rules, serves);
  allow_if(rules, SCMP_SYS(execveat), SCMP_A5(SCMP_CMP_EQ, secret));
  if (seccomp_load(rules) != 0) fail("the kernel offers no way to confine the widget's code");
  seccomp_release(rules);
  return secret;
}

// The calls whose answers depend on the machine, the user or the day.
static const int answered[] = {
    SCMP_SYS(getrandom), SCMP_SYS(clock_gettime), SCMP_SYS(gettimeofday), SCMP_SYS(time),
    SCMP_SYS(times), SCMP_SYS(getrusage), SCMP_SYS(uname), SCMP_SYS(sysinfo), SCMP_SYS(getuid),
    SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid), SCMP_SYS(getppid), SCMP_SYS(getpgrp),
    SCMP_SYS(getpgid), SCMP_SYS(getsid), SCMP_SYS(getgroups), SCMP_SYS(getresuid),
    SCMP_SYS(getresgid), SCMP_SYS(getcpu), SCMP_SYS(getpriority), SCMP_SYS(sched_getaffinity),
    // Paths, directories and files' attributes.
    SCMP_SYS(open), SCMP_SYS(openat), SCMP_SYS(creat), SCMP_SYS(access), SCMP_SYS(faccessat),
    SCMP_SYS(faccessat2), SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(fstat), SCMP_SYS(newfstatat),
    SCMP_SYS(statx), SCMP_SYS(statfs), SCMP_SYS(fstatfs), SCMP_SYS(readlink), SCMP_SYS(readlinkat),
    SCMP_SYS(getcwd), SCMP_SYS(chdir), SCMP_SYS(fchdir), SCMP_SYS(unlink), SCMP_SYS(unlinkat),
    SCMP_SYS(rmdir), SCMP_SYS(mkdir), SCMP_SYS(mkdirat), SCMP_SYS(rename), SCMP_SYS(renameat),
    SCMP_SYS(renameat2), SCMP_SYS(truncate), SCMP_SYS(getdents64),
};

uint32_t write_answered_filter(int descriptor) {
  scmp_filter_ctx rules = new_rules(SCMP_ACT_ALLOW);
  for (size_t index = 0; index < sizeof answered / sizeof *answered; index++) {
    struct scmp_arg_cmp is_foreign = SCMP_A5(SCMP_CMP_NE, VITRINE_OWN_CALL);
    add(rules, SCMP_ACT_TRAP, answered[index], 1, &is_foreign);
  }
  off_t start = lseek(descriptor, 0, SEEK_CUR);
  if (seccomp_export_bpf(rules, descriptor) != 0) fail("the filter of answered calls is refused");
  seccomp_release(rules);
  return (uint32_t)((lseek(descriptor, 0, SEEK_CUR) - start) / 8);
}
