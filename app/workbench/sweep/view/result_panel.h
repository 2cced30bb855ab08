/// The result of a sweep: its confirmation on fresh seeds.
#pragma once

#include <QPointer>
#include <QWidget>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/sweep/data/sweep_data.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace rosa::widgets {
class ChartView;
}

namespace rosa::workbench {

class Workbench;

/// Says what a confirmation will do, starts and stops it, and shows the confirmed scores with the paired differences from the default:
/// the only numbers of a sweep that are called a result.
class ResultPanel : public QWidget {
    Q_OBJECT
public:
    explicit ResultPanel(Workbench& workbench, QWidget* parent = nullptr);

    /// nullptr: no sweep.
    void setData(SweepDataPtr shown);
    [[nodiscard]] QPushButton& button() { return *m_button; }
    [[nodiscard]] QTableWidget& table() { return *m_table; }
    [[nodiscard]] widgets::ChartView& chart() { return *m_chart; }
    [[nodiscard]] QString text() const;
    /// The engine started here; nullptr if none is running.
    [[nodiscard]] EngineProcess* engine() const { return m_engine && m_engine->isRunning() ? m_engine.data() : nullptr; }
    /// Presses the button.
    void confirm();

Q_SIGNALS:
    void stateChanged();

private:
    enum Column { Name, Test, TestInterval, Difference, DifferenceInterval, P, Seeds, Columns };

    void refresh();
    /// Whether the engine confirms the sweep that is shown.
    [[nodiscard]] bool isConfirming() const;
    void fillTable();
    void showEnd(const QString& sweep, EngineProcess::End end, const QString& message);

    Workbench& m_workbench;
    SweepDataPtr m_data;
    QPointer<EngineProcess> m_engine;
    QString m_engineOf;  ///< Sweep that m_engine confirms.
    QString m_problem;   ///< Why the last confirmation ended.
    QLabel* m_text;
    QPushButton* m_button;
    QProgressBar* m_bar;
    QTableWidget* m_table;
    widgets::ChartView* m_chart;
};

}  // namespace rosa::workbench
