// Closes slow connections. libmicrohttpd's timeout restarts with each byte, so a peer that sends a
// byte now and then would keep its connection forever.
#include "internal.h"

#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

static time_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec;
}

void vitrine_http_set_deadline(struct vitrine_http_server *server, struct peer *peer, int seconds) {
  if (!peer) return;
  pthread_mutex_lock(&server->lock);
  peer->deadline = seconds ? now() + seconds : 0;
  pthread_mutex_unlock(&server->lock);
}

void vitrine_http_note_connection(
    void *context, struct MHD_Connection *connection, void **state,
    enum MHD_ConnectionNotificationCode code) {
  struct vitrine_http_server *server = context;
  pthread_mutex_lock(&server->lock);
  if (code == MHD_CONNECTION_NOTIFY_STARTED) {
    const union MHD_ConnectionInfo *info =
        mhd.get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    struct peer *peer = info ? calloc(1, sizeof *peer) : NULL;
    if (peer) {
      peer->socket = info->connect_fd;
      peer->deadline = now() + server->seconds;
      peer->next = server->peers;
      if (peer->next) peer->next->previous = peer;
      server->peers = peer;
    }
    *state = peer;
  } else if (*state) {
    struct peer *peer = *state;
    if (peer->previous) {
      peer->previous->next = peer->next;
    } else {
      server->peers = peer->next;
    }
    if (peer->next) peer->next->previous = peer->previous;
    free(peer);
    *state = NULL;
  }
  pthread_mutex_unlock(&server->lock);
}

static void *sweep(void *context) {
  struct vitrine_http_server *server = context;
  for (;;) {
    sleep(1);
    pthread_mutex_lock(&server->lock);
    time_t time = now();
    for (struct peer *peer = server->peers; peer; peer = peer->next) {
      // The polling thread sees the end of the connection, closes the socket and removes the peer.
      if (peer->deadline && time > peer->deadline) shutdown(peer->socket, SHUT_RDWR);
    }
    pthread_mutex_unlock(&server->lock);
  }
  return NULL;
}

bool vitrine_http_start_deadlines(struct vitrine_http_server *server) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, sweep, server) != 0) return false;
  pthread_detach(thread);
  return true;
}
