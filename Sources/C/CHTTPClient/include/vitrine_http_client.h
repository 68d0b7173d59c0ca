/// Requests over HTTP and TLS by libcurl, loaded when the first is made.
///
/// Linking libcurl would load TLS, Kerberos and LDAP at every start of the program, for a cache that few
/// runs use.
#ifndef VITRINE_CHTTPCLIENT_H
#define VITRINE_CHTTPCLIENT_H

#include <stddef.h>

/// Connections that are kept between requests; used by one thread at a time.
typedef struct vitrine_http_client vitrine_http_client;

typedef struct {
  /// The status of the answer; 0 where none came.
  long status;
  /// Why no answer came.
  char reason[160];
} vitrine_http_answer;

/// Loads the library; what is called first does so, too, but others wait for it meanwhile.
void vitrine_http_prepare(void);

/// A client, or a null pointer where the library is not installed.
vitrine_http_client *vitrine_http_open(void);
void vitrine_http_close(vitrine_http_client *client);

/// What is done with a part of an answer's body as it comes; the body of an answer that isn't whole in
/// the end is worth nothing.
///
/// The first part has the length that the server announced, or 0 where that is unknown or incredible.
typedef void vitrine_http_part(
    void *context, size_t place, const unsigned char *bytes, size_t count, size_t announced);

/// Gets a resource, or puts `body` there unless it is null.
///
/// `headers` is a text with a line for each header. An answer with more than `limit` bytes counts as
/// none, and so does one that isn't whole after `milliseconds`. Redirections aren't followed, since they
/// would carry the headers' secrets elsewhere.
vitrine_http_answer vitrine_http_request(
    vitrine_http_client *client, const char *url, const char *headers, const unsigned char *body,
    size_t body_count, size_t limit, long milliseconds, long connect_milliseconds,
    vitrine_http_part *part, void *context);

/// What is done when an answer is there, after its parts.
typedef void vitrine_http_take(void *context, size_t place, const vitrine_http_answer *answer);

/// Gets `count` resources, at least one, several at a time over connections that are kept.
///
/// Each answer is taken as soon as it is there, with its place among the resources. After the first that
/// didn't come no more are asked for.
void vitrine_http_get_all(
    vitrine_http_client *client, const char *const *urls, size_t count, const char *headers,
    size_t limit, long milliseconds, long connect_milliseconds, vitrine_http_part *part,
    vitrine_http_take *take, void *context);

#endif
