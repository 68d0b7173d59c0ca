// strchrnul is declared only with this macro.
#define _GNU_SOURCE

#include "http_client.h"
#include "load.h"

#include <curl/curl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Removes the type-checking macros, which call the functions by name.
#undef curl_easy_setopt
#undef curl_easy_getinfo

#define CURL_FUNCTIONS(F) \
  F(global_init, curl_global_init) \
  F(init, curl_easy_init) \
  F(cleanup, curl_easy_cleanup) \
  F(reset, curl_easy_reset) \
  F(set, curl_easy_setopt) \
  F(get_info, curl_easy_getinfo) \
  F(perform, curl_easy_perform) \
  F(text, curl_easy_strerror) \
  F(append, curl_slist_append) \
  F(free_all, curl_slist_free_all) \
  F(multi_init, curl_multi_init) \
  F(multi_cleanup, curl_multi_cleanup) \
  F(multi_add, curl_multi_add_handle) \
  F(multi_remove, curl_multi_remove_handle) \
  F(multi_perform, curl_multi_perform) \
  F(multi_poll, curl_multi_poll) \
  F(multi_info_read, curl_multi_info_read)

static struct {
#define VITRINE_MEMBER(member, function) __typeof__(function) *member;
  CURL_FUNCTIONS(VITRINE_MEMBER)
#undef VITRINE_MEMBER
} curl;
static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  is_loaded = VITRINE_LOAD("libcurl.so.4", RTLD_LAZY, curl, CURL_FUNCTIONS) &&
              curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

// The number of concurrent requests of `vitrine_http_get_all`.
//
// It begins low, because each request costs memory and processor time, and doubles after each long
// wait. With the maximum, a server with a latency of 20 ms delivers 800 records per second to a
// thread.
#define FEWEST_LANES 4
#define LANES 16
#define LONG_WAIT_MILLISECONDS 2

struct vitrine_http_client {
  CURL *easy;
  // The handle for concurrent requests, created when first needed.
  CURLM *multi;
  CURL *lanes[LANES];
  // The number of lanes in use.
  size_t lane_count;
};

void vitrine_http_prepare(void) { pthread_once(&once, load); }

vitrine_http_client *vitrine_http_open(void) {
  vitrine_http_prepare();
  if (!is_loaded) return NULL;
  vitrine_http_client *client = calloc(1, sizeof *client);
  if (client == NULL) return NULL;
  client->lane_count = FEWEST_LANES;
  client->easy = curl.init();
  if (client->easy != NULL) return client;
  free(client);
  return NULL;
}

void vitrine_http_close(vitrine_http_client *client) {
  for (size_t lane = 0; lane < LANES; lane++) {
    if (client->lanes[lane] != NULL) curl.cleanup(client->lanes[lane]);
  }
  if (client->multi != NULL) curl.multi_cleanup(client->multi);
  curl.cleanup(client->easy);
  free(client);
}

typedef struct {
  CURL *easy;
  vitrine_http_part *part;
  void *context;
  size_t place;
  size_t limit;
  // The number of bytes received.
  size_t count;
} receiver;

// The largest announced length for which memory is reserved in advance.
#define TRUSTED_LENGTH (4 << 20)

static size_t announced_length(CURL *easy) {
  curl_off_t length = -1;
  curl.get_info(easy, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &length);
  return length > 0 && length <= TRUSTED_LENGTH ? (size_t)length : 0;
}

// Passes on a part of the body. Returns 0 above the limit, which ends the transfer.
static size_t receive(char *bytes, size_t size, size_t count, void *context) {
  receiver *to = context;
  size_t added = size * count;
  if (added > to->limit - to->count) return 0;
  size_t announced = to->count == 0 ? announced_length(to->easy) : 0;
  to->part(to->context, to->place, (const unsigned char *)bytes, added, announced);
  to->count += added;
  return added;
}

typedef struct {
  const unsigned char *bytes;
  size_t count;
  size_t sent;
} sender;

