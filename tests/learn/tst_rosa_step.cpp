#include <QtTest/QTest>

#include <cmath>

#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/data/catalogue.h"
#include "core/learn/problem.h"
#include "tests/base/instruction_sets.h"
#include "tests/learn/general_path.h"
#include "tests/learn/plain_step.h"
#include "tests/learn/support.h"

using namespace rosa;
using namespace rosa::learn;

Q_DECLARE_METATYPE(rosa::InstructionSet)

/// A whole training step against its plain counterpart (PlainStep).
class TestRosaStep : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    /// Largest difference of the losses of `epochs` epochs, in nats, or relative where they are larger than one. An ascent takes the
    /// sign of a gradient: where one is next to zero, the last bit decides, and the weights part a little from there on.
    double largestDifference(const data::Dataset& dataset, const catalog::Configuration& configuration, int epochs)
    {
        const auto data = ProblemData::make(dataset, configuration);
        const Problem problem = data->problem({});
        RosaMethod fast(configuration, problem);
        RosaMethod slow(configuration, problem);
        PlainStep plain(slow);
        double largest = 0;
        for (int epoch = 0; epoch < epochs; ++epoch) {
            const auto values = fast.step(epoch);
            const auto expected = plain.run(epoch);
            if (!values || !expected) return INFINITY;
            const double difference = std::abs(values->front() - *expected) / std::max(std::abs(*expected), 1.0);
            largest = difference <= largest ? largest : difference;  // keeps a NaN
        }
        return largest;
    }

private Q_SLOTS:
    void init()
    {
        setThreadCount(1);
        setInstructionSet(bestInstructionSet());
    }

    void fastStepsEqualPlainOnes_data()
    {
        QTest::addColumn<std::string>("preset");
        QTest::addColumn<std::string>("encoder");
        QTest::addColumn<InstructionSet>("set");
        for (const char* preset : {"reference", "paper"})
            for (const char* encoder : {"gcn", "mlp", "sage"})
                for (const InstructionSet set : test::instructionSets())
                    QTest::addRow("%s %s %s", preset, encoder, nameOf(set))
                        << std::string(preset) << std::string(encoder) << set;
    }

    void fastStepsEqualPlainOnes()
    {
        QFETCH(std::string, preset);
        QFETCH(std::string, encoder);
        QFETCH(InstructionSet, set);
        setInstructionSet(set);
        const double difference = largestDifference(test::twoRings(), test::smallRosa(m_catalogue, {}, preset, encoder), 6);
        QVERIFY2(difference < 1e-4, qPrintable(QString::number(difference)));
    }

    void generalStepsEqualTheProcessors_data()
    {
        QTest::addColumn<std::string>("preset");
        QTest::addColumn<std::string>("encoder");
        QTest::addColumn<bool>("isGpu");
        for (const bool isGpu : {false, true})
            for (const char* preset : {"reference", "paper"})
                for (const char* encoder : {"gcn", "mlp", "sage"})
                    QTest::addRow("%s %s %s", preset, encoder, isGpu ? "cuda" : "cpu")
                        << std::string(preset) << std::string(encoder) << isGpu;
    }

    /// What serves GPUs, on the processor and on a GPU where one answers: all that steps report, and what is asked of the model after them.
    void generalStepsEqualTheProcessors()
    {
        QFETCH(std::string, preset);
        QFETCH(std::string, encoder);
        QFETCH(bool, isGpu);
        const auto device = chooseDevice(isGpu ? "cuda" : "cpu");
        if (!device) QSKIP(device.error().message.c_str());
        const auto dataset = test::twoRings();
        const auto configuration = test::smallRosa(m_catalogue, {}, preset, encoder);
        const auto data = ProblemData::make(dataset, configuration);
        const Problem problem = data->problem({});
        RosaMethod own(configuration, problem);
        RosaMethod general(configuration, problem);
        {
            const test::GeneralPath path;
            general.trainOn(*device);
        }
        for (int epoch = 0; epoch < 20; ++epoch) {
            const auto expected = own.step(epoch);
            const test::GeneralPath path;
            const auto values = general.step(epoch);
            QVERIFY(expected.ok() && values.ok());
            QCOMPARE(values->size(), general.metrics().size());
            for (std::size_t i = 0; i < values->size(); ++i) {
                const double difference = std::abs((*values)[i] - (*expected)[i]) / std::max(std::abs((*expected)[i]), 1.0);
                QVERIFY2(difference < 1e-4, (own.metrics()[i] + " of epoch " + std::to_string(epoch) + ": " +
                                             std::to_string((*values)[i]) + " against " + std::to_string((*expected)[i]))
                                                .c_str());
            }
        }
        const torch::Tensor embedding = general.embed({}).value();
        QVERIFY(embedding.is_cpu());
        QVERIFY((embedding - own.embed({}).value()).abs().max().item<double>() < 1e-3);
        const auto pairs = general.pairs({{3, 3, 0}, {3, 25, 0}});
        const auto expected = own.pairs({{3, 3, 0}, {3, 25, 0}});
        for (std::size_t i = 0; i < 2; ++i)
            for (std::size_t k = 0; k < (*pairs)[i].cost.size(); ++k)
                QVERIFY(std::abs((*pairs)[i].cost[k] - (*expected)[i].cost[k]) < 1e-3f);
        QVERIFY(std::abs(general.batch({1, 4, 30}, 0)->inter[0] - own.batch({1, 4, 30}, 0)->inter[0]) < 1e-3f);
        QVERIFY(general.step(20).ok());
    }

    /// The published data set and hyperparameters; fewer centres a batch, for the plain side takes each pair on its own.
    void twentyEpochsOfCoraEqualPlainOnes()
    {
        const auto dataset = data::Catalogue().open("cora");
        QVERIFY(dataset.ok());
        catalog::Selection selection;
        selection.dataset = "cora";
        selection.seed = 1;
        selection.overrides = {{"sampling.batch_size", "32"}};
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection);
        QVERIFY(configuration.ok());
        const double difference = largestDifference(*dataset, *configuration, 20);
        QVERIFY2(difference < 1e-4, qPrintable(QString::number(difference)));
    }
};

QTEST_APPLESS_MAIN(TestRosaStep)
#include "tst_rosa_step.moc"
