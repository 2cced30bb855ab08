#include "core/learn/training/divergence.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/learn/methods/rosa/rosa.h"
#include "core/learn/training/checkpoint.h"
#include "core/learn/training/problem.h"
#include "core/record/ending.h"
#include "core/record/run_reader.h"
#include "tests/learn/short_training.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using test::Overrides;

namespace {

/// The rings with dense features, multiplied by `value` if it is finite; otherwise `value` replaces one feature (node 7, column 2).
/// Values of mapped files, unlike those of tables, are not checked on opening.
data::Dataset ringsWith(float value)
{
    data::Dataset dataset = test::twoRings();
    const std::int32_t columns = dataset.features.columns();
    std::vector<float> values(static_cast<std::size_t>(dataset.features.rows()) * static_cast<std::size_t>(columns));
    for (graph::Node row = 0; row < dataset.features.rows(); ++row)
        dataset.features.copyRow(
            row, std::span(values).subspan(static_cast<std::size_t>(row * columns), static_cast<std::size_t>(columns)));
    if (std::isfinite(value))
        for (float& feature : values) feature *= value;
    else
        values[static_cast<std::size_t>(7 * columns + 2)] = value;
    dataset.features = graph::Features::denseFrom(dataset.features.rows(), columns, {std::move(values), {}}).value();
    return dataset;
}

}  // namespace

/// Errors and records after numbers become non-finite: no crash, and earlier results are kept.
class TestDivergence : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::optional<TemporaryFolder> m_store;

    struct End {
        std::string run;
        Error error;
        record::RunInfo info;
        std::optional<record::Ending> ending;
        std::vector<double> losses;
    };

    /// Runs a training that fails.
    End failing(const data::Dataset& dataset, const catalog::Configuration& configuration)
    {
        const TrainJob job = test::plainJob(m_catalogue, configuration, dataset);
        test::Following following;
        auto trainer = Trainer::start(m_store->path(), job, following);
        if (!trainer) qFatal("%s", trainer.error().text().c_str());
        const auto end = (*trainer)->run();
        if (end) qFatal("the training did not fail");
        const std::string run = (*trainer)->record().id();
        trainer->reset();
        const auto reader = record::RunReader::open(m_store->path(), run);
        return {run, end.error(), (*reader)->info().value(), record::readEnding(**reader).value(),
                (*reader)->curve("loss").value()};
    }

