/// The ways into a pair, one at a time.
#pragma once

#include <QWidget>

#include "app/workbench/views/alignment/pair_context.h"

class QButtonGroup;
class QStackedWidget;

namespace rosa::workbench {

class BatchPanel;

class PairChooser : public QWidget {
    Q_OBJECT
public:
    explicit PairChooser(Workbench& workbench, QWidget* parent = nullptr);

    void setContext(const PairContextPtr& context);
    [[nodiscard]] BatchPanel* batch() const { return m_batch; }
    enum class Page { Batch, Watched, Node, Worst };
    void setPage(Page page);

Q_SIGNALS:
    void pairChosen(int first, int second, unsigned draw);

private:
    QButtonGroup* m_buttons;
    QStackedWidget* m_pages;
    BatchPanel* m_batch;
};

}  // namespace rosa::workbench
