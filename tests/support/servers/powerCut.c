/*
 * Loaded before the C library of a server (LD_PRELOAD): it writes down what a SQLite base asks of the disk, in order, so that a test can work out
 * what a power cut at any moment would have left. POWER_CUT_BASE is the base file, POWER_CUT_LOG where it is written down. While the file
 * POWER_CUT_FAULT exists, the disk refuses to make anything durable (EIO).
 *
 * A record is four numbers of 64 bits: what was done (1 write, 2 truncate, 3 sync, 4 remove), to which file (0 the base, 1 its WAL, 2 its
 * journal), where, and how many bytes; those of a write follow. Not written down: the -shm file, which a start makes anew.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, TRUNCATE = 2, SYNC = 3, REMOVE = 4 };
#define MOST_FILES 65536
#define NEXT(name) ((__typeof__(&name))next(#name))

/* One more than the number of the file; 0: none of ours. */
static signed char files[MOST_FILES];
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

static int number_of(const char *path) {
  const char *base = getenv("POWER_CUT_BASE");
  size_t length = base ? strlen(base) : 0;
  if (!length || strncmp(path, base, length)) return 0;
  if (!path[length]) return 1;
  if (!strcmp(path + length, "-wal")) return 2;
  return strcmp(path + length, "-journal") ? 0 : 3;
}
static int file_of(int fd) { return fd >= 0 && fd < MOST_FILES ? files[fd] : 0; }

static void note(int what, int file, int64_t at, int64_t count, const void *bytes) {
  static int log = -1;
  int64_t head[4] = {what, file - 1, at, count};
  struct iovec parts[2] = {{head, sizeof head}, {(void *)bytes, bytes ? (size_t)count : 0}};
  if (log < 0) log = NEXT(open64)(getenv("POWER_CUT_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  ssize_t wanted = (ssize_t)(parts[0].iov_len + parts[1].iov_len);
  /* Half a record would make all that follow unreadable. */
  if (writev(log, parts, 2) != wanted) abort();
}
static int is_broken(void) {
  const char *fault = getenv("POWER_CUT_FAULT");
  return fault && !access(fault, F_OK);
}
static int opened(int fd, const char *path) {
  if (fd >= 0 && fd < MOST_FILES) files[fd] = (signed char)number_of(path);
  return fd;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return opened(NEXT(open64)(path, flags, mode), path);
}
int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return opened(NEXT(open64)(path, flags, mode), path);
}
int close(int fd) {
  if (fd >= 0 && fd < MOST_FILES) files[fd] = 0;
  return NEXT(close)(fd);
}

static ssize_t written(int fd, ssize_t count, int64_t at, const void *bytes) {
  if (count > 0) note(WRITE, file_of(fd), at, count, bytes);
  return count;
}
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  if (!file_of(fd)) return NEXT(pwrite64)(fd, bytes, count, at);
  pthread_mutex_lock(&turn);
  ssize_t done = written(fd, NEXT(pwrite64)(fd, bytes, count, at), at, bytes);
  pthread_mutex_unlock(&turn);
  return done;
}
ssize_t write(int fd, const void *bytes, size_t count) {
  if (!file_of(fd)) return NEXT(write)(fd, bytes, count);
  pthread_mutex_lock(&turn);
  int64_t at = lseek64(fd, 0, SEEK_CUR);
  ssize_t done = written(fd, NEXT(write)(fd, bytes, count), at, bytes);
  pthread_mutex_unlock(&turn);
  return done;
}
int ftruncate64(int fd, off64_t size) {
  if (!file_of(fd)) return NEXT(ftruncate64)(fd, size);
  pthread_mutex_lock(&turn);
  int failed = NEXT(ftruncate64)(fd, size);
  if (!failed) note(TRUNCATE, file_of(fd), size, 0, NULL);
  pthread_mutex_unlock(&turn);
  return failed;
}
static int synced(int fd, int (*sync)(int)) {
  if (!file_of(fd)) return sync(fd);
  if (is_broken()) {
    errno = EIO;
    return -1;
  }
  pthread_mutex_lock(&turn);
  int failed = sync(fd);
  if (!failed) note(SYNC, file_of(fd), 0, 0, NULL);
  pthread_mutex_unlock(&turn);
  return failed;
}
int fsync(int fd) { return synced(fd, NEXT(fsync)); }
int fdatasync(int fd) { return synced(fd, NEXT(fdatasync)); }
int unlink(const char *path) {
  int file = number_of(path);
  int failed = NEXT(unlink)(path);
  if (file && !failed) {
    pthread_mutex_lock(&turn);
    note(REMOVE, file, 0, 0, NULL);
    pthread_mutex_unlock(&turn);
  }
  return failed;
}
