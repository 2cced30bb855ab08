# OpenCV's image processing alone, as the target rosa::opencv_imgproc. OpenCV's own CMake package demands every module that was
# installed with it, and the distribution ships it in the package that brings them all.
include(FindPackageHandleStandardArgs)
find_path(OpenCVImgproc_INCLUDE_DIR opencv2/imgproc.hpp PATH_SUFFIXES opencv4)
find_library(OpenCVImgproc_LIBRARY opencv_imgproc)
find_library(OpenCVImgproc_CORE opencv_core)
mark_as_advanced(OpenCVImgproc_INCLUDE_DIR OpenCVImgproc_LIBRARY OpenCVImgproc_CORE)
find_package_handle_standard_args(OpenCVImgproc
  REQUIRED_VARS OpenCVImgproc_LIBRARY OpenCVImgproc_CORE OpenCVImgproc_INCLUDE_DIR)
if(OpenCVImgproc_FOUND AND NOT TARGET rosa::opencv_imgproc)
  add_library(rosa::opencv_imgproc INTERFACE IMPORTED)
  target_link_libraries(rosa::opencv_imgproc INTERFACE ${OpenCVImgproc_LIBRARY} ${OpenCVImgproc_CORE})
  target_include_directories(rosa::opencv_imgproc SYSTEM INTERFACE ${OpenCVImgproc_INCLUDE_DIR})
endif()
