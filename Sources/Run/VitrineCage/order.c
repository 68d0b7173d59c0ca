// The arguments of the launcher, which only `vitrine` writes.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "launcher.h"

void fail(const char *reason) {
  dprintf(STDERR_FILENO, "vitrine-cage: %s\n", reason);
  _exit(NOT_STARTED);
}

static uint64_t number(const char *word) {
  char *end;
  uint64_t value = strtoull(word, &end, 10);
  if (end == word || *end) fail("a number is malformed");
  return value;
}

// Every list has room for an element per argument, so it never grows.
static void *list(int count, size_t size) {
  void *elements = calloc((size_t)count + 1, size);
  if (!elements) fail("there is no memory");
  return elements;
}

// Reads an option with one word. Returns false if it is unknown.
static bool read_value(struct order *order, const char *name, char *word) {
  struct {
    const char *name;
    uint64_t *value;
  } numbers[] = {
      {"--seconds", &order->seconds},
      {"--memory", &order->memory},
      {"--processor-seconds", &order->processor_seconds},
      {"--file-size", &order->file_size},
      {"--open-files", &order->open_files},
      {"--scratch-size", &order->scratch_size},
      {"--scratch-files", &order->scratch_files},
      {"--seed", &order->seed},
      {"--picture-seconds", &order->picture_seconds},
  };
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    if (strcmp(name, numbers[index].name) != 0) continue;
    *numbers[index].value = number(word);
    return true;
  }
  if (strcmp(name, "--parent") == 0) order->parent = (pid_t)number(word);
  else if (strcmp(name, "--clock") == 0) order->clock = strtoll(word, NULL, 10);
  else if (strcmp(name, "--scratch") == 0) order->scratch = word;
  else if (strcmp(name, "--data") == 0) order->data = word;
  else if (strcmp(name, "--program") == 0) order->program = word;
  else if (strcmp(name, "--name") == 0) order->program_name = word;
  else if (strcmp(name, "--read") == 0) order->readable[order->readable_count++] = word;
  else if (strcmp(name, "--variable") == 0) order->environment[order->environment_count++] = word;
  else return false;
  return true;
}

struct order parse_order(int count, char **words) {
  struct order order = {0};
  order.readable = list(count, sizeof *order.readable);
  order.folders = list(count, sizeof *order.folders);
  order.copies = list(count, sizeof *order.copies);
  order.environment = list(count, sizeof *order.environment);
  for (int index = 1; index < count;) {
    const char *name = words[index++];
    bool is_folder = strcmp(name, "--folder") == 0, is_copy = strcmp(name, "--copy") == 0;
    if (index + (is_folder || is_copy) >= count) fail("an argument is missing");
    if (is_folder) {
      order.folders[order.folder_count++] =
          (struct vitrine_folder){words[index], words[index + 1]};
      index += 2;
    } else if (is_copy) {
      order.copies[order.copy_count++] = (struct copy){words[index], words[index + 1]};
      index += 2;
    } else if (!read_value(&order, name, words[index++])) {
      fail("an argument is unknown; this program is started by vitrine");
    }
  }
  if (!order.program || !order.program_name || !order.scratch || !order.data) {
    fail("this program is started by vitrine");
  }
  return order;
}
