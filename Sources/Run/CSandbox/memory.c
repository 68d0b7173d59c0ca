// The C library's allocator, replaced by one whose addresses are the same on every machine.
//
// The order of a set of objects follows their addresses. Kernels place libraries and heaps where they
// like, so this allocator asks for memory at addresses of its own. Swift's objects of the main thread have
// a range, in which they follow each other in the order of its calls. The objects of all other work share
// a second one: one thread works at a time, but the machine decides which. Other libraries need memory for
// each thread, so they have further ranges. A freed block goes to the range in use.
//
// Blocks have sizes of classes, as in segregated-fit allocators: Wilson, Johnstone, Neely, Boles, "Dynamic
// storage allocation: a survey and critical review", IWMM 1995, section 3.6. Large blocks are mapped alone
// and returned to the kernel. Blocks aren't merged, because a widget's process lives for seconds.

#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>

#include "internal.h"

// Before each block: its class, and the distance from the start of a class's block for an alignment.
struct header {
  uint32_t class;
  uint32_t mark;
  uint64_t offset;
};

enum {
  HEADER = sizeof(struct header),
  SMALL_STEP = 16,
  SMALL_CLASSES = 64,
  SMALL_LIMIT = SMALL_STEP * SMALL_CLASSES,
  // Above, four classes double the size.
  CLASSES = SMALL_CLASSES + 4 * 12,
  LARGE = CLASSES,
  CHUNK = 1 << 20,
  PAGE = 4096,
  HEAPS = 256,
};
#define LARGE_SIZE ((size_t)SMALL_LIMIT << 12)
#define FIRST_ADDRESS 0x100000000000u
#define HEAP_RANGE 0x1000000000u
#define NEWER_MAP_FIXED_NOREPLACE 0x100000

// A range of memory, in front of its first chunk.
struct heap {
  char *next, *end, *next_large;
  void *free[CLASSES];
};

// This thread's heaps, for Swift's objects and for others.
static __attribute__((tls_model("initial-exec"))) _Thread_local struct heap *swift_heap, *other_heap;
static _Atomic unsigned heap_count;
static __attribute__((tls_model("initial-exec"))) _Thread_local bool is_work;

// A heap of several threads.
struct shared_heap {
  struct heap *heap;
  unsigned index;
  atomic_flag is_busy;
};

// The heap of the widget's work, and that of the threads beyond the last range.
static struct shared_heap work_heap = {.index = HEAPS - 2}, last_heap = {.index = HEAPS - 1};

void use_work_heap(bool is_used) { is_work = is_used; }

static size_t round_up(size_t size, size_t step) { return (size + step - 1) / step * step; }

// Maps memory at an address, or anywhere if the address is taken.
static void *map(char *address, size_t size) {
  int flags = MAP_PRIVATE | MAP_ANONYMOUS;
  void *memory = mmap(address, size, PROT_READ | PROT_WRITE, flags | NEWER_MAP_FIXED_NOREPLACE, -1, 0);
  if (memory == MAP_FAILED && errno == EEXIST) {
    memory = mmap(NULL, size, PROT_READ | PROT_WRITE, flags, -1, 0);
  }
  return memory == MAP_FAILED ? NULL : memory;
}

static struct heap *new_heap(unsigned index) {
  char *address = (char *)(FIRST_ADDRESS + index * HEAP_RANGE);
  struct heap *heap = map(address, CHUNK);
  if (!heap) return NULL;
  heap->next = (char *)heap + round_up(sizeof *heap, SMALL_STEP);
  heap->end = (char *)heap + CHUNK;
  heap->next_large = address + HEAP_RANGE / 2;
  return heap;
}

static struct heap *take(struct shared_heap *shared) {
  while (atomic_flag_test_and_set(&shared->is_busy)) {}
  if (!shared->heap) shared->heap = new_heap(shared->index);
  if (!shared->heap) atomic_flag_clear(&shared->is_busy);
  return shared->heap;
}

static struct heap *take_heap(const void *caller) {
  bool is_swift = is_of_swift(caller);
  if (is_work && is_swift) return take(&work_heap);
  struct heap **own = is_swift ? &swift_heap : &other_heap;
  if (!*own) {
    unsigned index = atomic_fetch_add(&heap_count, 1);
    if (index < work_heap.index) *own = new_heap(index);
  }
  return *own ? *own : take(&last_heap);
}

static void leave_heap(const struct heap *heap) {
  if (heap && heap == work_heap.heap) atomic_flag_clear(&work_heap.is_busy);
  if (heap && heap == last_heap.heap) atomic_flag_clear(&last_heap.is_busy);
}

// Returns the class of a size with its header, and makes the size that of the class.
static uint32_t class_of(size_t *size) {
  if (*size <= SMALL_LIMIT) {
    *size = round_up(*size, SMALL_STEP);
    return (uint32_t)(*size / SMALL_STEP - 1);
  }
  uint32_t class = SMALL_CLASSES;
  for (size_t base = SMALL_LIMIT;; base *= 2) {
    for (size_t quarter = 1; quarter <= 4; quarter++, class++) {
      if (*size > base + base / 4 * quarter) continue;
      *size = base + base / 4 * quarter;
      return class;
    }
  }
}

static size_t size_of_class(uint32_t class) {
  if (class < SMALL_CLASSES) return (class + 1) * SMALL_STEP;
  size_t base = (size_t)SMALL_LIMIT << (class - SMALL_CLASSES) / 4;
  return base + base / 4 * ((class - SMALL_CLASSES) % 4 + 1);
}

