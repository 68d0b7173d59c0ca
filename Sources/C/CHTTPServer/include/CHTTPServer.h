#pragma once
#include <stdbool.h>
#include <stddef.h>

/// What a request is answered with. `bytes` come from malloc, and are freed once they are sent.
struct vitrine_http_answer {
  unsigned int status;
  const char *_Nonnull type;
  unsigned char *_Nullable bytes;
  size_t count;
};

/// Answers a GET request; `query` has a line `name=value` for each argument, decoded.
///
/// `worker` numbers the thread that asks. Only one thread has a number, and workers from 1 on are
/// asked for paths that end in `/picture` or `/details`, worker 0 for all others, so that no drawing
/// holds these up.
typedef struct vitrine_http_answer (*vitrine_http_handler)(
    void *_Nullable context, int worker, const char *_Nonnull path, const char *_Nonnull query);

struct vitrine_http_server;

/// Whether libmicrohttpd, which serves, is installed; it is loaded when the first server starts.
bool vitrine_http_load(void);

/// Serves on the loopback interface alone, to requests that name it in their Host header.
///
/// Connections are polled by one thread and answered by `drawers + 1` others, so that thousands of idle
/// ones cost little. A connection that does not complete its request, or does not take its answer, is
/// closed after `seconds`. Port 0 takes any that is free; `*port` is the one taken. Null where it
/// cannot be had.
struct vitrine_http_server *_Nullable vitrine_http_start(
    unsigned short *_Nonnull port, int drawers, int seconds,
    vitrine_http_handler _Nonnull handler, void *_Nullable context);
