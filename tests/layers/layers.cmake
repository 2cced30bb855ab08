# The layers and their permitted includes, checked by check_layers.cmake. The order is that of core/README.md: a folder may
# include only folders listed above it.

# rosa_layer(FOLDER [FLAT] [USES folder…] [LIBRARIES library…]): FOLDER may include itself, USES with everything these may include, and
# headers of LIBRARIES (not transitive). It comprises subfolders without a layer of their own; with FLAT, none.
rosa_layer(core/base      LIBRARIES openssl openmp nlohmann_json utf8proc)
rosa_layer(core/graph     USES core/base)
rosa_layer(core/transport USES core/base LIBRARIES lemon highway)
rosa_layer(core/data FLAT USES core/graph LIBRARIES zlib fast_float nlohmann_json)
rosa_layer(core/data/arrays  USES core/data LIBRARIES libzip zlib fast_float)
rosa_layer(core/data/parts   USES core/data/arrays LIBRARIES zlib fast_float nlohmann_json)
rosa_layer(core/data/readers USES core/data/parts LIBRARIES zlib pugixml fast_float nlohmann_json)
rosa_layer(core/data/import  USES core/data/readers LIBRARIES libzip fast_float nlohmann_json)
rosa_layer(core/data/writers USES core/data/import LIBRARIES nlohmann_json)
rosa_layer(core/sampling  USES core/graph)
rosa_layer(core/evaluate  USES core/graph LIBRARIES liblinear boost_math eigen)
rosa_layer(core/catalog/options USES core/transport core/data core/sampling core/evaluate)
rosa_layer(core/catalog   USES core/catalog/options core/data/import LIBRARIES tomlplusplus)
rosa_layer(core/manual    USES core/catalog LIBRARIES md4c)
rosa_layer(core/record    USES core/catalog LIBRARIES sqlite nlohmann_json)
rosa_layer(core/protocol  USES core/record LIBRARIES nlohmann_json)
rosa_layer(core/store     USES core/protocol LIBRARIES nlohmann_json)
rosa_layer(core/lab       USES core/catalog core/protocol LIBRARIES tomlplusplus)
rosa_layer(core/web       USES core/lab core/manual LIBRARIES nlohmann_json zlib)
rosa_layer(core/tables USES core/data core/store core/evaluate core/web LIBRARIES nlohmann_json)
rosa_layer(core/sweep     USES core/catalog core/evaluate core/store LIBRARIES boost_random tomlplusplus nlohmann_json)
rosa_layer(core/learn FLAT USES core/store)
rosa_layer(core/learn/ops        USES core/transport core/sampling core/catalog LIBRARIES torch)
rosa_layer(core/learn/cuda       USES core/learn/ops LIBRARIES torch cuda)
rosa_layer(core/learn/walks      USES core/learn/ops LIBRARIES torch)
rosa_layer(core/learn/encoders   USES core/learn/ops LIBRARIES torch)
rosa_layer(core/learn/methods    USES core/learn/encoders core/learn/walks core/store LIBRARIES torch)
rosa_layer(core/learn/evaluation USES core/learn core/learn/methods core/evaluate LIBRARIES torch)
rosa_layer(core/learn/projection USES core/learn/ops LIBRARIES torch)
rosa_layer(core/learn/exchange   USES core/learn/encoders core/record LIBRARIES torch nlohmann_json)
rosa_layer(core/learn/inspection USES core/learn/methods LIBRARIES torch)
rosa_layer(core/learn/training
  USES core/learn/evaluation core/learn/projection core/learn/exchange core/learn/inspection LIBRARIES torch nlohmann_json)
rosa_layer(app/engine/common    USES core/learn core/web core/tables core/sweep core/manual LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/compare   USES app/engine/common LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/describe  USES app/engine/common LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/data      USES app/engine/common core/data/writers LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/evaluate  USES app/engine/data LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/train     USES app/engine/evaluate LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/inspect   USES app/engine/common LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/reproduce USES app/engine/common LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/runs      USES app/engine/train LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/machine   USES app/engine/common LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/sweep     USES app/engine/runs app/engine/machine LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/lab       USES app/engine/common LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine/help      USES app/engine/lab LIBRARIES nlohmann_json cli11)
rosa_layer(app/engine           USES app/engine/compare app/engine/help LIBRARIES nlohmann_json cli11)
rosa_layer(widgets        USES core/transport LIBRARIES qt qcustomplot imgui opencv giflib boost_math)
rosa_layer(translations   USES core/base LIBRARIES qt)

# The window.
rosa_layer(app/workbench/base      USES widgets core/base translations LIBRARIES qt)
rosa_layer(app/workbench/help      USES app/workbench/base core/manual LIBRARIES qt)
rosa_layer(app/workbench/instance  USES core/base LIBRARIES qt)
rosa_layer(app/workbench/engine    USES app/workbench/base core/protocol LIBRARIES qt)
rosa_layer(app/workbench/records   USES app/workbench/base core/store LIBRARIES qt)

