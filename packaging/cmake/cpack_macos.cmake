# Disk image for drag-and-drop installation. Included by cpack.cmake on macOS only, before include(CPack). Never built, see
# packaging/README.md. The bundle is not signed: the first start needs a right click and Open, or `xattr -d com.apple.quarantine`.
set(CPACK_GENERATOR DragNDrop)
set(CPACK_PACKAGE_NAME "RoSA Workbench")
set(CPACK_PACKAGE_VENDOR "RoSA workbench contributors")
set(CPACK_PACKAGE_FILE_NAME rosa-workbench-${PROJECT_VERSION}-macos-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PACKAGE_ICON ${CMAKE_CURRENT_LIST_DIR}/../macos/rosa-workbench.icns)
set(CPACK_DMG_VOLUME_NAME "RoSA Workbench ${PROJECT_VERSION}")
set(CPACK_DMG_FORMAT UDBZ)

# The window expects the engine in its own folder, so the bundle contains the engine and its plug-ins.
set(_contents rosa-workbench.app/Contents)
foreach(target IN ITEMS rosa rosa_learn)
  if(TARGET ${target})
    install(TARGETS ${target} RUNTIME DESTINATION ${_contents}/MacOS LIBRARY DESTINATION ${_contents}/lib/rosa COMPONENT workbench)
  endif()
endforeach()
if(COMMAND qt_generate_deploy_app_script AND TARGET rosa-workbench)
  qt_generate_deploy_app_script(TARGET rosa-workbench FILENAME_VARIABLE deploy NO_UNSUPPORTED_PLATFORM_ERROR)
  install(SCRIPT ${deploy} COMPONENT workbench)
endif()
# Deleting the program keeps the store of runs and imported data.
