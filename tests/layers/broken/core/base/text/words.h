#include "core/base/window.h"
