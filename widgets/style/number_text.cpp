#include "widgets/style/number_text.h"

#include <cmath>
#include <cstdlib>

#include <QLocale>
#include <QRegularExpression>

namespace rosa::widgets {

namespace {

constexpr QChar kMinus(0x2212);

bool isPlainNumber(const QString& text)
{
    static const QRegularExpression form(QStringLiteral(R"(^-?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$)"));
    return form.match(text).hasMatch();
}

/// True for "1.000" and "12.500.000", but not for "0.125" or "1.5".
bool isGrouped(const QString& text)
{
    static const QRegularExpression form(QStringLiteral(R"(^-?[1-9]\d{0,2}(\.\d{3})+$)"));
    return form.match(text).hasMatch();
}

/// "⁻⁵"
QString raised(int exponent)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = exponent < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar digit : QString::number(std::abs(exponent))) text += digits[digit.digitValue()];
    return text;
}

}  // namespace

QString shortNumber(double value)
{
    const bool hasPower = QString::number(value, 'g', 4).contains(QLatin1Char('e'));
    return roundedNumber(value, hasPower ? 3 : 4);
}

QString roundedNumber(double value, int digits)
{
    if (std::isnan(value)) return QStringLiteral("–");
    const QString plain = QString::number(value, 'g', digits);
    const qsizetype mark = plain.indexOf(QLatin1Char('e'));
    if (mark < 0) return withMinus(QLocale().toString(value, 'g', digits));
    return QStringLiteral("%1·10%2").arg(withMinus(localNumber(plain.left(mark))), raised(plain.mid(mark + 1).toInt()));
}

QString withMinus(QString number) { return number.replace(QLatin1Char('-'), kMinus); }

QString localNumber(const QString& plain)
{
    return isPlainNumber(plain) ? QString(plain).replace(QLatin1Char('.'), QLocale().decimalPoint()) : plain;
}

QString plainNumber(const QString& typed)
{
    const QLocale locale;
    QString text = typed.trimmed();
    QString number = text;
    if (number.startsWith(QLatin1Char('+'))) number.remove(0, 1);
    number.replace(kMinus, QLatin1Char('-'));
    if (locale.groupSeparator() == QLatin1String(".") && isGrouped(number))
        return number.replace(QLatin1Char('.'), QLatin1Char(' '));
    if (!number.contains(QLatin1Char('.'))) number.replace(locale.decimalPoint(), QLatin1String("."));
    return isPlainNumber(number) ? number : text;
}

QString perCent(double share, int digits) { return QLocale().toString(100 * share, 'f', digits) + QStringLiteral(" %"); }

}  // namespace rosa::widgets
