/// The ways into a pair, one at a time.
#pragma once

#include <QWidget>

#include "app/workbench/model/pair_context.h"

namespace rosa::workbench {

class BatchPanel;
class NodeSearch;
class WatchedList;
class Workbench;
class WorstList;

/// A button a way, each with its page below: batch matrix, watched pairs, a node by name, the worst aligned.
class PairChooser : public QWidget {
    Q_OBJECT
public:
    explicit PairChooser(Workbench& workbench, QWidget* parent = nullptr);

    /// nullptr: no run, or one that is not read yet.
    void setContext(const PairContextPtr& context);
    /// Marks the pair that is open wherever it can be chosen.
    void mark(const PairChoice& open);
    [[nodiscard]] BatchPanel* batch() const { return m_batch; }

Q_SIGNALS:
    void pairChosen(const rosa::workbench::PairChoice& pair);

private:
    BatchPanel* m_batch;
    WatchedList* m_watched;
    NodeSearch* m_search;
    WorstList* m_worst;
};

}  // namespace rosa::workbench
