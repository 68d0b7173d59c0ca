// The threads that answer requests: one for fast responses, the others for rendering.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

struct worker {
  struct vitrine_http_server *server;
  int number;
};

static bool is_drawing(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash && (strcmp(slash, "/picture") == 0 || strcmp(slash, "/details") == 0);
}

static void *work(void *context) {
  struct worker worker = *(struct worker *)context;
  free(context);
  struct vitrine_http_server *server = worker.server;
  struct queue *queue = worker.number == 0 ? &server->quick : &server->drawing;
  for (;;) {
    pthread_mutex_lock(&server->lock);
    while (!queue->first) pthread_cond_wait(&queue->filled, &server->lock);
    struct job *job = queue->first;
    queue->first = job->next;
    if (!queue->first) queue->last = NULL;
    pthread_mutex_unlock(&server->lock);
    job->answer = server->handler(
        server->context, worker.number, job->path, job->query ? job->query : "");
    job->is_answered = true;
    vitrine_http_set_deadline(server, job->peer, server->seconds);
    // The polling thread continues with the request and may free the job before this returns.
    mhd.resume_connection(job->connection);
  }
  return NULL;
}

bool vitrine_http_start_workers(struct vitrine_http_server *server, int drawers) {
  pthread_cond_init(&server->quick.filled, NULL);
  pthread_cond_init(&server->drawing.filled, NULL);
  for (int number = 0; number <= drawers; number++) {
    struct worker *worker = malloc(sizeof *worker);
    if (!worker) return false;
    *worker = (struct worker){server, number};
    pthread_t thread;
    if (pthread_create(&thread, NULL, work, worker) != 0) {
      free(worker);
      return false;
    }
    pthread_detach(thread);
  }
  return true;
}

void vitrine_http_enqueue(struct vitrine_http_server *server, struct job *job) {
  pthread_mutex_lock(&server->lock);
  struct queue *queue = is_drawing(job->path) ? &server->drawing : &server->quick;
  job->next = NULL;
  if (queue->last) {
    queue->last->next = job;
  } else {
    queue->first = job;
  }
  queue->last = job;
  pthread_cond_signal(&queue->filled);
  pthread_mutex_unlock(&server->lock);
}
