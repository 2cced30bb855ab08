# CPU libraries of LibTorch as imported targets rosa::torch_cpu and rosa::c10. TorchConfig and a CUDA toolkit are not needed, so
# the libraries of the CUDA wheel work on machines without one. With ROSA_CUDA, also rosa::torch_cuda, for the plug-in only.
if(ROSA_TORCH_DIR)
  set(ROSA_TORCH_ROOT ${ROSA_TORCH_DIR})
else()
  if(DEFINED ENV{XDG_CACHE_HOME})
    set(cache_home $ENV{XDG_CACHE_HOME})
  else()
    set(cache_home $ENV{HOME}/.cache)
  endif()
  if(ROSA_CUDA)
    set(flavour cuda)
  else()
    set(flavour cpu)
  endif()
  set(ROSA_TORCH_ROOT ${cache_home}/rosa/libtorch-2.11.0-${flavour}/torch)
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
# The headers of LibTorch put their paths into messages.
target_compile_options(rosa::torch_cpu INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fmacro-prefix-map=${ROSA_TORCH_ROOT}/=torch/>)

if(ROSA_CUDA)
  if(NOT EXISTS ${ROSA_TORCH_ROOT}/lib/libtorch_cuda.so)
    message(FATAL_ERROR "The LibTorch in ${ROSA_TORCH_ROOT} has no CUDA. Run packaging/bootstrap.sh cuda, or name the "
                        "directory called torch of a LibTorch 2.x with CUDA with -DROSA_TORCH_DIR=….")
  endif()
  # The CUDA runtime loaded by LibTorch: beside torch in wheels, in lib of the archive, or that of the toolkit.
  file(GLOB runtime ${ROSA_TORCH_ROOT}/../nvidia/cu*/lib/libcudart.so.* ${ROSA_TORCH_ROOT}/lib/libcudart*.so*)
  if(NOT runtime)
    find_library(ROSA_CUDART cudart PATHS /usr/local/cuda/lib64 REQUIRED)
    set(runtime ${ROSA_CUDART})
  endif()
  list(GET runtime 0 runtime)
  get_filename_component(runtime ${runtime} ABSOLUTE)
  add_library(rosa::cudart SHARED IMPORTED)
  set_target_properties(rosa::cudart PROPERTIES IMPORTED_LOCATION ${runtime})
  add_library(rosa::c10_cuda SHARED IMPORTED)
  set_target_properties(rosa::c10_cuda PROPERTIES IMPORTED_LOCATION ${ROSA_TORCH_ROOT}/lib/libc10_cuda.so)
  add_library(rosa::torch_cuda SHARED IMPORTED)
  set_target_properties(rosa::torch_cuda PROPERTIES IMPORTED_LOCATION ${ROSA_TORCH_ROOT}/lib/libtorch_cuda.so)
  target_link_libraries(rosa::torch_cuda INTERFACE rosa::torch_cpu rosa::c10_cuda rosa::cudart)
endif()
