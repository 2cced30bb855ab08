/// The sweep that a form describes: what is offered, what it amounts to, and that the engine understands it.
#include "app/workbench/sweep/data/sweep_space.h"

#include <QTest>

#include "core/base/files.h"
#include "core/sweep/samplers.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::workbench;

class TestSweepSpace : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    [[nodiscard]] catalog::Configuration base(const char* method = "rosa") const
    {
        catalog::Selection selection;
        selection.dataset = "karate";
        selection.method = method;
        return catalog::Configuration::resolve(m_catalogue, selection).value();
    }
    [[nodiscard]] QString usual(const char* key, const char* value) const
    {
        return usualVariation(*m_catalogue.parameter(key), QLatin1String(value));
    }
    /// Number of tries that the engine makes of a plan.
    [[nodiscard]] std::size_t triesMade(const SweepPlan& plan) const
    {
        const auto store = TemporaryFolder::make().value();
        auto folder = sweep::SweepFolder::create(m_catalogue, store.path(), "s", base(), plan.rule).value();
        return sweep::addKnownTries(folder) ? folder.tries().size() : 0;
    }

private Q_SLOTS:
    void whatIsOfferedIsValidForEveryParameter()
    {
        int offered = 0;
        for (const catalog::Method& method : m_catalogue.methods) {
            const auto configuration = base(method.id.c_str());
            for (const auto& [key, set] : configuration.values()) {
                if (!canVary(m_catalogue, configuration, key)) continue;
                ++offered;
                const QString text =
                    usualVariation(*m_catalogue.parameter(key), QString::fromStdString(catalog::toText(set.value)));
                const auto checked = checkedVariation(m_catalogue, configuration, QString::fromStdString(key), text);
                QVERIFY2(checked.problem.isEmpty(), qPrintable(QString::fromStdString(key) + QLatin1Char('=') + text +
                                                               QStringLiteral(": ") + checked.problem));
            }
        }
        QVERIFY(offered > 100);
    }

    void rangesLieAroundTheValue()
    {
        QCOMPARE(usual("transport.lambda", "20"), QStringLiteral("5..80:log"));
        QCOMPARE(usual("train.learning_rate", "0.0005"), QStringLiteral("0.00013..0.002:log"));
        QCOMPARE(usual("sampling.walk_length", "10"), QStringLiteral("3..40:log"));
        QCOMPARE(usual("augment.edge_drop_1", "0.2"), QStringLiteral("0.1..0.6"));
        QCOMPARE(usual("transport.lambda", "nonsense"), usual("transport.lambda", "20"));
    }

    void whatCannotBeComparedIsNotOffered()
    {
        const auto configuration = base();
        QVERIFY(canVary(m_catalogue, configuration, "transport.lambda"));
        QVERIFY(!canVary(m_catalogue, configuration, "evaluation.splits"));
        QVERIFY(!canVary(m_catalogue, configuration, "watch.pairs"));
        QVERIFY(!canVary(m_catalogue, configuration, "no.such"));
    }

    void badVariationsSayWhy_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("reversed") << QStringLiteral("80..5")
                                  << QStringLiteral("Expected a smaller value before a larger one, found 80..5");
        QTest::newRow("not allowed") << QStringLiteral("0..5") << QStringLiteral("Expected a number above 0");
        QTest::newRow("count") << QStringLiteral("5..80:log:1") << QStringLiteral("Expected log, linear or a number");
        QTest::newRow("one value") << QStringLiteral("5") << QStringLiteral("Expected several values");
        QTest::newRow("twice") << QStringLiteral("5,5") << QStringLiteral("The value 5 occurs twice");
        QTest::newRow("nothing") << QStringLiteral(",") << QStringLiteral("Expected a number");
        QTest::newRow("half") << QStringLiteral("5..") << QStringLiteral("Expected a number");
    }
    void badVariationsSayWhy()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, problem);
        const auto checked = checkedVariation(m_catalogue, base(), QStringLiteral("transport.lambda"), text);
        QVERIFY2(checked.problem.startsWith(problem), qPrintable(checked.problem));
        const SweepPlan plan = planOf(m_catalogue, base(), {{QStringLiteral("transport.lambda"), text}}, {});
        QVERIFY2(plan.problem.startsWith(QStringLiteral("Sharpness λ: ") + problem), qPrintable(plan.problem));
    }

    void notesCountTheValues()
    {
        const auto noteOf = [this](const char* key, const char* text) {
            return checkedVariation(m_catalogue, base(), QLatin1String(key), QLatin1String(text)).note;
        };
        QCOMPARE(noteOf("transport.lambda", "5..80:log"), QString());
        QVERIFY(noteOf("transport.lambda", "5..80:log:5").endsWith(QStringLiteral(": 5, 10, 20, 40, 80")));
        QVERIFY(noteOf("sampling.walk_length", "5..10").startsWith(QStringLiteral("6 ")));
    }

    void triesAreThoseThatTheEngineMakes_data()
    {
        QTest::addColumn<QString>("walk");
        QTest::addColumn<QString>("sampler");
        QTest::addColumn<QString>("tries");
        QTest::newRow("whole grid with the default in it")
            << QStringLiteral("5,10,20") << QStringLiteral("grid") << QString();
        QTest::newRow("whole grid without it") << QStringLiteral("6,12,20") << QStringLiteral("grid") << QString();
        QTest::newRow("part of a grid") << QStringLiteral("5..40") << QStringLiteral("grid") << QStringLiteral("7");
        QTest::newRow("even") << QStringLiteral("5..40") << QStringLiteral("sobol") << QString();
        QTest::newRow("even, small") << QStringLiteral("5,10,20") << QStringLiteral("sobol") << QStringLiteral("12");
    }
    void triesAreThoseThatTheEngineMakes()
    {
        QFETCH(const QString, walk);
        QFETCH(const QString, sampler);
        QFETCH(const QString, tries);
        SweepChoices choices{{QLatin1String(kSamplerKey), sampler}};
        if (!tries.isEmpty()) choices[QLatin1String(kTriesKey)] = tries;
        const SweepPlan plan = planOf(m_catalogue, base(), {{QStringLiteral("sampling.walk_length"), walk}}, choices);
        QCOMPARE(plan.problem, QString());
        QCOMPARE(static_cast<std::size_t>(plan.tries), triesMade(plan));
    }

    void theCommandHasWhatDiffersFromTheDefaults()
    {
        SweepPlan plan =
            planOf(m_catalogue, base(), {{QStringLiteral("transport.lambda"), QStringLiteral("5..80:log")}}, {});
        QCOMPARE(plan.command(QStringLiteral("s")),
                 QStringLiteral("rosa sweep new s --dataset karate --method rosa --preset reference --encoder gcn --vary "
                                "transport.lambda=5..80:log"));
        plan = planOf(m_catalogue, base(), {{QStringLiteral("transport.lambda"), QStringLiteral("5,20")}},
                      {{QLatin1String(kSamplerKey), QStringLiteral("grid")},
                       {QLatin1String(kRuleKey), QStringLiteral("all")},
                       {QLatin1String(kSweepSeedsKey), QStringLiteral("2")},
                       {QLatin1String(kJobsKey), QStringLiteral("1")}});
        QVERIFY(plan.command(QStringLiteral("s"))
                    .endsWith(QStringLiteral("--vary transport.lambda=5,20 --seeds 2 --sampler grid --rule all --jobs 1")));
        QCOMPARE(plan.tries, 2);
    }

    void aGridNeedsCountableValues()
    {
        const SweepPlan plan = planOf(m_catalogue, base(), {{QStringLiteral("transport.lambda"), QStringLiteral("5..80")}},
                                      {{QLatin1String(kSamplerKey), QStringLiteral("grid")}});
        QVERIFY(!plan.problem.isEmpty());
    }

    void theForecastIsRunsTimesSeconds()
    {
        const SweepPlan plan =
            planOf(m_catalogue, base(), {{QStringLiteral("transport.lambda"), QStringLiteral("5..80:log")}},
                   {{QLatin1String(kTriesKey), QStringLiteral("10")}, {QLatin1String(kJobsKey), QStringLiteral("4")}});
        MeasuredCost measured;
        measured.cost = {2, 0, 0.5};
        measured.splits = 4;
        measured.startSeconds = 1;
        const auto forecast = forecastOf(plan, base(), measured);
        QCOMPARE(forecast.runs, 30);
        QCOMPARE(forecast.workers, 4);
        QCOMPARE(forecast.seconds, 1 + 8 * 4.0);
        // Beyond what is counted one by one.
        const SweepPlan large =
            planOf(m_catalogue, base(), {{QStringLiteral("transport.lambda"), QStringLiteral("5..80:log")}},
                   {{QLatin1String(kTriesKey), QStringLiteral("10000")}});
        QCOMPARE(forecastOf(large, base(), measured).runs, 30000);
    }

    void namesAreFreeAndValid()
    {
        const QStringList keys{QStringLiteral("transport.lambda")};
        QCOMPARE(freeName(base(), keys, {}), QStringLiteral("karate-lambda"));
        QCOMPARE(freeName(base(), keys, {QStringLiteral("karate-lambda"), QStringLiteral("karate-lambda-2")}),
                 QStringLiteral("karate-lambda-3"));
        QCOMPARE(nameProblem(QStringLiteral("karate-lambda-3"), {}), QString());
        for (const char* name : {"", "-a", ".a", "a b", "a/b", "ä"})
            QVERIFY2(!nameProblem(QString::fromUtf8(name), {}).isEmpty(), name);
        QVERIFY(!nameProblem(QStringLiteral("s"), {QStringLiteral("s")}).isEmpty());
    }
};

ROSA_EVENT_LOOP_TEST(TestSweepSpace)
#include "tst_sweep_space.moc"
