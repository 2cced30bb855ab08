/// Progress display on standard error: a progress bar on a terminal, plain lines otherwise.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace rosa::engine {

/// State of a progress display.
struct ProgressState {
    std::string label;           ///< "cora, seed 2 of 5"; may be empty.
    std::int64_t epoch = 0;      ///< Completed epochs of this run; or steps of a phase, see isPhase.
    std::int64_t epochs = 0;     ///< Total; > 0.
    double loss = 0;             ///< NaN if not known yet.
    double epochsPerSecond = 0;  ///< 0 if not known yet.
    bool isPhase = false;        ///< epoch and epochs count steps of a phase: splits, iterations.
};

/// `seconds` as "45 s", "3:07 min" or "2:05:00 h".
std::string durationText(double seconds);

/// One line of at most `width` columns, without line break: label, bar (if it fits), epoch, loss, rate, remaining time.
std::string progressText(const ProgressState& state, int width);

/// Displays ProgressStates. Not thread-safe.
class Progress {
public:
    enum class Style {
        Off,      ///< No output: --json, --quiet.
        Lines,    ///< One line every five seconds, for logs.
        Terminal  ///< One line, redrawn at most ten times per second.
    };
    /// Off if `quiet`, Terminal if standard error is a terminal, else Lines.
    static Style suitable(bool quiet);

    explicit Progress(Style style) : m_style(style) {}
    ~Progress() { finish(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Starts a new run and restarts the measurement of the rate. `firstEpoch`: epochs completed before a resumed run.
    void start(const std::string& label, std::int64_t firstEpoch, std::int64_t epochs);
    /// Starts a phase of `steps` steps, `first` of which were made before.
    void startPhase(const std::string& label, std::int64_t steps, std::int64_t first = 0);
    /// Changes the number of steps of the phase.
    void setSteps(std::int64_t steps) { m_state.epochs = steps > 1 ? steps : 1; }
    /// Call after every epoch; cheap unless a redraw is due.
    void update(std::int64_t epoch, double loss);
    /// Draws the last state and ends the line. The last update and the destructor do the same.
    void finish();
    /// Prints a message above the bar.
    void say(const std::string& line);

private:
    using Clock = std::chrono::steady_clock;
    void draw();

    Style m_style;
    ProgressState m_state;
    Clock::time_point m_drawn{};
    Clock::time_point m_rateTime{};
    std::int64_t m_rateEpoch = 0;
    bool m_lineOpen = false;
    bool m_pending = false;
};

}  // namespace rosa::engine
