#include "core/learn/training/trainer.h"

#include <QtTest/QTest>

#include <map>
#include <set>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/record/run_reader.h"
#include "tests/learn/general_path.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

/// Sends requests after given numbers of epochs, and counts events.
class Script : public Observer {
public:
    std::map<int, std::vector<protocol::Request>> requests;  ///< After this many epochs.
    std::filesystem::path store;
    std::string run;
    int stopAfter = -1;
    std::vector<double> losses;
    std::vector<std::string> warnings;

    void runStarted(const std::string& id) override
    {
        run = id;
        send(0);
    }
    void epochDone(const EpochReport& report) override
    {
        losses.push_back(report.loss);
        m_epoch = report.epoch;
        send(report.epoch);
    }
    void warn(const Message& message) override { warnings.push_back(message.text()); }
    [[nodiscard]] bool stopRequested() const override { return stopAfter >= 0 && m_epoch >= stopAfter; }

private:
    void send(int epoch)
    {
        for (const protocol::Request& request : requests[epoch])
            QVERIFY(protocol::sendRequest(store / "runs" / run, request).ok());
    }
    int m_epoch = 0;
};

/// Two rings with a published split that hides only node 4.
data::Dataset ringsHidingNode4()
{
    data::Dataset dataset = test::twoRings();
    graph::Split split{"published", {}, {}, {4}};
    for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node)
        if (node != 4) split.train.push_back(node);
    dataset.splits = {split};
    return dataset;
}

protocol::Request setRequest(const std::string& key, const std::string& value) { return protocol::SetParameter{key, value}; }

}  // namespace

class TestTrainer : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_dataset = test::twoRings();

    TrainJob job(const catalog::Configuration& configuration)
    {
        return {m_catalogue, configuration, m_dataset, {}, {}, {}, {}, 0, {}};
    }

    /// Trains to the end or the script's stop; returns the trainer for its state.
    std::unique_ptr<Trainer> train(const TrainJob& what, Script& script, TrainingEnd expected = TrainingEnd::Done,
                                   torch::Device device = torch::kCPU)
    {
        auto trainer = Trainer::start(script.store, what, script, device);
        if (!trainer) qFatal("%s", trainer.error().text().c_str());
        const auto end = (*trainer)->run();
        if (!end) qFatal("%s", end.error().text().c_str());
        if (*end != expected) qFatal("another end than expected");
        return std::move(*trainer);
    }

