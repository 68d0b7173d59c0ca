// The C library's and the kernel's description of the machine and its user, which is replaced by that of
// the device. A widget that shows its system version, its cores or its free space thus shows the same
// values on every machine.
//
// These definitions precede the C library's in the order of the dynamic linker, like the definitions of the clock.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <grp.h>
#include <link.h>
#include <pwd.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <sys/times.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "events.h"
#include "internal.h"
#include "sandbox.h"

enum { CORES = 2, DISPATCH_CORES = 16, PAGE = 4096, SAME_PRIORITY = 20 };

// The values belong to an iPhone 7: 2 GiB of memory.
static const long memory_pages = (2L << 30) / PAGE;

static struct utsname device = {
    .sysname = "Darwin", .nodename = "iPhone", .release = "10.0.0", .version = "", .machine = "iPhone"};

void vitrine_set_device(int system_version, const char *model) {
  snprintf(device.release, sizeof device.release, "%d.0.0", system_version);
  snprintf(device.nodename, sizeof device.nodename, "%s", model);
  snprintf(device.machine, sizeof device.machine, "%s", model);
}

static long system_information(struct sysinfo *information) {
  memset(information, 0, sizeof *information);
  information->uptime = (long)(clock_value(CLOCK_MONOTONIC) / 1000000000);
  information->totalram = (unsigned long)memory_pages;
  information->freeram = (unsigned long)memory_pages / 2;
  information->mem_unit = PAGE;
  information->procs = 1;
  return 0;
}

static long cores(size_t size, unsigned char *mask) {
  if (size < sizeof(long)) return -EINVAL;
  memset(mask, 0, size);
  mask[0] = (1 << CORES) - 1;
  return sizeof(long);
}

// Writes a time where the caller wants one.
static long date(long place) {
  int64_t now = clock_value(CLOCK_REALTIME) / 1000000000;
  if (place) *(time_t *)place = (time_t)now;
  return (long)now;
}

static long write_identity(const long *places) {
  for (int index = 0; index < 3; index++) *(uid_t *)places[index] = WORLD_USER;
  return 0;
}

bool answer_identity_call(const struct call *call, long *result) {
  const long *given = call->arguments;
  *result = 0;
  switch (call->number) {
    case SYS_getrandom:
      fill_random((void *)given[0], (size_t)given[1]);
      *result = given[1];
      return true;
    case SYS_clock_gettime: clock_gettime((clockid_t)given[0], (struct timespec *)given[1]); return true;
    case SYS_gettimeofday: gettimeofday((struct timeval *)given[0], NULL); return true;
#ifdef SYS_time
    case SYS_time: *result = date(given[0]); return true;
#endif
    case SYS_times:
      if (given[0]) memset((void *)given[0], 0, sizeof(struct tms));
      return true;
    case SYS_getrusage: memset((void *)given[1], 0, sizeof(struct rusage)); return true;
    case SYS_uname: memcpy((void *)given[0], &device, sizeof device); return true;
    case SYS_sysinfo: *result = system_information((struct sysinfo *)given[0]); return true;
    case SYS_getuid:
    case SYS_geteuid:
    case SYS_getgid:
    case SYS_getegid: *result = WORLD_USER; return true;
    case SYS_getresuid:
    case SYS_getresgid: *result = write_identity(given); return true;
    case SYS_getppid: *result = WORLD_PARENT; return true;
#ifdef SYS_getpgrp
    case SYS_getpgrp:
#endif
    case SYS_getpgid:
    case SYS_getsid: *result = WORLD_PROCESS; return true;
    case SYS_getgroups: return true;
    case SYS_getpriority: *result = SAME_PRIORITY; return true;
    case SYS_sched_getaffinity: *result = cores((size_t)given[1], (unsigned char *)given[2]); return true;
    case SYS_getcpu:
      for (int index = 0; index < 2; index++) {
        if (given[index]) *(unsigned *)given[index] = 0;
      }
      return true;
    default: return false;
  }
}

// Foundation recognizes the main thread by the number of the process, so it gets the kernel's. The C
// library asks the kernel for it while signals are blocked, so this call isn't trapped.
pid_t getpid(void) {
  bool is_foundation = is_of_foundation(__builtin_return_address(0));
  return is_foundation ? (pid_t)ask(SYS_getpid, 0, 0, 0, 0, 0) : WORLD_PROCESS;
}

