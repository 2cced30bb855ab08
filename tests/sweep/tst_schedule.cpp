/// The order of cells, races and rungs.
#include "core/sweep/schedule.h"

#include <set>

#include "core/catalog/options/training_options.h"
#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

class TestSchedule : public QObject {
    Q_OBJECT

    static Board boardWith(std::size_t tries, std::size_t blocks, std::size_t rungs = 0)
    {
        Board board;
        board.stages.rungs = rungs;
        for (std::size_t i = 0; i < rungs; ++i) board.stages.all.push_back({{1, 1}, static_cast<int>(10 * (i + 1))});
        for (std::size_t i = 0; i < blocks; ++i) board.stages.all.push_back({{i + 1, i + 1}, 0});
        for (std::size_t i = 0; i < tries; ++i) board.tries.push_back(static_cast<int>(i));
        board.scores.values.assign(tries, std::vector<std::optional<double>>(rungs + blocks));
        board.scores.hasFailed.assign(tries, false);
        return board;
    }
    static Assignment next(const Board& board)
    {
        return nextCell(board, [](std::size_t, std::size_t) { return false; });
    }
    /// Measures everything; returns the cells in their order.
    static std::vector<std::pair<std::size_t, std::size_t>> play(Board& board,
                                                                 const std::function<double(std::size_t)>& valueOf)
    {
        std::vector<std::pair<std::size_t, std::size_t>> order;
        for (Assignment one = next(board); one.action == Action::Measure; one = next(board)) {
            order.emplace_back(one.row, one.stage);
            board.scores.values[one.row][one.stage] =
                valueOf(one.row) + 0.001 * static_cast<double>((one.row + one.stage) % 3);
        }
        return order;
    }

private Q_SLOTS:
    void blockByBlock()
    {
        Board board = boardWith(3, 2);
        board.races = false;
        const auto order = play(board, [](std::size_t) { return 0.5; });
        QCOMPARE(order, (std::vector<std::pair<std::size_t, std::size_t>>{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}}));
        QCOMPARE(next(board).action, Action::Over);
        QCOMPARE(cellsLeft(board), 0);
    }

    void aTakenCellIsPassedOverAndAwaited()
    {
        Board board = boardWith(2, 1);
        const auto isFirstTaken = [](std::size_t row, std::size_t) { return row == 0; };
        QCOMPARE(nextCell(board, isFirstTaken).row, 1U);
        board.scores.values[1][0] = 0.5;
        QCOMPARE(nextCell(board, isFirstTaken).action, Action::Wait);
        QCOMPARE(cellsLeft(board), 1);
    }

    /// Five blocks; tries 2 and 3 are far worse and stop after two or three of them, the default does not.
    void theRaceSparesWhatIsWorse()
    {
        Board board = boardWith(4, 5);
        const auto order = play(board, [](std::size_t row) { return row == 1 ? 0.8 : 0.5; });
        std::vector<int> counts(4);
        for (const auto& [row, stage] : order) ++counts[row];
        QCOMPARE(counts[0], 5);
        QCOMPARE(counts[1], 5);
        QVERIFY(counts[2] >= 2 && counts[2] <= 3);
        QVERIFY(counts[3] >= 2 && counts[3] <= 3);
        QCOMPARE(next(board).action, Action::Over);
    }

    void aFailedTryIsDropped()
    {
        Board board = boardWith(2, 3);
        board.scores.hasFailed[1] = true;
        const auto order = play(board, [](std::size_t) { return 0.5; });
        QCOMPARE(order.size(), 3U);
    }

    /// Nine tries, two rungs: 9, then the best three (and the default), then the best one (and the default) on all blocks.
    void aThirdGoesOnToTheNextRung()
    {
        Board board = boardWith(9, 2, 2);
        board.races = false;
        const auto order = play(board, [](std::size_t row) { return 0.1 * static_cast<double>(row); });
        std::vector<std::set<std::size_t>> rows(4);
        for (const auto& [row, stage] : order) rows[stage].insert(row);
        QCOMPARE(rows[0].size(), 9U);
        QCOMPARE(rows[1], (std::set<std::size_t>{0, 6, 7, 8}));
        QCOMPARE(rows[2], (std::set<std::size_t>{0, 7, 8}));  // a third of four, rounded up, and the default
        QCOMPARE(rows[3], rows[2]);
    }

    void aRungEndsBeforeTheNextBegins()
    {
        Board board = boardWith(3, 1, 1);
        board.scores.values[0][0] = board.scores.values[1][0] = 0.5;
        QCOMPARE(nextCell(board, [](std::size_t row, std::size_t) { return row == 2; }).action, Action::Wait);
        QCOMPARE(next(board).row, 2U);
    }

    void rungsAreShorterTrainings()
    {
        SweepRule rule = someRule();
        rule.rule = Rule::Halving;
        catalog::Configuration base = baseConfiguration();
        VERIFY_OK(base.set(catalogue(), catalog::keyOf(&catalog::EpochOptions::epochs), "90"));
        const Stages stages = stagesOf(rule, base);
        QCOMPARE(stages.rungs, 2U);
        QCOMPARE(stages.all.size(), 5U);
        QCOMPARE(stages.all[0].epochs, 10);
        QCOMPARE(stages.all[1].epochs, 30);
        QCOMPARE(stages.all[2].epochs, 0);
        VERIFY_OK(base.set(catalogue(), catalog::keyOf(&catalog::EpochOptions::epochs), "2"));
        QCOMPARE(stagesOf(rule, base).rungs, 0U);
        rule.rule = Rule::Race;
        QCOMPARE(stagesOf(rule, base).all.size(), 3U);
    }

    void rulesThatDoNotFitAreRefused()
    {
        SweepRule rule = someRule();
        rule.sampler = Sampler::Grid;
        QVERIFY(!checkRule(rule, baseConfiguration()));  // λ is a real number
        rule.sampler = Sampler::Tpe;
        rule.rule = Rule::Halving;
        QVERIFY(!checkRule(rule, baseConfiguration()));
        rule.sampler = Sampler::Sobol;
        QVERIFY(checkRule(rule, baseConfiguration()).ok());
        rule.space.push_back(parseDimension(catalogue(), baseConfiguration(), "train.epochs=10..20").value());
        QVERIFY(!checkRule(rule, baseConfiguration()));
    }
};

ROSA_TEST(TestSchedule)
#include "tst_schedule.moc"
