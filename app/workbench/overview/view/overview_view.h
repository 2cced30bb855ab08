/// The view Overview: a run on one page.
#pragma once

#include <QTimer>

#include "app/workbench/base/latest.h"
#include "app/workbench/overview/view/overview_data.h"
#include "app/workbench/shell/view.h"

class QGridLayout;
class QLabel;

namespace rosa::workbench {

class FigureCard;
class ViewHead;
class Workbench;

/// The verdict in a sentence, then loss, plan, map and results as pictures, each of which opens its view. A run in training is read again
/// while the view is in front. Records are read in the background.
class OverviewView : public View {
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    explicit OverviewView(Workbench& workbench, QWidget* parent = nullptr);

    [[nodiscard]] QString verdict() const;
    [[nodiscard]] OfferedPage page() const override;
    [[nodiscard]] QList<FigureCard*> cards() const { return m_cards; }

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void look();
    void showOverview(const Overview& overview);
    void arrange();
    void addCard(const OverviewPart& part);

    Workbench& m_workbench;
    Latest m_latest;
    QTimer m_soon;
    QString m_shown;  ///< State of the run that is shown or being read.
    ViewHead* m_head;
    QLabel* m_hint;
    QGridLayout* m_grid;
    QList<FigureCard*> m_cards;
    int m_columns = 0;
};

}  // namespace rosa::workbench
