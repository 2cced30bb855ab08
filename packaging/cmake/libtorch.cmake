# LibTorch's CPU libraries as two imported targets, rosa::torch_cpu and rosa::c10. Neither TorchConfig nor a CUDA toolkit
# is needed, so the libraries of the CUDA wheel serve machines without one.
if(ROSA_TORCH_DIR)
  set(ROSA_TORCH_ROOT ${ROSA_TORCH_DIR})
else()
  if(DEFINED ENV{XDG_CACHE_HOME})
    set(cache_home $ENV{XDG_CACHE_HOME})
  else()
    set(cache_home $ENV{HOME}/.cache)
  endif()
  set(ROSA_TORCH_ROOT ${cache_home}/rosa/libtorch-2.11.0-cpu/torch)
endif()
if(NOT EXISTS ${ROSA_TORCH_ROOT}/lib/libtorch_cpu.so)
  message(FATAL_ERROR "No LibTorch in ${ROSA_TORCH_ROOT}. Run packaging/bootstrap.sh, or name the directory called torch of "
                      "a LibTorch 2.x with -DROSA_TORCH_DIR=…, or build without it: -DROSA_LEARN=OFF.")
endif()
foreach(library torch_cpu c10)
  add_library(rosa::${library} SHARED IMPORTED)
  set_target_properties(rosa::${library} PROPERTIES
    IMPORTED_LOCATION ${ROSA_TORCH_ROOT}/lib/lib${library}.so
    INTERFACE_INCLUDE_DIRECTORIES "${ROSA_TORCH_ROOT}/include;${ROSA_TORCH_ROOT}/include/torch/csrc/api/include"
    INTERFACE_SYSTEM_INCLUDE_DIRECTORIES "${ROSA_TORCH_ROOT}/include;${ROSA_TORCH_ROOT}/include/torch/csrc/api/include")
endforeach()
target_link_libraries(rosa::torch_cpu INTERFACE rosa::c10)
