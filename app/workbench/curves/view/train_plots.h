/// The plots of the Train view: one per quantity, below each other, over the same epochs.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QScrollArea>
#include <QSet>
#include <QStringList>

#include "app/workbench/curves/figure/metric_panels.h"
#include "widgets/plots/panel_source.h"

class QMenu;
class QSplitter;

namespace rosa::widgets {
class CurveLegend;
class CurvePlot;
class EpochAxis;
class Figure;
class FrameClock;
}  // namespace rosa::widgets

namespace rosa::workbench {

class RunCurves;

/// A run and how it is drawn.
struct ShownRun {
    RunCurves* curves = nullptr;
    QString name;  ///< Distinguishes it, or the band it belongs to, from the others.
    int colour = 0;
    int dashedFrom = std::numeric_limits<int>::max();  ///< Epoch at which another shown run was forked from it.
    std::optional<std::size_t> band = {};              ///< Runs with equal numbers form a band, if there are bands.
};

/// One legend for all plots stands outside: several runs are named there, by their colours. Visible plots, their sizes and scales are stored in
/// QSettings ("train/…").
class TrainPlots : public QScrollArea {
    Q_OBJECT
public:
    explicit TrainPlots(QWidget* parent = nullptr);
    ~TrainPlots() override;

    /// The marks are those of the first run. The runs must live until the next call, or longer than this.
    void setRuns(std::vector<ShownRun> runs);
    /// Shows mean and spread of each group of runs instead of the individual runs.
    void setSpread(std::optional<widgets::Spread> spread);
    void setSmoothing(double weight);
    /// Call this when a run's metrics, marks or names have changed.
    void rebuild();
    /// Call this when the curves have new values.
    void refresh();

    /// Of the runs or bands; hidden while there is only one. It belongs to whoever shows it.
    [[nodiscard]] widgets::CurveLegend& legend() { return *m_legend; }
    [[nodiscard]] widgets::EpochAxis& axis() { return *m_axis; }
    [[nodiscard]] widgets::FrameClock& clock() { return *m_clock; }
    /// By panel id; nullptr if no run has its metrics.
    [[nodiscard]] widgets::CurvePlot* plot(const QString& panel) const;
    /// Whether any visible plot has an epoch.
    [[nodiscard]] bool hasCurves() const;
    /// Fills a menu with a checkable action per plot, each time it is opened.
    void fillMenu(QMenu& menu);

private:
    void makePlots();
    void placePlots();
    void fillLegend();
    void toggleRun(int entry);
    [[nodiscard]] QString legendKey(const ShownRun& run) const;
    [[nodiscard]] QString bandName(const ShownRun& run) const;
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
    QSet<QString> m_hidden;      ///< Panels.
    QSet<QString> m_hiddenRuns;  ///< Keys of runs or bands that the legend hides.
    QStringList m_legendKeys;    ///< Of the rows of the legend.
    widgets::CurveLegend* m_legend;
    widgets::EpochAxis* m_axis;
    widgets::FrameClock* m_clock;
    QSplitter* m_splitter;
};

}  // namespace rosa::workbench
