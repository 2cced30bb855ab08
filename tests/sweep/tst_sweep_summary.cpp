/// What a sweep reports: the choice, its confirmation and the file of all runs.
#include "core/sweep/sweep_summary.h"

#include <cmath>
#include <sstream>

#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

class TestSweepSummary : public QObject {
    Q_OBJECT

    /// Try 4 is best on validation and worst on test.
    static void measure(SweepFolder& folder)
    {
        const Board board = boardOf(folder).value();
        for (std::size_t row = 0; row < board.tries.size(); ++row)
            for (std::size_t stage = 0; stage < board.stages.all.size(); ++stage) {
                const double value = row == 4 ? 0.9 : 0.5 + 0.01 * static_cast<double>(row);
                const double noise = 0.001 * static_cast<double>((row * 7 + stage * 3) % 5);
                if (!folder.writeCell(doneCell(board.cell(row, stage), value + noise, 1 - value)).ok()) qFatal("no cell");
            }
    }

private Q_SLOTS:
    void theChoiceIsMadeOnValidation()
    {
        TemporarySweep sweep;
        QVERIFY(!candidatesOf(sweep.folder));
        measure(sweep.folder);
        const auto summary = summaryOf(sweep.folder);
        VERIFY_OK(summary);
        QCOMPARE(*summary->ranking.best, 4U);
        QCOMPARE(summary->done, 24);
        QCOMPARE(summary->left, 0);
        QCOMPARE(summary->meanSeconds, 2.0);
        QCOMPARE(summary->meanSplits, 2.0);
        const auto candidates = candidatesOf(sweep.folder);
        VERIFY_OK(candidates);
        QCOMPARE(*candidates, (std::vector<int>{4, 7, 6, 0}));
    }

    /// Differences to the default 0.1 and 0.3: mean 0.2, deviation 0.1 √2, interval 0.2 ± 12.706 · 0.1.
    void aConfirmationReportsTestScoresAndPairs()
    {
        SweepRule rule = someRule();
        rule.confirmations = {{{4, 7, 0}, {{8, 8}, {9, 9}}}};
        TemporarySweep sweep(rule);
        measure(sweep.folder);
        const std::pair<CellKey, double> cells[] = {{{4, {8, 8}, 0}, 0.7},
                                                    {{4, {9, 9}, 0}, 0.9},
                                                    {{0, {8, 8}, 0}, 0.6},
                                                    {{0, {9, 9}, 0}, 0.6},
                                                    {{7, {8, 8}, 0}, 0.5}};
        for (const auto& [cell, test] : cells) VERIFY_OK(sweep.folder.writeCell(doneCell(cell, 0.5, test)));
        const auto summary = summaryOf(sweep.folder);
        VERIFY_OK(summary);
        QCOMPARE(summary->confirmations.size(), 1U);
        const ConfirmedResult& result = summary->confirmations[0];
        QCOMPARE(result.left, 1);
        QCOMPARE(result.tries[0].number, 4);
        QVERIFY(std::abs(result.tries[0].test.mean - 0.8) < 1e-12);
        const auto& difference = *result.tries[0].overDefault;
        QVERIFY(std::abs(difference.mean - 0.2) < 1e-12);
        QVERIFY(std::abs(difference.interval95->low - (0.2 - 12.7062047364 * 0.1)) < 1e-9);
        QCOMPARE(result.tries[1].overDefault->n, 1);
        QVERIFY(!result.tries[2].overDefault);
        QCOMPARE(*summary->ranking.best, 4U);  // the confirmation does not take part in the choice
    }

    void runsOfUnknownTimeDoNotCountInTheMean()
    {
        TemporarySweep sweep;
        CellState found = doneCell({0, {1, 1}, 0}, 0.5);
        found.seconds = 0;
        VERIFY_OK(sweep.folder.writeCell(found));
        QCOMPARE(summaryOf(sweep.folder)->meanSeconds, 0.0);
        VERIFY_OK(sweep.folder.writeCell(doneCell({1, {1, 1}, 0}, 0.5)));
        QCOMPARE(summaryOf(sweep.folder)->done, 2);
        QCOMPARE(summaryOf(sweep.folder)->meanSeconds, 2.0);
        QCOMPARE(sweep.again().value().cells(), sweep.folder.cells());
    }

