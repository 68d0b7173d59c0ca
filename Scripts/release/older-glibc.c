// Functions that Debian 12's archives take from a C library newer than that of Ubuntu 22.04 and
// RHEL 9. Linked into the program, they take precedence over the C library's.
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

// expat salts its hash tables with this.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *next = buffer;
  while (count > 0) {
    ssize_t written = getrandom(next, count, 0);
    if (written < 0) abort();
    next += written;
    count -= (size_t)written;
  }
}

// The C++ library's `random_device` has it.
uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}

// HarfBuzz emboldens outlines with it, which Vitrine doesn't do. Neither a sum of squares nor its
// root leaves the range of a double.
float hypotf(float x, float y) {
  return (float)__builtin_sqrt((double)x * x + (double)y * y);
}
