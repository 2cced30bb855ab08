/// Numbers as people read them.
#pragma once

#include <QString>

namespace rosa::widgets {

/// Four significant digits in the user's locale, three beside a power of ten; a dash where there is no number.
QString shortNumber(double value);
/// So many significant digits in the user's locale, small and large ones as "4.2·10⁻⁵"; a dash where there is no number.
QString roundedNumber(double value, int digits);

/// A plain number ("0.4", "-1e-3") with the decimal sign of the user's locale and every digit it has; other text as it is.
QString localNumber(const QString& plain);

/// The opposite, for what a person typed: space around and a leading plus go, the locale's decimal sign becomes a point. A point is
/// taken for one, too, unless the locale groups digits by it and it can stand for that ("1.000" in German): then it becomes a space,
/// for a wrong text is better than a thousandth of what was meant. What is no number comes back as it is, without space around.
QString plainNumber(const QString& typed);

/// "12 %" of a share of 0.12, in the user's locale.
QString perCent(double share, int digits = 0);

}  // namespace rosa::widgets
