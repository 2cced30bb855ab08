/// Makes a film of a pair over its epochs.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QTimer>

#include "app/workbench/pairs/data/pair_pictures.h"

namespace rosa::workbench {

class Workbench;

/// Content of the film.
struct FilmPlan {
    QString file;  ///< .mp4 or .gif
    PairContextPtr context;
    PairChoice choice;
    std::vector<int> epochs;
    double secondsPerEpoch = 0.2;
    std::vector<PairMatrix> panels;  ///< Below the graphs.
    widgets::MatrixLook look;
    widgets::FlowFilter filter;
    PlanLook plans;
    std::optional<std::pair<double, int>> solve;  ///< λ and iterations that replace those of the training.
};

/// Loads the pair at every epoch (from the record, or from the engine one after the other) and, on a pool thread, draws each with the
/// alignment figure at 1280 × 720, all on the same colour scales. Belongs to the window's thread; deletes itself after ended().
class FilmJob : public QObject {
    Q_OBJECT
public:
    enum class End { Saved, Cancelled, Failed };
    FilmJob(Workbench& workbench, FilmPlan plan, QObject* parent);
    ~FilmJob() override;
    void start();
    void cancel();

Q_SIGNALS:
    void progressed(int done, int total);
    void ended(rosa::workbench::FilmJob::End end, const QString& message);

private:
    struct State {
        std::atomic<int> done{0};
        std::atomic<bool> isCancelled{false};
    };
    void askNext();
    void draw();
    void finish(End end, const QString& message);

    Workbench& m_workbench;
    std::shared_ptr<const FilmPlan> m_plan;
    std::shared_ptr<State> m_state;
    std::vector<PairDataPtr> m_pairs;
    QTimer m_timer;
    bool m_hasEnded = false;
};

}  // namespace rosa::workbench