# A feature: data (values, texts), then figure (for screen and paper), then view. Data and figures of one feature may use those of another
# that is named; a view uses no view of another feature, except that Results contains the tables and the form has the card of a data set.
rosa_layer(app/workbench/datasets/data  USES core/learn LIBRARIES qt)
rosa_layer(app/workbench/runs/data      USES app/workbench/base core/store LIBRARIES qt)
rosa_layer(app/workbench/pairs/data     USES app/workbench/base app/workbench/datasets/data LIBRARIES qt)
rosa_layer(app/workbench/embedding/data USES app/workbench/base core/store LIBRARIES qt)
rosa_layer(app/workbench/results/data   USES app/workbench/datasets/data app/workbench/runs/data core/tables LIBRARIES qt)
rosa_layer(app/workbench/tables/data    USES app/workbench/results/data LIBRARIES qt)
rosa_layer(app/workbench/overview/data  USES app/workbench/tables/data LIBRARIES qt)
rosa_layer(app/workbench/sweep/data     USES app/workbench/runs/data core/sweep LIBRARIES qt)
rosa_layer(app/workbench/lab/data       USES app/workbench/pairs/data core/web LIBRARIES qt)

rosa_layer(app/workbench/figures          USES app/workbench/engine app/workbench/datasets/data LIBRARIES qt)
rosa_layer(app/workbench/pairs/figure     USES app/workbench/figures app/workbench/pairs/data app/workbench/runs/data LIBRARIES qt)
rosa_layer(app/workbench/embedding/figure USES app/workbench/embedding/data app/workbench/pairs/figure app/workbench/results/data LIBRARIES qt)
rosa_layer(app/workbench/results/figure   USES app/workbench/figures app/workbench/results/data LIBRARIES qt)
rosa_layer(app/workbench/curves/figure    USES app/workbench/figures app/workbench/runs/data LIBRARIES qt)
rosa_layer(app/workbench/tables/figure    USES app/workbench/tables/data app/workbench/results/figure LIBRARIES qt)
rosa_layer(app/workbench/sweep/figure     USES app/workbench/figures app/workbench/sweep/data LIBRARIES qt)
rosa_layer(app/workbench/lab/figure       USES app/workbench/figures app/workbench/lab/data LIBRARIES qt)
rosa_layer(app/workbench/export
  USES app/workbench/curves/figure app/workbench/embedding/figure app/workbench/lab/figure app/workbench/sweep/figure
       app/workbench/tables/figure LIBRARIES qt)

rosa_layer(app/workbench/session
  USES app/workbench/engine app/workbench/records app/workbench/pairs/data app/workbench/sweep/data LIBRARIES qt)
rosa_layer(app/workbench/shell   USES app/workbench/session app/workbench/lab/data core/tables LIBRARIES qt)
rosa_layer(app/workbench/palette USES app/workbench/shell core/manual LIBRARIES qt)

rosa_layer(app/workbench/datasets/view   USES app/workbench/session app/workbench/lab/data core/data/writers LIBRARIES qt)
rosa_layer(app/workbench/runs/view       USES app/workbench/shell LIBRARIES qt)
rosa_layer(app/workbench/start/view      USES app/workbench/shell LIBRARIES qt)
rosa_layer(app/workbench/overview/view
  USES app/workbench/shell app/workbench/overview/data app/workbench/curves/figure app/workbench/embedding/figure
       app/workbench/results/figure LIBRARIES qt)
rosa_layer(app/workbench/curves/view     USES app/workbench/shell app/workbench/curves/figure app/workbench/results/data LIBRARIES qt)
rosa_layer(app/workbench/pairs/view      USES app/workbench/shell app/workbench/pairs/figure LIBRARIES qt)
rosa_layer(app/workbench/embedding/view  USES app/workbench/shell app/workbench/embedding/figure LIBRARIES qt)
rosa_layer(app/workbench/tables/view     USES app/workbench/shell app/workbench/tables/figure LIBRARIES qt)
rosa_layer(app/workbench/results/view
  USES app/workbench/tables/view app/workbench/embedding/data app/workbench/overview/data LIBRARIES qt)
rosa_layer(app/workbench/sweep/view      USES app/workbench/shell app/workbench/sweep/figure app/workbench/tables/data LIBRARIES qt)
rosa_layer(app/workbench/lab/view        USES app/workbench/shell app/workbench/lab/figure app/workbench/pairs/figure LIBRARIES qt)
rosa_layer(app/workbench/experiment/view USES app/workbench/shell app/workbench/datasets/view LIBRARIES qt)

