/// What a sweep says about noise, over repetitions with simulated results.
#include <algorithm>
#include <cmath>

#include "core/base/random.h"
#include "core/sweep/schedule.h"
#include "core/sweep/sweep_summary.h"
#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

namespace {

/// Of the qualities of tries in a race: three times the noise.
constexpr double kSpread = 0.03;

/// Results of tries on blocks: quality of the try + difficulty of the block + noise.
class Simulation {
public:
    /// `spread`: standard deviation of the tries' qualities; of blocks 0.02, of the noise 0.01.
    Simulation(std::size_t tries, std::size_t blocks, double spread, std::uint64_t seed)
    {
        RandomStream stream(seed, Purpose::Sweep);
        std::vector<double> difficulty(blocks);
        for (double& one : difficulty) one = 0.02 * stream.normal();
        for (std::size_t i = 0; i < tries; ++i) {
            const double quality = 0.8 + spread * stream.normal();
            for (const double block : difficulty) m_values.push_back(quality + block + 0.01 * stream.normal());
        }
        m_blocks = blocks;
    }
    [[nodiscard]] double at(std::size_t row, std::size_t block) const { return m_values[row * m_blocks + block]; }

private:
    std::vector<double> m_values;
    std::size_t m_blocks = 0;
};

Board emptyBoard(std::size_t tries, std::size_t blocks)
{
    Board board;
    for (std::size_t i = 0; i < blocks; ++i) board.stages.all.push_back({{i + 1, i + 1}, 0});
    for (std::size_t i = 0; i < tries; ++i) board.tries.push_back(static_cast<int>(i));
    board.scores.values.assign(tries, std::vector<std::optional<double>>(blocks));
    board.scores.hasFailed.assign(tries, false);
    return board;
}

}  // namespace

class TestSweepStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Forty tries on ten blocks, five repetitions: the winner of the race is that of the full grid, or the grid cannot tell it from its own.
    void aRaceFindsTheWinnerOfTheGridWithFewRuns()
    {
        constexpr std::size_t tries = 40, blocks = 10;
        std::size_t runs = 0;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Simulation results(tries, blocks, kSpread, seed);
            Board full = emptyBoard(tries, blocks), race = full;
            for (std::size_t row = 0; row < tries; ++row)
                for (std::size_t block = 0; block < blocks; ++block) full.scores.values[row][block] = results.at(row, block);
            const Ranking ofAll = rank(full.scores, false);

            const std::size_t before = runs;
            const auto nobody = [](std::size_t, std::size_t) { return false; };
            for (Assignment one = nextCell(race, nobody); one.action == Action::Measure; one = nextCell(race, nobody)) {
                race.scores.values[one.row][one.stage] = results.at(one.row, one.stage);
                ++runs;
            }
            const Ranking ofRace = rank(race.scores);
            QVERIFY(ofRace.best && ofAll.best);
            const TryScore& wanted = ofAll.tries[*ofAll.best];
            const TryScore& found = ofAll.tries[*ofRace.best];
            const double error = std::hypot(wanted.standardError, found.standardError);
            qInfo("seed %d: %zu of %zu runs, winner %zu, of the grid %zu, behind by %.2f standard errors",
                  static_cast<int>(seed), runs - before, tries * blocks, *ofRace.best, *ofAll.best,
                  (wanted.mean - found.mean) / error);
            QVERIFY(*ofRace.best == *ofAll.best || wanted.mean - found.mean <= 1.96 * error);
        }
        QVERIFY(runs <= 5 * tries * blocks * 4 / 10);
    }

    /// Sweeps over parameters without effect: the 95 % interval of the confirmed winner misses 0 in one of twenty, here in at most five of forty (more
    /// have a probability of 0.014), and no parameter rises above the noise floor of the dummy.
    void nothingThatMattersIsFoundInNoise()
    {
        int saysSo = 0, isCovered = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            constexpr int tries = 20, blocks = 2, fresh = 5;
            TemporarySweep sweep(someRule(tries, blocks));
            SweepFolder& folder = sweep.folder;
            const std::size_t count = folder.tries().size();
            const Simulation first(count, blocks, 0, seed), second(count, fresh, 0, 1000 + seed);
            for (std::size_t row = 0; row < count; ++row)
                for (std::size_t block = 0; block < blocks; ++block)
                    VERIFY_OK(folder.writeCell(
                        doneCell({static_cast<int>(row), folder.rule().blocks[block], 0}, first.at(row, block))));
            const auto candidates = candidatesOf(folder);
            VERIFY_OK(candidates);
            SweepRule rule = folder.rule();
            Confirmation confirmation;
            confirmation.tries = *candidates;
            for (std::uint64_t i = 0; i < fresh; ++i) confirmation.blocks.push_back({100 + i, 100 + i});
            rule.confirmations.push_back(confirmation);
            VERIFY_OK(folder.replaceRule(rule));
            for (const int number : *candidates)
                for (std::size_t i = 0; i < fresh; ++i) {
                    const double value = second.at(static_cast<std::size_t>(number), i);
                    VERIFY_OK(folder.writeCell(doneCell({number, confirmation.blocks[i], 0}, value, value)));
                }
            const auto summary = summaryOf(folder);
            VERIFY_OK(summary);
            const auto& winner = summary->confirmations.back().tries.front();
            QVERIFY(winner.overDefault && winner.overDefault->interval95);
            const auto [low, high] = *winner.overDefault->interval95;
            saysSo += low <= 0 && high >= 0 ? 1 : 0;
            const auto& importance = summary->importance;
            QCOMPARE(importance.parameters.size(), 2U);
            isCovered += std::ranges::all_of(importance.parameters,
                                             [&](const Importance& one) { return one.share <= importance.dummy.high; })
                             ? 1
                             : 0;
        }
        qInfo("0 in the winner's interval: %d of 40; all parameters below the dummy's interval: %d of 40", saysSo,
              isCovered);
        QVERIFY(saysSo >= 35);
        QVERIFY(isCovered >= 38);
    }
};

ROSA_EVENT_LOOP_TEST(TestSweepStatistics)
#include "tst_sweep_statistics.moc"
