/// Messages of the core in the user's language.
#pragma once

#include <string>

#include <QString>

namespace rosa::workbench {

/// The core's messages reach the window as English text: from its own process, from reports of engines, and from stored records and packed
/// data sets. translations/core_texts.h lists their patterns. If the whole text, or the part after a location ("run.toml:3: …"), matches
/// one, it is translated together with its values, except quoted ones; numbers get the locale's decimal separator. Any other text is
/// returned unchanged. Thread-safe; takes microseconds.
QString coreText(const QString& text);
QString coreText(const std::string& text);

/// Translates a sentence of clauses separated by semicolons, such as a protocol's description, clause by clause. Semicolons in parentheses
/// do not separate.
QString coreClauses(const std::string& text);

}  // namespace rosa::workbench
