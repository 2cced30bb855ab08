/// How well typed letters match a name.
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

namespace rosa::workbench {

/// Without case, accents and compatibility forms: "Übertragung" and "ubertragung" are equal.
QString foldedName(const QString& text);

/// The words of a query, folded.
QStringList queryWords(const QString& query);

/// 0: some word is not in the name. A word matches best at the start of the name, then at the start of a word, then anywhere; three letters
/// or more also match if they occur in this order ("sfg" in "save figure"). Of equal matches the shorter name is better. `name` is folded.
/// Linear in the length of the name for each word.
int matchScore(const QStringList& words, QStringView name);

}  // namespace rosa::workbench
