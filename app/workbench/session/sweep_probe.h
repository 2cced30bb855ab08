/// How long a run of a sweep takes, measured by an engine while the user still edits the form.
#pragma once

#include <optional>

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include "app/workbench/sweep/data/sweep_space.h"
#include "core/protocol/report.h"

namespace rosa::workbench {

class EngineProcess;
class Workbench;

/// Asks `rosa sweep new --dry-run` when the wanted sweep has not changed for a while; one engine at a time. What was measured is kept for the
/// parameters and ranges that it was measured with. Belongs to the window's thread; no call blocks.
class SweepProbe : public QObject {
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    explicit SweepProbe(Workbench& workbench, QObject* parent = nullptr);
    ~SweepProbe() override;

    /// `words`: dataset, parameters and --vary of the sweep, without budget, seeds, rule and jobs. Empty: nothing is wanted.
    void want(const QStringList& words);
    /// Of the wanted sweep, or while that is being measured of the last one; nullopt: nothing is known.
    [[nodiscard]] const std::optional<MeasuredCost>& cost() const { return m_cost; }
    /// Whether the cost is not that of the wanted sweep yet.
    [[nodiscard]] bool isMeasuring() const { return m_isWaiting || !m_engine.isNull(); }
    /// Why the wanted sweep cannot be measured; "": it can.
    [[nodiscard]] QString problem() const { return m_problems.value(m_wanted.join(QLatin1Char('\n'))); }

Q_SIGNALS:
    void changed();

private:
    void measure();
    void setForecast(const QString& key, const protocol::SweepForecasted& forecast);

    Workbench& m_workbench;
    QStringList m_wanted;
    QHash<QString, MeasuredCost> m_known;  ///< By the words, one per line.
    QHash<QString, QString> m_problems;
    std::optional<MeasuredCost> m_cost;
    QTimer m_settled;
    QPointer<EngineProcess> m_engine;
    QString m_measured;  ///< What m_engine measures.
    bool m_isWaiting = false;
};

}  // namespace rosa::workbench
