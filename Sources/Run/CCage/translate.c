// The paths of a widget's world. A widget finds its bundle, its home and its project's folders at the
// same paths on every machine, and finds nothing else but the system's libraries.

#include <string.h>

#include "cage.h"

// Removes the last component of a path that ends at `length`.
static size_t parent(const char *path, size_t length) {
  while (length > 0 && path[length - 1] != '/') length--;
  return length > 0 ? length - 1 : 0;
}

bool vitrine_normalize(const char *folder, const char *path, char *result, size_t size) {
  size_t length = 0;
  if (path[0] != '/') {
    length = strlen(folder);
    if (length >= size) return false;
    memcpy(result, folder, length);
    // The root's path ends with its slash.
    if (length > 0 && result[length - 1] == '/') length--;
  }
  while (*path) {
    while (*path == '/') path++;
    size_t count = strcspn(path, "/");
    if (count == 2 && path[0] == '.' && path[1] == '.') {
      length = parent(result, length);
    } else if (count > 0 && !(count == 1 && path[0] == '.')) {
      if (length + count + 2 > size) return false;
      result[length++] = '/';
      memcpy(result + length, path, count);
      length += count;
    }
    path += count;
  }
  if (length == 0) result[length++] = '/';
  result[length] = 0;
  return true;
}

// Returns whether a path is a folder or lies in it.
static bool is_inside(const char *path, const char *folder, size_t length) {
  return strncmp(path, folder, length) == 0 && (path[length] == 0 || path[length] == '/');
}

enum vitrine_place vitrine_translate(
    const struct vitrine_folder *folders, size_t count, const char *path, char *result, size_t size) {
  const struct vitrine_folder *best = NULL;
  size_t longest = 0, length = strlen(path);
  bool is_above = path[1] == 0;
  for (size_t index = 0; index < count; index++) {
    size_t own = strlen(folders[index].path);
    if (is_inside(path, folders[index].path, own) && own >= longest) {
      best = &folders[index];
      longest = own;
    }
    is_above = is_above || is_inside(folders[index].path, path, length);
  }
  if (!best) return is_above ? VITRINE_ABOVE : VITRINE_NOWHERE;
  size_t start = strlen(best->real_path);
  if (start + length - longest >= size) return VITRINE_NOWHERE;
  memcpy(result, best->real_path, start);
  memcpy(result + start, path + longest, length - longest + 1);
  return VITRINE_INSIDE;
}
