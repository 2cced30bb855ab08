/// Forecasts on boards that can be counted by hand.
#include "core/sweep/sweep_forecast.h"

#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

class TestSweepForecast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runsGoInWaves()
    {
        QCOMPARE(wallSeconds(6, 10, 4), 20.0);
        QCOMPARE(wallSeconds(8, 10, 4), 20.0);
        QCOMPARE(wallSeconds(0, 10, 4), 0.0);
        QCOMPARE(wallSeconds(2, 10, 0), 20.0);
    }

    void costsAreAveragedPartByPart()
    {
        const std::vector<RunCost> costs{{1, 2, 3}, {3, 4, 5}};
        QCOMPARE(meanOf(costs).seconds(10, 2), 2 + 10 * 3 + 2 * 4.0);
        QCOMPARE(meanOf({}).seconds(10, 2), 0.0);
    }

    void whatIsMeasuredNeedsNoTime()
    {
        TemporarySweep sweep(someRule(4, 2));
        VERIFY_OK(sweep.folder.writeCell(doneCell({0, {1, 1}, 0}, 0.7)));
        const auto board = boardOf(sweep.folder);
        VERIFY_OK(board);
        const auto forecast = forecastOf(*board, 0, {1, 0.5, 0.25}, 20, 4, 2, 3);
        QCOMPARE(forecast.tries, 4);
        QCOMPARE(forecast.runs, 7);
        QCOMPARE(forecast.runSeconds, 1 + 10 + 1.0);
        QCOMPARE(forecast.seconds, 3 + 4 * 12.0);
        QCOMPARE(forecastOf(*board, 0, {1, 0, 0}, 20, 4, 100, 0).workers, 7);
    }

    void proposalsThatAreNotMadeYetCount()
    {
        SweepRule rule = someRule(10, 3);
        rule.sampler = Sampler::Tpe;
        TemporarySweep sweep(rule);
        QCOMPARE(sweep.folder.tries().size(), 5U);
        const auto forecast = forecastOf(*boardOf(sweep.folder), 10, {1, 0, 0}, 20, 4, 2, 0);
        QCOMPARE(forecast.tries, 10);
        QCOMPARE(forecast.runs, 30);
        QCOMPARE(forecast.seconds, 15.0);
    }

    void laterRungsHaveAThirdOfTheTries()
    {
        SweepRule rule = someRule(9, 1);
        rule.rule = Rule::Halving;
        TemporarySweep sweep(rule);
        const auto board = boardOf(sweep.folder);
        const auto stages = leftByStage(*board);
        QCOMPARE(stages.size(), 3U);
        QCOMPARE(stages[0].cells, 9);
        QCOMPARE(stages[1].cells, 4);  // A third, and the default.
        QCOMPARE(stages[2].cells, 3);
        QCOMPARE(cellsLeft(*board), 9 + 4 + 3);
        QVERIFY(stages[0].epochs > 0 && stages[0].epochs < stages[1].epochs);
        const auto forecast = forecastOf(*board, 0, {0, 1, 0}, 900, 1, 1, 0);
        QCOMPARE(forecast.seconds, 9.0 * stages[0].epochs + 4.0 * stages[1].epochs + 3 * 900.0);
    }
};

ROSA_EVENT_LOOP_TEST(TestSweepForecast)
#include "tst_sweep_forecast.moc"
