// Folders' entries, sorted by name, because file systems list them in orders of their own.

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

// The entries of open folders, which the kernel returned for a descriptor.
enum { LISTING_LIMIT = 256, ENTRY_LIMIT = 16384, LISTING_SIZE = 1 << 20 };
static struct listing {
  char *bytes;
  size_t used, count, next;
  // The position of each entry in the bytes.
  uint32_t *entries;
} listings[LISTING_LIMIT];
static atomic_flag is_listing = ATOMIC_FLAG_INIT;

static const struct dirent64 *entry(const struct listing *listing, size_t index) {
  return (const struct dirent64 *)(listing->bytes + listing->entries[index]);
}

// Restores the order of a heap below an entry.
static void sift(struct listing *listing, size_t index, size_t count) {
  for (size_t child; (child = 2 * index + 1) < count; index = child) {
    if (child + 1 < count && strcmp(entry(listing, child)->d_name, entry(listing, child + 1)->d_name) < 0) {
      child++;
    }
    if (strcmp(entry(listing, index)->d_name, entry(listing, child)->d_name) >= 0) return;
    uint32_t swapped = listing->entries[index];
    listing->entries[index] = listing->entries[child];
    listing->entries[child] = swapped;
  }
}

// Sorts in place, because a signal handler can't allocate.
static void sort(struct listing *listing) {
  for (size_t index = listing->count / 2; index-- > 0;) sift(listing, index, listing->count);
  for (size_t end = listing->count; end-- > 1;) {
    uint32_t swapped = listing->entries[0];
    listing->entries[0] = listing->entries[end];
    listing->entries[end] = swapped;
    sift(listing, 0, end);
  }
}

static bool prepare(struct listing *listing) {
  if (!listing->bytes) {
    size_t size = LISTING_SIZE + ENTRY_LIMIT * sizeof(uint32_t);
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return false;
    listing->bytes = memory;
    listing->entries = (uint32_t *)(listing->bytes + LISTING_SIZE);
  }
  listing->used = listing->count = listing->next = 0;
  return true;
}

static long load(int folder, struct listing *listing) {
  if (!prepare(listing)) return -ENOMEM;
  for (;;) {
    char *place = listing->bytes + listing->used;
    long count = ask(SYS_getdents64, folder, (long)place, (long)(LISTING_SIZE - listing->used), 0, 0);
    // A folder that doesn't fit is listed as far as it does.
    if (count <= 0) {
      if (count < 0 && listing->count == 0) return count;
      break;
    }
    for (long offset = 0; offset < count && listing->count < ENTRY_LIMIT;) {
      struct dirent64 *found = (struct dirent64 *)(place + offset);
      listing->entries[listing->count++] = (uint32_t)(listing->used + (size_t)offset);
      offset += found->d_reclen;
      // A link of the bundle looks like a file, and numbers say how a disk was used.
      if (found->d_type == DT_LNK) found->d_type = DT_UNKNOWN;
      found->d_ino = 1;
    }
    listing->used += (size_t)count;
  }
  sort(listing);
  return 0;
}

long sorted_entries(int folder, char *buffer, size_t size) {
  if (folder < 0 || folder >= LISTING_LIMIT) return -EBADF;
  struct listing *listing = &listings[folder];
  while (atomic_flag_test_and_set(&is_listing)) {}
  long result = 0;
  // A descriptor at its start is new or was rewound.
  if (lseek(folder, 0, SEEK_CUR) == 0) result = load(folder, listing);
  while (result >= 0 && listing->next < listing->count) {
    const struct dirent64 *next = entry(listing, listing->next);
    if ((size_t)result + next->d_reclen > size) {
      if (result == 0) result = -EINVAL;
      break;
    }
    memcpy(buffer + result, next, next->d_reclen);
    ((struct dirent64 *)(buffer + result))->d_off = (off_t)++listing->next;
    result += next->d_reclen;
  }
  atomic_flag_clear(&is_listing);
  return result;
}
