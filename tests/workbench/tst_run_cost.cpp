#include "app/workbench/experiment/view/run_cost.h"

#include <QTest>

#include "core/record/evaluation.h"
#include "core/record/run_writer.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

using Values = std::vector<std::pair<std::string, std::string>>;

catalog::Configuration made(const Values& overrides, const std::string& method = "rosa")
{
    catalog::Selection selection;
    selection.method = method;
    selection.overrides = overrides;
    return catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value();
}

store::RunSummary run(const std::string& id, const Values& overrides, record::RunState state = record::RunState::Finished)
{
    store::RunSummary summary;
    store::describe(summary, made(overrides));
    summary.id = id;
    summary.state = state;
    return summary;
}

}  // namespace

class TestRunCost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRunWithTheFewestOtherValuesIsTaken()
    {
        const std::vector runs{run("other", {{"transport.lambda", "5"}, {"sampling.walk_length", "7"}}),
                               run("near", {{"transport.lambda", "5"}, {"train.epochs", "3"}}),
                               run("older", {{"transport.lambda", "6"}})};
        QCOMPARE(mostAlike(runs, made({}))->id, std::string("near"));
        QCOMPARE(mostAlike(runs, made({{"transport.lambda", "6"}, {"evaluation.splits", "2"}}))->id, std::string("older"));
        QCOMPARE(
            mostAlike(runs, made({{"transport.lambda", "5"}, {"sampling.walk_length", "7"}, {"train.epochs", "9"}}))->id,
            std::string("other"));
    }

    void otherDataAndRunsWithoutAnEndSayNothing()
    {
        const std::vector runs{run("stopped", {}, record::RunState::Stopped), run("running", {}, record::RunState::Running)};
        QVERIFY(!mostAlike(runs, made({})));
        QVERIFY(!mostAlike(std::vector{run("one", {})}, made({}, "dgi")));
        store::RunSummary other = run("one", {});
        other.dataset = "citeseer";
        QVERIFY(!mostAlike(std::vector{other}, made({})));
    }

    /// Median of 10, 30 and 200 ms an epoch; half a second a split: 100 · .03 + 4 · .5.
    void theRecordSaysWhatItsPartsTook()
    {
        const record::TemporaryStore store;
        std::string id;
        {
            auto writer = record::RunWriter::create(store.path(), made({}), {}, {"loss", "epoch_ms"}).value();
            id = writer->id();
            const std::vector times{200.0, 10.0, 30.0};
            for (int epoch = 1; epoch <= 3; ++epoch)
                QVERIFY(
                    writer->appendEpoch(epoch, std::vector<double>{0.5, times[static_cast<std::size_t>(epoch - 1)]}).ok());
            record::Evaluation evaluation;
            evaluation.accuracies = {0.8, 0.9};
            evaluation.seconds = 1;
            QVERIFY(putEvaluation(*writer, evaluation, record::kOwnEvaluation).ok());
            QVERIFY(writer->setState(record::RunState::Finished).ok());
        }
        const auto cost = costOf(store.path(), id);
        QVERIFY(cost.ok());
        QCOMPARE(cost->epoch, 0.03);
        QCOMPARE(cost->split, 0.5);
        QCOMPARE(secondsOf(*cost, made({{"train.epochs", "100"}, {"evaluation.splits", "4"}})), 5.0);
        QCOMPARE(secondsOf(*cost, made({{"train.epochs", "100"}, {"evaluation.protocol", "none"}})), 3.0);
        QVERIFY(!costOf(store.path(), "none-such").ok());
    }
};

ROSA_TEST(TestRunCost)
#include "tst_run_cost.moc"
