#include "app/workbench/sweep/data/sweep_data.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/sweep/data/sweep_text.h"
#include "core/base/storage/store_parts.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

/// Ranks of all tries are computed at most about so many times.
constexpr int kMostHistory = 60;

double numberOf(const std::string& text)
{
    bool isNumber = false;
    const double value = QString::fromStdString(text).toDouble(&isNumber);
    return isNumber ? value : widgets::kNoNumber;
}

double secondsNow() { return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count(); }

/// Ranks from 1; a try takes part as long as it has a value on each block.
std::vector<std::vector<int>> ranksOf(const sweep::Scores& scores)
{
    std::vector<std::vector<int>> all;
    const std::size_t tries = scores.values.size();
    const std::size_t blocks = tries > 0 ? scores.values.front().size() : 0;
    std::vector<double> sums(tries, 0);
    std::vector<std::size_t> inside;
    for (std::size_t row = 0; row < tries; ++row)
        if (!scores.hasFailed[row]) inside.push_back(row);
    for (std::size_t block = 0; block < blocks; ++block) {
        std::erase_if(inside, [&](std::size_t row) { return !scores.values[row][block].has_value(); });
        for (const std::size_t row : inside) sums[row] += *scores.values[row][block];
        std::vector<std::size_t> order = inside;
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return sums[a] > sums[b]; });
        std::vector<int> ranks(tries, 0);
        for (std::size_t place = 0; place < order.size(); ++place) ranks[order[place]] = static_cast<int>(place) + 1;
        all.push_back(std::move(ranks));
    }
    return all;
}

}  // namespace

const SweepTry* SweepData::best() const { return summary.ranking.best ? &tries[*summary.ranking.best] : nullptr; }

int SweepData::busy() const
{
    return static_cast<int>(
        std::ranges::count_if(workers, [](const sweep::WorkerNote& one) { return one.isAlive && !one.cell.empty(); }));
}

double SweepData::secondsLeft() const { return summary.secondsLeft(busy()); }

const sweep::ConfirmedResult* SweepData::confirmed() const
{
    return summary.confirmations.empty() ? nullptr : &summary.confirmations.back();
}

const sweep::Confirmation* SweepData::confirmation() const
{
    return rule.confirmations.empty() ? nullptr : &rule.confirmations.back();
}

SweepAxis axisOf(const catalog::Catalogue& catalogue, const sweep::Dimension& dimension,
                 const std::vector<std::string>& more)
{
    SweepAxis axis;
    axis.key = QString::fromStdString(dimension.key);
    const catalog::Parameter* const parameter = catalogue.parameter(dimension.key);
    const QString title = parameter ? catalogueText(parameter->title) : axis.key;
    if (!dimension.isRange()) {
        std::vector<std::string> values = dimension.values;
        for (const std::string& value : more)
            if (std::ranges::find(values, value) == values.end()) values.push_back(value);
        const bool areNumbers = std::ranges::none_of(values, [](const auto& value) { return std::isnan(numberOf(value)); });
        if (dimension.isOrdered && areNumbers)
            std::ranges::stable_sort(values, {}, [](const std::string& value) { return numberOf(value); });
        QStringList names;
        for (const std::string& value : values) names.append(widgets::localNumber(QString::fromStdString(value)));
        axis.scale = widgets::ChartScale::ofNames(title, names);
        return axis;
    }
    axis.scale.title = title;
    axis.scale.isWhole = dimension.isWhole;
    axis.scale.low = dimension.low;
    axis.scale.high = dimension.high;
    for (const std::string& value : more)
        if (const double number = numberOf(value); !std::isnan(number)) {
            axis.scale.low = std::min(axis.scale.low, number);
            axis.scale.high = std::max(axis.scale.high, number);
        }
    axis.scale.isLog = dimension.scale == sweep::Scale::Logarithmic && axis.scale.low > 0;
    if (!(axis.scale.high > axis.scale.low)) axis.scale.high = axis.scale.low + 1;
    return axis;
}

Result<SweepDataPtr> SweepReader::read()
{
    const bool isChanged = m_stamp.hasChanged(m_store / kSweepsPart / m_name);
    if (m_folder && !isChanged) return SweepDataPtr();
    if (!m_folder) {
        ROSA_TRY_ASSIGN(auto folder, sweep::SweepFolder::open(m_catalogue, m_store, m_name));
        m_folder = std::move(folder);
    } else {
        ROSA_TRY(m_folder->refresh());
    }
    auto built = build();
    if (!built) m_stamp.forget();
    return built;
}

Result<SweepDataPtr> SweepReader::build()
{
    auto data = std::make_shared<SweepData>();
    data->name = QString::fromStdString(m_name);
    data->dataset = QString::fromStdString(m_folder->base().dataset());
    data->method = QString::fromStdString(m_folder->base().method());
    data->configuration = QString::fromStdString(m_folder->base().toToml());
    data->rule = m_folder->rule();
    data->workers = m_stamp.workers();
    data->readAt = secondsNow();
    ROSA_TRY_ASSIGN(data->summary, sweep::summaryOf(*m_folder));
    addTries(*data);
    addSteering(*data);
    ROSA_TRY(addRuns(*data));
    ROSA_TRY(addHistory(*data));
    for (SweepTry& one : data->tries) one.words = wordsOf(*data, one);
    return SweepDataPtr(std::move(data));
}

