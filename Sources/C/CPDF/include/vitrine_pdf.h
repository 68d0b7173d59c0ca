/// qpdf's C interface, loaded when the first PDF is read.
///
/// Linking qpdf would load the C++ runtime and GnuTLS at every start of the program: 4.6 ms of
/// processor time, for files that few widgets have.
#ifndef VITRINE_CPDF_H
#define VITRINE_CPDF_H

#include <qpdf/qpdf-c.h>

/// Those of qpdf's functions that reading needs, under their own names.
typedef struct {
  __typeof__(qpdf_init) *create;
  __typeof__(qpdf_cleanup) *cleanup;
  __typeof__(qpdf_set_suppress_warnings) *set_suppress_warnings;
  __typeof__(qpdf_get_error) *get_error;
  __typeof__(qpdf_read_memory) *read_memory;
  __typeof__(qpdf_is_encrypted) *is_encrypted;
  __typeof__(qpdf_get_num_pages) *get_num_pages;
  __typeof__(qpdf_get_page_n) *get_page_n;
  __typeof__(qpdf_oh_get_type_code) *get_type_code;
  __typeof__(qpdf_oh_get_numeric_value) *get_numeric_value;
  __typeof__(qpdf_oh_get_bool_value) *get_bool_value;
  __typeof__(qpdf_oh_get_name) *get_name;
  __typeof__(qpdf_oh_get_binary_string_value) *get_string_value;
  __typeof__(qpdf_oh_get_array_n_items) *get_array_n_items;
  __typeof__(qpdf_oh_get_array_item) *get_array_item;
  __typeof__(qpdf_oh_get_key) *get_key;
  __typeof__(qpdf_oh_get_dict) *get_dict;
  __typeof__(qpdf_oh_get_object_id) *get_object_id;
  __typeof__(qpdf_oh_get_stream_data) *get_stream_data;
} vitrine_qpdf;

/// The functions, or a null pointer where the library is not installed.
const vitrine_qpdf *vitrine_qpdf_load(void);

#endif
