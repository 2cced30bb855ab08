#include "core/learn/tensors.h"