static bool grow(struct heap *heap, size_t size) {
  size_t chunk = round_up(size, CHUNK);
  char *memory = map(heap->end, chunk);
  if (!memory) return false;
  if (memory != heap->end) heap->next = memory;
  heap->end = memory + chunk;
  return true;
}

// A large block's header has its size as the offset.
static void *allocate_large(struct heap *heap, size_t size) {
  size_t whole = round_up(size, PAGE);
  char *memory = map(heap->next_large, whole);
  if (!memory) return NULL;
  heap->next_large += whole;
  *(struct header *)memory = (struct header){LARGE, 0, whole};
  return memory + HEADER;
}

static void *allocate_from(struct heap *heap, size_t size, bool *is_clean) {
  *is_clean = true;
  if (size > LARGE_SIZE) return allocate_large(heap, size);
  uint32_t class = class_of(&size);
  char *block = heap->free[class];
  if (block) {
    heap->free[class] = *(void **)(block + HEADER);
    *is_clean = false;
  } else {
    if (heap->next + size > heap->end && !grow(heap, size)) return NULL;
    block = heap->next;
    heap->next += size;
  }
  *(struct header *)block = (struct header){class, 0, 0};
  return block + HEADER;
}

static void *allocate(size_t size, const void *caller, bool *is_clean) {
  if (size > PTRDIFF_MAX - PAGE) {
    errno = ENOMEM;
    return NULL;
  }
  // A free block has room for the link to the next one.
  if (size < sizeof(void *)) size = sizeof(void *);
  struct heap *heap = take_heap(caller);
  void *result = heap ? allocate_from(heap, size + HEADER, is_clean) : NULL;
  leave_heap(heap);
  if (!result) {
    note_exhausted_memory();
    errno = ENOMEM;
  }
  return result;
}

void *malloc(size_t size) {
  bool is_clean;
  return allocate(size, __builtin_return_address(0), &is_clean);
}

void *calloc(size_t count, size_t size) {
  size_t whole;
  if (__builtin_mul_overflow(count, size, &whole)) {
    errno = ENOMEM;
    return NULL;
  }
  bool is_clean;
  void *result = allocate(whole, __builtin_return_address(0), &is_clean);
  if (result && !is_clean) memset(result, 0, whole);
  return result;
}

static void release(void *pointer, const void *caller) {
  if (!pointer) return;
  struct header *header = (struct header *)((char *)pointer - HEADER);
  if (header->class == LARGE) {
    // An aligned block's mark is its distance from its mapping.
    int error = errno;
    munmap((char *)header - header->mark, header->offset);
    errno = error;
    return;
  }
  char *block = (char *)header - header->offset;
  struct heap *heap = take_heap(caller);
  if (heap) {
    *(void **)(block + HEADER) = heap->free[header->class];
    heap->free[header->class] = block;
  }
  leave_heap(heap);
}

void free(void *pointer) { release(pointer, __builtin_return_address(0)); }

size_t malloc_usable_size(void *pointer) {
  if (!pointer) return 0;
  const struct header *header = (const struct header *)((char *)pointer - HEADER);
  if (header->class == LARGE) return header->offset - header->mark - HEADER;
  return size_of_class(header->class) - header->offset - HEADER;
}

static void *reallocate(void *pointer, size_t size, const void *caller) {
  bool is_clean;
  if (!pointer) return allocate(size, caller, &is_clean);
  size_t old = malloc_usable_size(pointer);
  // A block that shrinks by half is moved, so that a small one doesn't keep a large one's memory.
  if (size <= old && size >= old / 2) return pointer;
  void *result = allocate(size, caller, &is_clean);
  if (!result) return NULL;
  memcpy(result, pointer, size < old ? size : old);
  release(pointer, caller);
  return result;
}

void *realloc(void *pointer, size_t size) {
  return reallocate(pointer, size, __builtin_return_address(0));
}

void *reallocarray(void *pointer, size_t count, size_t size) {
  size_t whole;
  if (__builtin_mul_overflow(count, size, &whole)) {
    errno = ENOMEM;
    return NULL;
  }
  return reallocate(pointer, whole, __builtin_return_address(0));
}

static void *allocate_aligned(size_t alignment, size_t size, const void *caller) {
  bool is_clean;
  if (alignment <= SMALL_STEP) return allocate(size, caller, &is_clean);
  if (size > PTRDIFF_MAX - alignment || (alignment & (alignment - 1)) != 0) {
    errno = (alignment & (alignment - 1)) != 0 ? EINVAL : ENOMEM;
    return NULL;
  }
  char *pointer = allocate(size + alignment, caller, &is_clean);
  if (!pointer) return NULL;
  char *aligned = (char *)(((uintptr_t)pointer + alignment - 1) & ~(uintptr_t)(alignment - 1));
  if (aligned == pointer) return pointer;
  struct header header = *(struct header *)(pointer - HEADER);
  if (header.class == LARGE) header.mark = (uint32_t)(aligned - pointer);
  else header.offset = (uint64_t)(aligned - pointer);
  *(struct header *)(aligned - HEADER) = header;
  return aligned;
}

void *aligned_alloc(size_t alignment, size_t size) {
  return allocate_aligned(alignment, size, __builtin_return_address(0));
}

void *memalign(size_t alignment, size_t size) {
  return allocate_aligned(alignment, size, __builtin_return_address(0));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  int error = errno;
  void *pointer = allocate_aligned(alignment, size, __builtin_return_address(0));
  int own = pointer ? 0 : errno;
  errno = error;
  if (pointer) *result = pointer;
  return own;
}

void *valloc(size_t size) { return allocate_aligned(PAGE, size, __builtin_return_address(0)); }

void *pvalloc(size_t size) {
  return allocate_aligned(PAGE, round_up(size, PAGE), __builtin_return_address(0));
}
