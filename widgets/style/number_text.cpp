#include "widgets/style/number_text.h"

#include <cmath>

#include <QLocale>
#include <QRegularExpression>

namespace rosa::widgets {

namespace {

bool isPlainNumber(const QString& text)
{
    static const QRegularExpression form(QStringLiteral(R"(^-?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$)"));
    return form.match(text).hasMatch();
}

/// "1.000", "12.500.000", but not "0.125" or "1.5".
bool isGrouped(const QString& text)
{
    static const QRegularExpression form(QStringLiteral(R"(^-?[1-9]\d{0,2}(\.\d{3})+$)"));
    return form.match(text).hasMatch();
}

}  // namespace

QString shortNumber(double value) { return std::isnan(value) ? QStringLiteral("–") : QLocale().toString(value, 'g', 4); }

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
    number.replace(QChar(0x2212), QLatin1Char('-'));
    if (locale.groupSeparator() == QLatin1String(".") && isGrouped(number))
        return number.replace(QLatin1Char('.'), QLatin1Char(' '));
    if (!number.contains(QLatin1Char('.'))) number.replace(locale.decimalPoint(), QLatin1String("."));
    return isPlainNumber(number) ? number : text;
}

QString perCent(double share, int digits) { return QLocale().toString(100 * share, 'f', digits) + QStringLiteral(" %"); }

}  // namespace rosa::widgets
