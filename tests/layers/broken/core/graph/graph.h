#include <mystery/graph.h>
#include "core/data/dataset.h"
