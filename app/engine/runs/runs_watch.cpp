#include <algorithm>
#include <chrono>
#include <iostream>
#include <limits>
#include <thread>

#include <nlohmann/json.hpp>

#include "app/engine/common/interrupt.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/common/progress.h"
#include "app/engine/runs/runs.h"
#include "core/base/text/printable.h"
#include "core/catalog/configuration.h"
#include "core/catalog/options/training_options.h"
#include "core/store/annotations.h"

namespace rosa::engine {

namespace {

using record::RunState;

constexpr auto kProgressLook = std::chrono::milliseconds(100);

bool isOver(RunState state) { return state != RunState::Queued && state != RunState::Running && state != RunState::Paused; }

/// Requested number of epochs, but at least the completed ones; the completed ones if unknown.
int epochsAsked(const CommandContext& context, const record::RunInfo& info)
{
    const auto configuration = catalog::Configuration::fromRecord(context.catalogue, info.configurationToml, info.id);
    const auto length = configuration ? configuration->find<catalog::EpochOptions>() : std::nullopt;
    return std::max({1, info.epochs, length ? length->epochs : 0});
}

/// Shows the changes of a record since the last poll.
class Follower {
public:
    Follower(CommandContext& context, record::RunReader& reader)
        : m_context(context), m_reader(reader), m_progress(Progress::suitable(context.json))
    {}

    Result<void> show(const record::RunInfo& info)
    {
        if (m_shown < 0 || info.epochs < m_shown) {  // First poll, or the run was reset to a checkpoint.
            m_shown = std::min(m_shown < 0 ? 0 : m_shown, info.epochs);
            m_progress.start(store::shownName(info.name), info.epochs, epochsAsked(m_context, info));
        }
        if (info.state != m_state) showState(info);
        if (info.epochs > m_shown) ROSA_TRY(m_context.json ? printEpochs(info) : drawLast(info));
        m_shown = info.epochs;
        return {};
    }

    void finish() { m_progress.finish(); }

private:
    void showState(const record::RunInfo& info)
    {
        const bool first = !m_state;
        m_state = info.state;
        if (m_context.json)
            printJsonLine(
                {{"event", "state"}, {"run", info.id}, {"state", toText(info.state)}, {"reason", info.reason.text()}});
        else if (!first || info.state == RunState::Paused)
            m_progress.say(toText(info.state) + (info.reason.empty() ? "" : ": " + info.reason.text()));
    }

    Result<void> drawLast(const record::RunInfo& info)
    {
        const auto loss = m_reader.curve("loss", info.epochs);
        const bool known = loss && !loss->empty();
        m_progress.update(info.epochs, known ? loss->back() : std::numeric_limits<double>::quiet_NaN());
        return {};
    }

    Result<void> printEpochs(const record::RunInfo& info)
    {
        ROSA_TRY_ASSIGN(const auto metrics, m_reader.metrics());
        std::vector<std::vector<double>> curves;
        for (const std::string& metric : metrics) {
            ROSA_TRY_ASSIGN(auto curve, m_reader.curve(metric, m_shown + 1));
            curves.push_back(std::move(curve));
        }
        for (int epoch = m_shown + 1; epoch <= info.epochs; ++epoch) {
            nlohmann::ordered_json line{{"event", "epoch"}, {"epoch", epoch}};
            const auto place = static_cast<std::size_t>(epoch - m_shown - 1);
            for (std::size_t i = 0; i < curves.size(); ++i)
                if (place < curves[i].size()) line[metrics[i]] = curves[i][place];
            printJsonLine(line);
        }
        return {};
    }

    CommandContext& m_context;
    record::RunReader& m_reader;
    Progress m_progress;
    std::optional<RunState> m_state;
    int m_shown = -1;
};

/// Converts the end state of the run to the result of the command.
Result<void> ending(CommandContext& context, const record::RunInfo& info)
{
    if (context.json)
        printJsonLine({{"event", "end"},
                       {"run", info.id},
                       {"state", toText(info.state)},
                       {"reason", info.reason.text()},
                       {"epochs", info.epochs}});
    const std::string after = " after " + counted(info.epochs, "epoch");
    const std::string reason = reasonOf(info);
    const std::string why = reason.empty() ? "" : ": " + reason;
    switch (info.state) {
        case RunState::Finished:
            if (!context.json) std::cout << printable(info.id) << " finished" << after << "\n";
            return {};
        case RunState::Stopped:
            return interruption("run %1 was stopped%2%3", info.id, after, why);
        case RunState::Interrupted:
            return failed("run %1 was interrupted%2%3; `rosa train --resume %1` continues it", info.id, after, why);
        default:
            return failed("run %1 failed%2%3", info.id, after, why);
    }
}

}  // namespace

Result<void> watchRun(CommandContext& context, const std::string& text)
{
    ROSA_TRY_ASSIGN(auto run, openRun(context, text));
    catchInterrupts();
    Follower follower(context, *run.reader);
    for (;;) {
        ROSA_TRY_ASSIGN(const auto info, run.reader->info());
        ROSA_TRY(follower.show(info));
        if (isOver(info.state)) {
            follower.finish();
            return ending(context, info);
        }
        if (interrupted()) return interruption("stopped watching run %1, which continues to run", run.id);
        std::this_thread::sleep_for(kProgressLook);
    }
}

}  // namespace rosa::engine
