/// Numbers formatted for people.
#pragma once

#include <limits>

#include <QString>

namespace rosa::widgets {

/// No number; text of it is a dash.
inline constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

/// Four significant digits in the user's locale, three with a power of ten; a dash if there is no number.
QString shortNumber(double value);
/// `digits` significant digits in the user's locale, small and large numbers as "4.2·10⁻⁵"; a dash if there is no number.
QString roundedNumber(double value, int digits);

/// With minus signs for hyphens, as numbers are set; plainNumber() reads both.
QString withMinus(QString number);

/// A plain number ("0.4", "-1e-3") with the locale's decimal separator and all its digits; other text unchanged.
QString localNumber(const QString& plain);

/// The inverse, for user input: surrounding space and a leading plus are removed, the locale's decimal separator becomes a point. A point
/// is also accepted, unless the locale uses it as group separator and the text can be read that way ("1.000" in German): then it becomes a
/// space, because an invalid text is better than a thousandth of the intended value. Text that is not a number is returned unchanged,
/// without surrounding space.
QString plainNumber(const QString& typed);

/// "12 %" of a share of 0.12, in the user's locale.
QString perCent(double share, int digits = 0);

}  // namespace rosa::widgets
