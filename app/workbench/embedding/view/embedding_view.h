/// Two-dimensional embeddings side by side: shows which nodes a method places close together.
#pragma once

#include <memory>
#include <string>

#include <QList>

#include "app/workbench/embedding/view/layout_source.h"
#include "app/workbench/shell/view.h"
#include "core/data/dataset.h"
#include "widgets/scatter/selection_model.h"

class QLabel;
class QMenu;
class QStackedWidget;

namespace rosa::workbench {

class ClassLegend;
class EmbeddingControls;
class EmbeddingPanel;
class NodeColouring;
class NodeFinder;
class NodeList;
class PanelBoard;
class PanelsBeside;
class RunFollower;
class ViewHead;
class Workbench;

/// The first panel follows the current run (RunFollower); up to three others show raw features, a random encoder or other runs of the
/// same data set (PanelsBeside, PanelBoard). These are stored in the settings and restored with their data set; a panel that would repeat
/// the first one is not shown. Hover, selection and search (NodeFinder) and colours (NodeColouring) are shared. Nothing is read or
/// computed while the view is hidden.
class EmbeddingView : public View {
    Q_OBJECT
public:
    explicit EmbeddingView(Workbench& workbench, QWidget* parent = nullptr);
    ~EmbeddingView() override;

    /// Adds a permanent panel, unless there is one with that subject or there are as many as fit.
    EmbeddingPanel* addPanel(const PanelSubject& subject);
    [[nodiscard]] const QList<EmbeddingPanel*>& panels() const;
    [[nodiscard]] widgets::SelectionModel& selection() { return m_selection; }
    [[nodiscard]] const ViewHead& head() const { return *m_head; }
    [[nodiscard]] EmbeddingControls& controls() { return *m_controls; }
    [[nodiscard]] ClassLegend& legend();
    [[nodiscard]] NodeList& nodes();
    [[nodiscard]] OfferedPage page() const override;
    /// nullptr until it is read.
    [[nodiscard]] const std::shared_ptr<const data::Dataset>& dataset() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void connectControls();
    void connectPanels();
    void showSentence();
    void updateCurrentRun();
    void begin();
    void openDataset(const std::string& name);
    void showChoice(EmbeddingPanel* panel);
    void offerMenu(EmbeddingPanel* panel);
    void fillMenuOf(QMenu& menu, const EmbeddingPanel* panel, int node);
    void selectNodes(const QString& run, const QList<int>& nodes);

    Workbench& m_workbench;
    widgets::SelectionModel m_selection;
    ViewHead* m_head;
    EmbeddingControls* m_controls;
    QStackedWidget* m_pages;  ///< Pages: nothing to show, panels.
    QLabel* m_nothing;
    PanelBoard* m_board;
    NodeColouring* m_colouring;
    NodeFinder* m_finder;
    RunFollower* m_follower;
    PanelsBeside* m_beside;
    std::string m_datasetName;  ///< The requested data set.
    QList<int> m_wantedNodes;   ///< To be selected when the data set has been read.
};

}  // namespace rosa::workbench
