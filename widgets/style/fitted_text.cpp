#include "widgets/style/fitted_text.h"

#include <algorithm>
#include <utility>

#include <QFontMetricsF>
#include <QHash>
#include <QSet>
#include <QStringList>

#include "widgets/text/shortened.h"

namespace rosa::widgets {

namespace {

const QString kPieceGap = QStringLiteral(" · ");
const QString kMore = QStringLiteral("…");

/// The largest count in [least, most] whose text fits, found by halving since each further part makes a text wider; less than `least` if
/// there is none.
template <typename TextOf>
qsizetype mostThatFit(qsizetype least, qsizetype most, const TextOf& textOf, const QFontMetricsF& metrics, double width)
{
    qsizetype fits = least - 1;
    for (qsizetype end = most + 1; fits + 1 < end;) {
        const qsizetype middle = fits + (end - fits) / 2;
        (metrics.horizontalAdvance(textOf(middle)) <= width ? fits : end) = middle;
    }
    return fits;
}

/// The longest prefix of whole pieces, followed by "…"; "" if not even one piece fits.
QString beginning(const QString& lead, const QStringList& pieces, const QString& gap, const QFontMetricsF& metrics,
                  double width)
{
    const QString all = lead + pieces.join(gap);
    if (metrics.horizontalAdvance(all) <= width) return all;
    const auto first = [&](qsizetype kept) {
        return lead + pieces.mid(0, kept).join(gap) + (gap == kPieceGap ? gap : QStringLiteral(" ")) + kMore;
    };
    const qsizetype kept = mostThatFit(1, pieces.size() - 1, first, metrics, width);
    return kept < 1 ? QString() : first(kept);
}

bool hasDigit(const QString& word)
{
    return std::any_of(word.begin(), word.end(), [](QChar letter) { return letter.isDigit(); });
}

/// The prefix of a word without digits: "fork…"; "…" if fewer than two letters fit, or if the word is a number.
QString fittedLetters(const QString& word, const QFontMetricsF& metrics, double width)
{
    if (hasDigit(word)) return kMore;
    const auto first = [&](qsizetype kept) { return word.left(kept) + kMore; };
    const qsizetype kept = mostThatFit(2, word.size() - 1, first, metrics, width);
    return kept < 2 ? kMore : first(kept);
}

QString fittedWords(const QString& piece, const QFontMetricsF& metrics, double width)
{
    const QStringList all = piece.split(QLatin1Char(' '));
    const QString words = beginning({}, all, QStringLiteral(" "), metrics, width);
    return words.isEmpty() ? fittedLetters(all.first(), metrics, width) : words;
}

/// One of the labels passed to fittedTexts().
struct Label {
    QStringList pieces;
    QList<int> shared;  ///< For each piece, the number of labels that contain it.
    double width = 0;
};

/// The pieces at `places`, in order, with "… " before each gap of omitted pieces.
QString keptText(const Label& label, const QSet<qsizetype>& places)
{
    QStringList kept;
    for (qsizetype i = 0; i < label.pieces.size(); ++i)
        if (places.contains(i)) kept.append(label.pieces[i]);
    const QString lead = kept.size() < label.pieces.size() ? kMore + QLatin1Char(' ') : QString();
    return lead + kept.join(kPieceGap);
}

/// "corn…" of "cornell rosa"; from step 1 on also "40 ep…" of "40 epochs", in step 2 "40". Numbers are never cut.
QString shortened(const QString& piece, int step)
{
    constexpr qsizetype kLetters = 4, kOfUnit = 2;
    if (!hasDigit(piece)) return piece.size() <= kLetters + 1 ? piece : piece.left(kLetters) + kMore;
    QStringList words;
    for (const QString& word : piece.split(QLatin1Char(' '))) {
        if (step == 0 || hasDigit(word) || word.size() <= kLetters)
            words.append(word);
        else if (step == 1)
            words.append(word.left(kOfUnit) + kMore);
    }
    return words.join(QLatin1Char(' '));
}

/// The pieces at `places`, shortened until they fit; "" if they do not fit.
QString briefly(const Label& label, const QSet<qsizetype>& places, const QFontMetricsF& metrics)
{
    for (int step = 0; step < 3; ++step) {
        QStringList kept;
        for (qsizetype i = 0; i < label.pieces.size(); ++i)
            if (places.contains(i)) kept.append(shortened(label.pieces[i], step));
        QString text = kept.join(kPieceGap);
        if (!text.contains(kMore)) text.prepend(kMore + QLatin1Char(' '));
        if (metrics.horizontalAdvance(text) <= label.width) return text;
    }
    return {};
}

/// `label` reduced to what distinguishes it from labels that would look alike: the pieces at `own`, those at `needed`, which include them,
/// then as many others as fit.
QString toldApart(const Label& label, const QSet<qsizetype>& own, const QSet<qsizetype>& needed, const QStringList& begins,
                  const QFontMetricsF& metrics)
{
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= label.width; };
    QList<qsizetype> order;
    for (qsizetype i = 0; i < label.pieces.size(); ++i) order.append(i);
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
        const auto rank = [&](qsizetype place) { return own.contains(place) ? 0 : needed.contains(place) ? 1 : 2; };
        return std::pair(rank(a), label.shared[a]) < std::pair(rank(b), label.shared[b]);
    });
    QSet<qsizetype> kept;
    for (const qsizetype place : order)
        if (QSet<qsizetype> more = kept; fits(keptText(label, more << place))) kept = more;
    // Beside its distinguishing pieces, the ones that fittedText() would keep.
    const auto rarest = std::min_element(label.shared.rbegin(), label.shared.rend());
    QSet<qsizetype> wanted = needed;
    wanted << label.shared.rend() - rarest - 1;
    if (kept.contains(wanted)) return keptText(label, kept);
    if (const QString text = briefly(label, wanted, metrics); !text.isEmpty()) return text;
    if (kept.intersects(own)) return keptText(label, kept);
    // None of its distinguishing pieces fits: of the rarest, also skip the leading words that the other labels share.
    const QStringList words = label.pieces[order.first()].split(QLatin1Char(' '));
    qsizetype alike = 0;
    const auto allBeginSo = [&](qsizetype count) {
        const QString start = words.mid(0, count).join(QLatin1Char(' ')) + QLatin1Char(' ');
        return std::all_of(begins.begin(), begins.end(), [&](const QString& other) { return other.startsWith(start); });
    };
    while (alike + 1 < words.size() && allBeginSo(alike + 1)) ++alike;
    const QString lead = alike > 0 ? kMore + QLatin1Char(' ') : QString();
    return lead +
           fittedWords(words.mid(alike).join(QLatin1Char(' ')), metrics, label.width - metrics.horizontalAdvance(lead));
}

