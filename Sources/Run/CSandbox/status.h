#ifndef VITRINE_SANDBOX_STATUS_H
#define VITRINE_SANDBOX_STATUS_H

// Files' attributes as the world shows them, with the arguments of the system calls.

long status_at(long folder, long path, long status, long flags);
long extended_status(long folder, long path, long flags, long mask, long status);
// Changes the status of a volume, which a call returned with a result.
long volume_status(long result, long status);

// The path of the program in the world.
const char *vitrine_program_path(void);

#endif
