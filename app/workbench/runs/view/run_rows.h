/// The rows of the list of runs, each with a number that it keeps while others come and go.
#pragma once

#include <vector>

#include <QHash>
#include <QString>

#include "app/workbench/runs/view/run_tree.h"

namespace rosa::workbench {

/// Hears of the steps of RunRows::change(), each before and after. Rows are named by their numbers, places as in QAbstractItemModel.
class RowChanges {
public:
    virtual ~RowChanges() = default;
    virtual void removing(int parent, int first, int last) = 0;
    virtual void removed(int parent) = 0;
    /// Between the removal of rows and everything else: those that remain are of the same runs as before and will stay so; their places
    /// in the list of runs are those of the new list after this.
    virtual void updateRuns() = 0;
    virtual void reordering(int parent) = 0;
    virtual void reordered(int parent) = 0;
    virtual void inserting(int parent, int first, int last) = 0;
    virtual void inserted(int parent) = 0;
};

/// A tree in an array. The root, which is not shown, is number 0; RunNode::parent and RunNode::children are numbers. Numbers of removed
/// rows are given to new ones.
class RunRows {
public:
    [[nodiscard]] const RunNode& at(int number) const { return m_rows[static_cast<std::size_t>(number)]; }
    /// 0: there is no such row.
    [[nodiscard]] int numberOf(const QString& key) const { return m_byKey.value(key, 0); }
    /// Rows that are of one run, wherever they stand.
    [[nodiscard]] int runCount() const { return m_runs; }
    [[nodiscard]] bool isEmpty() const { return at(0).children.empty(); }

    /// Replaces all rows, without steps. `nodes`: arrangedRuns().
    void reset(std::vector<RunNode> nodes);
    /// The same in steps: rows with the same key below the same parent stay, others are removed and inserted, those that stand in another
    /// order are reordered. O(rows).
    void change(const std::vector<RunNode>& nodes, RowChanges& changes);

    /// Calls `visit` with the number of every row.
    template <typename Visit>
    void forEach(const Visit& visit) const
    {
        for (auto row = m_byKey.cbegin(); row != m_byKey.cend(); ++row) visit(*row);
    }

private:
    /// Which old row is which new one; −1: none.
    struct Match {
        std::vector<int> newOf;  ///< By number of the old row.
        std::vector<int> oldOf;  ///< By place in the new nodes.
    };
    [[nodiscard]] Match match(const std::vector<RunNode>& nodes) const;
    void removeUnmatched(int row, const Match& match, RowChanges& changes);
    void takeOver(const std::vector<RunNode>& nodes, const Match& match);
    void order(int row, const std::vector<RunNode>& nodes, const Match& match, RowChanges& changes);
    void insertUnmatched(int row, const std::vector<RunNode>& nodes, const Match& match, RowChanges& changes);
    int add(const std::vector<RunNode>& nodes, int node, int parent);
    void forget(int row);
    void place(int row, std::size_t from);
    [[nodiscard]] RunNode& row(int number) { return m_rows[static_cast<std::size_t>(number)]; }

    std::vector<RunNode> m_rows = std::vector<RunNode>(1);
    std::vector<int> m_free;  ///< Numbers without a row.
    QHash<QString, int> m_byKey;
    int m_runs = 0;
};

}  // namespace rosa::workbench
