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
# With paths taken relative to the tree, all build folders and clones share what the cache holds; without the sloppiness it holds nothing
# that is compiled with precompiled headers.
find_program(ROSA_CCACHE ccache)
if(ROSA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}
      CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1 ${ROSA_CCACHE})
endif()
# Links the window five times faster than GNU ld.
find_program(ROSA_LLD ld.lld)
if(ROSA_LLD AND NOT APPLE AND NOT WIN32)
  add_link_options(-fuse-ld=lld)
endif()
# Sources per unit in a unity build (CMAKE_UNITY_BUILD, presets for users); no unit should take over 20 s (packaging/check.sh times).
set(CMAKE_UNITY_BUILD_BATCH_SIZE 8)

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
if(CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC takes the sources of a unit for headers, whose unnamed namespaces it warns of.
  target_compile_options(rosa_rules INTERFACE -Wno-subobject-linkage)
endif()
# rosa_precompiled(TARGET): for targets with precompiled headers. GCC 12 treats code inlined from these as project code, and issues false
# warnings on copies within std::string.
function(rosa_precompiled target)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${target} PRIVATE -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
  endif()
endfunction()
# rosa_headers(NAME HEADERS header… [USES target…]): precompiles headers for other targets, which take them with
# target_precompile_headers(TARGET REUSE_FROM NAME) and have the same macros.
function(rosa_headers name)
  cmake_parse_arguments(ARG "" "" "HEADERS;USES" ${ARGN})
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp CONTENT "// Headers are precompiled with it.\n")
  add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  target_link_libraries(${name} PRIVATE rosa_rules ${ARG_USES})
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
endfunction()
# rosa_not_hot(TARGET): what starts, shows and reports is compiled with little optimisation: half the time, and a smaller program. Kernels and
# training keep that of the configuration.
function(rosa_not_hot target)
  target_compile_options(${target} PRIVATE $<$<AND:$<COMPILE_LANGUAGE:CXX>,$<CONFIG:Release,RelWithDebInfo>>:-O1>)
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

# rosa_core_library(NAME SOURCES file… [USES target…] [PRIVATELY target…] [NOT_HOT])
# Declares a folder of core as a static library. USES lists the folders included by its headers, PRIVATELY those included only
# by its sources; NOT_HOT: rosa_not_hot().
function(rosa_core_library name)
  cmake_parse_arguments(ARG "NOT_HOT" "" "SOURCES;USES;PRIVATELY" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC rosa_rules ${ARG_USES} PRIVATE ${ARG_PRIVATELY})
  target_precompile_headers(${name} REUSE_FROM rosa_core_headers)
  rosa_precompiled(${name})
  if(ARG_NOT_HOT)
    rosa_not_hot(${name})
  endif()
endfunction()
