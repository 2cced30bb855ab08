/// How long the run of the form New run takes.
#pragma once

#include <optional>

#include <QHash>
#include <QObject>
#include <QString>

#include "app/workbench/base/latest.h"
#include "core/catalog/configuration.h"
#include "core/sweep/sweep_forecast.h"

namespace rosa::workbench {

class Workbench;

/// By the finished run of the library that is most like it (run_cost.h), whose record is read in the background once. Belongs to the window's
/// thread; no call blocks.
class RunForecast : public QObject {
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    explicit RunForecast(Workbench& workbench, QObject* parent = nullptr);

    /// Looks for a run like this one.
    void want(const catalog::Configuration& configuration);
    /// Of the wanted run; nullopt: no run like it has finished yet, or its record is being read.
    /// Of one core or more, as that run had them.
    [[nodiscard]] std::optional<double> seconds() const;
    /// The name of the run that says so; "": none.
    [[nodiscard]] QString source() const { return m_source; }

Q_SIGNALS:
    void changed();

private:
    void look();

    Workbench& m_workbench;
    std::optional<catalog::Configuration> m_wanted;
    QString m_run, m_source;
    QHash<QString, sweep::RunCost> m_known;  ///< By the id of the run.
    Latest m_latest;
};

}  // namespace rosa::workbench
