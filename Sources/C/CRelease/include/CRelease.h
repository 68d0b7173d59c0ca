/// Facts that only a release has.
#ifndef VITRINE_CRELEASE_H
#define VITRINE_CRELEASE_H

/// Returns the commit of a release, or an empty text in any other build.
///
/// The function is weak: the linker of a release replaces it by one that names the commit, so that
/// no source file changes with each commit.
const char *_Nonnull vitrine_release_commit(void);

/// Returns the version of the compiler that built a release, or an empty text in any other build.
///
/// Only that version can compile an extension's code for the release. The function is weak as well.
const char *_Nonnull vitrine_release_compiler(void);

#endif
