/// A table as the store has it, and how far the engine is that fills it.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include "app/workbench/base/latest.h"
#include "app/workbench/model/filled_table.h"
#include "core/reproduce/plan_status.h"

namespace rosa::reproduce {
class DataShelf;
}

namespace rosa::workbench {

class Workbench;

/// Reads tables and the words of engines in the background, whoever started those. Belongs to the window's thread; no call waits.
class PlanWatch : public QObject {
    Q_OBJECT
public:
    explicit PlanWatch(Workbench& workbench, QObject* parent = nullptr);
    ~PlanWatch() override;

    /// Reads the table of a request; what was read of another goes.
    void setRequest(const reproduce::PlanRequest& request);
    [[nodiscard]] const reproduce::PlanRequest& request() const { return m_request; }
    /// Only while it is looked at does it read.
    void setActive(bool isActive);
    /// Reads the table again, whether or not anything is known to have changed.
    void lookAgain();

    /// nullptr until it is read, or where it cannot be.
    [[nodiscard]] const FilledTablePtr& filled() const { return m_filled; }
    /// Why there is no table; "" where there is one, or none yet.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// Of this request: what the last engine said; none where there was none.
    [[nodiscard]] const reproduce::PlanStatus* status() const;
    /// The request that an engine works on now, this one or another; nullptr: none.
    [[nodiscard]] const reproduce::PlanStatus* underWay() const;
    /// Whether the statuses were read at all.
    [[nodiscard]] bool hasLooked() const { return m_hasLooked; }
    /// For all that is left of underWay(), counted down; negative: not known.
    [[nodiscard]] double secondsLeft() const;
    /// Asks the engine that is under way to stop after a checkpoint.
    void stop();

Q_SIGNALS:
    void tableChanged();
    void statusChanged();

private:
    void look();
    void readTable();
    [[nodiscard]] size_t fingerprint() const;

    Workbench& m_workbench;
    reproduce::PlanRequest m_request;
    std::shared_ptr<reproduce::DataShelf> m_shelf;  ///< Used by one reading at a time.
    FilledTablePtr m_filled;
    QString m_problem;
    std::vector<reproduce::PlanStatus> m_statuses;
    QElapsedTimer m_sinceStatus;
    QTimer m_timer;
    size_t m_dataStamp = 0;  ///< reproduce::dataStamp() as it was looked at last.
    size_t m_read = 0;       ///< fingerprint() of what was read, or is being read.
    Latest m_requests;
    bool m_isReading = false;
    bool m_isLooking = false;
    bool m_hasLooked = false;
};

}  // namespace rosa::workbench
