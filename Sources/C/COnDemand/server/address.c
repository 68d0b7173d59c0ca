// The addresses of this machine, without a query of the network.
#include "internal.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static bool is_loopback(struct in_addr address) {
  return ntohl(address.s_addr) >> 24 == 127;
}

// Writes the local address of a socket. Returns false if it has none.
static bool write_local_address(int descriptor, char *text, size_t size) {
  struct sockaddr_in local;
  socklen_t length = sizeof local;
  return getsockname(descriptor, (struct sockaddr *)&local, &length) == 0 &&
         local.sin_family == AF_INET && local.sin_addr.s_addr != INADDR_ANY &&
         inet_ntop(AF_INET, &local.sin_addr, text, (socklen_t)size) != NULL;
}

// Writes the address from which the default route sends. A datagram socket that is connected to an
// address of documentation (RFC 5737) finds it and sends nothing.
static bool write_routed_address(char *text, size_t size) {
  int descriptor = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return false;
  struct sockaddr_in other;
  memset(&other, 0, sizeof other);
  other.sin_family = AF_INET;
  other.sin_port = htons(9);
  other.sin_addr.s_addr = htonl(0xcb007101);
  bool is_written = connect(descriptor, (struct sockaddr *)&other, sizeof other) == 0 &&
                    write_local_address(descriptor, text, size);
  close(descriptor);
  return is_written;
}

bool vitrine_http_network_address(char *text, size_t size) {
  if (write_routed_address(text, size)) return true;
  struct ifaddrs *all;
  if (getifaddrs(&all) != 0) return false;
  bool is_written = false;
  for (struct ifaddrs *one = all; one && !is_written; one = one->ifa_next) {
    if (!one->ifa_addr || one->ifa_addr->sa_family != AF_INET || !(one->ifa_flags & IFF_UP)) continue;
    struct in_addr address = ((struct sockaddr_in *)one->ifa_addr)->sin_addr;
    is_written = !is_loopback(address) && inet_ntop(AF_INET, &address, text, (socklen_t)size);
  }
  freeifaddrs(all);
  return is_written;
}

bool vitrine_http_is_local(struct vitrine_http_server *server, int descriptor, const char *host) {
  char address[INET_ADDRSTRLEN], name[INET_ADDRSTRLEN + 8];
  if (!write_local_address(descriptor, address, sizeof address)) return false;
  snprintf(name, sizeof name, "%s:%d", address, server->port);
  return strcmp(host, name) == 0;
}
