#ifndef VITRINE_SANDBOX_PICTURES_H
#define VITRINE_SANDBOX_PICTURES_H

// Returns in a process of its own for each picture, if the process serves several.
void serve_pictures(void);

#endif
