/// The tries of a sweep as a table that sorts and filters itself.
#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "app/workbench/session/run_colours.h"
#include "app/workbench/sweep/data/sweep_focus.h"

namespace rosa::workbench {

/// One row per try in focus, or, with setShowsAll(), of all tries with those in focus first. A proxy would remove thousands of scattered rows
/// one range at a time; this model is reset instead, in O(tries · log tries). Columns: those of Head, the parameters, and those of Tail.
class TryTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Head { Number, Shrunk, Interval, Seeds, State, FirstParameter };
    enum Tail { Mean, Origin, TailColumns };

    TryTableModel(SweepFocus& focus, const RunColours& colours, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order) override;

    /// Whether tries out of focus are listed as well, in grey.
    void setShowsAll(bool showsAll);
    /// Lists again: the focus or the data have changed.
    void refresh();
    /// Number of the try in a row.
    [[nodiscard]] int tryAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// −1: not listed.
    [[nodiscard]] int rowOf(int number) const;
    [[nodiscard]] int parameters() const;
    /// Column of a Tail.
    [[nodiscard]] int columnOf(Tail tail) const { return FirstParameter + parameters() + tail; }
    /// Key of a parameter's column; "" for another one.
    [[nodiscard]] QString keyOf(int column) const;

private:
    void list();
    [[nodiscard]] QString headerText(int section, bool isTip) const;
    [[nodiscard]] int alignmentOf(int column) const;
    [[nodiscard]] const SweepTry& one(int row) const;
    [[nodiscard]] QString text(const SweepTry& one, int column) const;
    /// What a column sorts by, larger last.
    [[nodiscard]] double sortKey(const SweepTry& one, int column) const;

    SweepFocus& m_focus;
    const RunColours& m_colours;
    std::vector<int> m_rows;    ///< Numbers of tries.
    std::vector<int> m_places;  ///< Row of each try; −1: none.
    int m_column = Shrunk;      ///< Sorted by.
    Qt::SortOrder m_order = Qt::DescendingOrder;
    bool m_showsAll = false;
};

}  // namespace rosa::workbench
