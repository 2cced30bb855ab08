#include <QString>
#include <string>

#include "core/base/text/words.h"
