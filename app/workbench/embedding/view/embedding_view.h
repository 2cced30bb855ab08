/// Two-dimensional embeddings side by side: shows which nodes a method places close together.
#pragma once

#include <map>
#include <memory>
#include <optional>

#include <QList>
#include <QPointer>

#include "app/workbench/base/latest.h"
#include "app/workbench/embedding/data/node_colours.h"
#include "app/workbench/embedding/figure/embedding_figure.h"
#include "app/workbench/embedding/view/layout_source.h"
#include "app/workbench/records/run_feed.h"
#include "app/workbench/shell/view.h"
#include "core/data/dataset.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"
#include "widgets/scatter/selection_model.h"

class QGridLayout;
class QLabel;
class QMenu;
class QStackedWidget;

namespace rosa::workbench {

class ClassLegend;
class EmbeddingControls;
class EmbeddingPanel;
class NodeList;
class ViewHead;
class Workbench;
struct EmbeddingRows;

/// The first panel follows the current run; up to three others show raw features, a random encoder or other runs of the same data set.
/// These are stored in the settings and restored with their data set; a panel that would repeat the first one is not shown. Hover,
/// selection, colours and search are shared. Nothing is read or computed while the view is hidden.
class EmbeddingView : public View {
    Q_OBJECT
public:
    static constexpr int kMostPanels = 4;
    static constexpr int kNeighbours = 10;

    explicit EmbeddingView(Workbench& workbench, QWidget* parent = nullptr);
    ~EmbeddingView() override;

    /// Adds a permanent panel, unless there is one with that subject or there are kMostPanels.
    EmbeddingPanel* addPanel(const PanelSubject& subject);
    [[nodiscard]] const QList<EmbeddingPanel*>& panels() const { return m_panels; }
    [[nodiscard]] widgets::SelectionModel& selection() { return m_selection; }
    [[nodiscard]] const ViewHead& head() const { return *m_head; }
    [[nodiscard]] EmbeddingControls& controls() { return *m_controls; }
    [[nodiscard]] ClassLegend& legend() { return *m_legend; }
    [[nodiscard]] NodeList& nodes() { return *m_nodes; }
    [[nodiscard]] OfferedPage page() const override;
    /// nullptr until it is read.
    [[nodiscard]] const std::shared_ptr<const data::Dataset>& dataset() const { return m_dataset; }

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildSide();
    void connectParts();
    void saySentence();
    // Runs and panels.
    void takeCurrentRun();
    void takeUpdate(const RunUpdate& update);
    void openDataset(const std::string& name);
    EmbeddingPanel* makePanel(PanelSubject subject);
    /// Seed for the run of a method beside the current run: the current run's, if the method uses random numbers.
    [[nodiscard]] std::optional<std::uint64_t> seedOf(const PanelSubject& subject) const;
    void removePanel(EmbeddingPanel* panel);
    /// Creates the panels beside the first: those requested, if they belong to this data set and do not repeat the first.
    void placeBeside();
    [[nodiscard]] bool lacksPanels() const;
    void keepBeside(const QStringList& subjects);
    void restoreBeside();
    [[nodiscard]] std::optional<PanelSubject> subjectOf(const QString& key) const;
    void arrange();
    void showChoice(EmbeddingPanel* panel);
    void refreshTitles();
    void followCheckpoint();
    void explainWaiting();
    void fillPanelMenu();
    [[nodiscard]] store::RunSummary summaryOf(const PanelSubject& subject) const;
    [[nodiscard]] std::unique_ptr<widgets::Figure> makeFigure() const;
    // Nodes.
    void colour();
    void colourByPrediction(EmbeddingPanel* panel);
    void search(const QString& text);
    void selectionChanged();
    void findNeighbours(int node);
    void showNeighbours(int node, const QString& where, const std::shared_ptr<const EmbeddingRows>& rows);
    void offerNode(QMenu& menu, const EmbeddingPanel* panel, int node);
    void selectNodes(const QString& run, const QList<int>& nodes);
    [[nodiscard]] QString alignmentRun(const EmbeddingPanel* panel) const;

    Workbench& m_workbench;
    widgets::SelectionModel m_selection;
    ViewHead* m_head;
    EmbeddingControls* m_controls;
    QStackedWidget* m_pages;  ///< Pages: nothing to show, panels.
    QLabel* m_nothing;
    QWidget* m_board;
    QGridLayout* m_grid;
    ClassLegend* m_legend;
    QLabel* m_legendTitle;
    NodeList* m_nodes;

    QString m_run;  ///< Of the first panel.
    std::unique_ptr<RunFeed> m_feed;
    std::optional<record::RunInfo> m_info;
    int m_checkpoint = -1;      ///< The run's newest checkpoint.
    std::string m_datasetName;  ///< The requested data set.
    std::shared_ptr<const data::Dataset> m_dataset;
    QList<EmbeddingPanel*> m_panels;
    QStringList m_beside;               ///< Requested subjects: a method, or a run's id.
    QPointer<EmbeddingPanel> m_active;  ///< Clicked last: neighbours are computed in its space.
    QList<int> m_wantedNodes;           ///< To be selected when the data set has been read.
    std::map<QString, std::shared_ptr<const EmbeddingRows>> m_rows;
    Latest m_neighbours;  ///< Requested neighbours.
};

}  // namespace rosa::workbench
