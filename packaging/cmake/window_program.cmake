# Platform properties of rosa-workbench: icon and version resource on Windows, application bundle with Info.plist on macOS.
# Never built there; packaging/README.md lists what must be ported first.
set(ROSA_PACKAGING ${CMAKE_CURRENT_LIST_DIR}/..)
if(WIN32)
  configure_file(${ROSA_PACKAGING}/windows/rosa-workbench.rc.in ${CMAKE_CURRENT_BINARY_DIR}/rosa-workbench.rc @ONLY)
  target_sources(rosa-workbench PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/rosa-workbench.rc)
  set_target_properties(rosa-workbench PROPERTIES WIN32_EXECUTABLE ON)
elseif(APPLE)
  set(icons ${ROSA_PACKAGING}/macos/rosa-workbench.icns ${ROSA_PACKAGING}/macos/rosa-dataset.icns)
  target_sources(rosa-workbench PRIVATE ${icons})
  set_source_files_properties(${icons} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
  set_target_properties(rosa-workbench PROPERTIES
    MACOSX_BUNDLE ON
    MACOSX_BUNDLE_INFO_PLIST ${ROSA_PACKAGING}/macos/Info.plist.in)
endif()
