// Runs a command on a kernel that seems to lack features: landlock, namespaces, addresses (the option to
// place libraries at fixed addresses), sockets (the observer's), or several, separated by commas.
//
// usage: without landlock,namespaces COMMAND...
#define _GNU_SOURCE
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define REFUSE(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)

static void install(struct sock_filter *rules, size_t count) {
  struct sock_fprog program = {(unsigned short)count, rules};
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) != 0) perror("without");
}

static void refuse(int call, int error) {
  struct sock_filter rules[] = {LOAD(nr), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1), REFUSE(error), ALLOW};
  install(rules, sizeof rules / sizeof *rules);
}

static void refuse_namespaces(void) {
  struct sock_filter rules[] = {
      LOAD(nr), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3), LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_NEWUSER, 0, 1), REFUSE(EPERM), ALLOW};
  install(rules, sizeof rules / sizeof *rules);
  refuse(SYS_unshare, EPERM);
}

int main(int count, char **words) {
  if (count < 3) return 2;
  if (strstr(words[1], "landlock")) refuse(SYS_landlock_create_ruleset, ENOSYS);
  if (strstr(words[1], "namespaces")) refuse_namespaces();
  if (strstr(words[1], "addresses")) refuse(SYS_personality, EPERM);
  if (strstr(words[1], "sockets")) refuse(SYS_socketpair, EPERM);
  execvp(words[2], words + 2);
  perror(words[2]);
  return 127;
}
