# Tests the check itself: on the tree in broken/, with at most two files per folder, it must fail with exactly the messages of expected.txt.
set(folder ${CMAKE_CURRENT_LIST_DIR})
execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${folder}/broken -DMOST_FILES=2 -P ${folder}/check_layers.cmake
                RESULT_VARIABLE result ERROR_VARIABLE said OUTPUT_VARIABLE ignored)
if(result EQUAL 0)
  message(FATAL_ERROR "The check passed a tree that breaks the rules")
endif()
file(READ ${folder}/expected.txt expected)
string(FIND "${said}" "CMake Error" end)
string(SUBSTRING "${said}" 0 ${end} complaints)
if(NOT complaints STREQUAL expected)
  message(FATAL_ERROR "Expected:\n${expected}\nThe check said:\n${said}")
endif()
