/// Follows a table: the results in the store, and the progress of the engine that fills it.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include "app/workbench/base/latest.h"
#include "app/workbench/tables/data/filled_table.h"
#include "core/tables/plan_status.h"

namespace rosa::tables {
class DataShelf;
}

namespace rosa::workbench {

class Workbench;

/// Reads tables and reports of engines in the background, whoever started the engines. Belongs to the window's thread; no call blocks.
class PlanWatch : public QObject {
    Q_OBJECT
public:
    explicit PlanWatch(Workbench& workbench, QObject* parent = nullptr);
    ~PlanWatch() override;

    /// Reads the table of a request; discards that of another one.
    void setRequest(const tables::PlanRequest& request);
    [[nodiscard]] const tables::PlanRequest& request() const { return m_request; }
    /// Reads only while it is active.
    void setActive(bool isActive);
    /// Reads the table again, even if no change is known.
    void lookAgain();

    /// nullptr until it is read, or if it cannot be read.
    [[nodiscard]] const FilledTablePtr& filled() const { return m_filled; }
    /// Why there is no table; "" if there is one, or if it has not been read yet.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// For this request: the last report of an engine; nullptr if there was none.
    [[nodiscard]] const tables::PlanStatus* status() const;
    /// The request that an engine is working on, this one or another; nullptr: none.
    [[nodiscard]] const tables::PlanStatus* underWay() const;
    /// Whether the reports have been read.
    [[nodiscard]] bool hasLooked() const { return m_hasLooked; }
    /// Until all of underWay() is done; negative: unknown.
    [[nodiscard]] double secondsLeft() const;
    /// Asks the working engine to stop after a checkpoint.
    void stop();

Q_SIGNALS:
    void tableChanged();
    void statusChanged();
    /// The store's data sets with labels, whenever they have changed and when they are read for the first time.
    void dataSetsRead(const QStringList& names);

private:
    void look();
    void readTable();
    [[nodiscard]] size_t fingerprint() const;

    Workbench& m_workbench;
    tables::PlanRequest m_request;
    std::shared_ptr<tables::DataShelf> m_shelf;  ///< Used by one reading task at a time.
    FilledTablePtr m_filled;
    QString m_problem;
    std::vector<tables::PlanStatus> m_statuses;
    QElapsedTimer m_sinceStatus;
    QTimer m_timer;
    size_t m_dataStamp = 0;  ///< tables::dataStamp() at the last check.
    size_t m_read = 0;       ///< fingerprint() of what was read, or is being read.
    Latest m_requests;
    bool m_isReading = false;
    bool m_isLooking = false;
    bool m_hasLooked = false;
};

}  // namespace rosa::workbench
