#include "widgets/form/form_field.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

/// Translation context of these texts.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(FormField)
};

template <typename T>
std::optional<T> readNumber(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    T number{};
    const auto [stop, problem] = std::from_chars(bytes.cbegin(), bytes.cend(), number);
    if (problem != std::errc() || stop != bytes.cend()) return std::nullopt;
    return number;
}

std::optional<double> numberOf(const FormField& field, const QString& text)
{
    if (field.kind == FieldKind::Real) {
        const auto number = readNumber<double>(text);
        return number && std::isfinite(*number) ? number : std::nullopt;
    }
    if (const auto whole = readNumber<qint64>(text)) return static_cast<double>(*whole);
    if (const auto large = readNumber<quint64>(text)) return static_cast<double>(*large);
    return std::nullopt;
}

bool isInRange(const FormField& field, double number)
{
    if (number > field.maximum || number < field.minimum) return false;
    return !field.minimumExcluded || number > field.minimum;
}

bool isNumber(const FormField& field) { return field.kind == FieldKind::Integer || field.kind == FieldKind::Real; }

/// The shortest text that reads back exactly, without an exponent if that is short.
QString numberText(const FormField& field, double number)
{
    if (field.kind == FieldKind::Integer) return QString::number(number, 'f', 0);
    const double size = std::abs(number);
    const bool isPlain = size == 0 || (size >= 1e-4 && size < 1e15);
    return QString::number(number, isPlain ? 'f' : 'e', QLocale::FloatingPointShortest);
}

QString expectedText(const FormField& field)
{
    const bool isWhole = field.kind == FieldKind::Integer;
    const bool isBelow = std::isfinite(field.minimum);
    const bool isAbove = std::isfinite(field.maximum);
    const QString low = localNumber(numberText(field, field.minimum));
    const QString high = localNumber(numberText(field, field.maximum));
    if (isBelow && isAbove && field.minimumExcluded) return Words::tr("a number above %1, at most %2").arg(low, high);
    if (isBelow && isAbove)
        return (isWhole ? Words::tr("a whole number from %1 to %2") : Words::tr("a number from %1 to %2")).arg(low, high);
    if (isBelow && field.minimumExcluded) return Words::tr("a number above %1").arg(low);
    if (isBelow) return (isWhole ? Words::tr("a whole number, at least %1") : Words::tr("a number, at least %1")).arg(low);
    if (isAbove) return (isWhole ? Words::tr("a whole number up to %1") : Words::tr("a number up to %1")).arg(high);
    return isWhole ? Words::tr("a whole number") : Words::tr("a number");
}

/// Steps the leading digit of a positive number by one: 20 → 30, 0.01 → 0.009.
double leadingStep(double number, bool isUp)
{
    const double decade = std::pow(10.0, std::floor(std::log10(number) + 1e-9));
    if (isUp) return number + decade;
    return number < decade * (1 + 1e-9) ? number - decade / 10 : number - decade;
}

double oneStep(const FormField& field, double number, bool isUp)
{
    if (field.kind == FieldKind::Integer) return number + (isUp ? 1 : -1);
    if (field.maximum - field.minimum <= 1) return std::round((number + (isUp ? 0.05 : -0.05)) * 1e9) / 1e9;
    if (number <= 0) return isUp && number == 0 ? 1e-3 : number + (isUp ? 1 : -1);
    // Sums of powers of ten have rounding errors; twelve digits hide them.
    return QString::number(leadingStep(number, isUp), 'g', 12).toDouble();
}

}  // namespace

QString expectationOf(const FormField& field)
{
    if (field.kind == FieldKind::Boolean) return Words::tr("on or off");
    if (field.kind != FieldKind::Choice) return expectedText(field);
    QStringList ids;
    for (const FieldChoice& choice : field.choices) ids.append(choice.id);
    return Words::tr("one of %1").arg(ids.join(QLatin1String(", ")));
}

QString problemOf(const FormField& field, const QString& text)
{
    bool isRight = false;
    if (field.kind == FieldKind::Boolean) {
        isRight = text == QLatin1String("true") || text == QLatin1String("false");
    } else if (field.kind == FieldKind::Choice) {
        isRight = std::ranges::any_of(field.choices, [&](const FieldChoice& choice) { return choice.id == text; });
    } else {
        const auto number = numberOf(field, text);
        isRight = number && isInRange(field, *number);
    }
    return isRight ? QString() : Words::tr("Expected %1").arg(expectationOf(field));
}

QString shownUnit(const FormField& field)
{
    return field.title.contains(field.unit, Qt::CaseInsensitive) ? QString() : field.unit;
}

bool isSameValue(const FormField& field, const QString& a, const QString& b)
{
    if (a == b) return true;
    if (!isNumber(field)) return false;
    const auto first = numberOf(field, a);
    const auto second = numberOf(field, b);
    return first && second && *first == *second;
}

QString stepped(const FormField& field, const QString& text, int steps)
{
    auto number = isNumber(field) ? numberOf(field, text) : std::nullopt;
    if (!number) return text;
    double value = *number;
    for (int i = 0; i < std::abs(steps); ++i) {
        const double next = oneStep(field, value, steps > 0);
        const double kept = std::clamp(next, field.minimum, field.maximum);
        if (!isInRange(field, kept)) break;
        value = kept;
    }
    return value == *number ? text : numberText(field, value);
}

}  // namespace rosa::widgets