void SweepReader::addTries(SweepData& data) const
{
    const auto& tries = m_folder->tries();
    const auto& space = data.rule.space;
    for (const sweep::Dimension& dimension : space) {
        std::set<std::string> values;
        for (const sweep::Try& one : tries)
            if (const auto value = one.values.find(dimension.key); value != one.values.end()) values.insert(value->second);
        data.axes.push_back(axisOf(m_catalogue, dimension, {values.begin(), values.end()}));
    }
    std::vector<QHash<QString, double>> places(space.size());
    for (std::size_t axis = 0; axis < space.size(); ++axis) {
        const QStringList& names = data.axes[axis].scale.names;
        for (qsizetype i = 0; i < names.size(); ++i) places[axis][names[i]] = static_cast<double>(i);
    }
    const sweep::Ranking& ranking = data.summary.ranking;
    for (std::size_t row = 0; row < tries.size(); ++row) {
        SweepTry one;
        one.number = tries[row].number;
        one.origin = tries[row].origin;
        one.score = ranking.tries[row];
        for (std::size_t axis = 0; axis < space.size(); ++axis) {
            const auto value = tries[row].values.find(space[axis].key);
            const std::string text = value == tries[row].values.end() ? std::string() : value->second;
            one.values.append(widgets::localNumber(QString::fromStdString(text)));
            one.at.push_back(space[axis].isRange() ? numberOf(text)
                                                   : places[axis].value(one.values.back(), widgets::kNoNumber));
        }
        data.tries.push_back(std::move(one));
    }
}

void SweepReader::addSteering(SweepData& data) const
{
    // Workers go on by what they read before the file was damaged.
    const auto steering = sweep::readSteering(m_folder->path());
    if (!steering) return;
    data.order = steering->order;
    int turn = 0;
    for (const int number : steering->first) {
        if (number >= static_cast<int>(data.tries.size())) continue;
        SweepTry& one = data.tries[static_cast<std::size_t>(number)];
        if (one.score.standing == sweep::Standing::Open) one.turn = ++turn;
    }
}

Result<void> SweepReader::addRuns(SweepData& data)
{
    std::set<std::pair<std::uint64_t, std::uint64_t>> confirming;
    for (const sweep::Confirmation& confirmation : data.rule.confirmations)
        for (const sweep::Block& block : confirmation.blocks) confirming.emplace(block.seed, block.splitSeed);
    for (const auto& [name, state] : m_folder->cells()) {
        // Of a try that another worker has just made: the next reading has both.
        if (state.of.number >= static_cast<int>(data.tries.size())) continue;
        SweepRun run;
        run.number = state.of.number;
        run.run = QString::fromStdString(state.run);
        run.block = state.of.block;
        run.end = state.end;
        run.validation = state.end == sweep::CellEnd::Done ? state.validationMean() : widgets::kNoNumber;
        run.seconds = state.seconds;
        run.finished = state.finished;
        run.worker = QString::fromStdString(state.worker);
        run.problem = QString::fromStdString(state.problem);
        run.isConfirmation = confirming.contains({state.of.block.seed, state.of.block.splitSeed});
        data.runs.push_back(std::move(run));
    }
    const auto isRunning = [](const SweepRun& run) { return run.end == sweep::CellEnd::Running; };
    std::ranges::stable_sort(data.runs, [&](const SweepRun& a, const SweepRun& b) {
        if (isRunning(a) != isRunning(b)) return isRunning(b);
        return a.finished < b.finished;
    });
    for (const SweepRun& run : data.runs)
        if (!run.isConfirmation && !run.run.isEmpty()) data.tries[static_cast<std::size_t>(run.number)].runs.append(run.run);
    return {};
}

Result<void> SweepReader::addHistory(SweepData& data)
{
    ROSA_TRY_ASSIGN(const auto board, sweep::boardOf(*m_folder));
    const sweep::Scores all = board.onBlocks();
    data.ranks = ranksOf(all);
    std::vector<Measured> order;
    for (std::size_t row = 0; row < board.tries.size(); ++row)
        for (std::size_t stage = board.stages.rungs; stage < board.stages.all.size(); ++stage) {
            const std::size_t column = stage - board.stages.rungs;
            if (!all.values[row][column]) continue;
            ROSA_TRY_ASSIGN(const sweep::CellState* const state, m_folder->stateOf(board.cell(row, stage)));
            order.push_back({state->finished, row, column, *all.values[row][column]});
        }
    std::ranges::stable_sort(order, {}, &Measured::finished);
    const auto common = std::ranges::mismatch(order, m_order).in1 - order.begin();
    std::erase_if(m_history, [&](const auto& one) { return one.first > common; });

    const auto count = static_cast<int>(order.size());
    int step = 1;
    while (count / step > kMostHistory) step *= 2;
    sweep::Scores scores = all;
    for (auto& row : scores.values) row.assign(row.size(), std::nullopt);
    for (int i = 1; i <= count; ++i) {
        const Measured& one = order[static_cast<std::size_t>(i - 1)];
        scores.values[one.row][one.column] = one.value;
        if (i % step != 0 && i != count) continue;
        if (const auto known = m_history.find(i); known != m_history.end()) {
            data.history.push_back(known->second);
            continue;
        }
        const sweep::Ranking ranking = sweep::rank(scores, false);
        if (!ranking.best) continue;
        const sweep::TryScore& best = ranking.tries[*ranking.best];
        const BestSoFar now{i, board.tries[*ranking.best], best.shrunk, best.interval95};
        m_history[i] = now;
        data.history.push_back(now);
    }
    m_order = std::move(order);
    return {};
}

}  // namespace rosa::workbench
