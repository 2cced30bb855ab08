/// Bounds of texts that may be of any length.
#pragma once

#include <string>

#include <QString>

namespace rosa::widgets {

/// More letters than a name needs: of a run, a class, a node.
inline constexpr qsizetype kLongestName = 200;
/// More letters than one line of any screen shows.
inline constexpr qsizetype kLongestLine = 1000;

/// `text`, or its beginning and "…" if it has more than `most` letters (UTF-16 code units; > 0). Splits no surrogate pair. O(most).
inline QString shortened(const QString& text, qsizetype most)
{
    if (text.size() <= most) return text;
    const bool splitsPair = most > 1 && text.at(most - 2).isHighSurrogate();
    return text.left(most - (splitsPair ? 2 : 1)) + QStringLiteral("…");
}

/// A name of others: at most kLongestName letters.
inline QString shownName(const std::string& name) { return shortened(QString::fromStdString(name), kLongestName); }

}  // namespace rosa::widgets
