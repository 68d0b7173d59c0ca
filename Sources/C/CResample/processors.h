// How loops are compiled for several processors.
#ifndef VITRINE_PROCESSORS_H
#define VITRINE_PROCESSORS_H

// With AVX2 and without; the one that fits is chosen when the program starts.
#if defined(__x86_64__) && defined(__linux__)
#define FOR_ALL_PROCESSORS __attribute__((target_clones("avx2", "default")))
#else
#define FOR_ALL_PROCESSORS
#endif

#endif
