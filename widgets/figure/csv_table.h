/// Tables as comma-separated values.
#pragma once

#include <concepts>
#include <optional>
#include <string>

#include <QStringList>

#include "widgets/figure/figure.h"

namespace rosa::widgets {

/// A header and lines, each ended by a line break. Not-a-number and an absent value are empty fields.
class CsvTable {
public:
    /// Names of the columns, as in the file.
    explicit CsvTable(const char* header) { m_text = QLatin1String(header) + QLatin1Char('\n'); }

    template <typename... Cells>
    void add(const Cells&... cells)
    {
        m_text += QStringList{fieldOf(cells)...}.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
    [[nodiscard]] const QString& text() const { return m_text; }

private:
    static QString fieldOf(const QString& text) { return csvText(text); }
    static QString fieldOf(const std::string& text) { return csvText(QString::fromStdString(text)); }
    static QString fieldOf(const char* text) { return csvText(QLatin1String(text)); }
    static QString fieldOf(double number) { return csvNumber(number); }
    static QString fieldOf(std::integral auto number) { return QString::number(number); }
    template <typename T>
    static QString fieldOf(const std::optional<T>& cell)
    {
        return cell ? fieldOf(*cell) : QString();
    }

    QString m_text;
};

}  // namespace rosa::widgets
