/// The plots of the Train view: one for each quantity, below each other, over the same epochs.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QScrollArea>
#include <QSet>

#include "app/workbench/figures/metric_panels.h"
#include "widgets/plots/panel_source.h"

class QMenu;
class QSplitter;

namespace rosa::widgets {
class CurvePlot;
class EpochAxis;
class Figure;
class FrameClock;
}  // namespace rosa::widgets

namespace rosa::workbench {

class RunCurves;

/// A run with how it is drawn.
struct ShownRun {
    RunCurves* curves = nullptr;
    QString name;  ///< That tells it, or the band it goes into, from the others.
    int colour = 0;
    int dashedFrom = std::numeric_limits<int>::max();  ///< Where another run was forked off it.
    bool isInGroup = false;                            ///< Goes into the band where one is asked for.
};

/// Which plots are shown, their sizes and scales are kept in QSettings ("train/…").
class TrainPlots : public QScrollArea {
    Q_OBJECT
public:
    explicit TrainPlots(QWidget* parent = nullptr);
    ~TrainPlots() override;

    /// The first is the run the marks belong to. The runs outlive this or the next call.
    void setRuns(std::vector<ShownRun> runs);
    /// Mean and spread of the runs of the group instead of each of them.
    void setSpread(std::optional<widgets::Spread> spread);
    void setSmoothing(double weight);
    /// A run's metrics or marks, or names, changed.
    void rebuild();
    /// The curves grew.
    void refresh();

    [[nodiscard]] widgets::EpochAxis& axis() { return *m_axis; }
    [[nodiscard]] widgets::FrameClock& clock() { return *m_clock; }
    /// By id of the panel; nullptr where no run has its metrics.
    [[nodiscard]] widgets::CurvePlot* plot(const QString& panel) const;
    /// Whether a plot that is shown has an epoch.
    [[nodiscard]] bool hasCurves() const;
    /// Adds a checkable action for each plot to a menu, anew each time the menu is opened.
    void fillMenu(QMenu& menu);

private:
    void makePlots();
    void placePlots();
    [[nodiscard]] widgets::PanelSource sourceOf(const MetricPanel& panel) const;
    void addLine(widgets::PanelSource& source, const MetricPanel& panel, std::size_t line) const;
    [[nodiscard]] std::unique_ptr<widgets::Figure> figureOf(const QString& panel) const;
    void setShown(const QString& panel, bool isShown);
    void keepSizes();

    std::vector<ShownRun> m_runs;
    std::optional<widgets::Spread> m_spread;
    double m_smoothing = 0;
    std::vector<MetricPanel> m_panels;
    std::map<QString, widgets::CurvePlot*> m_plots;
    QSet<QString> m_hidden;
    widgets::EpochAxis* m_axis;
    widgets::FrameClock* m_clock;
    QSplitter* m_splitter;
};

}  // namespace rosa::workbench
