/// The live curves of one run.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QTimer>

#include "app/workbench/records/run_feed.h"
#include "core/catalog/configuration.h"
#include "core/store/turn.h"
#include "widgets/plots/curve_panel.h"

namespace rosa::workbench {

/// Follows a run's record and keeps its curves in bounded memory. An engine commits its curves about twice per second; new values of a
/// running training are added evenly until the next commit is due, so that the curves move at every frame. Belongs to the window's thread.
class RunCurves : public QObject {
    Q_OBJECT
public:
    RunCurves(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const QString& run, QObject* parent);

    [[nodiscard]] QString run() const { return m_feed.run(); }
    [[nodiscard]] const std::optional<record::RunInfo>& info() const { return m_feed.info(); }
    [[nodiscard]] bool isLive() const { return m_feed.isLive(); }
    /// The initial configuration; empty before the first update, or if this program does not understand it.
    [[nodiscard]] const std::optional<catalog::Configuration>& configuration() const { return m_configuration; }
    [[nodiscard]] const std::vector<std::string>& metrics() const { return m_metrics; }
    /// nullptr if the record has no such metric.
    [[nodiscard]] std::shared_ptr<widgets::CurveStore> curve(const std::string& metric) const;
    [[nodiscard]] int epochs() const { return m_epochs; }
    [[nodiscard]] const std::vector<int>& checkpoints() const { return m_checkpoints; }
    [[nodiscard]] const std::vector<store::Turn>& turns() const { return m_turns; }
    /// Text of a parameter's current value: as configured, or as changed last.
    [[nodiscard]] QString valueOf(const std::string& key) const;
    /// Parameter changes, pauses, the fork and checkpoints.
    [[nodiscard]] std::vector<widgets::CurveMark> marks() const;

Q_SIGNALS:
    void grew();
    /// State, name or reason changed.
    void infoChanged();
    void metricsChanged();
    void marksChanged();
    void failed(const QString& message);

private:
    void addUpdate(const RunUpdate& update);
    void addValues(const RunUpdate& update);
    /// Adds waiting epochs to the curves.
    void release(std::size_t epochs);
    void addEvents(const std::vector<record::RunEvent>& events);

    const catalog::Catalogue& m_catalogue;
    RunFeed m_feed;
    std::optional<record::RunInfo> m_seen;
    std::optional<catalog::Configuration> m_configuration;
    std::vector<std::string> m_metrics;
    std::map<std::string, std::shared_ptr<widgets::CurveStore>> m_curves;
    std::vector<record::RunEvent> m_events;
    std::vector<store::Turn> m_turns;
    std::vector<int> m_checkpoints;
    int m_epochs = 0;
    std::vector<std::vector<double>> m_waiting;  ///< By metric, all of equal length.
    int m_framesLeft = 0;                        ///< Frames until all waiting epochs should be in the curves.
    QTimer m_frames;
};

}  // namespace rosa::workbench
