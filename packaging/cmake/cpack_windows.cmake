# NSIS installer. Included by cpack.cmake on Windows only, before include(CPack). Never built, see packaging/README.md.
set(CPACK_GENERATOR NSIS)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PACKAGE_NAME "RoSA Workbench")
set(CPACK_PACKAGE_VENDOR "RoSA workbench contributors")
set(CPACK_PACKAGE_INSTALL_DIRECTORY "RoSA Workbench")
set(CPACK_PACKAGE_INSTALL_REGISTRY_KEY org.rosa_workbench.RosaWorkbench)
set(CPACK_PACKAGE_FILE_NAME rosa-workbench-${PROJECT_VERSION}-win64)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_EXECUTABLES rosa-workbench "RoSA Workbench")  # in the start menu
set(CPACK_CREATE_DESKTOP_LINKS rosa-workbench)                  # optional, off by default

set(CPACK_NSIS_DISPLAY_NAME "RoSA Workbench ${PROJECT_VERSION}")
set(CPACK_NSIS_PACKAGE_NAME "RoSA Workbench")
set(CPACK_NSIS_MUI_ICON ${CMAKE_CURRENT_LIST_DIR}/../windows/rosa-workbench.ico)
set(CPACK_NSIS_MUI_UNIICON ${CPACK_NSIS_MUI_ICON})
set(CPACK_NSIS_INSTALLED_ICON_NAME [[bin\rosa-workbench.exe]])
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MODIFY_PATH ON)  # option: `rosa` in a terminal
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
set(CPACK_NSIS_COMPRESSOR "/SOLID lzma")

# Opens data sets by double click. The document icon is installed with the programs. Explorer is told to refresh its cache.
install(FILES ${CMAKE_CURRENT_LIST_DIR}/../windows/rosa-dataset.ico DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT workbench)
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX "Software\Classes\.rosadata" "" "RosaWorkbench.dataset"
  WriteRegStr SHCTX "Software\Classes\.rosadata" "Content Type" "application/x-rosa-dataset"
  WriteRegStr SHCTX "Software\Classes\RosaWorkbench.dataset" "" "RoSA data set"
  WriteRegStr SHCTX "Software\Classes\RosaWorkbench.dataset\DefaultIcon" "" "$INSTDIR\bin\rosa-dataset.ico"
  WriteRegStr SHCTX "Software\Classes\RosaWorkbench.dataset\shell\open\command" "" '"$INSTDIR\bin\rosa-workbench.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]])
# The store of runs and imported data is outside $INSTDIR and is kept.
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX "Software\Classes\RosaWorkbench.dataset"
  ReadRegStr $0 SHCTX "Software\Classes\.rosadata" ""
  StrCmp $0 "RosaWorkbench.dataset" 0 +2
  DeleteRegKey SHCTX "Software\Classes\.rosadata"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]])
# Qt libraries and plug-ins, and the compiler runtime.
if(COMMAND qt_generate_deploy_app_script AND TARGET rosa-workbench)
  qt_generate_deploy_app_script(TARGET rosa-workbench FILENAME_VARIABLE deploy NO_UNSUPPORTED_PLATFORM_ERROR)
  install(SCRIPT ${deploy} COMPONENT workbench)
endif()
set(CMAKE_INSTALL_SYSTEM_RUNTIME_COMPONENT workbench)
include(InstallRequiredSystemLibraries)
