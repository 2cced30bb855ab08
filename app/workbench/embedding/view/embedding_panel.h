/// One embedding in the plane: its points, how they were computed, and actions on it.
#pragma once

#include <memory>

#include <QWidget>

#include "app/workbench/embedding/data/node_colours.h"
#include "app/workbench/embedding/view/layout_source.h"
#include "core/data/dataset.h"

class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace rosa::widgets {
class ColourDisc;
class ReplayBar;
class ScatterView;
class SelectionModel;
class ShortLabel;
}  // namespace rosa::widgets

namespace rosa::workbench {

class Workbench;

class EmbeddingPanel : public QWidget {
    Q_OBJECT
public:
    /// `selection` numbers the nodes and is shared by all panels.
    EmbeddingPanel(Workbench& workbench, PanelSubject subject, widgets::SelectionModel& selection, QWidget* parent);
    ~EmbeddingPanel() override;

    [[nodiscard]] LayoutSource& source() { return *m_source; }
    [[nodiscard]] const LayoutSource& source() const { return *m_source; }
    [[nodiscard]] widgets::ScatterView& scatter() { return *m_scatter; }
    [[nodiscard]] widgets::ReplayBar& replay() { return *m_replay; }
    [[nodiscard]] QString title() const;
    /// `colour`: of the run, a number for widgets::curveColour(); negative: none.
    void setTitle(const QString& title, int colour);
    /// The nodes of the layouts; a layout that does not match is reported instead of shown.
    void setDataset(std::shared_ptr<const data::Dataset> dataset);
    /// Sets the colouring of the points; kinds that are not `visible` are hidden.
    void setColours(NodeColours colours, const std::vector<bool>& visible);
    [[nodiscard]] const NodeColours& colours() const { return m_colours; }
    /// Why the run has no embedding, and the label of a button beside the text; "": no button.
    void setWaiting(const QString& reason, const QString& button);
    void setMayClose(bool mayClose);
    /// nullptr if nothing is shown.
    [[nodiscard]] const RecordedLayout* shown() const;
    /// The line below the points: "step 1,000 · KL 1.23"; its tooltip describes the computation.
    [[nodiscard]] const widgets::ShortLabel& caption() const { return *m_caption; }
    /// The message shown instead of points; "" if there are points.
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    void closeWanted();
    /// The button of setWaiting() was pressed.
    void waitingButtonPressed();

private:
    void buildHeader();
    void buildBody();
    void showStep(int step);
    void refresh();
    void showMessage(const QString& text, const QString& button);
    void refreshCaption();
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

    LayoutSource* m_source;
    std::shared_ptr<const data::Dataset> m_dataset;
    NodeColours m_colours;
    QString m_waitingReason;
    QString m_waitingButton;
    QWidget* m_header;
    widgets::ColourDisc* m_disc;
    widgets::ShortLabel* m_title;
    QToolButton* m_stop;
    QToolButton* m_again;
    QToolButton* m_close;
    QStackedWidget* m_stack;
    widgets::ScatterView* m_scatter;
    QLabel* m_message;
    QPushButton* m_button;
    widgets::ReplayBar* m_replay;
    widgets::ShortLabel* m_caption;
    int m_step = -1;
};

}  // namespace rosa::workbench