static size_t send_part(char *buffer, size_t size, size_t count, void *context) {
  sender *from = context;
  size_t part = from->count - from->sent;
  if (part > size * count) part = size * count;
  memcpy(buffer, from->bytes + from->sent, part);
  from->sent += part;
  return part;
}

// Rewinds the body. libcurl calls this when it reopens a connection that the server has closed.
static int seek(void *context, curl_off_t offset, int origin) {
  sender *from = context;
  if (origin != SEEK_SET || offset < 0 || (size_t)offset > from->count) return CURL_SEEKFUNC_FAIL;
  from->sent = (size_t)offset;
  return CURL_SEEKFUNC_OK;
}

static struct curl_slist *list(const char *headers) {
  // Without this header, libcurl waits up to a second for a server that never sends "100 Continue".
  struct curl_slist *all = curl.append(NULL, "Expect:");
  while (*headers != '\0') {
    const char *end = strchrnul(headers, '\n');
    char *line = strndup(headers, (size_t)(end - headers));
    if (line != NULL && *line != '\0') all = curl.append(all, line);
    free(line);
    headers = *end == '\0' ? end : end + 1;
  }
  return all;
}

static void prepare(
    CURL *easy, const char *url, struct curl_slist *lines, receiver *to, long milliseconds,
    long connect_milliseconds) {
  curl.reset(easy);
  curl.set(easy, CURLOPT_URL, url);
  curl.set(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  curl.set(easy, CURLOPT_NOSIGNAL, 1L);
  curl.set(easy, CURLOPT_TIMEOUT_MS, milliseconds);
  curl.set(easy, CURLOPT_CONNECTTIMEOUT_MS, connect_milliseconds);
  curl.set(easy, CURLOPT_HTTPHEADER, lines);
  curl.set(easy, CURLOPT_USERAGENT, "vitrine");
  curl.set(easy, CURLOPT_WRITEFUNCTION, receive);
  curl.set(easy, CURLOPT_WRITEDATA, to);
  curl.set(easy, CURLOPT_BUFFERSIZE, 1L << 16);
  // Ends a transfer at its header if the announced length is above the limit. `receive` ends one
  // without an announced length.
  curl.set(easy, CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)to->limit);
}

static void finish(CURL *easy, CURLcode code, vitrine_http_response *answer) {
  if (code == CURLE_OK) {
    curl.get_info(easy, CURLINFO_RESPONSE_CODE, &answer->status);
    return;
  }
  snprintf(answer->reason, sizeof answer->reason, "%s", curl.text(code));
}

vitrine_http_response vitrine_http_request(
    vitrine_http_client *client, const char *url, const char *headers, const unsigned char *body,
    size_t body_count, size_t limit, long milliseconds, long connect_milliseconds,
    vitrine_http_part *part, void *context) {
  vitrine_http_response answer = {0};
  receiver to = {client->easy, part, context, 0, limit, 0};
  sender from = {body, body_count, 0};
  struct curl_slist *lines = list(headers);
  CURL *easy = client->easy;
  prepare(easy, url, lines, &to, milliseconds, connect_milliseconds);
  if (body != NULL) {
    curl.set(easy, CURLOPT_UPLOAD, 1L);
    curl.set(easy, CURLOPT_READFUNCTION, send_part);
    curl.set(easy, CURLOPT_READDATA, &from);
    curl.set(easy, CURLOPT_SEEKFUNCTION, seek);
    curl.set(easy, CURLOPT_SEEKDATA, &from);
    curl.set(easy, CURLOPT_INFILESIZE_LARGE, (curl_off_t)body_count);
  }
  finish(easy, curl.perform(easy), &answer);
  curl.free_all(lines);
  return answer;
}

// MARK: Several at a time

static int open_lanes(vitrine_http_client *client, size_t count) {
  if (client->multi == NULL) client->multi = curl.multi_init();
  if (client->multi == NULL) return 0;
  for (size_t lane = 0; lane < count; lane++) {
    if (client->lanes[lane] == NULL) client->lanes[lane] = curl.init();
    if (client->lanes[lane] == NULL) return 0;
  }
  return 1;
}

