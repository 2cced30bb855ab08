#include "widgets/form/form_field.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <QCoreApplication>

#include "widgets/style/core_text.h"

namespace rosa::widgets {

namespace {

/// Translation context of these texts.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(FormField)
};

bind::Parameter parameterOf(const FormField& field)
{
    bind::Parameter parameter = field.bound;
    parameter.choices.clear();
    for (const FieldChoice& choice : field.choices) parameter.choices.push_back({choice.id.toStdString(), {}});
    return parameter;
}

Result<bind::Value> valueOf(const FormField& field, const QString& text)
{
    return parseValue(parameterOf(field), text.toStdString());
}

/// Steps the leading digit of a positive number by one: 20 → 30, 0.01 → 0.009.
double leadingStep(double number, bool isUp)
{
    const double decade = std::pow(10.0, std::floor(std::log10(number) + 1e-9));
    if (isUp) return number + decade;
    return number < decade * (1 + 1e-9) ? number - decade / 10 : number - decade;
}

double oneStep(const bind::Parameter& bound, double number, bool isUp)
{
    if (bound.maximum - bound.minimum <= 1) return std::round((number + (isUp ? 0.05 : -0.05)) * 1e9) / 1e9;
    if (number <= 0) return isUp && number == 0 ? 1e-3 : number + (isUp ? 1 : -1);
    // Sums of powers of ten have rounding errors; twelve digits hide them.
    return QString::number(leadingStep(number, isUp), 'g', 12).toDouble();
}

bind::Value nextValue(const bind::Parameter& bound, const bind::Value& value, bool isUp)
{
    if (const auto* const whole = std::get_if<std::int64_t>(&value)) return *whole + (isUp ? 1 : -1);
    if (const auto* const real = std::get_if<double>(&value))
        return std::clamp(oneStep(bound, *real, isUp), bound.minimum, bound.maximum);
    return value;
}

}  // namespace

QString expectationOf(const FormField& field) { return coreText(expectation(parameterOf(field))); }

QString problemOf(const FormField& field, const QString& text)
{
    return valueOf(field, text) ? QString() : Words::tr("Expected %1").arg(expectationOf(field));
}

QString shownUnit(const FormField& field)
{
    return field.title.contains(field.unit, Qt::CaseInsensitive) ? QString() : field.unit;
}

bool isSameValue(const FormField& field, const QString& a, const QString& b)
{
    if (a == b) return true;
    const auto first = valueOf(field, a);
    const auto second = valueOf(field, b);
    return first && second && *first == *second;
}

QString stepped(const FormField& field, const QString& text, int steps)
{
    const auto start = valueOf(field, text);
    if (!start) return text;
    bind::Value value = *start;
    for (int i = 0; i < std::abs(steps); ++i) {
        const bind::Value next = nextValue(field.bound, value, steps > 0);
        if (!checkValue(field.bound, next)) break;
        value = next;
    }
    return value == *start ? text : QString::fromStdString(bind::toText(value));
}

}  // namespace rosa::widgets
