#include "app/workbench/palette/palette_match.h"

#include <algorithm>

namespace rosa::workbench {

namespace {

constexpr int kAtStart = 120;
constexpr int kAtWord = 100;
constexpr int kInside = 60;
constexpr int kInOrder = 30;
constexpr int kWholeName = 200;
constexpr qsizetype kFewestInOrder = 3;
constexpr qsizetype kLettersAPoint = 6;  ///< Names longer by so many letters are worse by a point.

int inOrder(QStringView word, QStringView name)
{
    if (word.size() < kFewestInOrder) return 0;
    qsizetype first = -1, at = -1;
    for (const QChar letter : word) {
        at = name.indexOf(letter, at + 1);
        if (at < 0) return 0;
        if (first < 0) first = at;
    }
    const qsizetype skipped = at - first + 1 - word.size();
    return std::max(1, kInOrder - static_cast<int>(skipped));
}

int scoreOf(QStringView word, QStringView name)
{
    int best = 0;
    for (qsizetype at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
        if (at == 0) return kAtStart;
        best = std::max(best, name[at - 1].isLetterOrNumber() ? kInside : kAtWord);
        if (best == kAtWord) return best;
    }
    return best > 0 ? best : inOrder(word, name);
}

}  // namespace

QString foldedName(const QString& text)
{
    // Most names are ids and keys.
    if (std::ranges::all_of(text, [](QChar letter) { return letter.unicode() < 128; })) return text.toLower();
    QString folded;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD).toCaseFolded())
        if (!letter.isMark()) folded += letter;
    return folded;
}

QStringList queryWords(const QString& query) { return foldedName(query).split(QLatin1Char(' '), Qt::SkipEmptyParts); }

int matchScore(const QStringList& words, QStringView name)
{
    if (words.isEmpty()) return 0;
    int sum = 0;
    for (const QString& word : words) {
        const int score = scoreOf(word, name);
        if (score == 0) return 0;
        sum += score;
    }
    if (name == words.join(QLatin1Char(' '))) sum += kWholeName;
    return std::max(1, sum - static_cast<int>(std::min<qsizetype>(name.size() / kLettersAPoint, 20)));
}

}  // namespace rosa::workbench
