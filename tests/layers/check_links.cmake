# cmake -DPROGRAM=FILE -P check_links.cmake
# The command must start in milliseconds and without a display: neither it nor what it links may need LibTorch, CUDA or Qt.
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${PROGRAM} RESOLVED_DEPENDENCIES_VAR found UNRESOLVED_DEPENDENCIES_VAR missing)
if(NOT found)
  message(FATAL_ERROR "The libraries of ${PROGRAM} could not be read")
endif()
foreach(library ${found} ${missing})
  if(library MATCHES "lib(torch|c10|cuda|Qt)[^/]*$")
    message(SEND_ERROR "${PROGRAM} needs ${library}")
  endif()
endforeach()
