// The report of a process that a signal ends: the addresses of the calls in the widget's program, on the
// descriptor of the answer. `vitrine` finds their lines in the author's files.
//
// The handler allocates nothing and takes no lock. It has a stack of its own, because the thread's may have
// overflowed. Since version 12 GCC's unwinder finds tables without locks, too (`_dl_find_object`). A handler
// that fails nevertheless ends the process by the same signal, with an incomplete report.

#define _GNU_SOURCE
#include <link.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/ucontext.h>
#include <unistd.h>
#include <unwind.h>

#include "internal.h"
#include "sandbox.h"

enum { STACK_SIZE = 64 << 10, FRAME_LIMIT = 256, REPORTED_FRAMES = 64, NEAR = 64 << 10 };

// The program's code.
static struct {
  uintptr_t base, start, end;
} program;

static char main_stack[STACK_SIZE];
static _Atomic bool is_memory_exhausted;

// MARK: Missing parts of the world

static char missing[512];
static atomic_flag is_noting = ATOMIC_FLAG_INIT;

void vitrine_note_missing(const char *kind, const char *name) {
  if (atomic_flag_test_and_set(&is_noting)) return;
  size_t length = 0;
  for (const char *text = kind; *text && length < sizeof missing - 2; text++) missing[length++] = *text;
  missing[length++] = ' ';
  for (const char *text = name; *text && length < sizeof missing - 1; text++) {
    missing[length++] = (unsigned char)*text < ' ' ? ' ' : *text;
  }
  missing[length] = 0;
  atomic_flag_clear(&is_noting);
}

void note_exhausted_memory(void) { is_memory_exhausted = true; }

// MARK: The report

struct report {
  char text[4096];
  size_t length;
  int frames, all_frames;
};

static void add_text(struct report *report, const char *text) {
  while (*text && report->length < sizeof report->text) report->text[report->length++] = *text++;
}

static void add_line(struct report *report, const char *name, uintptr_t value) {
  char digits[17];
  int index = 16;
  digits[index] = 0;
  do digits[--index] = "0123456789abcdef"[value & 15];
  while (value >>= 4);
  add_text(report, name);
  add_text(report, digits + index);
  add_text(report, "\n");
}

static void send(struct report *report) {
  ask(SYS_write, VITRINE_ANSWER_DESCRIPTOR, (long)report->text, (long)report->length, 0, 0);
  report->length = 0;
}

bool is_of_program(const void *address) {
  return (uintptr_t)address >= program.start && (uintptr_t)address < program.end;
}

static void add_frame(struct report *report, uintptr_t address) {
  if (!is_of_program((void *)address) || report->frames == REPORTED_FRAMES) return;
  add_line(report, "frame ", address - program.base);
  report->frames++;
}

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *given) {
  struct report *report = given;
  int is_exact = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &is_exact);
  // A return address is behind its call.
  add_frame(report, is_exact || address == 0 ? address : address - 1);
  bool is_last = ++report->all_frames >= FRAME_LIMIT || report->frames == REPORTED_FRAMES;
  return is_last ? _URC_END_OF_STACK : _URC_NO_REASON;
}

struct registers {
  uintptr_t counter, stack;
};

static struct registers registers_of(const ucontext_t *context) {
#if defined(__x86_64__)
  return (struct registers){(uintptr_t)context->uc_mcontext.gregs[REG_RIP],
                            (uintptr_t)context->uc_mcontext.gregs[REG_RSP]};
#elif defined(__aarch64__)
  return (struct registers){context->uc_mcontext.pc, context->uc_mcontext.sp};
#endif
}

// A stack that is full has no memory around its end.
static bool is_overflow(int signal, const siginfo_t *info, uintptr_t stack) {
  if (signal != SIGSEGV && signal != SIGBUS) return false;
  return (uintptr_t)info->si_addr + NEAR - stack < 2 * (uintptr_t)NEAR;
}

// Begins a report. A second thread that ends the process meanwhile waits for the end.
static void begin(struct report *report, int signal) {
  static atomic_flag is_reporting = ATOMIC_FLAG_INIT;
  while (atomic_flag_test_and_set(&is_reporting)) pause();
  add_line(report, "vitrine-crash ", (uintptr_t)signal);
  if (is_memory_exhausted) add_text(report, "memory\n");
  if (missing[0]) {
    add_text(report, "missing ");
    add_text(report, missing);
    add_text(report, "\n");
  }
}

static void add_calls(struct report *report) {
  _Unwind_Backtrace(visit, report);
  send(report);
}

static void handle(int signal, siginfo_t *info, void *context) {
  struct registers registers = registers_of(context);
  struct report report = {.length = 0};
  begin(&report, signal);
  if (is_overflow(signal, info, registers.stack)) add_text(&report, "overflow\n");
  add_frame(&report, registers.counter);
  send(&report);
  add_calls(&report);
  // The code of a shell for this signal, as the launcher returns it.
  _exit(128 + signal);
}

// The runner ends the process by another function, so only the widget's code calls this one. The printed
// lines are notes.
_Noreturn void exit(int code) {
  struct report report = {.length = 0};
  begin(&report, 0);
  add_calls(&report);
  fflush(NULL);
  _exit(code);
}

// MARK: The start

static int find_program(struct dl_phdr_info *module, size_t size, void *result) {
  (void)size;
  (void)result;
  program.base = module->dlpi_addr;
  for (int index = 0; index < module->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &module->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    program.start = program.base + part->p_vaddr;
    program.end = program.start + part->p_memsz;
  }
  // The program is the first module.
  return 1;
}

static void use_stack(void *memory) {
  sigaltstack(&(stack_t){.ss_sp = memory, .ss_size = STACK_SIZE}, NULL);
}

void *enter_thread(void) {
  int flags = MAP_PRIVATE | MAP_ANONYMOUS;
  void *memory = mmap(NULL, STACK_SIZE, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (memory == MAP_FAILED) return NULL;
  use_stack(memory);
  return memory;
}

void leave_thread(void *memory) {
  if (!memory) return;
  sigaltstack(&(stack_t){.ss_flags = SS_DISABLE}, NULL);
  munmap(memory, STACK_SIZE);
}

void report_crashes(void) {
  static const int signals[] = {SIGSEGV, SIGBUS, SIGILL,  SIGTRAP, SIGABRT, SIGFPE, SIGXCPU, SIGALRM,
                                SIGTERM, SIGINT, SIGQUIT, SIGHUP,  SIGUSR1, SIGUSR2};
  dl_iterate_phdr(find_program, NULL);
  use_stack(main_stack);
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    sigaction(signals[index], &action, NULL);
  }
}
