/*
 * Loaded before the C library of every process of a run (LD_PRELOAD): the time of day of all of them, the browser's and SQLite's included, is
 * CLOCK_SHIFT_SECONDS ahead of the machine's. Time that only passes stays as it is, and so do the times of files.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t ahead;
static int (*clock_of_system)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
  const char *seconds = getenv("CLOCK_SHIFT_SECONDS");
  ahead = seconds ? (time_t)atoll(seconds) : 0;
  clock_of_system = (__typeof__(clock_of_system))dlsym(RTLD_NEXT, "clock_gettime");
}

int clock_gettime(clockid_t clock, struct timespec *at) {
  /* Other libraries may ask before this one has begun. */
  int failed = clock_of_system ? clock_of_system(clock, at) : (int)syscall(SYS_clock_gettime, clock, at);
  if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) at->tv_sec += ahead;
  return failed;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
  struct timespec now;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &now);
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *at) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (at) *at = now.tv_sec;
  return now.tv_sec;
}