    /// What validation measures is kept with the cells and said; unknown in sweeps of older versions.
    void validationHasANamedMeasure()
    {
        TemporarySweep sweep;
        CellState cell = doneCell({0, {1, 1}, 0}, 0.879, 0.914);
        VERIFY_OK(sweep.folder.writeCell(cell));
        QVERIFY(validationNote(summaryOf(sweep.folder).value()).empty());
        for (const auto& [selection, said] : {std::pair{"exact-match-unshuffled", "is exact match"},
                                              {"accuracy-stratified", "accuracy by which C is chosen"},
                                              {"best validation epoch", "accuracy on the validation part"}}) {
            cell.selection = selection;
            VERIFY_OK(sweep.folder.writeCell(cell));
            SweepFolder again = sweep.again().value();
            const SweepSummary summary = summaryOf(again).value();
            QCOMPARE(summary.selection, std::string(selection));
            QVERIFY(validationNote(summary).text().find(said) != std::string::npos);
        }
    }

    void everyRunIsALine()
    {
        SweepRule rule = someRule(4, 2);
        rule.confirmations = {{{1, 0}, {{8, 8}}}};
        TemporarySweep sweep(rule);
        VERIFY_OK(sweep.folder.writeCell(doneCell({1, {2, 2}, 0}, 0.25, 0.75)));
        const CellState failed{{2, {1, 1}, 0}, CellEnd::Failed, "run-2", {}, {}, 3, 4, "w", "a, \"b\""};
        VERIFY_OK(sweep.folder.writeCell(failed));
        const auto csv = toCsv(sweep.folder);
        VERIFY_OK(csv);
        std::istringstream in(*csv);
        std::vector<std::string> lines;
        for (std::string line; std::getline(in, line);) lines.push_back(line);
        QCOMPARE(lines.size(), 1U + 4 * 2 + 2);
        QCOMPARE(lines[0], std::string("part,try,origin,transport.lambda,sampling.walk_length,seed,split_seed,epochs,state,"
                                       "validation,test,splits,seconds,run,problem"));
        const Values& values = sweep.folder.tries()[1].values;
        QCOMPARE(lines[4], "sweep,1,sobol," + values.at("transport.lambda") + "," + values.at("sampling.walk_length") +
                               ",2,2,,done,0.25,0.75,2,2,run,");
        QVERIFY(lines[5].ends_with(",1,1,,failed,,,,,run-2,\"a, \"\"b\"\"\""));
        QVERIFY(lines[1].ends_with(",1,1,,open,,,,,,"));
        QVERIFY(lines[9].starts_with("confirmation 1,1,sobol,"));
    }

    void importanceUsesSobolsTriesOnly()
    {
        SweepRule rule = someRule(40, 1);
        rule.sampler = Sampler::Tpe;
        TemporarySweep sweep(rule);
        VERIFY_OK(sweep.folder.addTry({20, Origin::Tpe, valuesAt(rule.space, std::vector{.01, .01}), {.01, .01}, 0}));
        const Board board = boardOf(sweep.folder).value();
        for (std::size_t row = 0; row < board.tries.size(); ++row) {
            const Try& one = sweep.folder.tries()[row];
            const double value = one.origin == Origin::Sobol ? one.point[0] : 0.999;
            VERIFY_OK(sweep.folder.writeCell(doneCell(board.cell(row, 0), value)));
        }
        const auto summary = summaryOf(sweep.folder);
        VERIFY_OK(summary);
        QCOMPARE(summary->importance.tries, 19U);
        QVERIFY(summary->importance.parameters[0].share > 0.8);
        QCOMPARE(summary->importance.parameters[0].direction, Direction::Up);
        QVERIFY(summary->importance.parameters[1].share < summary->importance.parameters[0].share);
    }
};

ROSA_TEST(TestSweepSummary)
#include "tst_sweep_summary.moc"
