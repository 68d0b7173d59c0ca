// The functions of libmicrohttpd with variable arguments and callbacks, which Swift can't call.
#include "internal.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/resource.h>

// Further connections wait in the kernel's queue.
enum { connection_limit = 4000 };

struct text {
  char *bytes;
  size_t count;
};

// Appends a word. Reallocation for each word is fast enough, because a request has few arguments.
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
  // An argument with a line break is skipped, because a line separates arguments.
  if (strpbrk(name, "\n=") || (value && strchr(value, '\n'))) return MHD_YES;
  add(context, name);
  add(context, "=");
  add(context, value ? value : "");
  add(context, "\n");
  return MHD_YES;
}

// Returns true if the Host header names this server. A DNS rebinding attack sends its site's name.
static bool is_addressed(struct vitrine_http_server *server, struct MHD_Connection *connection) {
  const char *host = mhd.lookup_connection_value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_HOST);
  if (!host) return false;
  char address[32], name[32];
  snprintf(address, sizeof address, "127.0.0.1:%d", server->port);
  snprintf(name, sizeof name, "localhost:%d", server->port);
  if (strcmp(host, address) == 0 || strcasecmp(host, name) == 0) return true;
  if (!server->serves_network) return false;
  const union MHD_ConnectionInfo *info =
      mhd.get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info && vitrine_http_is_local(server, info->connect_fd, host);
}

static enum MHD_Result respond(
    struct MHD_Connection *connection, struct vitrine_http_answer *made) {
  struct MHD_Response *response =
      mhd.create_response(made->count, made->bytes, MHD_RESPMEM_MUST_FREE);
  if (!response) return MHD_NO;
  made->bytes = NULL;
  mhd.add_response_header(response, "Content-Type", made->type);
  mhd.add_response_header(response, "Cache-Control", "no-store");
  mhd.add_response_header(response, "X-Content-Type-Options", "nosniff");
  mhd.add_response_header(response, "Referrer-Policy", "no-referrer");
  mhd.add_response_header(
      response, "Content-Security-Policy",
      "default-src 'none'; img-src 'self' blob:; script-src 'self'; style-src 'self'; "
      "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  enum MHD_Result result = mhd.queue_response(connection, made->status, response);
  mhd.destroy_response(response);
  return result;
}

static enum MHD_Result refuse(struct MHD_Connection *connection, unsigned int status) {
  struct vitrine_http_answer made = {status, "text/plain", NULL, 0};
  return respond(connection, &made);
}

// Handles a request. libmicrohttpd calls this after the headers and again after resuming.
static enum MHD_Result answer(
    void *context, struct MHD_Connection *connection, const char *url, const char *method,
    const char *version, const char *upload, size_t *upload_size, void **request) {
  (void)version, (void)upload, (void)upload_size;
  struct vitrine_http_server *server = context;
  struct job *job = *request;
  if (job) return job->is_answered ? respond(connection, &job->answer) : MHD_YES;
  if (!is_addressed(server, connection)) return refuse(connection, MHD_HTTP_FORBIDDEN);
  if (strcmp(method, MHD_HTTP_METHOD_GET) != 0) {
    return refuse(connection, MHD_HTTP_METHOD_NOT_ALLOWED);
  }
  job = calloc(1, sizeof *job);
  if (!job) return MHD_NO;
  *request = job;
  job->connection = connection;
  job->path = strdup(url);
  if (!job->path) return MHD_NO;
  struct text query = {NULL, 0};
  mhd.get_connection_values(connection, MHD_GET_ARGUMENT_KIND, add_argument, &query);
  job->query = query.bytes;
  const union MHD_ConnectionInfo *info =
      mhd.get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  job->peer = info ? info->socket_context : NULL;
  vitrine_http_set_deadline(server, job->peer, 0);
  mhd.suspend_connection(connection);
  vitrine_http_enqueue(server, job);
  return MHD_YES;
}

static void end_request(
    void *context, struct MHD_Connection *connection, void **request,
    enum MHD_RequestTerminationCode code) {
  (void)connection, (void)code;
  struct vitrine_http_server *server = context;
  struct job *job = *request;
  if (!job) return;
  vitrine_http_set_deadline(server, job->peer, server->seconds);
  free(job->path);
  free(job->query);
  free(job->answer.bytes);
  free(job);
  *request = NULL;
}

// Raises the limit of open files, 1,024 by default, and returns the number of possible connections.
static unsigned int raised_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 200;
  rlim_t wanted = connection_limit + 200;
  if (limit.rlim_cur < wanted) {
    limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    setrlimit(RLIMIT_NOFILE, &limit);
    getrlimit(RLIMIT_NOFILE, &limit);
  }
  if (limit.rlim_cur >= wanted) return connection_limit;
  return limit.rlim_cur > 400 ? (unsigned int)limit.rlim_cur - 200 : 200;
}

struct vitrine_http_server *vitrine_http_start(
    unsigned short *port, bool serves_network, int drawers, int seconds,
    vitrine_http_handler handler, void *context) {
  if (!vitrine_http_load()) return NULL;
  struct vitrine_http_server *server = calloc(1, sizeof *server);
  if (!server) return NULL;
  server->handler = handler;
  server->context = context;
  server->serves_network = serves_network;
  server->seconds = seconds;
  pthread_mutex_init(&server->lock, NULL);
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(*port);
  address.sin_addr.s_addr = htonl(serves_network ? INADDR_ANY : INADDR_LOOPBACK);
  server->daemon = mhd.start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, *port, NULL, NULL, answer, server,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_NOTIFY_COMPLETED, end_request,
      server, MHD_OPTION_NOTIFY_CONNECTION, vitrine_http_note_connection, server,
      MHD_OPTION_CONNECTION_LIMIT, raised_limit(), MHD_OPTION_CONNECTION_MEMORY_LIMIT,
      (size_t)16 << 10, MHD_OPTION_END);
  if (!server->daemon) {
    free(server);
    return NULL;
  }
  const union MHD_DaemonInfo *info = mhd.get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT);
  if (info && info->port) *port = info->port;
  server->port = *port;
  if (!vitrine_http_start_workers(server, drawers) || !vitrine_http_start_deadlines(server)) {
    // The server isn't freed, because running threads still refer to it.
    mhd.stop_daemon(server->daemon);
    return NULL;
  }
  return server;
}
