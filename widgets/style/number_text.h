/// Numbers as people read them.
#pragma once

#include <QString>

namespace rosa::widgets {

/// Four significant digits in the user's locale; a dash where there is no number.
QString shortNumber(double value);

}  // namespace rosa::widgets
