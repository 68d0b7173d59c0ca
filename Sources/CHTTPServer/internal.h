#pragma once
#include "CHTTPServer.h"

#include <microhttpd.h>
#include <pthread.h>
#include <stdbool.h>
#include <time.h>

/// A request from its headers to the end of its answer.
struct job {
  struct job *next;
  struct MHD_Connection *connection;
  struct peer *peer;
  char *path;
  char *query;
  struct vitrine_http_answer answer;
  bool is_answered;
};

/// Requests that wait for a thread, in the order in which they came.
struct queue {
  struct job *first, *last;
  pthread_cond_t filled;
};

/// A connection, and when it is closed unless something happens; 0 while a thread works for it.
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

/// Starts the threads that answer requests; false where they cannot be had.
bool vitrine_http_start_workers(struct vitrine_http_server *server, int drawers);

/// Hands a request to a thread.
void vitrine_http_enqueue(struct vitrine_http_server *server, struct job *job);

/// Starts the thread that closes connections past their deadline; false where it cannot be had.
bool vitrine_http_start_deadlines(struct vitrine_http_server *server);

/// Gives a connection `seconds` from now, or all time with 0.
void vitrine_http_set_deadline(struct vitrine_http_server *server, struct peer *peer, int seconds);

/// Counts connections, as libmicrohttpd calls it.
void vitrine_http_note_connection(
    void *context, struct MHD_Connection *connection, void **state,
    enum MHD_ConnectionNotificationCode code);
