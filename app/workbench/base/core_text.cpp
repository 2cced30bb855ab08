#include "app/workbench/base/core_text.h"

#include <algorithm>
#include <vector>

#include <QCoreApplication>
#include <QRegularExpression>

#include "translations/core_texts.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

/// A text of the core with placeholders for values.
struct Pattern {
    const char* source;
    QRegularExpression form;
};

QRegularExpression formOf(const char* source)
{
    QString form = QRegularExpression::escape(QString::fromUtf8(source));
    static const QRegularExpression hole(QStringLiteral(R"(\\%\d)"));
    form.replace(hole, QStringLiteral("(.+?)"));
    return QRegularExpression(QRegularExpression::anchoredPattern(form), QRegularExpression::DotMatchesEverythingOption);
}

/// The most specific first: "a number above 0, at most 8" also matches "a number above %1".
const std::vector<Pattern>& patterns()
{
    static const std::vector<Pattern> made = [] {
        std::vector<Pattern> all;
        for (const char* source : kCoreTexts) all.push_back({source, formOf(source)});
        std::ranges::stable_sort(all, std::ranges::greater(), [](const Pattern& one) { return qstrlen(one.source); });
        return all;
    }();
    return made;
}

/// Whether placeholder `number` contains user input.
bool isQuoted(const QString& source, int number)
{
    return source.contains(QStringLiteral("'%%1'").arg(number)) || source.contains(QStringLiteral("\"%%1\"").arg(number));
}

/// The pattern's translation with the values of `match` in its placeholders.
QString filled(const Pattern& pattern, const QRegularExpressionMatch& match)
{
    const QString translated = QCoreApplication::translate("Core", pattern.source);
    QString text;
    // In one pass: a value may itself contain a percent sign and a digit.
    for (qsizetype at = 0; at < translated.size(); ++at) {
        const bool isMark = translated[at] == QLatin1Char('%') && at + 1 < translated.size();
        const int hole = isMark ? translated[at + 1].digitValue() : -1;
        if (hole < 1 || hole > match.lastCapturedIndex()) {
            text += translated[at];
            continue;
        }
        const QString value = match.captured(hole);
        text += isQuoted(QString::fromUtf8(pattern.source), hole) ? value : widgets::localNumber(coreText(value));
        ++at;
    }
    return text;
}

}  // namespace

QString coreText(const QString& text)
{
    for (const Pattern& pattern : patterns())
        if (const auto match = pattern.form.match(text); match.hasMatch()) return filled(pattern, match);
    // "run.toml:3: message".
    const QString mark = QStringLiteral(": ");
    const qsizetype colon = text.indexOf(mark);
    if (colon < 0) return text;
    const qsizetype rest = colon + mark.size();
    return text.left(rest) + coreText(text.mid(rest));
}

QString coreText(const std::string& text) { return coreText(QString::fromStdString(text)); }

QString coreClauses(const std::string& text)
{
    const QString sentence = QString::fromStdString(text);
    QStringList clauses;
    qsizetype begin = 0;
    int depth = 0;
    for (qsizetype at = 0; at < sentence.size(); ++at) {
        if (sentence[at] == QLatin1Char('(')) ++depth;
        if (sentence[at] == QLatin1Char(')')) --depth;
        if (depth != 0 || sentence[at] != QLatin1Char(';')) continue;
        clauses.append(coreText(sentence.mid(begin, at - begin)));
        begin = at + 1;
        while (begin < sentence.size() && sentence[begin].isSpace()) ++begin;
    }
    clauses.append(coreText(sentence.mid(begin)));
    return clauses.join(QStringLiteral("; "));
}

}  // namespace rosa::workbench
