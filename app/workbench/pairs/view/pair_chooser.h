/// The navigator: the ways of choosing a pair, one shown at a time.
#pragma once

#include <QWidget>

#include "app/workbench/pairs/data/pair_context.h"

class QActionGroup;
class QStackedWidget;
class QToolButton;

namespace rosa::workbench {

class BatchPanel;
class NodeSearch;
class WatchedList;
class Workbench;
class WorstList;

/// A list of the ways, with the page of the chosen one below: batch matrix, watched pairs, a node by name, the worst aligned pairs. It can be
/// folded. Both are kept in the settings.
class PairChooser : public QWidget {
    Q_OBJECT
public:
    explicit PairChooser(Workbench& workbench, QWidget* parent = nullptr);

    /// nullptr: no run, or one that has not been read yet.
    void setContext(const PairContextPtr& context);
    /// Marks the open pair wherever it can be chosen.
    void mark(const PairChoice& open);
    /// Without the padding of a run that pads its views.
    void setViewsAlone(bool alone);
    [[nodiscard]] BatchPanel* batch() const { return m_batch; }

Q_SIGNALS:
    void pairChosen(const rosa::workbench::PairChoice& pair);

private:
    QToolButton* makeWays();
    void show(int page);
    void fold(bool isFolded);

    QStackedWidget* m_pages;
    QActionGroup* m_ways;
    QToolButton* m_way;  ///< Named like the page.
    QToolButton* m_fold;
    BatchPanel* m_batch;
    WatchedList* m_watched;
    NodeSearch* m_search;
    WorstList* m_worst;
};

}  // namespace rosa::workbench