typedef struct {
  vitrine_http_client *client;
  const char *const *urls;
  size_t count;
  struct curl_slist *lines;
  long milliseconds, connect_milliseconds;
  vitrine_http_take *take;
  // `receivers[lane]`: the receiver of the lane's request.
  receiver receivers[LANES];
  // The index of the next request to send.
  size_t next;
  size_t active;
  int has_failed;
} get_round;

static void deliver(get_round *round, const receiver *from, CURLcode code) {
  vitrine_http_response answer = {0};
  finish(from->easy, code, &answer);
  round->take(from->context, from->place, &answer);
}

static void start_lane(get_round *round, size_t lane) {
  if (round->next == round->count || round->has_failed) return;
  CURL *easy = round->client->lanes[lane];
  receiver *to = &round->receivers[lane];
  to->easy = easy;
  to->place = round->next++;
  to->count = 0;
  prepare(
      easy, round->urls[to->place], round->lines, to, round->milliseconds,
      round->connect_milliseconds);
  curl.set(easy, CURLOPT_PRIVATE, (char *)to);
  // Waits for an open connection that can multiplex requests instead of opening another.
  curl.set(easy, CURLOPT_PIPEWAIT, 1L);
  if (curl.multi_add(round->client->multi, easy) == CURLM_OK) {
    round->active++;
  } else {
    round->has_failed = 1;
    deliver(round, to, CURLE_FAILED_INIT);
  }
}

static void take_finished(get_round *round) {
  int left;
  CURLMsg *message;
  while ((message = curl.multi_info_read(round->client->multi, &left)) != NULL) {
    if (message->msg != CURLMSG_DONE) continue;
    // Removing the handle invalidates the message.
    CURL *easy = message->easy_handle;
    CURLcode code = message->data.result;
    char *context = NULL;
    curl.get_info(easy, CURLINFO_PRIVATE, &context);
    const receiver *from = (const receiver *)context;
    curl.multi_remove(round->client->multi, easy);
    round->active--;
    if (code != CURLE_OK) round->has_failed = 1;
    deliver(round, from, code);
    start_lane(round, (size_t)(from - round->receivers));
  }
}

static long long now_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// Waits for bytes. After a long wait, doubles the number of concurrent requests.
static void wait(get_round *round) {
  long long start = now_milliseconds();
  curl.multi_poll(round->client->multi, NULL, 0, 1000, NULL);
  if (now_milliseconds() - start < LONG_WAIT_MILLISECONDS) return;
  size_t earlier = round->client->lane_count;
  size_t later = 2 * earlier < LANES ? 2 * earlier : LANES;
  if (!open_lanes(round->client, later)) return;
  round->client->lane_count = later;
  for (size_t lane = earlier; lane < later; lane++) start_lane(round, lane);
}

void vitrine_http_get_all(
    vitrine_http_client *client, const char *const *urls, size_t count, const char *headers,
    size_t limit, long milliseconds, long connect_milliseconds, vitrine_http_part *part,
    vitrine_http_take *take, void *context) {
  size_t lanes = client->lane_count;
  get_round round = {
      .client = client,
      .urls = urls,
      .count = count,
      .milliseconds = milliseconds,
      .connect_milliseconds = connect_milliseconds,
      .take = take,
  };
  if (!open_lanes(client, lanes)) {
    vitrine_http_response answer = {.reason = "out of memory"};
    take(context, 0, &answer);
    return;
  }
  round.lines = list(headers);
  for (size_t lane = 0; lane < LANES; lane++) {
    round.receivers[lane] = (receiver){.part = part, .context = context, .limit = limit};
  }
  for (size_t lane = 0; lane < lanes; lane++) start_lane(&round, lane);
  while (round.active > 0) {
    int running;
    curl.multi_perform(client->multi, &running);
    take_finished(&round);
    if (round.active > 0 && running == (int)round.active) {
      wait(&round);
    }
  }
  curl.free_all(round.lines);
}
