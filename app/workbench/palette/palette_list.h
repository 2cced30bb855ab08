/// The entries of the command palette that match what was typed.
#pragma once

#include <functional>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>

#include "app/workbench/palette/palette_entry.h"

namespace rosa::workbench {

/// Lists at most kMost entries, the best match first. Without a query: those chosen last, then actions. Belongs to the window's thread; a query
/// over ten thousand entries takes milliseconds.
class PaletteList : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { Detail = Qt::UserRole, Kind };
    static constexpr std::size_t kMost = 100;

    using QAbstractListModel::QAbstractListModel;

    /// Replaces all entries but those of keepEntries(). `recent`: ids, the last one first.
    void setEntries(std::vector<PaletteEntry> entries, const QStringList& recent);
    /// Adds entries that took time to make.
    void addEntries(std::vector<PaletteEntry> entries);
    /// Replaces the entries that setEntries() leaves, for kinds with thousands; call it before that. Entry i is what entry `before[i]` was, which
    /// costs little, or, where that is −1, what `make` returns. Places of `before` are different and below the number of entries kept so far.
    void keepEntries(const std::vector<qsizetype>& before, const std::function<PaletteEntry(std::size_t)>& make);
    /// `first`: entries made for this query alone, listed above the others.
    void setQuery(const QString& query, std::vector<PaletteEntry> first = {});

    /// Those whose name matches all words, the best first: at most `most`.
    [[nodiscard]] std::vector<const PaletteEntry*> matches(const QString& query, std::size_t most) const;
    [[nodiscard]] const PaletteEntry& entry(int row) const { return *m_shown[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Known {
        PaletteEntry entry;
        QStringList names;  ///< Folded, the title first.
        qsizetype recent;   ///< Place among those chosen last; −1: none of them.
    };
    [[nodiscard]] std::vector<const PaletteEntry*> initial() const;
    void add(std::vector<PaletteEntry> entries);

    std::vector<Known> m_known;
    std::vector<Known> m_kept;  ///< Of keepEntries().
    QStringList m_recent;
    QString m_query;
    std::vector<PaletteEntry> m_first;
    std::vector<const PaletteEntry*> m_shown;
};

}  // namespace rosa::workbench
