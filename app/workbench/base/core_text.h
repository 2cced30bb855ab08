/// Sentences of the core in the user's language.
#pragma once

#include <string>

#include <QString>

namespace rosa::workbench {

/// The core's messages reach the window as English text: from its own process, from an engine's reports, from records and packed data
/// sets of other days. translations/core_texts.h lists their patterns; where the whole text, or all behind a place ("run.toml:3: …"), is
/// one of them, it is translated with the values it holds, and these in turn unless they stand in quotes; numbers among them get the
/// locale's decimal sign. Any other text comes back as it is. Thread-safe; microseconds.
QString coreText(const QString& text);
QString coreText(const std::string& text);

/// A sentence of clauses that semicolons part, as a protocol is described: each clause by itself. Semicolons between parentheses part none.
QString coreClauses(const std::string& text);

}  // namespace rosa::workbench
