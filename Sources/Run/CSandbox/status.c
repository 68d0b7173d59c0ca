// Files' attributes as the world shows them: every date is the world's clock, the owner is the device's
// user, and files are numbered in the order in which code asks for them.

#define _GNU_SOURCE
#include <linux/stat.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <time.h>

#include "internal.h"
#include "status.h"

// The values belong to a disk of 32 GB that is half full.
enum { BLOCK = 4096, SECTOR = 512, DISK_BLOCKS = 7812500, FOLDER_SIZE = 64 };

// The files that code has asked for, in order.
enum { FILE_LIMIT = 4096, FIRST_NUMBER = 1000 };
struct identity {
  uint64_t device, number;
  // Some file systems give the number of a removed file to the next one, which was born later.
  int64_t born, born_fraction;
};
static struct identity files[FILE_LIMIT];
static int file_count;
static atomic_flag is_counting = ATOMIC_FLAG_INIT;

static bool is_same(struct identity one, struct identity other) {
  return one.device == other.device && one.number == other.number && one.born == other.born &&
         one.born_fraction == other.born_fraction;
}

static uint64_t number_of(struct identity file) {
  while (atomic_flag_test_and_set(&is_counting)) {}
  int index = 0;
  while (index < file_count && !is_same(files[index], file)) index++;
  if (index == file_count && file_count < FILE_LIMIT) files[file_count++] = file;
  atomic_flag_clear(&is_counting);
  return index < FILE_LIMIT ? (uint64_t)(FIRST_NUMBER + index) : file.number;
}

static uint64_t number_at(long folder, long path, long flags) {
  struct statx file = {0};
  ask(SYS_statx, folder, path, flags, STATX_INO | STATX_BTIME, (long)&file);
  return number_of((struct identity){
      .device = (uint64_t)file.stx_dev_major << 32 | file.stx_dev_minor,
      .number = file.stx_ino,
      .born = file.stx_btime.tv_sec,
      .born_fraction = file.stx_btime.tv_nsec,
  });
}

static uint64_t sectors(uint64_t size) { return (size + BLOCK - 1) / BLOCK * (BLOCK / SECTOR); }

long status_at(long folder, long path, long status, long flags) {
  long result = ask(SYS_newfstatat, folder, path, status, flags, 0);
  if (result < 0) return result;
  struct stat *file = (struct stat *)status;
  struct timespec date = {world()->clock, 0};
  file->st_ino = number_at(folder, path, flags);
  file->st_dev = 1;
  file->st_nlink = 1;
  file->st_uid = file->st_gid = WORLD_USER;
  file->st_blksize = BLOCK;
  if (S_ISDIR(file->st_mode)) file->st_size = FOLDER_SIZE;
  // A file's mode depends on the umask of the user who checked it out.
  if (S_ISDIR(file->st_mode)) file->st_mode = S_IFDIR | 0755;
  if (S_ISREG(file->st_mode)) file->st_mode = S_IFREG | (file->st_mode & 0100 ? 0755 : 0644);
  file->st_blocks = (blkcnt_t)sectors((uint64_t)file->st_size);
  file->st_atim = file->st_mtim = file->st_ctim = date;
  return result;
}

long extended_status(long folder, long path, long flags, long mask, long status) {
  long result = ask(SYS_statx, folder, path, flags, mask, status);
  if (result < 0) return result;
  struct statx *file = (struct statx *)status;
  struct statx_timestamp date = {.tv_sec = world()->clock};
  file->stx_ino = number_at(folder, path, flags);
  file->stx_dev_major = 0;
  file->stx_dev_minor = 1;
  file->stx_nlink = 1;
  file->stx_uid = file->stx_gid = WORLD_USER;
  file->stx_blksize = BLOCK;
  if (S_ISDIR(file->stx_mode)) file->stx_size = FOLDER_SIZE;
  if (S_ISDIR(file->stx_mode)) file->stx_mode = S_IFDIR | 0755;
  if (S_ISREG(file->stx_mode)) file->stx_mode = S_IFREG | (file->stx_mode & 0100 ? 0755 : 0644);
  file->stx_blocks = sectors(file->stx_size);
  file->stx_attributes = file->stx_attributes_mask = 0;
  file->stx_mask |= STATX_BTIME;
  file->stx_atime = file->stx_mtime = file->stx_ctime = file->stx_btime = date;
  return result;
}

long volume_status(long result, long status) {
  if (result < 0) return result;
  struct statfs *volume = (struct statfs *)status;
  memset(volume, 0, sizeof *volume);
  volume->f_bsize = volume->f_frsize = BLOCK;
  volume->f_blocks = DISK_BLOCKS;
  volume->f_bfree = volume->f_bavail = DISK_BLOCKS / 2;
  volume->f_files = DISK_BLOCKS;
  volume->f_ffree = DISK_BLOCKS / 2;
  volume->f_namelen = 255;
  return result;
}

const char *vitrine_program_path(void) {
  size_t count;
  const struct vitrine_folder *folders = world_folders(&count);
  // The program is the second folder of the world.
  return count > 1 ? folders[1].path : "";
}
