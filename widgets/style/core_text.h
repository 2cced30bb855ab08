/// Messages of the core in the user's language.
#pragma once

#include <string>

#include <QString>

#include "core/base/message.h"

namespace rosa::widgets {

/// The translated template with its arguments, which are translated likewise if they are messages. Numbers get the locale's decimal sign,
/// except between quotation marks, where texts are quoted as they were written. A verbatim text is looked up as a whole: records of older
/// versions keep the English text alone, and templates without holes are found there. Thread-safe.
QString coreText(const Message& message);
/// A text that is stored as a whole, such as the title of a table.
QString coreText(const QString& text);
QString coreText(const std::string& text);

}  // namespace rosa::widgets
