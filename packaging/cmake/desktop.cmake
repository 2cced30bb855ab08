# Desktop file, AppStream metainfo, MIME types and icons, installed as component workbench. Include it after GNUInstallDirs.
# Checked by tests/packaging/check_desktop.sh.

set(ROSA_APPLICATION_ID ${ROSA_APP_ID})
set(ROSA_WEBSITE "" CACHE STRING "Where a distributor publishes the program; its screenshots are expected in screenshots/ there")
find_program(RSVG_CONVERT rsvg-convert)  # Debian: librsvg2-bin

set(_desktop ${CMAKE_CURRENT_LIST_DIR}/../desktop)
set(_releases ${CMAKE_CURRENT_LIST_DIR}/../releases.txt)
set(_icons ${CMAKE_CURRENT_LIST_DIR}/../../resources/icons)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${_releases})

# Converts packaging/releases.txt to AppStream releases. A version that is not listed comes first, dated SOURCE_DATE_EPOCH or today.
function(rosa_releases result)
  file(STRINGS ${_releases} lines ENCODING UTF-8 REGEX "^[0-9-]")
  set(text "")
  set(versions "")
  set(end "")
  foreach(line IN LISTS lines)
    string(REPLACE "&" "&amp;" line "${line}")
    string(REPLACE "<" "&lt;" line "${line}")
    if(line MATCHES "^- (.+)$")
      string(APPEND text "          <li>${CMAKE_MATCH_1}</li>\n")
    elseif(line MATCHES "^([0-9.]+) ([0-9]+-[0-9]+-[0-9]+)$")
      list(APPEND versions ${CMAKE_MATCH_1})
      string(APPEND text "${end}    <release version=\"${CMAKE_MATCH_1}\" date=\"${CMAKE_MATCH_2}\">\n")
      string(APPEND text "      <description>\n        <ul>\n")
      set(end "        </ul>\n      </description>\n    </release>\n")
    else()
      message(FATAL_ERROR "packaging/releases.txt: neither \"VERSION DATE\" nor \"- note\": ${line}")
    endif()
  endforeach()
  string(APPEND text "${end}")
  if(NOT PROJECT_VERSION IN_LIST versions)
    string(TIMESTAMP today "%Y-%m-%d" UTC)
    string(PREPEND text "    <release version=\"${PROJECT_VERSION}\" date=\"${today}\"/>\n")
  endif()
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

rosa_releases(ROSA_RELEASES)
set(ROSA_ONLINE "")
if(ROSA_WEBSITE)
  set(ROSA_ONLINE "  <url type=\"homepage\">${ROSA_WEBSITE}</url>
  <screenshots>
    <screenshot type=\"default\">
      <caption>The transport plan of a pair of views, its costs, and the matrix of the batch</caption>
      <caption xml:lang=\"de\">Der Transportplan eines Paars von Sichten, seine Kosten und die Matrix des Batches</caption>
      <caption xml:lang=\"zh-CN\">一对视图的传输计划、其代价和批次矩阵</caption>
      <image>${ROSA_WEBSITE}/screenshots/alignment.png</image>
    </screenshot>
    <screenshot>
      <caption>A run on one page: verdict, loss, plan, map and accuracy</caption>
      <caption xml:lang=\"de\">Ein Lauf auf einer Seite: Urteil, Verlust, Plan, Karte und Genauigkeit</caption>
      <caption xml:lang=\"zh-CN\">一页概览一次运行：结论、损失、计划、地图和准确率</caption>
      <image>${ROSA_WEBSITE}/screenshots/overview.png</image>
    </screenshot>
    <screenshot>
      <caption>The transport lab: a problem changed by hand and solved step by step</caption>
      <caption xml:lang=\"de\">Das Transportlabor: ein Problem, von Hand verändert und schrittweise gelöst</caption>
      <caption xml:lang=\"zh-CN\">传输实验台：手动修改问题并逐步求解</caption>
      <image>${ROSA_WEBSITE}/screenshots/lab.png</image>
    </screenshot>
  </screenshots>\n")
endif()
configure_file(${_desktop}/${ROSA_APPLICATION_ID}.metainfo.xml.in ${PROJECT_BINARY_DIR}/desktop/${ROSA_APPLICATION_ID}.metainfo.xml @ONLY)

install(FILES ${_desktop}/${ROSA_APPLICATION_ID}.desktop
  DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT workbench)
install(FILES ${PROJECT_BINARY_DIR}/desktop/${ROSA_APPLICATION_ID}.metainfo.xml
  DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT workbench)
install(FILES ${_desktop}/${ROSA_APPLICATION_ID}.mime.xml
  DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${ROSA_APPLICATION_ID}.xml COMPONENT workbench)

# rosa_icon(SOURCE CONTEXT NAME): scalable, and as PNG in all sizes if rsvg-convert is installed.
set(_pngs "")
function(rosa_icon source context name)
  set(theme ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
  install(FILES ${_icons}/${source}.svg DESTINATION ${theme}/scalable/${context} RENAME ${name}.svg COMPONENT workbench)
  if(NOT RSVG_CONVERT)
    return()
  endif()
  foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
    set(folder ${PROJECT_BINARY_DIR}/desktop/${size}x${size})
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(OUTPUT ${folder}/${name}.png
      COMMAND ${RSVG_CONVERT} --width ${size} --height ${size} --output ${folder}/${name}.png ${_icons}/${source}.svg
      DEPENDS ${_icons}/${source}.svg VERBATIM)
    install(FILES ${folder}/${name}.png DESTINATION ${theme}/${size}x${size}/${context} COMPONENT workbench)
    list(APPEND _pngs ${folder}/${name}.png)
  endforeach()
  set(_pngs "${_pngs}" PARENT_SCOPE)
endfunction()

rosa_icon(rosa-workbench apps ${ROSA_APPLICATION_ID})
foreach(type IN ITEMS dataset run lesson)
  rosa_icon(application-x-rosa-${type} mimetypes application-x-rosa-${type})
endforeach()
if(RSVG_CONVERT)
  add_custom_target(rosa_icons ALL DEPENDS ${_pngs})
else()
  message(STATUS "rsvg-convert was not found: only scalable icons are installed")
endif()
