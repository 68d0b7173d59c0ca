// The entrance of a widget's process: the world is read from its descriptor, and system calls about the
// machine, the user and the day are trapped and answered in its terms.
//
// Such a call raises SIGSYS in its thread, also where code makes it without the C library. The handler
// puts the answer in the place of the kernel's. The cage doesn't depend on it: a handler that is taken
// away leaves calls that end the process.

#define _GNU_SOURCE
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/ucontext.h>
#include <unistd.h>

#include "events.h"
#include "internal.h"
#include "pictures.h"
#include "sandbox.h"

enum { FOLDER_LIMIT = 1024 };

static struct vitrine_world given = {.seed = 1};
static struct vitrine_folder folders[FOLDER_LIMIT];
static const struct sock_filter *filter;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void read_world(void) {
  struct stat status;
  const char *bytes;
  if (fstat(VITRINE_WORLD_DESCRIPTOR, &status) != 0 || status.st_size < (off_t)sizeof given) return;
  bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, VITRINE_WORLD_DESCRIPTOR, 0);
  if (bytes == MAP_FAILED) return;
  close(VITRINE_WORLD_DESCRIPTOR);
  memcpy(&given, bytes, sizeof given);
  if (given.folder_count > FOLDER_LIMIT) given.folder_count = FOLDER_LIMIT;
  const char *text = bytes + sizeof given;
  filter = (const struct sock_filter *)(text + given.text_size);
  for (size_t index = 0; index < given.folder_count; index++) {
    folders[index].path = text;
    folders[index].real_path = text + strlen(text) + 1;
    text = folders[index].real_path + strlen(folders[index].real_path) + 1;
  }
}

const struct vitrine_world *world(void) {
  pthread_once(&once, read_world);
  return &given;
}

const struct vitrine_folder *world_folders(size_t *count) {
  *count = world()->folder_count;
  return folders;
}

unsigned vitrine_features(void) { return world()->features; }

long ask(long number, long first, long second, long third, long fourth, long fifth) {
  int error = errno;
  long result = syscall(number, first, second, third, fourth, fifth, (long)VITRINE_OWN_CALL);
  // The sixth argument stays in its register, where a call of the C library with fewer arguments would
  // repeat it.
#if defined(__x86_64__)
  __asm__ volatile("xor %%r9d, %%r9d" ::: "r9");
#elif defined(__aarch64__)
  __asm__ volatile("mov x5, #0" ::: "x5");
#endif
  if (result == -1) result = -errno;
  errno = error;
  return result;
}

long answer_in_errno(long result) {
  if (result >= 0) return result;
  errno = (int)-result;
  return -1;
}

static long answer(const struct call *call) {
  long result;
  if (answer_file_call(call, &result) || answer_identity_call(call, &result)) return result;
  return ask(call->number, call->arguments[0], call->arguments[1], call->arguments[2],
             call->arguments[3], call->arguments[4]);
}

static void handle(int signal, siginfo_t *info, void *given_context) {
  (void)signal;
  (void)info;
  ucontext_t *context = given_context;
#if defined(__x86_64__)
  greg_t *registers = context->uc_mcontext.gregs;
  struct call call = {registers[REG_RAX],
                      {registers[REG_RDI], registers[REG_RSI], registers[REG_RDX],
                       registers[REG_R10], registers[REG_R8], registers[REG_R9]}};
  registers[REG_RAX] = answer(&call);
#elif defined(__aarch64__)
  unsigned long long *registers = context->uc_mcontext.regs;
  struct call call = {(long)registers[8],
                      {(long)registers[0], (long)registers[1], (long)registers[2],
                       (long)registers[3], (long)registers[4], (long)registers[5]}};
  registers[0] = (unsigned long long)answer(&call);
#endif
}

// The dynamic linker's variables have done their work, and name folders of the machine.
static void remove_variables(void) {
  unsetenv("LD_PRELOAD");
  unsetenv("LD_LIBRARY_PATH");
}

static pthread_t main_thread;

bool is_main_thread(void) { return pthread_equal(pthread_self(), main_thread); }

__attribute__((constructor)) static void enter(void) {
  main_thread = pthread_self();
  if (world()->filter_count == 0) return;
  remove_variables();
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_NODEFER};
  struct sock_fprog program = {(unsigned short)given.filter_count, (struct sock_filter *)filter};
  if (sigaction(SIGSYS, &action, NULL) != 0 ||
      syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) != 0) {
    _exit(125);
  }
  receive_wakes();
  redirect_swift_random();
  // The kernel gives each program 16 random bytes.
  void *start = (void *)getauxval(AT_RANDOM);
  if (start) fill_random(start, 16);
  report_crashes();
  serve_pictures();
}
