#include "app/engine/common/progress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

#include <unistd.h>

#include "app/engine/common/plain_text.h"
#include "app/engine/common/terminal.h"

namespace rosa::engine {

namespace {

constexpr auto kRedraw = std::chrono::milliseconds(100);
constexpr auto kLineEvery = std::chrono::seconds(5);
constexpr double kSmoothing = 0.3;  ///< Weight of the newest measurement in the displayed rate.

template <typename... Values>
std::string format(const char* pattern, Values... values)
{
    std::array<char, 128> buffer;
    std::snprintf(buffer.data(), buffer.size(), pattern, values...);
    return buffer.data();
}

std::string bar(double share, int cells)
{
    const int full = static_cast<int>(std::floor(share * cells));
    std::string text = "[";
    text.append(static_cast<std::size_t>(full), '#');
    text.append(static_cast<std::size_t>(cells - full), '.');
    return text + "]";
}

}  // namespace

std::string durationText(double seconds)
{
    const auto whole = static_cast<long long>(std::clamp(std::ceil(seconds), 0.0, 1e9));
    if (whole < 60) return format("%lld s", whole);
    if (whole < 3600) return format("%lld:%02lld min", whole / 60, whole % 60);
    return format("%lld:%02lld:%02lld h", whole / 3600, whole / 60 % 60, whole % 60);
}

std::string progressText(const ProgressState& state, int width)
{
    const double share = std::clamp(static_cast<double>(state.epoch) / static_cast<double>(state.epochs), 0.0, 1.0);
    std::string facts = format("%3.0f %%  %s%lld/%lld", std::floor(share * 100), state.isPhase ? "" : "epoch ",
                               static_cast<long long>(state.epoch), static_cast<long long>(state.epochs));
    if (!std::isnan(state.loss)) facts += format("  loss %.4f", state.loss);
    if (state.epochsPerSecond > 0) {
        facts += format(state.epochsPerSecond < 10 ? "  %.2f%s/s" : "  %.0f%s/s", state.epochsPerSecond,
                        state.isPhase ? "" : " epochs");
        const auto left = static_cast<double>(state.epochs - state.epoch);
        if (left > 0) facts += "  " + durationText(left / state.epochsPerSecond) + " left";
    }
    const std::string label = state.label.empty() ? "" : state.label + "  ";
    const int room = width - displayWidth(label + facts) - 3;
    constexpr int leastBar = 8, mostBar = 40;
    const std::string drawn = room < leastBar ? "" : bar(share, std::min(room, mostBar)) + " ";
    return cutToWidth(label + drawn + facts, width);
}

Progress::Style Progress::suitable(bool quiet)
{
    if (quiet) return Style::Off;
    return ::isatty(STDERR_FILENO) ? Style::Terminal : Style::Lines;
}

void Progress::start(const std::string& label, std::int64_t firstEpoch, std::int64_t epochs)
{
    finish();
    m_state = {printable(label), firstEpoch, std::max<std::int64_t>(1, epochs), std::nan(""), 0, false};
    m_rateTime = m_drawn = Clock::now();
    m_rateEpoch = firstEpoch;
}

void Progress::startPhase(const std::string& label, std::int64_t steps, std::int64_t first)
{
    start(label, first, steps);
    m_state.isPhase = true;
}

void Progress::update(std::int64_t epoch, double loss)
{
    if (m_style == Style::Off) return;
    m_state.epoch = epoch;
    m_state.loss = loss;
    m_pending = true;
    const auto now = Clock::now();
    const double waited = std::chrono::duration<double>(now - m_rateTime).count();
    if (waited >= 0.5 && epoch > m_rateEpoch) {
        const double rate = static_cast<double>(epoch - m_rateEpoch) / waited;
        double& shown = m_state.epochsPerSecond;
        shown = shown > 0 ? (1 - kSmoothing) * shown + kSmoothing * rate : rate;
        m_rateTime = now;
        m_rateEpoch = epoch;
    }
    if (epoch >= m_state.epochs) return finish();
    if (now - m_drawn < (m_style == Style::Terminal ? Clock::duration(kRedraw) : Clock::duration(kLineEvery))) return;
    m_drawn = now;
    draw();
}

void Progress::draw()
{
    const bool terminal = m_style == Style::Terminal;
    // The last column stays free, because some terminals wrap when it is written.
    const std::string text = progressText(m_state, terminal ? terminalWidth(Stream::Error) - 1 : 200);
    std::fputs((terminal ? "\r\033[K" + text : text + "\n").c_str(), stderr);
    std::fflush(stderr);
    m_lineOpen = terminal;
    m_pending = false;
}

void Progress::finish()
{
    if (m_style == Style::Off) return;
    if (m_pending) draw();
    if (m_lineOpen) std::fputs("\n", stderr);
    m_lineOpen = false;
}

void Progress::say(const std::string& line)
{
    if (m_style == Style::Off) return;
    std::fputs(((m_lineOpen ? "\r\033[K" : "") + printable(line) + "\n").c_str(), stderr);
    if (m_lineOpen) draw();
}

}  // namespace rosa::engine
