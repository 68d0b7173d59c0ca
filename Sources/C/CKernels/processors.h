// Attributes that compile a loop for several processors.
#ifndef VITRINE_PROCESSORS_H
#define VITRINE_PROCESSORS_H

// The loop is compiled with the vector instructions and without. The program's start selects the
// version that the processor supports, before the thread sanitizer is ready, which would crash.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer)
#define WITH_AVX2 __attribute__((target_clones("avx2", "default")))
#define WITH_AVX2_AND_BMI __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define WITH_AVX2
#define WITH_AVX2_AND_BMI
#endif

#define ALWAYS_INLINE static inline __attribute__((always_inline))

#endif
