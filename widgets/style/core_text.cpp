#include "widgets/style/core_text.h"

#include <QCoreApplication>

#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

QString translated(const std::string& words) { return QCoreApplication::translate("Core", words.c_str()); }

/// Whether hole `number` is between quotation marks.
bool isQuoted(const std::string& words, std::size_t number)
{
    const std::string hole = "%" + std::to_string(number);
    return words.find("'" + hole + "'") != std::string::npos || words.find('"' + hole + '"') != std::string::npos;
}

QString filled(const Message& message)
{
    const QString words = translated(message.words());
    QString text;
    // In one pass: an argument may contain a percent sign and a digit.
    for (qsizetype at = 0; at < words.size(); ++at) {
        const bool isMark = words[at] == QLatin1Char('%') && at + 1 < words.size();
        const int digit = isMark ? words[at + 1].digitValue() : -1;
        const auto hole = static_cast<std::size_t>(digit < 1 ? 0 : digit);
        if (hole == 0 || hole > message.arguments().size()) {
            text += words[at];
            continue;
        }
        const Message& argument = message.arguments()[hole - 1];
        const QString value = argument.isTemplate() ? filled(argument) : QString::fromStdString(argument.words());
        text += isQuoted(message.words(), hole) ? value : localNumber(value);
        ++at;
    }
    return text;
}

}  // namespace

QString coreText(const Message& message)
{
    if (message.empty()) return {};
    return message.isTemplate() ? filled(message) : translated(message.words());
}

QString coreText(const QString& text) { return coreText(text.toStdString()); }

QString coreText(const std::string& text) { return coreText(Message::verbatim(text)); }

}  // namespace rosa::widgets
