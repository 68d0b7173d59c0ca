/// qpdf's C interface, loaded when the first PDF is read.
///
/// Linking qpdf would load the C++ runtime and GnuTLS at every start of the program. That costs 4.6
/// ms of processor time, and few widgets have PDF files.
#ifndef VITRINE_PDF_H
#define VITRINE_PDF_H

#include <qpdf/qpdf-c.h>

/// The functions for reading: a short name for each, and its name in the library.
#define VITRINE_QPDF_FUNCTIONS(F) \
  F(create, qpdf_init) \
  F(cleanup, qpdf_cleanup) \
  F(set_suppress_warnings, qpdf_set_suppress_warnings) \
  F(get_error, qpdf_get_error) \
  F(read_memory, qpdf_read_memory) \
  F(is_encrypted, qpdf_is_encrypted) \
  F(get_num_pages, qpdf_get_num_pages) \
  F(get_page_n, qpdf_get_page_n) \
  F(get_type_code, qpdf_oh_get_type_code) \
  F(get_numeric_value, qpdf_oh_get_numeric_value) \
  F(get_bool_value, qpdf_oh_get_bool_value) \
  F(get_name, qpdf_oh_get_name) \
  F(get_string_value, qpdf_oh_get_binary_string_value) \
  F(get_array_n_items, qpdf_oh_get_array_n_items) \
  F(get_array_item, qpdf_oh_get_array_item) \
  F(get_key, qpdf_oh_get_key) \
  F(get_dict, qpdf_oh_get_dict) \
  F(get_object_id, qpdf_oh_get_object_id) \
  F(get_stream_data, qpdf_oh_get_stream_data)

/// qpdf's functions for reading, under their short names.
typedef struct {
#define VITRINE_MEMBER(member, function) __typeof__(function) *member;
  VITRINE_QPDF_FUNCTIONS(VITRINE_MEMBER)
#undef VITRINE_MEMBER
} vitrine_qpdf;

/// Returns the functions, or a null pointer if the library isn't installed.
const vitrine_qpdf *vitrine_qpdf_load(void);

#endif