int sched_getcpu(void) { return 0; }

int gethostname(char *name, size_t length) {
  if (strlen(device.nodename) >= length) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(name, device.nodename);
  return 0;
}

// Dispatch has a thread for each core. On iOS the kernel gives it another one while work waits, and here
// a few more cores do.
static int cores_for(const void *caller) { return is_of_dispatch(caller) ? DISPATCH_CORES : CORES; }

// Dispatch asks for its cores before the filter that traps system calls is installed.
int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
  (void)thread;
  memset(set, 0, size);
  int count = cores_for(__builtin_return_address(0));
  for (int core = 0; core < count; core++) CPU_SET_S((size_t)core, size, set);
  return 0;
}

long sysconf(int name) {
  static long (*real)(int);
  switch (name) {
    case _SC_NPROCESSORS_CONF:
    case _SC_NPROCESSORS_ONLN: return cores_for(__builtin_return_address(0));
    case _SC_PHYS_PAGES: return memory_pages;
    case _SC_AVPHYS_PAGES: return memory_pages / 2;
    default:
      if (!real) real = (long (*)(int))dlsym(RTLD_NEXT, "sysconf");
      return real ? real(name) : -1;
  }
}

int get_nprocs(void) { return CORES; }

int get_nprocs_conf(void) { return CORES; }

// The user of apps on iOS.
static struct passwd user = {.pw_name = "mobile",
                             .pw_passwd = "*",
                             .pw_uid = WORLD_USER,
                             .pw_gid = WORLD_USER,
                             .pw_gecos = "Mobile User",
                             .pw_dir = "/private/var/mobile",
                             .pw_shell = "/bin/sh"};
static struct group group = {
    .gr_name = "mobile", .gr_passwd = "*", .gr_gid = WORLD_USER, .gr_mem = (char *[]){NULL}};

static struct passwd *user_if(bool is_known) {
  const char *home = getenv("HOME");
  if (home) user.pw_dir = (char *)home;
  return is_known ? &user : NULL;
}

struct passwd *getpwuid(uid_t number) { return user_if(number == WORLD_USER); }

struct passwd *getpwnam(const char *name) { return user_if(strcmp(name, user.pw_name) == 0); }

int getpwuid_r(uid_t number, struct passwd *result, char *buffer, size_t size, struct passwd **found) {
  (void)buffer;
  (void)size;
  struct passwd *known = getpwuid(number);
  if (known) *result = *known;
  *found = known ? result : NULL;
  return 0;
}

int getpwnam_r(const char *name, struct passwd *result, char *buffer, size_t size,
               struct passwd **found) {
  return getpwuid_r(getpwnam(name) ? WORLD_USER : 0, result, buffer, size, found);
}

struct group *getgrgid(gid_t number) { return number == WORLD_USER ? &group : NULL; }

int getgrgid_r(gid_t number, struct group *result, char *buffer, size_t size, struct group **found) {
  (void)buffer;
  (void)size;
  struct group *known = getgrgid(number);
  if (known) *result = *known;
  *found = known ? result : NULL;
  return 0;
}

// The number of a thread tells how many threads the machine has started. Dispatch needs the kernel's.
pid_t gettid(void) {
  pid_t own = (pid_t)ask(SYS_gettid, 0, 0, 0, 0, 0);
  return is_of_program(__builtin_return_address(0)) ? WORLD_PROCESS : own;
}

// A thread that blocked the signal of trapped calls would end at the next one, and one that blocked the
// signal of the keeper of time would wait for ever.
int pthread_sigmask(int how, const sigset_t *restrict given, sigset_t *restrict old) {
  static int (*real)(int, const sigset_t *, sigset_t *);
  if (!real) real = (int (*)(int, const sigset_t *, sigset_t *))dlsym(RTLD_NEXT, "pthread_sigmask");
  sigset_t mask;
  if (given && how != SIG_UNBLOCK) {
    mask = *given;
    sigdelset(&mask, SIGSYS);
    sigdelset(&mask, wake_signal());
    given = &mask;
  }
  return real(how, given, old);
}
