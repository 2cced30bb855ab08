#include "widgets/style/number_text.h"

#include <cmath>

#include <QLocale>

namespace rosa::widgets {

QString shortNumber(double value) { return std::isnan(value) ? QStringLiteral("–") : QLocale().toString(value, 'g', 4); }

}  // namespace rosa::widgets
