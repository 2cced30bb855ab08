# Enables CUDA for the plug-in: nvcc from PATH or the default folder of the toolkit; machine code for A100 and H100, PTX for later
# devices.
if(NOT ROSA_LEARN)
  message(FATAL_ERROR "ROSA_CUDA needs ROSA_LEARN: the plug-in speeds up the training core.")
endif()
if(NOT CMAKE_CUDA_COMPILER)
  find_program(CMAKE_CUDA_COMPILER nvcc PATHS /usr/local/cuda/bin REQUIRED)
endif()
if(NOT CMAKE_CUDA_ARCHITECTURES)
  set(CMAKE_CUDA_ARCHITECTURES 80 90)
endif()
set(CMAKE_CUDA_RUNTIME_LIBRARY None)  # that of LibTorch is linked: two runtimes in a process do not share memory pools
enable_language(CUDA)
if(NOT CMAKE_CUDA20_STANDARD_COMPILE_OPTION)
  set(CMAKE_CUDA20_STANDARD_COMPILE_OPTION -std=c++20)  # missing in CMake before 3.26
endif()
set(CMAKE_CUDA_STANDARD 20)  # after enable_language, whose compiler checks ignore the line above
set(CMAKE_CUDA_STANDARD_REQUIRED ON)
set(CMAKE_CUDA_EXTENSIONS OFF)
