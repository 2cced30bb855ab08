/// View for following and controlling a training.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QPointer>
#include <QStringList>
#include <QTimer>

#include "app/workbench/shell/view.h"
#include "widgets/plots/curve_band.h"

class QAction;
class QLabel;
class QMenu;
class QSlider;
class QStackedWidget;

namespace rosa::workbench {

class EngineProcess;
class LiveStrip;
class OverlayButton;
class ResultStrip;
class RunControls;
class RunCurves;
class TrainPlots;
class ViewHead;
class Workbench;

/// Curves of the workbench's current run with overlaid runs, and the controls of its training.
class TrainView : public View {
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    explicit TrainView(Workbench& workbench, QWidget* parent = nullptr);
    ~TrainView() override;

    /// Other runs overlaid on the current one.
    void setOverlays(const QStringList& runs);
    [[nodiscard]] QStringList overlays() const;
    /// Mean and spread over the seeds of the groups of the current and the overlaid runs; nullopt: individual runs.
    void setSpread(std::optional<widgets::Spread> spread);
    /// The mean over about so many epochs, of the stops of the menu the nearest below; 0: the values as they are.
    void setSmoothing(int epochs);

    [[nodiscard]] TrainPlots& plots() const { return *m_plots; }
    [[nodiscard]] LiveStrip& liveStrip() const { return *m_live; }
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] OfferedPage page() const override;

private:
    void connectParts();
    void handleRequests();
    ViewHead* makeHead();
    void addSmoothing(QMenu& menu);
    void smooth();
    QWidget* makeEmptyPage();
    void follow();
    void arrange();
    void refreshState();
    void refreshStateSoon();
    bool leavesData(const std::string& dataset);
    void updateFigureState();
    void fork();
    void awaitRun(EngineProcess* process);
    /// The current run; nullptr: none is chosen, or one is about to start.
    [[nodiscard]] RunCurves* current() const;
    [[nodiscard]] bool isNewRunAwaited() const;
    [[nodiscard]] QStringList drawnOverlays() const;
    /// The current and the overlaid runs, each with the runs that differ from it in the seed.
    [[nodiscard]] QStringList wholeGroups() const;

    Workbench& m_workbench;
    std::map<QString, std::unique_ptr<RunCurves>> m_runs;  ///< All followed runs.
    QHash<QString, QString> m_named;                       ///< Names used in the legends, by run id.
    std::string m_dataset;                                 ///< Of the run shown last.
    std::optional<widgets::Spread> m_spread;
    bool m_hasFigure = false;
    int m_lastHover = 0;  ///< The last hovered epoch: the pointer has left the plots when the fork button is pressed.
    QPointer<EngineProcess> m_starting;  ///< An engine that trains a run without an id yet.
    RunControls* m_controls;
    QAction* m_fit;
    OverlayButton* m_overlay;
    ViewHead* m_head;
    QMenu* m_seeds;
    QSlider* m_smoothing;
    QLabel* m_smoothingText;
    LiveStrip* m_live;
    ResultStrip* m_result;
    QStackedWidget* m_pages;
    QLabel* m_waiting;
    QLabel* m_nothing;  ///< Shown if no run is chosen.
    TrainPlots* m_plots;
    QTimer m_stateTimer;
    QTimer m_arrangeTimer;
};

}  // namespace rosa::workbench
