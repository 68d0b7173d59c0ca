/// Facts that only a release has.
#ifndef VITRINE_CRELEASE_H
#define VITRINE_CRELEASE_H

/// Returns the commit of a release, or an empty text in any other build.
///
/// The function is weak: the linker of a release replaces it by one that names the commit, so that
/// no source file changes with each commit.
const char *_Nonnull vitrine_release_commit(void);

#endif
