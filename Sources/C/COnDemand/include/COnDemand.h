/// Libraries that are loaded when they are first used, so that other runs of the program don't pay
/// for them.
#ifndef VITRINE_CONDEMAND_H
#define VITRINE_CONDEMAND_H

#include "http_client.h"
#include "http_server.h"
#include "pdf.h"

#endif
