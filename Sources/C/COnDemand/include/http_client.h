/// HTTP and HTTPS requests by libcurl, which is loaded before the first request.
///
/// Linking libcurl would load TLS, Kerberos and LDAP at every start of the program, but few runs
/// use a cache on a server.
#ifndef VITRINE_HTTP_CLIENT_H
#define VITRINE_HTTP_CLIENT_H

#include <stddef.h>

/// A client that reuses connections. One thread at a time may use it.
typedef struct vitrine_http_client vitrine_http_client;

typedef struct {
  /// The status code, or 0 if no complete response arrived.
  long status;
  /// The reason for a missing response.
  char reason[160];
} vitrine_http_response;

/// Loads the library in advance. Otherwise the first `vitrine_http_open` loads it.
void vitrine_http_prepare(void);

/// Creates a client. Returns a null pointer if the library isn't installed.
vitrine_http_client *vitrine_http_open(void);
void vitrine_http_close(vitrine_http_client *client);

/// Receives a part of a response's body. The caller discards the parts of an incomplete response.
///
/// For the first part, `announced` is the length that the server announced, or 0 if it is unknown
/// or implausible.
typedef void vitrine_http_part(
    void *context, size_t place, const unsigned char *bytes, size_t count, size_t announced);

/// Gets a resource, or puts `body` there unless it is null.
///
/// `headers` has a line for each header. A response fails if it has more than `limit` bytes or is
/// incomplete after `milliseconds`. Redirections aren't followed, because they would send secrets
/// in the headers to another server.
vitrine_http_response vitrine_http_request(
    vitrine_http_client *client, const char *url, const char *headers, const unsigned char *body,
    size_t body_count, size_t limit, long milliseconds, long connect_milliseconds,
    vitrine_http_part *part, void *context);

/// Receives a response after all parts of its body.
typedef void vitrine_http_take(void *context, size_t place, const vitrine_http_response *answer);

/// Gets `count` resources, at least one, with concurrent requests over reused connections.
///
/// Calls `take` for each response as soon as it is complete, with the resource's index. After the
/// first failure, no more requests are sent.
void vitrine_http_get_all(
    vitrine_http_client *client, const char *const *urls, size_t count, const char *headers,
    size_t limit, long milliseconds, long connect_milliseconds, vitrine_http_part *part,
    vitrine_http_take *take, void *context);

#endif
