// The C library's description of the machine, which is replaced by that of the device. A widget
// that shows its system version, its cores or its free space thus shows the same values on every
// machine.
//
// These definitions precede the C library's in the order of the dynamic linker, like those of the
// clock.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/statvfs.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "sandbox.h"

enum { CORES = 2, PAGE = 4096 };

// The values belong to an iPhone 7: 2 GiB of memory and a disk of 32 GB that is half full.
static const long memory_pages = (2L << 30) / PAGE;
static const fsblkcnt_t disk_blocks = 32000000000u / PAGE;

static struct utsname device = {
    .sysname = "Darwin", .nodename = "iPhone", .release = "10.0.0", .version = "", .machine = "iPhone"};

void vitrine_set_device(int system_version, const char *model) {
  snprintf(device.release, sizeof device.release, "%d.0.0", system_version);
  snprintf(device.nodename, sizeof device.nodename, "%s", model);
  snprintf(device.machine, sizeof device.machine, "%s", model);
}

int uname(struct utsname *name) {
  *name = device;
  return 0;
}

int gethostname(char *name, size_t length) {
  if (strlen(device.nodename) >= length) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(name, device.nodename);
  return 0;
}

long sysconf(int name) {
  static long (*real)(int);
  switch (name) {
    case _SC_NPROCESSORS_CONF:
    case _SC_NPROCESSORS_ONLN: return CORES;
    case _SC_PHYS_PAGES: return memory_pages;
    case _SC_AVPHYS_PAGES: return memory_pages / 2;
    default:
      if (!real) real = (long (*)(int))dlsym(RTLD_NEXT, "sysconf");
      return real ? real(name) : -1;
  }
}

int statvfs(const char *restrict path, struct statvfs *restrict status) {
  static int (*real)(const char *, struct statvfs *);
  if (!real) real = (int (*)(const char *, struct statvfs *))dlsym(RTLD_NEXT, "statvfs");
  int result = real ? real(path, status) : -1;
  if (result != 0) return result;
  status->f_bsize = status->f_frsize = PAGE;
  status->f_blocks = disk_blocks;
  status->f_bfree = status->f_bavail = disk_blocks / 2;
  return 0;
}