private Q_SLOTS:
    void init() { setThreadCount(1); }

    void lossFallsInBothPresets_data()
    {
        QTest::addColumn<std::string>("preset");
        QTest::addColumn<std::string>("encoder");
        for (const char* preset : {"reference", "paper"})
            for (const char* encoder : {"gcn", "mlp", "sage"})
                QTest::addRow("%s %s", preset, encoder) << std::string(preset) << std::string(encoder);
    }

    void lossFallsInBothPresets()
    {
        QFETCH(std::string, preset);
        QFETCH(std::string, encoder);
        auto store = TemporaryFolder::make();
        Script script;
        script.store = store->path();
        const auto configuration = test::smallRosa(m_catalogue, {{"train.epochs", "40"}}, preset, encoder);
        train(job(configuration), script);
        QCOMPARE(script.losses.size(), std::size_t(40));
        double first = 0, last = 0;
        for (int i = 0; i < 5; ++i) {
            first += script.losses[static_cast<std::size_t>(i)];
            last += script.losses[script.losses.size() - 1 - static_cast<std::size_t>(i)];
        }
        QVERIFY2(last < first, qPrintable(QString::number(first) + QStringLiteral(" then ") + QString::number(last)));
    }

    /// All couplings can be trained, and watched pairs contain their plans.
    void everyCouplingTrains_data()
    {
        QTest::addColumn<std::string>("coupling");
        for (const catalog::Choice& choice : m_catalogue.parameter("transport.coupling")->choices)
            QTest::newRow(choice.id.c_str()) << choice.id;
    }

    void everyCouplingTrains()
    {
        QFETCH(std::string, coupling);
        auto store = TemporaryFolder::make();
        Script script;
        script.store = store->path();
        const auto configuration = test::smallRosa(
            m_catalogue, {{"train.epochs", "40"}, {"transport.coupling", coupling}, {"sampling.aligned", "true"}});
        const auto trainer = train(job(configuration), script);
        QCOMPARE(script.losses.size(), std::size_t(40));
        QVERIFY(script.losses.back() < script.losses.front());
        const auto reader = record::RunReader::open(store->path(), trainer->record().id());
        const auto pairs = (*reader)->snapshots(40);
        QVERIFY(!pairs->empty());
        for (const record::PairSnapshot& pair : *pairs) {
            if (pair.rowNodes.front() == pair.columnNodes.front()) QVERIFY(pair.rowNodes == pair.columnNodes);
            float mass = 0;
            for (const float share : pair.plan) mass += share;
            QVERIFY(std::abs(mass - 1) < 1e-5f);
            const auto smaller = static_cast<float>(std::min(pair.rowNodes.size(), pair.columnNodes.size()));
            if (coupling == "in-order") QVERIFY(std::abs(pair.plan[0] * smaller - 1) < 1e-6f);
            if (coupling == "uniform") QVERIFY(std::abs(pair.plan[0] - pair.plan.back()) < 1e-7f);
        }
    }

    /// A run stopped at any epoch and resumed is identical to the byte to an uninterrupted one, also with changed parameters.
    void resumeIsExact()
    {
        const auto configuration = test::smallRosa(m_catalogue);
        const auto withTurns = [](Script& script) {
            script.requests[3] = {setRequest("train.learning_rate", "0.05")};
            script.requests[6] = {setRequest("loss.temperature", "0.9")};
        };
        auto wholeStore = TemporaryFolder::make();
        Script whole;
        whole.store = wholeStore->path();
        withTurns(whole);
        const auto undisturbed = train(job(configuration), whole);
        const auto expected = encodeCheckpoint(undisturbed->state(), undisturbed->method());

        for (int stop = 1; stop < 12; ++stop) {
            auto store = TemporaryFolder::make();
            Script first;
            first.store = store->path();
            first.stopAfter = stop;
            withTurns(first);
            std::string run;
            {
                const auto begun = train(job(configuration), first, TrainingEnd::Stopped);
                run = begun->record().id();
                QCOMPARE(begun->state().epoch, stop);
            }
            Script second;
            second.store = store->path();
            withTurns(second);
            TrainJob resumed = job(configuration);
            resumed.resume = run;
            const auto ended = train(resumed, second);
            QCOMPARE(static_cast<int>(second.losses.size()), 12 - stop);
            QVERIFY2(encodeCheckpoint(ended->state(), ended->method()) == expected, qPrintable(QString::number(stop)));
            auto reader = record::RunReader::open(store->path(), run);
            QVERIFY(reader.ok());
            QCOMPARE((*reader)->curve("loss")->size(), std::size_t(12));
        }
    }

    /// Started on the GPU path and resumed on the CPU path, and vice versa: checkpoints do not depend on the device.
    void aRunGoesOnElsewhere_data()
    {
        QTest::addColumn<std::string>("optimizer");
        QTest::addColumn<bool>("beginsGeneral");
        for (const char* optimizer : {"sgd", "adam"})
            for (const bool beginsGeneral : {true, false})
                QTest::addRow("%s %s", optimizer, beginsGeneral ? "to the processor" : "from the processor")
                    << std::string(optimizer) << beginsGeneral;
    }

    void aRunGoesOnElsewhere()
    {
        QFETCH(std::string, optimizer);
        QFETCH(bool, beginsGeneral);
        // The first steps of Adam have constant length; for gradients near zero, rounding decides their direction.
        const double tolerance = optimizer == "adam" ? 1e-3 : 1e-4;
        const auto configuration = test::smallRosa(
            m_catalogue, {{"train.optimizer", optimizer}, {"train.model_kept", "best"}, {"train.learning_rate", "0.001"}});
        auto wholeStore = TemporaryFolder::make();
        Script whole;
        whole.store = wholeStore->path();
        const auto undisturbed = train(job(configuration), whole);
        const auto expected = undisturbed->method().embed();
        for (const torch::Device device : test::generalDevices()) {
            auto store = TemporaryFolder::make();
            Script parts[2];
            std::string run;
            std::unique_ptr<Trainer> trainer;
            for (const bool isSecond : {false, true}) {
                Script& script = parts[isSecond];
                script.store = store->path();
                if (!isSecond) script.stopAfter = 5;
                TrainJob what = job(configuration);
                what.resume = run;
                std::optional<test::GeneralPath> path;
                if (isSecond != beginsGeneral) path.emplace();
                trainer.reset();
                trainer = train(what, script, isSecond ? TrainingEnd::Done : TrainingEnd::Stopped,
                                path ? device : torch::Device(torch::kCPU));
                run = trainer->record().id();
            }
            std::vector<double> losses = parts[0].losses;
            losses.insert(losses.end(), parts[1].losses.begin(), parts[1].losses.end());
            QCOMPARE(losses.size(), whole.losses.size());
            for (std::size_t i = 0; i < losses.size(); ++i)
                QVERIFY2(
                    std::abs(losses[i] - whole.losses[i]) < tolerance,
                    qPrintable(QString::number(losses[i]) + QStringLiteral(" for ") + QString::number(whole.losses[i])));
            const auto embedding = trainer->method().embed();
            QVERIFY((*embedding - *expected).abs().max().item<double>() < 10 * tolerance);
            QVERIFY(trainer->restoreKeptModel().ok());
        }
    }

    /// A record of a version with other quantities continues with its own columns.
    void aRecordKeepsItsColumns()
    {
        auto store = TemporaryFolder::make();
        const auto configuration = test::smallRosa(m_catalogue);
        record::RunOrigin origin;
        origin.datasetHash = data::contentHash(m_dataset);
        std::string run;
        {
            auto writer = record::RunWriter::create(store->path(), configuration, origin, {"epoch_ms", "forgotten", "loss"});
            QVERIFY(writer.ok());
            run = (*writer)->id();
            QVERIFY((*writer)->setState(record::RunState::Stopped).ok());
        }
        Script script;
        script.store = store->path();
        TrainJob resumed = job(configuration);
        resumed.resume = run;
        train(resumed, script);
        auto reader = record::RunReader::open(store->path(), run);
        QVERIFY(*(*reader)->metrics() == std::vector<std::string>({"epoch_ms", "forgotten", "loss"}));
        QVERIFY(*(*reader)->curve("loss") == script.losses);
        QVERIFY(std::isnan((*reader)->curve("forgotten")->back()));
    }

    void entropiesAreMeasured()
    {
        auto store = TemporaryFolder::make();
        Script script;
        script.store = store->path();
        const auto trainer = train(job(test::smallRosa(m_catalogue)), script);
        auto reader = record::RunReader::open(store->path(), trainer->record().id());
        const auto share = (*reader)->curve("plan_entropy");
        const auto independent = (*reader)->curve("independent_entropy");
        QCOMPARE(independent->size(), std::size_t(12));
        for (std::size_t i = 0; i < 12; ++i) {
            QVERIFY((*share)[i] > 0 && (*share)[i] <= 1);
            QVERIFY((*independent)[i] > 0 && (*independent)[i] < 2 * std::log(40.0));  // views of at most 40 nodes
        }
    }

    /// After a crash, parameter changes after the last checkpoint are repeated at their epochs.
    void turnsAfterTheCheckpointAreReplayed()
    {
        const auto configuration = test::smallRosa(m_catalogue);
        auto wholeStore = TemporaryFolder::make();
        Script whole;
        whole.store = wholeStore->path();
        whole.requests[5] = {setRequest("train.learning_rate", "0.05")};
        const auto undisturbed = train(job(configuration), whole);
        const auto expected = encodeCheckpoint(undisturbed->state(), undisturbed->method());

        auto store = TemporaryFolder::make();
        Script first;
        first.store = store->path();
        first.requests[5] = {setRequest("train.learning_rate", "0.05")};
        first.stopAfter = 7;
        std::string run;
        {
            const auto begun = train(job(configuration), first, TrainingEnd::Stopped);
            run = begun->record().id();
        }
        // A crash at epoch 7 would leave the checkpoint of epoch 4: remove the one written by the orderly stop.
        auto reader = record::RunReader::open(store->path(), run);
        const auto checkpoints = (*reader)->checkpoints();
        for (const auto& checkpoint : *checkpoints)
            if (checkpoint.epoch == 7) QVERIFY(std::filesystem::remove(checkpoint.file));
        Script second;
        second.store = store->path();
        TrainJob resumed = job(configuration);
        resumed.resume = run;
        const auto ended = train(resumed, second);
        QCOMPARE(second.losses.size(), std::size_t(8));
        QVERIFY(encodeCheckpoint(ended->state(), ended->method()) == expected);
    }

    /// Scheduled parameter changes give the same run as requested ones, also after a stop before them and in a fork.
    void plannedTurnsAreThoseAskedFor()
    {
        const auto configuration = test::smallRosa(m_catalogue);
        auto store = TemporaryFolder::make();
        Script asking;
        asking.store = store->path();
        asking.requests[5] = {setRequest("train.learning_rate", "0.05")};
        asking.requests[10] = {setRequest("transport.lambda", "80")};
        const auto undisturbed = train(job(configuration), asking);
        const auto expected = encodeCheckpoint(undisturbed->state(), undisturbed->method());

        TrainJob planned = job(configuration);
        planned.turns = {{5, "train.learning_rate", "0.05"}, {10, "transport.lambda", "80"}};
        std::string run;
        {
            Script stopping;
            stopping.store = store->path();
            stopping.stopAfter = 7;
            run = train(planned, stopping, TrainingEnd::Stopped)->record().id();
        }
        TrainJob resumed = job(configuration);
        resumed.resume = run;
        Script quiet;
        quiet.store = store->path();
        const auto ended = train(resumed, quiet);
        QVERIFY(encodeCheckpoint(ended->state(), ended->method()) == expected);
        QCOMPARE(quiet.warnings.size(), std::size_t(0));
        const auto events = (*record::RunReader::open(store->path(), run))->events();
        QVERIFY(store::turnsAmong(*events) == planned.turns);

        TrainJob fork = job(configuration);
        fork.forkOf = run;
        fork.forkEpoch = 8;
        QVERIFY(fork.configuration.set(m_catalogue, "train.learning_rate", "0.05").ok());
        fork.turns = {planned.turns[1]};
        const auto child = train(fork, quiet);
        const auto parentCurve = (*record::RunReader::open(store->path(), run))->curve("loss");
        const auto curve = (*record::RunReader::open(store->path(), child->record().id()))->curve("loss");
        QVERIFY(*curve == *parentCurve);
    }

    void forkUnderTheSameParametersIsTheSameCurve()
    {
        auto store = TemporaryFolder::make();
        const auto configuration = test::smallRosa(m_catalogue);
        Script script;
        script.store = store->path();
        const auto parent = train(job(configuration), script);
        for (const bool isChanged : {false, true}) {
            Script forkScript;
            forkScript.store = store->path();
            auto changed = configuration;
            if (isChanged) QVERIFY(changed.set(m_catalogue, "transport.lambda", "80").ok());
            TrainJob fork = job(changed);
            fork.forkOf = parent->record().id();
            fork.forkEpoch = 8;
            const auto child = train(fork, forkScript);
            QCOMPARE(forkScript.losses.size(), std::size_t(4));
            const bool isSame =
                encodeCheckpoint(child->state(), child->method()) == encodeCheckpoint(parent->state(), parent->method());
            QCOMPARE(isSame, !isChanged);
            auto reader = record::RunReader::open(store->path(), child->record().id());
            const auto curve = (*reader)->curve("loss");
            QCOMPARE(curve->size(), std::size_t(12));
            for (std::size_t i = 0; i < 8; ++i) QCOMPARE((*curve)[i], script.losses[i]);
        }
        TrainJob wrong = job(configuration);
        wrong.forkOf = parent->record().id();
        wrong.forkEpoch = 5;
        Script unused;
        unused.store = store->path();
        const auto refused = Trainer::start(store->path(), wrong, unused);
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().text().find("8") != std::string::npos);
    }

    /// A fork has a checkpoint of its own from the start.
    void aForkThatIsStoppedAtOnceResumesFromTheFork()
    {
        auto store = TemporaryFolder::make();
        Script script;
        script.store = store->path();
        const auto parent = train(job(test::smallRosa(m_catalogue)), script);
        TrainJob fork = job(test::smallRosa(m_catalogue));
        fork.forkOf = parent->record().id();
        fork.forkEpoch = 8;
        Script stopping;
        stopping.store = store->path();
        stopping.stopAfter = 0;
        TrainJob resumed = job(test::smallRosa(m_catalogue));
        resumed.resume = train(fork, stopping, TrainingEnd::Stopped)->record().id();
        Script rest;
        rest.store = store->path();
        const auto child = train(resumed, rest);
        QCOMPARE(rest.losses.size(), std::size_t(4));
        QVERIFY(encodeCheckpoint(child->state(), child->method()) == encodeCheckpoint(parent->state(), parent->method()));
    }

    /// The number of snapshots of watched pairs also applies to runs of few epochs.
    void fewSnapshotsAreSpreadOverTheRun()
    {
        auto store = TemporaryFolder::make();
        Script script;
        script.store = store->path();
        const auto trained = train(job(test::smallRosa(m_catalogue, {{"watch.snapshots", "3"}})), script);
        const auto epochs = (*record::RunReader::open(store->path(), trained->record().id()))->snapshotEpochs();
        QVERIFY(*epochs == (std::vector<int>{0, 4, 8, 12}));
    }

    void snapshotsAreTransportPlans()
    {
        auto store = TemporaryFolder::make();
        Script script;
        script.store = store->path();
        const auto trainer = train(job(test::smallRosa(m_catalogue)), script);
        auto reader = record::RunReader::open(store->path(), trainer->record().id());
        const auto epochs = (*reader)->snapshotEpochs();
        QCOMPARE(epochs->size(), std::size_t(13));
        QCOMPARE(epochs->front(), 0);
        QCOMPARE(epochs->back(), 12);
        const auto first = (*reader)->snapshots(0);
        const auto last = (*reader)->snapshots(12);
        QCOMPARE(last->size(), std::size_t(4));
        for (std::size_t i = 0; i < last->size(); ++i) {
            const record::PairSnapshot& pair = (*last)[i];
            QVERIFY(pair.rowNodes == (*first)[i].rowNodes);  // the same walks
            for (std::size_t column = 0; column < pair.columns(); ++column) {
                float sum = 0;
                for (std::size_t row = 0; row < pair.rows(); ++row) sum += pair.plan[row * pair.columns() + column];
                QVERIFY(std::abs(sum - pair.columnWeights[column]) < 1e-5f);
            }
        }
    }

    /// A fork verifies the checkpoint: a single flipped bit is detected.
    void aForkDoesNotTrustADamagedCheckpoint()
    {
        auto store = TemporaryFolder::make();
        Script script;
        script.store = store->path();
        const std::string run = train(job(test::smallRosa(m_catalogue)), script)->record().id();
        const auto file = store->path() / "runs" / run / "checkpoints" / "epoch-8.ckpt";
        auto bytes = readFile(file).value();
        bytes.back() ^= std::byte{1};
        QVERIFY(writeFileAtomically(file, bytes).ok());
        TrainJob forked = job(test::smallRosa(m_catalogue));
        forked.forkOf = run;
        forked.forkEpoch = 8;
        Observer observer;
        const auto refused = Trainer::start(store->path(), forked, observer);
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().text().find("SHA-256") != std::string::npos);
    }

    /// A resumed run keeps its watched pairs, in the same order, without repeating the option.
    void watchedPairsOutliveAStop()
    {
        auto store = TemporaryFolder::make();
        Script first;
        first.store = store->path();
        first.stopAfter = 5;
        TrainJob begun = job(test::smallRosa(m_catalogue));
        begun.watch = {{3, 7}};
        const std::string run = train(begun, first, TrainingEnd::Stopped)->record().id();
        Script second;
        second.store = store->path();
        TrainJob resumed = job(test::smallRosa(m_catalogue));
        resumed.resume = run;
        train(resumed, second);
        auto reader = record::RunReader::open(store->path(), run);
        const auto before = (*reader)->snapshots(5);
        const auto after = (*reader)->snapshots(12);
        QCOMPARE(after->size(), std::size_t(5));
        for (std::size_t i = 0; i < after->size(); ++i) QVERIFY((*after)[i].rowNodes == (*before)[i].rowNodes);
        QCOMPARE(after->front().rowNodes.front(), 3);
    }

    void aHiddenNodeCannotBeWatched()
    {
        auto store = TemporaryFolder::make();
        const data::Dataset dataset = ringsHidingNode4();
        TrainJob hidden{m_catalogue, test::smallRosa(m_catalogue, {{"train.inductive", "true"}}), dataset, {}, {}, {}, {}, 0,
                        {{2, 4}}};
        Observer observer;
        const auto refused = Trainer::start(store->path(), hidden, observer);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().text(), std::string("node 4 cannot be watched: it is hidden from this inductive run"));
        QVERIFY(!std::filesystem::exists(store->path() / "runs"));
    }

    /// The record has numbers of the data set, also if the training graph numbers its nodes differently.
    void watchedPairsOfAnInductiveRunAreNodesOfTheDataSet()
    {
        auto store = TemporaryFolder::make();
        const data::Dataset dataset = ringsHidingNode4();
        const auto settings =
            test::smallRosa(m_catalogue, {{"train.inductive", "true"}, {"evaluation.protocol", "public-logistic"}});
        TrainJob inductive{m_catalogue, settings, dataset, {}, {}, {}, {}, 0, {{5, 9}}};
        Script script;
        script.store = store->path();
        const std::string run = train(inductive, script)->record().id();
        auto reader = record::RunReader::open(store->path(), run);
        QVERIFY((*reader)->document("watched").value().value().starts_with("[[5,9],"));
        QCOMPARE((*reader)->snapshots(0)->front().rowNodes.front(), 5);
    }

    /// Inductive runs are evaluated only on nodes that were hidden in training.
    void anInductiveRunIsMeasuredOnHiddenNodesAlone()
    {
        auto store = TemporaryFolder::make();
        const data::Dataset dataset = ringsHidingNode4();
        const auto start = [&](const char* protocol) {
            const auto settings =
                test::smallRosa(m_catalogue, {{"train.inductive", "true"}, {"evaluation.protocol", protocol}});
            TrainJob inductive{m_catalogue, settings, dataset, {}, {}, {}, {}, 0, {}};
            Observer observer;
            return Trainer::start(store->path(), inductive, observer);
        };
        const auto refused = start("cv-10-90");
        QVERIFY(!refused.ok());
        QVERIFY2(refused.error().text().find("which training sees") != std::string::npos, refused.error().text().c_str());
        const auto started = start("public-logistic");
        QVERIFY2(started.ok(), started.ok() ? "" : started.error().text().c_str());
    }

    void aTurnThatCannotBeIsRefusedAndTrainingGoesOn()
    {
        auto store = TemporaryFolder::make();
        Script script;
        script.store = store->path();
        script.requests[2] = {setRequest("encoder.hidden", "99"), setRequest("train.learning_rate", "-1"),
                              setRequest("nonsense", "1")};
        const auto trainer = train(job(test::smallRosa(m_catalogue)), script);
        QCOMPARE(script.warnings.size(), std::size_t(3));
        QCOMPARE(script.losses.size(), std::size_t(12));
    }

    void pauseStepResume()
    {
        auto store = TemporaryFolder::make();
        Script script;
        script.store = store->path();
        // "step" runs one epoch after the pause, then "resume": the loop must neither hang nor skip.
        script.requests[4] = {protocol::Pause(), protocol::Step()};
        script.requests[5] = {protocol::Resume()};
        const auto trainer = train(job(test::smallRosa(m_catalogue)), script);
        QCOMPARE(script.losses.size(), std::size_t(12));
        auto reader = record::RunReader::open(store->path(), trainer->record().id());
        std::vector<std::string> kinds;
        const auto events = (*reader)->events();
        for (const auto& event : *events) kinds.push_back(event.kind);
        QVERIFY(std::count(kinds.begin(), kinds.end(), "pause") >= 1);
        QVERIFY(std::count(kinds.begin(), kinds.end(), "resume") >= 1);
    }

    void losesAgreeAcrossThreadCounts()
    {
        std::vector<std::vector<double>> curves;
        for (const int threads : {1, 2, 3}) {
            setThreadCount(threads);
            auto store = TemporaryFolder::make();
            Script script;
            script.store = store->path();
            train(job(test::smallRosa(m_catalogue, {{"train.epochs", "20"}})), script);
            curves.push_back(script.losses);
        }
        for (std::size_t epoch = 0; epoch < 20; ++epoch) {
            QVERIFY(std::abs(curves[0][epoch] - curves[1][epoch]) < 1e-4);
            QVERIFY(std::abs(curves[0][epoch] - curves[2][epoch]) < 1e-4);
        }
    }
};

ROSA_EVENT_LOOP_TEST(TestTrainer)
#include "tst_trainer.moc"