private Q_SLOTS:
    void init()
    {
        setThreadCount(1);
        m_store.emplace(TemporaryFolder::make().value());
    }

    void aTrainingThatDivergesSaysWhenAndWhy_data()
    {
        QTest::addColumn<std::string>("encoder");
        QTest::addColumn<std::string>("method");
        QTest::newRow("rosa, gcn") << std::string("gcn") << std::string("rosa");
        QTest::newRow("rosa, mlp") << std::string("mlp") << std::string("rosa");
    }

    void aTrainingThatDivergesSaysWhenAndWhy()
    {
        QFETCH(std::string, encoder);
        const auto configuration = test::smallRosa(m_catalogue,
                                                   {{"train.optimizer", "sgd"},
                                                    {"train.learning_rate", "100"},
                                                    {"train.momentum", "0.9999"},
                                                    {"train.weight_decay", "1"},
                                                    {"train.epochs", "400"},
                                                    {"train.checkpoint_every", "2"}},
                                                   "reference", encoder);
        const End end = failing(test::twoRings(), configuration);
        const QString said = QString::fromStdString(end.error.text());
        QVERIFY(end.ending.has_value());
        QCOMPARE(end.ending->reason, record::EndingReason::Diverged);
        QVERIFY2(said.startsWith(QStringLiteral("training diverged in epoch %1: ").arg(end.ending->epoch)),
                 qPrintable(said));
        QVERIFY2(said.contains(QLatin1String("train.learning_rate = 100 is too high")), qPrintable(said));
        QVERIFY(!said.contains(QLatin1Char('\n')));
        QCOMPARE(end.error.kind, ErrorKind::Failed);
        QCOMPARE(end.info.state, record::RunState::Failed);
        QCOMPARE(end.info.reason, end.error.message);
        // Fails at the first non-finite loss; the named checkpoint has finite weights.
        for (std::size_t i = 0; i + 1 < end.losses.size(); ++i) QVERIFY(std::isfinite(end.losses[i]));
        QVERIFY(end.ending->keptEpoch > 0 && end.ending->keptEpoch < end.ending->epoch);
        QVERIFY2(said.contains(QStringLiteral("checkpoint of epoch %1").arg(end.ending->keptEpoch)), qPrintable(said));
        TrainJob fork = test::plainJob(
            m_catalogue, test::smallRosa(m_catalogue, {{"train.learning_rate", "0.01"}}, "reference", encoder), m_rings);
        fork.forkOf = end.run;
        fork.forkEpoch = end.ending->keptEpoch;
        test::Following following;
        QVERIFY(Trainer::start(m_store->path(), fork, following).ok());
    }

    void featuresThatAreTheCauseAreNamed_data()
    {
        QTest::addColumn<float>("value");
        QTest::addColumn<QString>("said");
        QTest::newRow("1e30") << 1e30f
                              << QStringLiteral("features are as large as 1e+30, so their products overflow float32");
        QTest::newRow("NaN") << std::numeric_limits<float>::quiet_NaN()
                             << QStringLiteral("a feature of node 7 is not a finite number");
        QTest::newRow("infinite") << std::numeric_limits<float>::infinity()
                                  << QStringLiteral("a feature of node 7 is not a finite number");
    }

    /// Before the first epoch, when pairs are watched, and during it.
    void featuresThatAreTheCauseAreNamed()
    {
        QFETCH(float, value);
        QFETCH(QString, said);
        const data::Dataset dataset = ringsWith(value);
        for (const char* pairs : {"40", "0"}) {
            const End end = failing(dataset, test::smallRosa(m_catalogue, {{"watch.pairs", pairs}}));
            const QString message = QString::fromStdString(end.error.text());
            QVERIFY2(message.contains(said), qPrintable(message));
            QVERIFY2(message.contains(QLatin1String("data set rings: ")), qPrintable(message));
            QCOMPARE(end.error.kind, ErrorKind::BadInput);
            QCOMPARE(end.info.state, record::RunState::Failed);
            QCOMPARE(end.ending->reason, record::EndingReason::Diverged);
            QCOMPARE(end.ending->keptEpoch, 0);
        }
    }

    /// Finite weights with a non-finite embedding.
    void pairsOfAHugeModelAreAnError()
    {
        const data::Dataset dataset = test::twoRings();
        const auto configuration = test::smallRosa(m_catalogue);
        const auto data = ProblemData::make(dataset, configuration);
        const Problem problem = data->problem({});
        RosaMethod method(configuration, problem);
        QVERIFY(method.pairs({{TrainingNode{3}, TrainingNode{4}, 0}}).ok());
        {
            const torch::NoGradGuard constant;
            for (const NamedTensor& part : method.model().parameters()) torch::Tensor(part.tensor).fill_(1e30);
        }
        const auto pairs = method.pairs({{TrainingNode{3}, TrainingNode{4}, 0}});
        QVERIFY(!pairs.ok());
        QVERIFY2(pairs.error().text().starts_with("the embedding of node "), pairs.error().text().c_str());
        QVERIFY(!method.batch({TrainingNode{1}, TrainingNode{4}, TrainingNode{30}}, 0, false).ok());
        QVERIFY(hasDiverged(method.model(), dataset));
    }

    /// Such checkpoints were written by an earlier version.
    void aCheckpointOfLostWeightsIsRefused()
    {
        const data::Dataset dataset = test::twoRings();
        const auto configuration = test::smallRosa(m_catalogue);
        const auto data = ProblemData::make(dataset, configuration);
        const Problem problem = data->problem({});
        RosaMethod method(configuration, problem);
        const std::string name = method.model().parameters().back().name;
        {
            const torch::NoGradGuard constant;
            torch::Tensor(method.model().parameters().back().tensor).view(-1)[0] = NAN;
        }
        RosaMethod other(configuration, problem);
        const auto loaded = loadCheckpoint(encodeCheckpoint({}, method), "epoch-12", other);
        QVERIFY(!loaded.ok());
        QCOMPARE(loaded.error().kind, ErrorKind::BadInput);
        QCOMPARE(QString::fromStdString(loaded.error().text()),
                 QString::fromStdString("epoch-12: tensor " + name + " contains a number that is not finite"));
    }

    void everyEndIsRecorded_data()
    {
        QTest::addColumn<Overrides>("overrides");
        QTest::addColumn<int>("stopAfter");
        QTest::addColumn<QString>("end");
        QTest::addColumn<QString>("kept");
        QTest::newRow("all epochs") << Overrides{{"train.patience", "0"}} << -1 << QStringLiteral("all 12 epochs completed")
                                    << QStringLiteral("epoch 12, last completed epoch");
        QTest::newRow("stopped") << Overrides{{"train.patience", "0"}} << 5
                                 << QStringLiteral("stopped by the user after epoch 5 of 12")
                                 << QStringLiteral("epoch 5, last completed epoch");
        // Steps too short to change the loss: the lowest one is the first or soon after.
        QTest::newRow("patience") << Overrides{{"train.patience", "3"}, {"train.epochs", "400"}} << -1
                                  << QStringLiteral("no lower loss for 3 epochs (train.patience), after epoch ")
                                  << QStringLiteral(", lowest training loss");
    }

    void everyEndIsRecorded()
    {
        QFETCH(Overrides, overrides);
        QFETCH(int, stopAfter);
        QFETCH(QString, end);
        QFETCH(QString, kept);
        const auto configuration = test::smallRosa(m_catalogue, overrides);
        const TrainJob job = test::plainJob(m_catalogue, configuration, m_rings);
        test::Following following;
        following.stopAfter = stopAfter;
        const int wanted = configuration.get<catalog::EpochOptions>().epochs;
        std::string run;
        int epochs = 0;
        int best = 0;
        {
            auto trainer = Trainer::start(m_store->path(), job, following);
            QVERIFY((*trainer)->run().ok());
            run = (*trainer)->record().id();
            epochs = (*trainer)->state().epoch;
            best = (*trainer)->state().bestEpoch;
            QVERIFY(
                (*trainer)->record().setState(stopAfter < 0 ? record::RunState::Finished : record::RunState::Stopped).ok());
        }
        const auto reader = record::RunReader::open(m_store->path(), run);
        const auto ending = record::readEnding(**reader).value();
        QVERIFY(ending.has_value());
        QCOMPARE(ending->epoch, epochs);
        QCOMPARE(ending->epochs, wanted);
        QVERIFY2(QString::fromStdString(endText(*ending)).startsWith(end), endText(*ending).c_str());
        QVERIFY2(QString::fromStdString(keptText(*ending)).contains(kept), keptText(*ending).c_str());
        QCOMPARE(ending->keptEpoch, ending->kept == record::KeptWeights::Best ? best : epochs);
    }

private:
    data::Dataset m_rings = test::twoRings();
};

ROSA_TEST(TestDivergence)
#include "tst_divergence.moc"
