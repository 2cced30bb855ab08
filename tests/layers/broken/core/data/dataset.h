#include <zlib.h>
#include "core/graph/graph.h"
#include "core/graph/gone.h"
#include "dataset.h"
