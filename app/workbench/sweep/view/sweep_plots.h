/// The plots of a sweep as tabs.
#pragma once

#include <array>
#include <memory>

#include <QTabWidget>

#include "app/workbench/session/run_colours.h"
#include "app/workbench/sweep/figure/sweep_charts.h"
#include "widgets/figure/figure.h"

class QComboBox;

namespace rosa::widgets {
class ParallelView;
}

namespace rosa::workbench {

class ResultPanel;
class Workbench;

/// One tab per plot; only the visible one is drawn again when the focus changes.
class SweepPlots : public QTabWidget {
    Q_OBJECT
public:
    SweepPlots(SweepFocus& focus, Workbench& workbench, QWidget* parent = nullptr);

    [[nodiscard]] widgets::ParallelView& parallel() { return *m_parallel; }
    [[nodiscard]] widgets::ChartView& chart(SweepPlot plot) { return *m_charts[static_cast<std::size_t>(plot)]; }
    [[nodiscard]] ResultPanel& result() { return *m_result; }
    [[nodiscard]] QComboBox& across() { return *m_across; }
    [[nodiscard]] QComboBox& up() { return *m_up; }
    void show(SweepPlot plot);
    [[nodiscard]] SweepPlot shown() const { return kSweepPlots[static_cast<std::size_t>(currentIndex())]; }
    /// Of the map: keys of parameters.
    void setMapAxes(const QString& across, const QString& up);

Q_SIGNALS:
    void tryOpened(int number);
    void runOpened(const QString& run);

private:
    QWidget* makeParallel();
    QWidget* makeChart(SweepPlot plot);
    QWidget* makeMap();
    void fillMapChoices();
    void updateData();
    void updateChosen();
    void invalidate();
    void redraw();
    /// The run that the keyboard has reached stays the current one.
    void redrawWorkers();
    void choose(int number, Qt::KeyboardModifiers modifiers);
    void open(SweepPlot plot, int subject);
    [[nodiscard]] SweepScope scope() const;
    [[nodiscard]] std::unique_ptr<widgets::Figure> figure(SweepPlot plot) const;

    SweepFocus& m_focus;
    Workbench& m_workbench;
    widgets::ParallelView* m_parallel = nullptr;
    std::array<widgets::ChartView*, kSweepPlots.size()> m_charts{};
    ResultPanel* m_result = nullptr;
    QComboBox* m_across = nullptr;
    QComboBox* m_up = nullptr;
    SweepDataPtr m_drawnRuns;  ///< That the workers were drawn from.
    std::array<bool, kSweepPlots.size()> m_isDrawn{};
};

}  // namespace rosa::workbench
