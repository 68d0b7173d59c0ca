#pragma once
#include <stdbool.h>
#include <stddef.h>

/// The response to a request. `bytes` were allocated by `malloc` and are freed after they are sent.
struct vitrine_http_answer {
  unsigned int status;
  const char *_Nonnull type;
  unsigned char *_Nullable bytes;
  size_t count;
};

/// Answers a GET request. `query` has a line `name=value` for each decoded argument.
///
/// `worker` is the number of the calling thread. Workers from 1 upwards handle paths that end in
/// `/picture` or `/details`. Worker 0 handles all other paths, so that rendering never delays them.
typedef struct vitrine_http_answer (*vitrine_http_handler)(
    void *_Nullable context, int worker, const char *_Nonnull path, const char *_Nonnull query);

struct vitrine_http_server;

/// Loads libmicrohttpd, the server library. Returns false if it isn't installed.
bool vitrine_http_load(void);

/// Writes this machine's IPv4 address in its network. Returns false if it is in no network.
bool vitrine_http_network_address(char *_Nonnull text, size_t size);

/// Starts a server on the loopback interface, or on all interfaces with `serves_network`. It answers
/// requests with the address that they reached in their Host header, or with the loopback's name.
///
/// One thread polls the connections and `drawers + 1` others answer, so that thousands of idle
/// connections cost little. A connection is closed if it doesn't complete its request or receive
/// its response within `seconds`. Port 0 selects a free port. `*port` is set to the port in use.
/// Returns null if the port isn't available.
struct vitrine_http_server *_Nullable vitrine_http_start(
    unsigned short *_Nonnull port, bool serves_network, int drawers, int seconds,
    vitrine_http_handler _Nonnull handler, void *_Nullable context);
