# Files of others, included by check_layers.cmake. A pipe, a device or a link under an expected name makes a reader wait for ever, run out of memory,
# or write elsewhere. Finds what opens files by its own means instead of OpenFile, Folder (core/base/files.h, folder.h) and what is built on them, and
# what reaches a part of a store without its name in core/base/storage/store_parts.h, where links in stores are refused. ROSA_OPENS in layers.cmake lists the
# files that may.
set(opening
  "std::(i|o|)fstream |(^|[^A-Za-z_])fopen ?\\(|(^|[^A-Za-z_>])::(open|openat|mmap|opendir) ?\\(|sqlite3_open|(^|[^A-Za-z_])gzd?open|zip_open|copy_file|(^|[^A-Za-z_])(QFile [a-z_A-Z]+[;({]|new QFile[ ({]|QSaveFile|QImageReader)")
set(part "/ \"(runs|bin|data|sweeps|plans|logs|library\\.sqlite)\"")

foreach(path ${files})
  file(STRINGS ${ROOT}/${path} lines REGEX "${opening}|${part}")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "(^|[ \t])(//|#include).*" "" code "${line}")
    string(STRIP "${code}" code)
    if(code MATCHES "${opening}" AND NOT path IN_LIST ROSA_OPENS)
      complain("${path}: ${code}: use OpenFile, Folder or readFile(), or list the file in ROSA_OPENS")
    elseif(code MATCHES "${part}")
      complain("${path}: ${code}: core/base/storage/store_parts.h names the parts of a store and checks them")
    endif()
  endforeach()
endforeach()
