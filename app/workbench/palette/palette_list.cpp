#include "app/workbench/palette/palette_list.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QSet>

#include "app/workbench/palette/palette_match.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

constexpr int kForRecent = 25;
/// A match of a further name is a little worse than one of the title.
constexpr int kForTitle = 4;

const char* iconOf(PaletteKind kind)
{
    switch (kind) {
        case PaletteKind::Action:
            return "play";
        case PaletteKind::Parameter:
            return "form";
        case PaletteKind::Node:
            return "matrix";
        case PaletteKind::Run:
            return "curve";
        case PaletteKind::Lesson:
            return "lesson";
        case PaletteKind::Manual:
            return "help";
    }
    return "";
}

/// The title first.
QStringList foldedNames(const PaletteEntry& entry)
{
    QStringList names{foldedName(entry.title)};
    for (const QString& name : entry.names) names += foldedName(name);
    return names;
}

}  // namespace

void PaletteList::add(std::vector<PaletteEntry> entries)
{
    for (PaletteEntry& entry : entries) {
        QStringList names = foldedNames(entry);
        const qsizetype recent = m_recent.indexOf(entry.id);
        m_known.push_back({std::move(entry), std::move(names), recent});
    }
}

void PaletteList::keepEntries(const std::vector<qsizetype>& before, const std::function<PaletteEntry(std::size_t)>& make)
{
    beginResetModel();
    m_shown.clear();
    std::vector<Known> known = std::exchange(m_kept, {});
    m_kept.reserve(before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i] >= 0) {
            m_kept.push_back(std::move(known[static_cast<std::size_t>(before[i])]));
            continue;
        }
        PaletteEntry entry = make(i);
        QStringList names = foldedNames(entry);
        m_kept.push_back({std::move(entry), std::move(names), -1});
    }
    endResetModel();
}

void PaletteList::setEntries(std::vector<PaletteEntry> entries, const QStringList& recent)
{
    beginResetModel();
    m_shown.clear();
    m_known.clear();
    m_recent = recent;
    const QSet<QString> ids(recent.begin(), recent.end());
    for (Known& one : m_kept) one.recent = ids.contains(one.entry.id) ? recent.indexOf(one.entry.id) : -1;
    add(std::move(entries));
    m_shown = initial();
    endResetModel();
}

void PaletteList::addEntries(std::vector<PaletteEntry> entries)
{
    beginResetModel();
    m_shown.clear();
    add(std::move(entries));
    endResetModel();
    setQuery(m_query, std::move(m_first));
}

std::vector<const PaletteEntry*> PaletteList::initial() const
{
    std::vector<const Known*> known;
    for (const std::vector<Known>* all : {&m_known, &m_kept})
        for (const Known& one : *all)
            if (one.recent >= 0 || one.entry.kind == PaletteKind::Action) known.push_back(&one);
    std::ranges::stable_sort(known, {}, [](const Known* one) { return one->recent < 0 ? PaletteList::kMost : one->recent; });
    std::vector<const PaletteEntry*> entries;
    for (const Known* one : known) entries.push_back(&one->entry);
    entries.resize(std::min(entries.size(), kMost));
    return entries;
}

std::vector<const PaletteEntry*> PaletteList::matches(const QString& query, std::size_t most) const
{
    const QStringList words = queryWords(query);
    std::vector<std::tuple<int, const Known*>> found;
    const auto match = [&](const Known& one) {
        int best = 0;
        for (const QString& name : one.names) {
            const int score = matchScore(words, name);
            best = std::max(best, score > 0 && &name == &one.names.front() ? score + kForTitle : score);
        }
        if (best > 0) found.emplace_back(best + (one.recent >= 0 ? kForRecent : 0), &one);
    };
    std::ranges::for_each(m_known, match);
    std::ranges::for_each(m_kept, match);
    const auto isBetter = [](const auto& a, const auto& b) {
        const auto& [scoreA, one] = a;
        const auto& [scoreB, other] = b;
        if (scoreA != scoreB) return scoreA > scoreB;
        return std::pair(one->entry.kind, one) < std::pair(other->entry.kind, other);
    };
    const std::size_t count = std::min(most, found.size());
    std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count), found.end(), isBetter);
    std::vector<const PaletteEntry*> entries;
    for (std::size_t i = 0; i < count; ++i) entries.push_back(&std::get<1>(found[i])->entry);
    return entries;
}

void PaletteList::setQuery(const QString& query, std::vector<PaletteEntry> first)
{
    beginResetModel();
    m_query = query;
    m_shown.clear();
    m_first = std::move(first);
    for (const PaletteEntry& entry : m_first) m_shown.push_back(&entry);
    const auto others = queryWords(query).isEmpty() ? initial() : matches(query, kMost);
    m_shown.insert(m_shown.end(), others.begin(), others.end());
    endResetModel();
}

int PaletteList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant PaletteList::data(const QModelIndex& index, int role) const
{
    const PaletteEntry& shown = entry(index.row());
    switch (role) {
        case Qt::DisplayRole:
            return shown.title;
        case Qt::ToolTipRole:
            return widgets::literal(shown.title);
        case Qt::AccessibleTextRole:
            return shown.detail.isEmpty() ? shown.title : QStringLiteral("%1, %2").arg(shown.title, shown.detail);
        case Qt::DecorationRole:
            return widgets::icon(QLatin1String(iconOf(shown.kind)));
        case Detail:
            return shown.detail;
        case Kind:
            return static_cast<int>(shown.kind);
        default:
            return {};
    }
}

Qt::ItemFlags PaletteList::flags(const QModelIndex& index) const
{
    return entry(index.row()).isEnabled ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

}  // namespace rosa::workbench
