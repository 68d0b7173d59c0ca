// strchrnul is declared for this macro only.
#define _GNU_SOURCE

#include "vitrine_http_client.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Without the macros that check types, which name the functions themselves.
#undef curl_easy_setopt
#undef curl_easy_getinfo

static struct {
  __typeof__(curl_global_init) *global_init;
  __typeof__(curl_easy_init) *init;
  __typeof__(curl_easy_cleanup) *cleanup;
  __typeof__(curl_easy_reset) *reset;
  __typeof__(curl_easy_setopt) *set;
  __typeof__(curl_easy_getinfo) *get_info;
  __typeof__(curl_easy_perform) *perform;
  __typeof__(curl_easy_strerror) *text;
  __typeof__(curl_slist_append) *append;
  __typeof__(curl_slist_free_all) *free_all;
} curl;
static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  const struct {
    void *place;
    const char *name;
  } wanted[] = {
      {&curl.global_init, "curl_global_init"}, {&curl.init, "curl_easy_init"},
      {&curl.cleanup, "curl_easy_cleanup"},    {&curl.reset, "curl_easy_reset"},
      {&curl.set, "curl_easy_setopt"},         {&curl.get_info, "curl_easy_getinfo"},
      {&curl.perform, "curl_easy_perform"},    {&curl.text, "curl_easy_strerror"},
      {&curl.append, "curl_slist_append"},     {&curl.free_all, "curl_slist_free_all"},
  };
  for (size_t index = 0; index < sizeof wanted / sizeof wanted[0]; index++) {
    void *function = dlsym(library, wanted[index].name);
    if (function == NULL) return;
    // POSIX lets a pointer to an object hold a function's address.
    *(void **)wanted[index].place = function;
  }
  is_loaded = curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

struct vitrine_http_client {
  CURL *easy;
};

vitrine_http_client *vitrine_http_open(void) {
  pthread_once(&once, load);
  if (!is_loaded) return NULL;
  vitrine_http_client *client = malloc(sizeof *client);
  if (client == NULL) return NULL;
  client->easy = curl.init();
  if (client->easy != NULL) return client;
  free(client);
  return NULL;
}

void vitrine_http_close(vitrine_http_client *client) {
  curl.cleanup(client->easy);
  free(client);
}

typedef struct {
  vitrine_http_answer *answer;
  size_t limit;
} receiver;

// Too much, or no memory for it: what is less than was given ends the transfer.
static size_t receive(char *bytes, size_t size, size_t count, void *context) {
  receiver *to = context;
  vitrine_http_answer *answer = to->answer;
  size_t added = size * count;
  if (added > to->limit - answer->count) return 0;
  unsigned char *grown = realloc(answer->bytes, answer->count + added + 1);
  if (grown == NULL) return 0;
  memcpy(grown + answer->count, bytes, added);
  answer->bytes = grown;
  answer->count += added;
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

// A connection that the server has closed meanwhile is opened again, and the body sent from its start.
static int seek(void *context, curl_off_t offset, int origin) {
  sender *from = context;
  if (origin != SEEK_SET || offset < 0 || (size_t)offset > from->count) return CURL_SEEKFUNC_FAIL;
  from->sent = (size_t)offset;
  return CURL_SEEKFUNC_OK;
}

static struct curl_slist *list(const char *headers) {
  // Waiting for a server's leave to send costs a second where it gives none.
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

vitrine_http_answer vitrine_http_request(
    vitrine_http_client *client, const char *url, const char *headers, const unsigned char *body,
    size_t body_count, size_t limit, long milliseconds, long connect_milliseconds) {
  vitrine_http_answer answer = {0};
  receiver to = {&answer, limit};
  sender from = {body, body_count, 0};
  struct curl_slist *lines = list(headers);
  CURL *easy = client->easy;
  curl.reset(easy);
  curl.set(easy, CURLOPT_URL, url);
  curl.set(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  curl.set(easy, CURLOPT_NOSIGNAL, 1L);
  curl.set(easy, CURLOPT_TIMEOUT_MS, milliseconds);
  curl.set(easy, CURLOPT_CONNECTTIMEOUT_MS, connect_milliseconds);
  curl.set(easy, CURLOPT_HTTPHEADER, lines);
  curl.set(easy, CURLOPT_USERAGENT, "vitrine");
  curl.set(easy, CURLOPT_WRITEFUNCTION, receive);
  curl.set(easy, CURLOPT_WRITEDATA, &to);
  if (body != NULL) {
    curl.set(easy, CURLOPT_UPLOAD, 1L);
    curl.set(easy, CURLOPT_READFUNCTION, send_part);
    curl.set(easy, CURLOPT_READDATA, &from);
    curl.set(easy, CURLOPT_SEEKFUNCTION, seek);
    curl.set(easy, CURLOPT_SEEKDATA, &from);
    curl.set(easy, CURLOPT_INFILESIZE_LARGE, (curl_off_t)body_count);
  }
  CURLcode code = curl.perform(easy);
  if (code == CURLE_OK) {
    curl.get_info(easy, CURLINFO_RESPONSE_CODE, &answer.status);
  } else {
    snprintf(answer.reason, sizeof answer.reason, "%s", curl.text(code));
    vitrine_http_free(&answer);
  }
  curl.free_all(lines);
  return answer;
}

void vitrine_http_free(vitrine_http_answer *answer) {
  free(answer->bytes);
  answer->bytes = NULL;
  answer->count = 0;
}