rosa_layer(app/workbench/window
  USES app/workbench/help app/workbench/palette app/workbench/runs/view app/workbench/start/view app/workbench/overview/view
       app/workbench/curves/view app/workbench/pairs/view app/workbench/embedding/view app/workbench/results/view
       app/workbench/sweep/view app/workbench/lab/view app/workbench/experiment/view LIBRARIES qt)
rosa_layer(app/workbench/self_test USES app/workbench/export app/workbench/window LIBRARIES qt)
rosa_layer(app/workbench FLAT USES app/workbench/export app/workbench/instance app/workbench/self_test LIBRARIES qt)

# Maximum number of files per folder. Folders of tests may have more: a folder is one program, named after what it tests.
set(ROSA_MOST_FILES 40)

# Files that make documents of HTML: all that is not their own in it is escaped.
set(ROSA_HTML app/workbench/help/hit_delegate.cpp app/workbench/help/manual_browser.cpp app/workbench/help/manual_browser.h
  app/workbench/help/help_window.cpp app/workbench/lab/figure/lesson_hand_out.cpp app/workbench/lab/figure/page_drawings.cpp
  app/workbench/lab/figure/page_drawings.h)

# Files that open others by their own means.
set(ROSA_OPENS
  # For everybody else.
  core/base/files.cpp core/base/folder.cpp core/base/storage/new_folder.cpp core/base/storage/mapped_file.cpp core/base/storage/unnamed_file.cpp core/base/storage/scratch_file.cpp
  core/base/storage/large_buffer.cpp
  # Libraries with names of their own; checked before.
  core/record/database.cpp
  # Descriptors and memory that were opened by OpenFile.
  core/data/arrays/zip_archive.cpp core/data/parts/gz_lines.cpp core/data/parts/text_file.cpp widgets/figure/figure_metadata.cpp
  # New files (O_EXCL).
  core/sweep/claims.cpp
  # The system: /proc, /sys, /etc, /dev/null.
  core/record/run_state.cpp core/learn/training/forecast.cpp app/engine/machine/gpu_report.cpp app/engine/machine/stolen_time.cpp
  app/engine/machine/system_info.cpp app/engine/sweep/worker_pool.cpp
  # Logs of the engines that the window has started.
  app/workbench/engine/engine_process.cpp app/workbench/engine/engine_process.h
  # Resources of the program.
  app/workbench/start/view/example_run.cpp widgets/style/icons.cpp)

# Folders that must not depend on LibTorch: no chain of includes may lead to one of its headers.
set(ROSA_TORCH_FREE core/base core/graph core/transport core/data core/sampling core/catalog core/manual core/record core/protocol core/store core/lab core/web core/evaluate core/tables core/sweep
  app widgets)

# rosa_headers(LIBRARY REGEX): pattern of the headers of a library in angle brackets.
rosa_headers(openssl       "openssl/.+")
rosa_headers(openmp        "omp\\.h")
rosa_headers(utf8proc      "utf8proc\\.h")
rosa_headers(lemon         "lemon/.+")
rosa_headers(highway       "hwy/.+")
rosa_headers(libzip        "zip\\.h")
rosa_headers(zlib          "zlib\\.h")
rosa_headers(pugixml       "pugixml\\.hpp")
rosa_headers(fast_float    "fast_float/.+")
rosa_headers(tomlplusplus  "toml\\+\\+/.+|toml\\.hpp")
rosa_headers(md4c          "md4c\\.h")
rosa_headers(sqlite        "sqlite3\\.h")
rosa_headers(nlohmann_json "nlohmann/.+")
rosa_headers(liblinear     "linear\\.h|liblinear/.+")
rosa_headers(eigen         "Eigen/.+")
rosa_headers(boost_math    "boost/math/.+")
rosa_headers(boost_random  "boost/random/.+")
rosa_headers(torch         "(torch|ATen|c10|caffe2)/.+")
rosa_headers(cuda          "cuda.*\\.h|cub/.+|thrust/.+|cooperative_groups.*\\.h")
rosa_headers(cli11         "CLI/.+")
rosa_headers(qt            "Q[A-Za-z0-9]+|Qt[A-Za-z0-9]*/.+")
rosa_headers(qcustomplot   "qcustomplot\\.h")
rosa_headers(opencv        "opencv2/.+")
rosa_headers(giflib        "gif_lib\\.h")
rosa_headers(imgui         "imgui.*\\.h|backends/imgui.+")

# Permitted everywhere: the standard library (names without a dot) and headers of the operating system and the processor.
set(ROSA_FREE_HEADERS "[a-z0-9_]+|(sys|linux|netinet|arpa)/[a-z0-9_]+\\.h|(dirent|dlfcn|execinfo|fcntl|glob|locale|malloc|netdb|poll|pthread|pwd|sched|signal|spawn|termios|time|unistd|immintrin|cpuid)\\.h")
