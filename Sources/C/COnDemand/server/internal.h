#pragma once
#include "http_server.h"

#include <microhttpd.h>
#include <pthread.h>
#include <time.h>

#define MICROHTTPD_FUNCTIONS(F) \
  F(start_daemon, MHD_start_daemon) \
  F(stop_daemon, MHD_stop_daemon) \
  F(get_daemon_info, MHD_get_daemon_info) \
  F(get_connection_info, MHD_get_connection_info) \
  F(get_connection_values, MHD_get_connection_values) \
  F(lookup_connection_value, MHD_lookup_connection_value) \
  F(suspend_connection, MHD_suspend_connection) \
  F(resume_connection, MHD_resume_connection) \
  F(create_response, MHD_create_response_from_buffer) \
  F(add_response_header, MHD_add_response_header) \
  F(queue_response, MHD_queue_response) \
  F(destroy_response, MHD_destroy_response)

/// libmicrohttpd's functions. They are null until `vitrine_http_load` has been called.
///
/// Linking the library would load GnuTLS at every start of the program: 1.7 ms of processor time
/// and 2 MB, for a single command.
struct microhttpd {
#define VITRINE_MEMBER(member, function) __typeof__(function) *member;
  MICROHTTPD_FUNCTIONS(VITRINE_MEMBER)
#undef VITRINE_MEMBER
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
  bool serves_network;
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

/// Returns true if the host is the address and port that a connection reached.
bool vitrine_http_is_local(struct vitrine_http_server *server, int descriptor, const char *host);