/// The index of the rarest piece among `own`.
qsizetype rarestOf(const Label& label, const QSet<qsizetype>& own)
{
    return *std::min_element(own.begin(), own.end(), [&](qsizetype a, qsizetype b) {
        return label.shared[a] != label.shared[b] ? label.shared[a] < label.shared[b] : a < b;
    });
}

/// Shows the labels at `alike`, which are not all equal, by the pieces that not all of them have, in addition to those already required
/// (`needed`). Returns whether any of them changed.
bool tellApart(const QList<qsizetype>& alike, const QList<Label>& labels, const QFontMetricsF& metrics,
               QHash<qsizetype, QSet<qsizetype>>& needed, QStringList& shown)
{
    QHash<QString, qsizetype> owners;
    for (const qsizetype i : alike)
        for (const QString& piece : QSet<QString>(labels[i].pieces.begin(), labels[i].pieces.end())) ++owners[piece];
    const auto inAll = [&](const QString& piece) { return owners.value(piece) == alike.size(); };
    QStringList begins;
    QHash<qsizetype, QSet<qsizetype>> differing;
    for (const qsizetype i : alike) {
        QSet<qsizetype> own;
        for (qsizetype place = 0; place < labels[i].pieces.size(); ++place)
            if (!inAll(labels[i].pieces[place])) own.insert(place);
        if (own.isEmpty()) continue;
        begins.append(labels[i].pieces[rarestOf(labels[i], own)]);
        differing.insert(i, own);
        needed[i] |= own;
    }
    bool hasChanged = false;
    for (const auto& [i, own] : differing.asKeyValueRange()) {
        const QString text = toldApart(labels[i], own, needed[i], begins, metrics);
        hasChanged = hasChanged || text != shown[i];
        shown[i] = text;
    }
    return hasChanged;
}

}  // namespace

