#pragma once
#include "CHTTPServer.h"

#include <microhttpd.h>
#include <pthread.h>
#include <time.h>

/// libmicrohttpd's functions, under their own names; null until `vitrine_http_load`.
///
/// Linking the library would load GnuTLS at every start of the program: 1.7 ms of processor time
/// and 2 MB, for the one command that serves.
struct microhttpd {
  __typeof__(MHD_start_daemon) *start_daemon;
  __typeof__(MHD_stop_daemon) *stop_daemon;
  __typeof__(MHD_get_daemon_info) *get_daemon_info;
  __typeof__(MHD_get_connection_info) *get_connection_info;
  __typeof__(MHD_get_connection_values) *get_connection_values;
  __typeof__(MHD_lookup_connection_value) *lookup_connection_value;
  __typeof__(MHD_suspend_connection) *suspend_connection;
  __typeof__(MHD_resume_connection) *resume_connection;
  __typeof__(MHD_create_response_from_buffer) *create_response;
  __typeof__(MHD_add_response_header) *add_response_header;
  __typeof__(MHD_queue_response) *queue_response;
  __typeof__(MHD_destroy_response) *destroy_response;
};
extern struct microhttpd mhd;

/// A request, from its headers to the end of its response.
struct job {
  struct job *next;
  struct MHD_Connection *connection;
  struct peer *peer;
  char *path;
  char *query;
  struct vitrine_http_answer answer;
  bool is_answered;
};

/// The requests that wait for a thread, in order of arrival.
struct queue {
  struct job *first, *last;
  pthread_cond_t filled;
};

/// A connection and its deadline, which is 0 while a thread works for it.
struct peer {
  struct peer *next, *previous;
  int socket;
  time_t deadline;
};

struct vitrine_http_server {
  struct MHD_Daemon *daemon;
  vitrine_http_handler handler;
  void *context;
  unsigned short port;
  int seconds;
  /// Guards the queues and the peers.
  pthread_mutex_t lock;
  struct queue quick, drawing;
  struct peer *peers;
};

/// Starts the threads that answer requests. Returns false if a thread can't be created.
bool vitrine_http_start_workers(struct vitrine_http_server *server, int drawers);

/// Adds a request to a queue of the worker threads.
void vitrine_http_enqueue(struct vitrine_http_server *server, struct job *job);

/// Starts the thread that closes connections after their deadline. Returns false if it can't be
/// created.
bool vitrine_http_start_deadlines(struct vitrine_http_server *server);

/// Sets a connection's deadline to `seconds` from now, or removes it if `seconds` is 0.
void vitrine_http_set_deadline(struct vitrine_http_server *server, struct peer *peer, int seconds);

/// Adds or removes a connection. libmicrohttpd calls this when one starts or ends.
void vitrine_http_note_connection(
    void *context, struct MHD_Connection *connection, void **state,
    enum MHD_ConnectionNotificationCode code);
