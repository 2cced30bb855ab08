/// A sweep of the store as plain values for views and figures.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QHash>
#include <QString>
#include <QStringList>

#include "app/workbench/sweep/data/sweep_stamp.h"
#include "core/catalog/catalogue.h"
#include "core/sweep/claims.h"
#include "core/sweep/steering.h"
#include "core/sweep/sweep_summary.h"
#include "widgets/chart/chart.h"

namespace rosa::workbench {

/// A varied parameter.
struct SweepAxis {
    QString key;
    widgets::ChartScale scale;  ///< Named by the parameter's title; a list of values has categories.
};

struct SweepTry {
    int number = 0;
    sweep::Origin origin = sweep::Origin::Default;
    QStringList values;      ///< One per axis, in the user's locale.
    std::vector<double> at;  ///< One per axis, on its scale.
    sweep::TryScore score;
    QStringList runs;  ///< On the blocks and rungs, without confirmations.
    int turn = 0;      ///< Place among the unfinished tries that are measured before all others, from 1; 0: none.
    QString words;     ///< Everything that the filter searches, in lower case.

    [[nodiscard]] bool isMeasured() const { return score.blocks > 0; }
};

/// A run that was begun.
struct SweepRun {
    int number = 0;  ///< Of the try.
    QString run;     ///< Id in the store.
    sweep::Block block;
    sweep::CellEnd end = sweep::CellEnd::Running;
    double validation = 0;  ///< NaN if it is not done.
    double seconds = 0, finished = 0;
    QString worker, problem;
    bool isConfirmation = false;
};

/// The best try after a number of runs.
struct BestSoFar {
    int runs = 0;
    int number = 0;  ///< Of the try.
    double shrunk = 0;
    std::optional<evaluate::Interval> interval;
};

struct SweepData {
    QString name, dataset, method, configuration;  ///< The default configuration as TOML.
    sweep::SweepRule rule;
    sweep::SweepSummary summary;
    std::vector<SweepAxis> axes;
    std::vector<SweepTry> tries;  ///< Ascending by number, from 0.
    std::vector<SweepRun> runs;   ///< Finished ones in the order of their end, then the others.
    std::vector<BestSoFar> history;
    /// Rank of each try by its mean over the first blocks, among those measured on all of them: blocks × tries; 0: none.
    std::vector<std::vector<int>> ranks;
    std::vector<sweep::WorkerNote> workers;
    sweep::Order order = sweep::Order::Run;
    double readAt = 0;  ///< Seconds since 1970.

    [[nodiscard]] const SweepTry* best() const;
    /// Workers that measure a run now.
    [[nodiscard]] int busy() const;
    /// Until nothing is left, at most; negative: unknown.
    [[nodiscard]] double secondsLeft() const;
    /// The newest confirmation; nullptr: none.
    [[nodiscard]] const sweep::ConfirmedResult* confirmed() const;
    [[nodiscard]] const sweep::Confirmation* confirmation() const;
};
using SweepDataPtr = std::shared_ptr<const SweepData>;

/// Reads a sweep again and again. Not thread-safe: one task at a time, on any thread.
class SweepReader {
public:
    SweepReader(const catalog::Catalogue& catalogue, std::filesystem::path store, std::string name)
        : m_catalogue(catalogue), m_store(std::move(store)), m_name(std::move(name))
    {}

    [[nodiscard]] const std::string& name() const { return m_name; }
    /// nullptr: nothing has changed since the last call. At first O(runs), then what is new, and a ranking of all tries. An Error if the sweep
    /// cannot be read.
    Result<SweepDataPtr> read();

private:
    struct Measured {
        double finished = 0;
        std::size_t row = 0, column = 0;
        double value = 0;
        bool operator==(const Measured&) const = default;
    };
    Result<SweepDataPtr> build();
    void addTries(SweepData& data) const;
    void addSteering(SweepData& data) const;
    Result<void> addRuns(SweepData& data);
    Result<void> addHistory(SweepData& data);

    const catalog::Catalogue& m_catalogue;
    std::filesystem::path m_store;
    std::string m_name;
    std::optional<sweep::SweepFolder> m_folder;
    SweepStamp m_stamp;
    std::vector<Measured> m_order;       ///< Of the last history.
    std::map<int, BestSoFar> m_history;  ///< By number of runs.
};

/// The axis of a dimension. `more`: values that tries have beside those of the space, such as the default.
SweepAxis axisOf(const catalog::Catalogue& catalogue, const sweep::Dimension& dimension,
                 const std::vector<std::string>& more);

}  // namespace rosa::workbench