QString fittedText(const QString& whole, const QFontMetricsF& metrics, double width)
{
    const QString text = shortened(whole, kLongestLine);
    if (metrics.horizontalAdvance(text) <= width) return text;
    QStringList pieces = text.split(kPieceGap);
    QString lead;
    if (pieces.size() > 1) {
        pieces.removeFirst();
        lead = kMore + QLatin1Char(' ');
    }
    if (const QString fitting = beginning(lead, pieces, kPieceGap, metrics, width); !fitting.isEmpty()) return fitting;
    return fittedWords(pieces.first(), metrics, width);
}

QString fittedText(const QString& whole, const QFontMetricsF& metrics, double width, const QList<int>& shared)
{
    const QString text = shortened(whole, kLongestLine);
    if (metrics.horizontalAdvance(text) <= width) return text;
    QStringList pieces = text.split(kPieceGap);
    if (shared.size() != pieces.size()) return fittedText(text, metrics, width);
    QList<int> counts = shared;
    while (pieces.size() > 1) {
        const qsizetype most = std::max_element(counts.begin(), counts.end()) - counts.begin();
        pieces.removeAt(most);
        counts.removeAt(most);
        const QString shown = kMore + QLatin1Char(' ') + pieces.join(kPieceGap);
        if (metrics.horizontalAdvance(shown) <= width) return shown;
    }
    return fittedWords(pieces.first(), metrics, width);
}

QStringList fittedTexts(const QStringList& whole, const QFontMetricsF& metrics, const QList<double>& widths)
{
    QStringList texts;
    for (const QString& text : whole) texts.append(shortened(text, kLongestLine));
    QHash<QString, int> counts;
    QList<Label> labels;
    const QSet<QString> different(texts.begin(), texts.end());
    for (const QString& text : different)
        for (const QString& piece : text.split(kPieceGap)) ++counts[piece];
    QStringList shown;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        Label label{texts[i].split(kPieceGap), {}, widths[i]};
        for (const QString& piece : std::as_const(label.pieces)) label.shared.append(counts.value(piece));
        shown.append(fittedText(texts[i], metrics, label.width, label.shared));
        labels.append(std::move(label));
    }
    // A label that was distinguished from one group may now look like another label.
    constexpr int kRounds = 4;
    QHash<qsizetype, QSet<qsizetype>> needed;
    for (int round = 0; round < kRounds; ++round) {
        QHash<QString, QList<qsizetype>> byShown;
        for (qsizetype i = 0; i < shown.size(); ++i) byShown[shown[i]].append(i);
        bool hasChanged = false;
        for (const QList<qsizetype>& alike : std::as_const(byShown)) {
            const bool areEqual =
                std::all_of(alike.begin(), alike.end(), [&](qsizetype i) { return texts[i] == texts[alike.first()]; });
            if (!areEqual && tellApart(alike, labels, metrics, needed, shown)) hasChanged = true;
        }
        if (!hasChanged) break;
    }
    return shown;
}

}  // namespace rosa::widgets
