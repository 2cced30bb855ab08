# cmake -DPROGRAM=FILE -DFORBIDDEN=NAME|NAME -P check_links.cmake
# The command must start in milliseconds and without a display, the window in well under a second: neither may link, directly or
# indirectly, to LibTorch, CUDA or the film libraries, and the command not to Qt. A BLAS in the command would replace that of LibTorch; in the
# window it would be ten megabytes that nobody calls.
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${PROGRAM} RESOLVED_DEPENDENCIES_VAR found UNRESOLVED_DEPENDENCIES_VAR missing)
if(NOT found)
  message(FATAL_ERROR "The libraries of ${PROGRAM} could not be read")
endif()
foreach(library ${found} ${missing})
  if(library MATCHES "lib(${FORBIDDEN})[^/]*$")
    message(SEND_ERROR "${PROGRAM} needs ${library}")
  endif()
endforeach()
