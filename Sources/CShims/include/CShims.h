/// The few lines that Swift cannot say: calls that jump, macros that are functions.
#ifndef VITRINE_CSHIMS_H
#define VITRINE_CSHIMS_H

#endif
