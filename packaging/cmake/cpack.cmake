# Debian packages and RPMs of the installed components. packaging/package.sh calls CPack; it also makes the relocatable bundle and the
# wheel from the same installed tree.
set(CPACK_PACKAGE_NAME rosa)
set(CPACK_PACKAGE_VENDOR "RoSA workbench contributors")
set(CPACK_PACKAGE_CONTACT "RoSA workbench contributors <contributors@rosa-workbench.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_COMPONENTS_ALL command)
if(ROSA_LEARN)
  list(APPEND CPACK_COMPONENTS_ALL learn)
endif()
if(ROSA_WORKBENCH)
  list(APPEND CPACK_COMPONENTS_ALL workbench)
endif()
if(TARGET rosa_film)
  list(APPEND CPACK_COMPONENTS_ALL film)
endif()
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

# Summary, then sentences; wrapped by Debian and RPM.
set(rosa_summary_command "experiment workbench for RoSA: the command")
set(rosa_text_command "Trains, evaluates and inspects graph contrastive learning by optimal
transport (RoSA, IJCAI 2022) and methods for comparison, on published and
custom graphs. This package contains the command, its manual and
completions; rosa-learn is the training core, rosa-workbench the window.")
set(rosa_summary_learn "experiment workbench for RoSA: the training core")
set(rosa_text_learn "The training core of rosa: transport solvers, and the CPU libraries of
LibTorch, which are private to it.")
set(rosa_summary_workbench "experiment workbench for RoSA: the window")
set(rosa_text_workbench "Selects data sets and hyperparameters, shows live training curves, the
transport plan between two views, embeddings and results beside published
numbers, and exports figures and tables.")
set(rosa_summary_film "experiment workbench for RoSA: films as MP4")
set(rosa_text_film "Writes the films of the window as MP4. It is a separate package, because the
video libraries are larger than all other dependencies of the window; films as
GIF do not need them.")

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
if(ROSA_LEARN)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${ROSA_TORCH_ROOT}/lib ${ROSA_TORCH_ROOT}/../nvidia/cu13/lib)
endif()
set(CPACK_DEBIAN_COMMAND_PACKAGE_RECOMMENDS "rosa-learn (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_LEARN_PACKAGE_DEPENDS "rosa (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_WORKBENCH_PACKAGE_DEPENDS "rosa (= ${PROJECT_VERSION}), fonts-dejavu-core")
if(ROSA_LEARN)
  string(APPEND CPACK_DEBIAN_WORKBENCH_PACKAGE_DEPENDS ", rosa-learn (= ${PROJECT_VERSION})")
endif()
set(CPACK_DEBIAN_WORKBENCH_PACKAGE_RECOMMENDS "rosa-film (= ${PROJECT_VERSION}), fonts-noto-cjk, qt6-translations-l10n, qt6-wayland")

set(CPACK_DEBIAN_FILM_PACKAGE_DEPENDS "rosa-workbench (= ${PROJECT_VERSION})")
# Each package has its own summary.
file(WRITE ${CMAKE_BINARY_DIR}/CPackDebian.cmake "if(CPACK_GENERATOR STREQUAL DEB)\n  set(CPACK_PACKAGE_DESCRIPTION_SUMMARY \"\")\nendif()\n")
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_BINARY_DIR}/CPackDebian.cmake)

set(CPACK_RPM_COMPONENT_INSTALL ON)
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_LICENSE GPL-3.0-or-later)
set(CPACK_RPM_PACKAGE_AUTOREQ ON)
# Private libraries appear neither in Provides nor in Requires.
set(CPACK_RPM_SPEC_MORE_DEFINE "%global __provides_exclude_from ^/usr/lib/rosa/.*$
%global __requires_exclude ^lib(torch_cpu|c10|cudart|cupti|rosa_learn)\\\\.so.*$
%global _build_id_links none
%define _buildhost reproducible
%define clamp_mtime_to_source_date_epoch 1
%define use_source_date_epoch_as_buildtime 1")
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/lib /usr/share/man /usr/share/man/man1 /usr/share/man/man7 /usr/share/applications
    /usr/share/metainfo /usr/share/mime /usr/share/mime/packages /usr/share/icons /usr/share/icons/hicolor
    /usr/share/bash-completion /usr/share/bash-completion/completions /usr/share/zsh /usr/share/zsh/vendor-completions
    /usr/share/fish /usr/share/fish/vendor_completions.d)
set(CPACK_RPM_LEARN_PACKAGE_REQUIRES "rosa = ${PROJECT_VERSION}")
set(CPACK_RPM_WORKBENCH_PACKAGE_REQUIRES "rosa = ${PROJECT_VERSION}, rosa-learn = ${PROJECT_VERSION}")
set(CPACK_RPM_FILM_PACKAGE_REQUIRES "rosa-workbench = ${PROJECT_VERSION}")

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} upper)
  set(package rosa-${component})
  if(component STREQUAL "command")
    set(package rosa)
  endif()
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${package})
  set(CPACK_RPM_${upper}_PACKAGE_NAME ${package})
  set(CPACK_COMPONENT_${upper}_DESCRIPTION "${rosa_summary_${component}}\n${rosa_text_${component}}")
  set(CPACK_RPM_${upper}_PACKAGE_SUMMARY "${rosa_summary_${component}}")
  set(CPACK_RPM_${upper}_PACKAGE_DESCRIPTION "${rosa_text_${component}}")
endforeach()

# Files required by the Debian policy, installed for the Debian generator only.
find_program(GZIP gzip)
file(READ ${CMAKE_SOURCE_DIR}/packaging/releases.txt releases)
string(REGEX MATCH "\n${PROJECT_VERSION} ([0-9-]+)\n((- [^\n]*\n)+)" notes "${releases}")
if(NOT notes)
  message(FATAL_ERROR "packaging/releases.txt has no notes of version ${PROJECT_VERSION}")
endif()
set(released ${CMAKE_MATCH_1})
string(REGEX REPLACE "(^|\n)- " "\\1  * " notes "${CMAKE_MATCH_2}")
file(WRITE ${CMAKE_BINARY_DIR}/debian/notes "${notes}")
execute_process(COMMAND fold -s -w 76 ${CMAKE_BINARY_DIR}/debian/notes OUTPUT_VARIABLE notes COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE " *\n([^ ])" "\n    \\1" notes "${notes}")
execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C date -u -R -d ${released} OUTPUT_VARIABLE when OUTPUT_STRIP_TRAILING_WHITESPACE)
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} upper)
  set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  set(folder ${CMAKE_BINARY_DIR}/debian/${package})
  file(WRITE ${folder}/changelog
       "${package} (${PROJECT_VERSION}) bookworm; urgency=medium\n\n${notes}\n -- ${CPACK_PACKAGE_CONTACT}  ${when}\n")
  file(REMOVE ${folder}/changelog.gz)
  execute_process(COMMAND ${GZIP} -9 -n ${folder}/changelog COMMAND_ERROR_IS_FATAL ANY)
  install(FILES ${folder}/changelog.gz ${CMAKE_SOURCE_DIR}/packaging/debian/copyright
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${component})
  if(EXISTS ${CMAKE_SOURCE_DIR}/packaging/debian/${package}.lintian-overrides)
    install(FILES ${CMAKE_SOURCE_DIR}/packaging/debian/${package}.lintian-overrides
      DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME ${package} COMPONENT ${component})
  endif()
endforeach()
if(WIN32)
  include(cpack_windows)
elseif(APPLE)
  include(cpack_macos)
endif()
include(CPack)
