// The observer of a widget's threads, which tells the widget's process when all of them sleep.
//
// A thread can't find that out about the others: one that was just woken waits for a processor, and on a
// busy machine it waits for long. The kernel knows, and the cage hides the kernel's files from the widget.

#define _GNU_SOURCE
#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "launcher.h"

// The processor time for which the observer waits in nanoseconds, at first and after it has waited in vain.
// A thread that spins until another one changes a variable never sleeps.
#define PATIENCE 2000000000LL
#define SHORT_PATIENCE 10000000LL
// The nanoseconds between two looks at the threads. They grow while a thread works.
enum { SHORTEST_NAP = 50000, LONGEST_NAP = 2000000 };

// The threads at one moment.
struct scan {
  bool sleep;
  // A digest of the threads and of how often each has slept. It differs if one ran meanwhile.
  uint64_t digest;
};

// Returns the size of a file of the kernel's, or 0.
static size_t read_text(int folder, const char *thread, const char *name, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "%s/%s", thread, name);
  int file = openat(folder, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, size - 1);
  close(file);
  if (count < 0) count = 0;
  text[count] = 0;
  return (size_t)count;
}

static uint64_t number_after(const char *text, const char *key) {
  const char *place = strstr(text, key);
  return place ? strtoull(place + strlen(key), NULL, 10) : 0;
}

static uint64_t mixed(uint64_t digest, uint64_t value) { return (digest ^ value) * 0x9e3779b97f4a7c15u; }

static bool is_thread(const struct dirent *entry) { return isdigit((unsigned char)entry->d_name[0]); }

static struct scan scan(DIR *threads) {
  struct scan result = {.sleep = true};
  rewinddir(threads);
  for (struct dirent *entry; result.sleep && (entry = readdir(threads));) {
    if (!is_thread(entry)) continue;
    char text[4096];
    // A thread that has ended leaves no file.
    if (!read_text(dirfd(threads), entry->d_name, "status", text, sizeof text)) {
      result.sleep = false;
      break;
    }
    const char *state = strstr(text, "\nState:\t");
    result.sleep = state && strchr("SZX", state[8]);
    result.digest = mixed(result.digest, strtoull(entry->d_name, NULL, 10));
    // The name of the involuntary count ends like this one.
    result.digest = mixed(result.digest, number_after(text, "\nvoluntary_ctxt_switches:"));
    result.digest = mixed(result.digest, number_after(text, "\nnonvoluntary_ctxt_switches:"));
  }
  return result;
}

// Returns the processor time of the present threads in nanoseconds.
static int64_t processor_time(DIR *threads) {
  int64_t sum = 0;
  rewinddir(threads);
  for (struct dirent *entry; (entry = readdir(threads));) {
    char text[128];
    if (is_thread(entry) && read_text(dirfd(threads), entry->d_name, "schedstat", text, sizeof text)) {
      sum += strtoll(text, NULL, 10);
    }
  }
  return sum;
}

// Returns whether all threads sleep before they have used `patience` of processor time.
static bool wait_for_sleep(DIR *threads, int64_t patience) {
  enum { NAPS = 16 };
  struct timespec nap = {0, SHORTEST_NAP};
  int64_t start = -1;
  for (int count = 1;; count++) {
    struct scan first = scan(threads), second = {.sleep = false};
    if (first.sleep) second = scan(threads);
    // No thread ran between the two looks at it, so there was a moment at which all slept.
    if (first.sleep && second.sleep && first.digest == second.digest) return true;
    if (count % NAPS == 0) {
      int64_t now = processor_time(threads);
      if (start < 0) start = now;
      if (now - start > patience) return false;
    }
    nanosleep(&nap, NULL);
    if (nap.tv_nsec < LONGEST_NAP) nap.tv_nsec += nap.tv_nsec / 4;
  }
}

// A message from a widget's process.
struct question {
  pid_t process;
  // A folder of threads, or -1.
  int folder;
};

// Receives a message. Returns false at the end of the connection.
static bool receive(int socket, struct question *question) {
  char byte;
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int)) + CMSG_SPACE(sizeof(struct ucred))];
  } control;
  struct iovec part = {&byte, 1};
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  *question = (struct question){0, -1};
  if (recvmsg(socket, &message, MSG_CMSG_CLOEXEC) != 1) return false;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_type == SCM_RIGHTS) memcpy(&question->folder, CMSG_DATA(header), sizeof(int));
    struct ucred sender;
    if (header->cmsg_type != SCM_CREDENTIALS) continue;
    memcpy(&sender, CMSG_DATA(header), sizeof sender);
    question->process = sender.pid;
  }
  return true;
}

// Opens the folder of the threads of a picture's process, whose cage hides it.
static DIR *open_threads(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", (int)process);
  return opendir(path);
}

static void *observe(void *given) {
  int socket = (int)(intptr_t)given;
  // Otherwise the kernel would prolong a nap to twice its length.
  prctl(PR_SET_TIMERSLACK, 1, 0, 0, 0);
  struct question question;
  if (!receive(socket, &question)) return NULL;
  pid_t process = question.process;
  DIR *threads = question.folder < 0 ? NULL : fdopendir(question.folder);
  int64_t patience = PATIENCE;
  while (receive(socket, &question)) {
    if (question.folder >= 0) close(question.folder);
    if (question.process != process) {
      if (threads) closedir(threads);
      process = question.process;
      threads = open_threads(process);
      patience = PATIENCE;
    }
    char byte = VITRINE_UNKNOWN;
    if (threads) {
      bool sleep = wait_for_sleep(threads, patience);
      byte = sleep ? VITRINE_ALL_SLEEP : VITRINE_SOME_RUN;
      if (!sleep) patience = SHORT_PATIENCE;
    }
    // A process that doesn't take its answers waits for itself alone.
    if (send(socket, &byte, 1, MSG_NOSIGNAL) != 1) break;
  }
  return NULL;
}

void start_observer(int socket) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, observe, (void *)(intptr_t)socket) != 0) {
    fail("a thread can't be created");
  }
  pthread_detach(thread);
}

bool send_threads(int socket) {
  int folder = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
  } control = {.header = {CMSG_LEN(sizeof(int)), SOL_SOCKET, SCM_RIGHTS}};
  struct iovec part = {"", 1};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (folder >= 0) {
    memcpy(CMSG_DATA(&control.header), &folder, sizeof folder);
    message.msg_control = &control;
    message.msg_controllen = sizeof control;
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL) == 1 && folder >= 0;
}
