#pragma once
#include <stddef.h>

/// What a request is answered with. `bytes` come from malloc, and are freed once they are sent.
struct vitrine_http_answer {
  unsigned int status;
  const char *_Nonnull type;
  unsigned char *_Nullable bytes;
  size_t count;
};

/// Answers a GET request; `query` has a line `name=value` for each argument, decoded.
typedef struct vitrine_http_answer (*vitrine_http_handler)(
    void *_Nullable context, const char *_Nonnull path, const char *_Nonnull query);

struct vitrine_http_server;

/// Serves on the loopback interface alone, one request at a time on a thread of its own. Port 0 takes
/// any that is free; `*port` is the one taken. Null where it cannot be had.
struct vitrine_http_server *_Nullable vitrine_http_start(
    unsigned short *_Nonnull port, vitrine_http_handler _Nonnull handler, void *_Nullable context);

void vitrine_http_stop(struct vitrine_http_server *_Nonnull server);
