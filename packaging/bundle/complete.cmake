# Puts into the installed tree FOLDER what it needs of the system: libraries, Qt's plug-ins and translations, a font. Writes where each came
# from into ORIGINS, "path in FOLDER<TAB>origin", for notices.py.
cmake_minimum_required(VERSION 3.25)

# Belongs to the system: glibc, the driver's GL, the display server's protocol libraries.
set(system_libraries
  "^ld-linux" "^lib(c|m|dl|rt|pthread|util|resolv|nsl|anl|mvec)\\.so"
  "^lib(GL|EGL|GLX|OpenGL|GLdispatch|gbm|drm)\\.so" "^libX" "^libxcb\\.so" "^libxshmfence"
  "^lib(fontconfig|freetype|expat)\\.so")

execute_process(COMMAND qtpaths6 --query QT_INSTALL_PLUGINS OUTPUT_VARIABLE plugins OUTPUT_STRIP_TRAILING_WHITESPACE)
execute_process(COMMAND qtpaths6 --query QT_INSTALL_TRANSLATIONS OUTPUT_VARIABLE translations OUTPUT_STRIP_TRAILING_WHITESPACE)
if(NOT plugins)
  message(FATAL_ERROR "qtpaths6 does not say where Qt's plug-ins are; install qt6-base-dev-tools")
endif()
set(origins "")
function(take origin place)
  get_filename_component(name ${origin} NAME)
  file(COPY ${origin} DESTINATION ${FOLDER}/${place} FOLLOW_SYMLINK_CHAIN)
  set(origins "${origins}${place}/${name}\t${origin}\n" PARENT_SCOPE)
endfunction()

set(modules "")
foreach(pattern IN ITEMS
    platforms/libqxcb platforms/libqoffscreen platforms/libqminimal platforms/libqwayland-* iconengines/libqsvgicon
    imageformats/libqsvg imageformats/libqjpeg imageformats/libqgif imageformats/libqico xcbglintegrations/*
    platforminputcontexts/* platformthemes/libqxdgdesktopportal wayland-shell-integration/* wayland-decoration-client/*
    wayland-graphics-integration-client/*)
  file(GLOB found ${plugins}/${pattern}.so)
  foreach(plugin IN LISTS found)
    get_filename_component(kind ${plugin} DIRECTORY)
    get_filename_component(kind ${kind} NAME)
    take(${plugin} lib/rosa/plugins/${kind})
    get_filename_component(name ${plugin} NAME)
    list(APPEND modules ${FOLDER}/lib/rosa/plugins/${kind}/${name})
  endforeach()
endforeach()
foreach(needed IN ITEMS platforms/libqxcb platforms/libqoffscreen platforms/libqwayland-generic iconengines/libqsvgicon)
  if(NOT EXISTS ${FOLDER}/lib/rosa/plugins/${needed}.so)
    message(FATAL_ERROR "the plug-in ${needed} is not in ${plugins}; install qt6-wayland and libqt6svg6")
  endif()
endforeach()

file(GLOB training_core ${FOLDER}/lib/rosa/librosa_learn.so)  # The lab edition has none.
file(GET_RUNTIME_DEPENDENCIES
  EXECUTABLES ${FOLDER}/bin/rosa ${FOLDER}/bin/rosa-workbench
  LIBRARIES ${training_core}
  MODULES ${modules}
  RESOLVED_DEPENDENCIES_VAR libraries UNRESOLVED_DEPENDENCIES_VAR missing
  PRE_EXCLUDE_REGEXES ${system_libraries})
if(missing)
  message(FATAL_ERROR "not found: ${missing}")
endif()
foreach(library IN LISTS libraries)
  if(NOT library MATCHES "^${FOLDER}/")
    get_filename_component(real ${library} REALPATH)
    get_filename_component(name ${library} NAME)
    file(COPY_FILE ${real} ${FOLDER}/lib/rosa/${name})
    string(APPEND origins "lib/rosa/${name}\t${real}\n")
  endif()
endforeach()

foreach(language IN ITEMS de zh_CN)
  if(EXISTS ${translations}/qtbase_${language}.qm)
    take(${translations}/qtbase_${language}.qm share/rosa/translations)
  endif()
endforeach()
take(/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf share/rosa/fonts)
take(/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf share/rosa/fonts)
file(WRITE ${FOLDER}/bin/qt.conf "[Paths]\nPrefix=..\nPlugins=lib/rosa/plugins\nTranslations=share/rosa/translations\n")
file(WRITE ${ORIGINS} "${origins}")
