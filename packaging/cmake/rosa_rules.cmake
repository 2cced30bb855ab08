# The interface target `rosa_rules` with the compile options of all targets, and the function that declares libraries of core.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
# RPATH instead of RUNPATH, because it also applies to indirect dependencies: Qt plug-ins, libraries of LibTorch.
add_link_options(LINKER:--disable-new-dtags)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()
find_program(ROSA_CCACHE ccache)
if(ROSA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${ROSA_CCACHE})
endif()

add_library(rosa_rules INTERFACE)
target_include_directories(rosa_rules INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(rosa_rules INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor>
  $<$<COMPILE_LANGUAGE:CUDA>:-Xcompiler=-Wall,-Wextra>)
# Binaries contain no paths of the build machine.
target_compile_options(rosa_rules INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=>)
target_compile_definitions(rosa_rules INTERFACE QT_NO_KEYWORDS QT_NO_CAST_FROM_ASCII)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # False warnings of GCC 12 on "text" + std::string (GCC bug 105651).
  target_compile_options(rosa_rules INTERFACE -Wno-restrict)
endif()
# rosa_precompiled(TARGET): for targets with precompiled headers. GCC 12 treats code inlined from these as project code, and issues false
# warnings on copies within std::string.
function(rosa_precompiled target)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-array-bounds -Wno-stringop-overflow)
  endif()
endfunction()
if(ROSA_WERROR)
  target_compile_options(rosa_rules INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Werror> $<$<COMPILE_LANGUAGE:CUDA>:-Xcompiler=-Werror>)
endif()
if(ROSA_SANITIZE)
  target_compile_options(rosa_rules INTERFACE
    -fsanitize=${ROSA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(rosa_rules INTERFACE -fsanitize=${ROSA_SANITIZE})
endif()
find_package(Threads REQUIRED)
target_link_libraries(rosa_rules INTERFACE Threads::Threads)
if(ROSA_OPENMP)
  find_package(OpenMP REQUIRED)
  # By flag, not by OpenMP::OpenMP_CXX, which names the libgomp of the compiler; CMake would warn of a conflict with that of LibTorch.
  target_compile_options(rosa_rules INTERFACE $<$<COMPILE_LANGUAGE:CXX>:${OpenMP_CXX_FLAGS}>)
  target_link_options(rosa_rules INTERFACE ${OpenMP_CXX_FLAGS})
endif()

# rosa_core_library(NAME SOURCES file… [USES target…] [PRIVATELY target…])
# Declares a folder of core as a static library. USES lists the folders included by its headers, PRIVATELY those included only
# by its sources.
function(rosa_core_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;USES;PRIVATELY" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC rosa_rules ${ARG_USES} PRIVATE ${ARG_PRIVATELY})
endfunction()
