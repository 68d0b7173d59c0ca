// Random numbers, which follow the world's seed.
//
// Each thread and each block has a stream of its own, whose seed is drawn from the stream that enqueued
// it. So numbers don't depend on the order in which the machine runs the blocks.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "events.h"
#include "internal.h"
#include "sandbox.h"

// The thread's stream, or 0 before its first number. This model of thread-local storage never allocates.
static __attribute__((tls_model("initial-exec"))) _Thread_local uint64_t stream;

static uint64_t mix(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

// SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
uint64_t next_random(void) {
  if (stream == 0) stream = world()->seed * 0x9e3779b97f4a7c15u + 1;
  return mix(stream += 0x9e3779b97f4a7c15u);
}

uint64_t exchange_stream(uint64_t new) {
  uint64_t old = stream;
  stream = new;
  return old;
}

void fill_random(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    uint64_t next = next_random();
    size_t part = count < sizeof next ? count : sizeof next;
    memcpy(bytes, &next, part);
    bytes += part;
    count -= part;
  }
}

// Swift's library calls this function of its own directly, and it asks the kernel, which takes a trap
// for each number. A jump at its start spares the trap; where the page can't be changed, the trap remains.
void redirect_swift_random(void) {
  unsigned char *function = dlsym(RTLD_DEFAULT, "swift_stdlib_random");
  if (!function) return;
#if defined(__x86_64__)
  // movabs rax, target; jmp rax
  unsigned char jump[] = {0x48, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xe0};
  size_t place = 2;
#elif defined(__aarch64__)
  // ldr x16, 8; br x16; target
  unsigned char jump[] = {0x50, 0, 0, 0x58, 0, 0x02, 0x1f, 0xd6, 0, 0, 0, 0, 0, 0, 0, 0};
  size_t place = 8;
#endif
  void (*target)(void *, size_t) = fill_random;
  memcpy(jump + place, &target, sizeof target);
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  unsigned char *start = (unsigned char *)((uintptr_t)function & ~(page - 1));
  size_t size = (size_t)(function + sizeof jump - start);
  if (mprotect(start, size, PROT_READ | PROT_WRITE | PROT_EXEC) != 0) return;
  memcpy(function, jump, sizeof jump);
  mprotect(start, size, PROT_READ | PROT_EXEC);
  __builtin___clear_cache((char *)function, (char *)function + sizeof jump);
}

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  (void)flags;
  fill_random(buffer, count);
  return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) {
  fill_random(buffer, count);
  return 0;
}

uint32_t arc4random(void) { return (uint32_t)next_random(); }

void arc4random_buf(void *buffer, size_t count) { fill_random(buffer, count); }

uint32_t arc4random_uniform(uint32_t bound) {
  return bound < 2 ? 0 : (uint32_t)(((next_random() >> 32) * bound) >> 32);
}

long random(void) { return (long)(next_random() >> 33); }

int rand(void) { return (int)(next_random() >> 33); }

double drand48(void) { return (double)(next_random() >> 11) / 9007199254740992.0; }

long lrand48(void) { return (long)(next_random() >> 33); }

long mrand48(void) { return (long)(int32_t)(next_random() >> 32); }

// A thread's start, with the seed of its stream.
struct thread {
  void *(*function)(void *);
  void *argument;
  uint64_t stream;
  // The number of its turn, or 0.
  uint64_t turn;
};

static void *run_thread(void *given) {
  struct thread thread = *(struct thread *)given;
  free(given);
  if (thread.turn != 0) {
    take_turn(thread.turn);
    use_work_heap(true);
  }
  exchange_stream(thread.stream);
  void *stack = enter_thread();
  void *result = thread.function(thread.argument);
  leave_thread(stack);
  return result;
}

int pthread_create(pthread_t *restrict result, const pthread_attr_t *restrict attributes,
                   void *(*function)(void *), void *restrict argument) {
  static int (*real)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  if (!real) {
    real = (int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))dlsym(
        RTLD_NEXT, "pthread_create");
  }
  struct thread *thread = malloc(sizeof *thread);
  if (!thread) return real(result, attributes, function, argument);
  *thread = (struct thread){.function = function, .argument = argument};
  // Dispatch starts threads when it needs them. Each piece of work has a stream and a turn of its own.
  if (!is_of_dispatch(__builtin_return_address(0))) {
    thread->stream = next_random() | 1;
    thread->turn = next_number();
  }
  return real(result, attributes, run_thread, thread);
}
