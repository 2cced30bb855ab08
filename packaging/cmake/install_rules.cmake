# What is installed, by components: command, learn (the training core with its LibTorch) and workbench. Programs find their parts from
# where they lie themselves, so that the tree may be moved as a whole.
include(GNUInstallDirs)
set(ROSA_PRIVATE_DIR lib/rosa)  # core/base/plugin.cpp looks there

option(ROSA_INSTALL_TORCH "Install LibTorch's CPU libraries beside the training core, stripped; OFF where it is the user's own" ON)

set_target_properties(rosa PROPERTIES INSTALL_RPATH "\$ORIGIN/../${ROSA_PRIVATE_DIR}")
install(TARGETS rosa RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT command)

if(NOT ROSA_SANITIZE)
  # The manual and completions, as the program itself tells them.
  set(told ${CMAKE_BINARY_DIR}/told)
  add_custom_command(OUTPUT ${told}/done
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${told}
    COMMAND ${CMAKE_COMMAND} -DROSA=$<TARGET_FILE:rosa> -DOUT=${told} -P ${CMAKE_CURRENT_LIST_DIR}/tell_manual.cmake
    COMMAND ${CMAKE_COMMAND} -E touch ${told}/done
    DEPENDS rosa ${CMAKE_CURRENT_LIST_DIR}/tell_manual.cmake VERBATIM COMMENT "Writing the manual and completions")
  add_custom_target(rosa_manual_pages ALL DEPENDS ${told}/done)
  install(DIRECTORY ${told}/man1 ${told}/man7 DESTINATION ${CMAKE_INSTALL_MANDIR} COMPONENT command)
  install(DIRECTORY ${told}/html/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/manual COMPONENT command)
  install(FILES ${told}/rosa.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME rosa COMPONENT command)
  install(FILES ${told}/_rosa DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT command)
  install(FILES ${told}/rosa.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT command)
endif()

if(ROSA_LEARN)
  set_target_properties(rosa_learn PROPERTIES INSTALL_RPATH "\$ORIGIN")
  install(TARGETS rosa_learn LIBRARY DESTINATION ${ROSA_PRIVATE_DIR} COMPONENT learn)
  if(ROSA_INSTALL_TORCH)
    # Its own search path ends beside itself. libgomp is the system's, which the command has loaded before it.
    file(GLOB cuda_stubs ${ROSA_TORCH_ROOT}/../nvidia/cu13/lib/libcudart.so.* ${ROSA_TORCH_ROOT}/../nvidia/cu13/lib/libcupti.so.*)
    set(libraries ${ROSA_TORCH_ROOT}/lib/libtorch_cpu.so ${ROSA_TORCH_ROOT}/lib/libc10.so ${cuda_stubs})
    install(CODE "
      set(folder \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${ROSA_PRIVATE_DIR}\")
      foreach(library ${libraries})
        get_filename_component(name \${library} NAME)
        message(STATUS \"Installing: \${folder}/\${name}\")
        file(MAKE_DIRECTORY \${folder})
        execute_process(COMMAND \"${CMAKE_STRIP}\" --strip-unneeded -o \${folder}/\${name} \${library} COMMAND_ERROR_IS_FATAL ANY)
        file(CHMOD \${folder}/\${name} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
      endforeach()" COMPONENT learn)
    # Licence texts of what was just copied; only wheels keep them.
    file(GLOB wheel_records ${ROSA_TORCH_ROOT}/../*.dist-info)
    if(wheel_records)
      find_package(Python3 REQUIRED COMPONENTS Interpreter)
      install(CODE "
        set(root \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}\")
        execute_process(COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/packaging/notices.py --bundle \${root}/${ROSA_PRIVATE_DIR}
          --version ${PROJECT_VERSION} --out \${root}/${CMAKE_INSTALL_DATADIR}/doc/rosa-learn --wheels ${ROSA_TORCH_ROOT}/..
          COMMAND_ERROR_IS_FATAL ANY)" COMPONENT learn)
    endif()
  endif()
endif()

if(ROSA_WORKBENCH)
  set_target_properties(rosa-workbench PROPERTIES INSTALL_RPATH "\$ORIGIN/../${ROSA_PRIVATE_DIR}")
  install(TARGETS rosa-workbench RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT workbench BUNDLE DESTINATION . COMPONENT workbench)
  if(NOT ROSA_SANITIZE)
    set(page ${CMAKE_BINARY_DIR}/told-workbench/rosa-workbench.1)
    add_custom_command(OUTPUT ${page}.gz
      COMMAND ${CMAKE_COMMAND} -DWORKBENCH=$<TARGET_FILE:rosa-workbench> -DVERSION=${PROJECT_VERSION} -DOUT=${page}
              -P ${CMAKE_CURRENT_LIST_DIR}/tell_workbench.cmake
      DEPENDS rosa-workbench ${CMAKE_CURRENT_LIST_DIR}/tell_workbench.cmake VERBATIM COMMENT "Writing the window's man page")
    add_custom_target(rosa_workbench_manual ALL DEPENDS ${page}.gz)
    install(FILES ${page}.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT workbench)
  endif()
  if(TARGET rosa_film)
    install(TARGETS rosa_film LIBRARY DESTINATION ${ROSA_PRIVATE_DIR} COMPONENT film)
  endif()
  include(desktop)
endif()
