// libmicrohttpd's variable arguments and callbacks, which Swift cannot say.
#include "CHTTPServer.h"

#include <arpa/inet.h>
#include <microhttpd.h>
#include <stdlib.h>
#include <string.h>

struct vitrine_http_server {
  struct MHD_Daemon *daemon;
  vitrine_http_handler handler;
  void *context;
};

struct text {
  char *bytes;
  size_t count;
};

// Lines are short, and a request has few of them.
static void add(struct text *text, const char *word) {
  size_t length = strlen(word);
  char *grown = realloc(text->bytes, text->count + length + 1);
  if (!grown) return;
  memcpy(grown + text->count, word, length + 1);
  text->bytes = grown;
  text->count += length;
}

static enum MHD_Result add_argument(
    void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
  (void)kind;
  // A line is an argument: one with a line break in it is none.
  if (strpbrk(name, "\n=") || (value && strchr(value, '\n'))) return MHD_YES;
  add(context, name);
  add(context, "=");
  add(context, value ? value : "");
  add(context, "\n");
  return MHD_YES;
}

static enum MHD_Result answer(
    void *context, struct MHD_Connection *connection, const char *url, const char *method,
    const char *version, const char *upload, size_t *upload_size, void **request) {
  (void)version, (void)upload, (void)upload_size, (void)request;
  struct vitrine_http_server *server = context;
  struct vitrine_http_answer made = {MHD_HTTP_METHOD_NOT_ALLOWED, "text/plain", NULL, 0};
  if (strcmp(method, MHD_HTTP_METHOD_GET) == 0) {
    struct text query = {NULL, 0};
    MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, add_argument, &query);
    made = server->handler(server->context, url, query.bytes ? query.bytes : "");
    free(query.bytes);
  }
  struct MHD_Response *response =
      MHD_create_response_from_buffer(made.count, made.bytes, MHD_RESPMEM_MUST_FREE);
  if (!response) return MHD_NO;
  MHD_add_response_header(response, "Content-Type", made.type);
  MHD_add_response_header(response, "Cache-Control", "no-store");
  MHD_add_response_header(response, "X-Content-Type-Options", "nosniff");
  MHD_add_response_header(response, "Referrer-Policy", "no-referrer");
  MHD_add_response_header(
      response, "Content-Security-Policy",
      "default-src 'none'; img-src 'self' blob:; script-src 'self'; style-src 'self'; "
      "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  enum MHD_Result result = MHD_queue_response(connection, made.status, response);
  MHD_destroy_response(response);
  return result;
}

struct vitrine_http_server *vitrine_http_start(
    unsigned short *port, vitrine_http_handler handler, void *context) {
  struct vitrine_http_server *server = calloc(1, sizeof *server);
  if (!server) return NULL;
  server->handler = handler;
  server->context = context;
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(*port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  server->daemon = MHD_start_daemon(
      MHD_USE_INTERNAL_POLLING_THREAD, *port, NULL, NULL, answer, server, MHD_OPTION_SOCK_ADDR,
      (struct sockaddr *)&address, MHD_OPTION_END);
  if (!server->daemon) {
    free(server);
    return NULL;
  }
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT);
  if (info && info->port) *port = info->port;
  return server;
}

void vitrine_http_stop(struct vitrine_http_server *server) {
  MHD_stop_daemon(server->daemon);
  free(server);
}
