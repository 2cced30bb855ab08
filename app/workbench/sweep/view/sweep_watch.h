/// Follows the sweeps of a store and one of them closely, whoever runs it.
#pragma once

#include <memory>

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "app/workbench/base/latest.h"
#include "app/workbench/sweep/data/sweep_data.h"

namespace rosa::workbench {

class Workbench;

/// Reads in the background, twice a second or, for large sweeps, at most a third of the time. Belongs to the window's thread; no call blocks.
class SweepWatch : public QObject {
    Q_OBJECT
public:
    explicit SweepWatch(Workbench& workbench, QObject* parent = nullptr);
    ~SweepWatch() override;

    /// Reads only while it is active.
    void setActive(bool isActive);
    /// "": none.
    void setSweep(const QString& name);
    [[nodiscard]] const QString& sweep() const { return m_sweep; }
    /// Of all sweeps, ascending.
    [[nodiscard]] const QStringList& names() const { return m_names; }
    /// The one that has changed last; "" without sweeps.
    [[nodiscard]] const QString& newest() const { return m_newest; }
    /// Whether names() has been read.
    [[nodiscard]] bool hasLooked() const { return m_hasLooked; }
    /// nullptr until it is read, or if it cannot be read.
    [[nodiscard]] const SweepDataPtr& data() const { return m_data; }
    /// Why it cannot be read; "" otherwise.
    [[nodiscard]] const QString& problem() const { return m_problem; }

Q_SIGNALS:
    void namesChanged();
    void dataChanged();

private:
    struct Seen;
    void look();
    void apply(Seen seen);

    Workbench& m_workbench;
    QString m_sweep;
    QStringList m_names;
    QString m_newest;
    SweepDataPtr m_data;
    QString m_problem;
    QTimer m_timer;
    Latest m_requests;
    bool m_isActive = false, m_isLooking = false, m_hasLooked = false;
};

}  // namespace rosa::workbench
