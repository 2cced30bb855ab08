/// How far a job is, on standard error: a bar on a terminal, a plain line now and then elsewhere.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace rosa::engine {

/// What is shown.
struct ProgressState {
    std::string label;           ///< "cora, seed 2 of 5"; may be empty.
    std::int64_t epoch = 0;      ///< Done so far, of this run; or steps of a phase, as below.
    std::int64_t epochs = 0;     ///< Asked for; > 0.
    double loss = 0;             ///< NaN: not known yet.
    double epochsPerSecond = 0;  ///< 0: not known yet.
    bool isPhase = false;        ///< Steps of a phase are counted: splits, iterations.
};

/// `seconds` as "45 s", "3:07 min" or "2:05:00 h".
std::string durationText(double seconds);

/// One line without line break, at most `width` columns: label, bar (where there is room), epoch, loss, rate, time left.
std::string progressText(const ProgressState& state, int width);

/// Draws ProgressStates. Not thread-safe: one thread calls it.
class Progress {
public:
    enum class Style {
        Off,      ///< Nothing: --json, --quiet.
        Lines,    ///< A line every five seconds, for logs.
        Terminal  ///< One line that is redrawn ten times a second at most.
    };
    /// What fits: Off where `quiet`, Terminal where standard error is one, else Lines.
    static Style suitable(bool quiet);

    explicit Progress(Style style) : m_style(style) {}
    ~Progress() { finish(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Begins another run: the rate is measured afresh. `firstEpoch`: already done, where one is resumed.
    void start(const std::string& label, std::int64_t firstEpoch, std::int64_t epochs);
    /// Begins a phase of so many steps.
    void startPhase(const std::string& label, std::int64_t steps);
    /// Cheap where nothing is due; call it every epoch.
    void update(std::int64_t epoch, double loss);
    /// Draws the last state and ends the line. So do the last update and the destructor.
    void finish();
    /// A message above the bar.
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
