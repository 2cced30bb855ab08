#include "app/engine/evaluate/results.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

#include <cmath>

#include "app/engine/train/baselines.h"
#include "core/catalog/options/encoder_options.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::engine;

/// Results as a table and as a line of JSON.
class TestResultText : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    [[nodiscard]] GroupResult rawFeatures(const std::string& dataset) const
    {
        catalog::Selection selection;
        selection.dataset = dataset;
        selection.method = "raw";
        learn::Evaluation evaluation;
        evaluation.card.id = "cv-10-90";
        evaluation.accuracies = {0.5, 0.7};
        evaluation.mean = 0.6;
        learn::RunOutcome outcome;
        outcome.evaluation = evaluation;
        return {catalog::Configuration::resolve(m_catalogue, selection).value(), {outcome}, {}};
    }

private Q_SLOTS:
    void publishedNumbersStandBesideTheirMethod()
    {
        const GroupResult group = rawFeatures("citeseer");
        QVERIFY(publishedBeside(m_catalogue, group));
        const QString table = QString::fromStdString(resultTable(m_catalogue, {group}));
        QVERIFY2(table.contains(QStringLiteral("Raw features")), qPrintable(table));
        const QJsonObject line = QJsonDocument::fromJson(QByteArray::fromStdString(resultJson(m_catalogue, group))).object();
        QCOMPARE(line[QLatin1String("method")].toString(), QStringLiteral("raw"));
        QVERIFY(line.contains(QLatin1String("published_mean")));
        QVERIFY(!line.contains(QLatin1String("embedding")));
    }

    void aNamesakeHasNoPublishedNumberBesideIt()
    {
        catalog::Selection selection;
        selection.dataset = "citeseer";
        selection.method = "raw";
        selection.isNamesake = true;
        GroupResult group = rawFeatures("citeseer");
        group.configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
        QVERIFY(!publishedBeside(m_catalogue, group));
        const QString table = QString::fromStdString(resultTable(m_catalogue, {group}));
        QVERIFY2(table.contains(QStringLiteral("citeseer is not the published data set of this name")), qPrintable(table));
        QVERIFY(!table.contains(QStringLiteral("64.6")));
    }

    /// What a run does not have itself, such as the width of the random encoder, comes from its preset, or from the baseline's first if the
    /// baseline has none of this name.
    void baselinesHaveThePresetOfTheirRun()
    {
        catalog::Selection selection;
        selection.dataset = "karate";
        selection.method = "raw";
        selection.preset = "reference@dblp";
        const auto random = [&] {
            const auto run = catalog::Configuration::resolve(m_catalogue, selection).value();
            return baselineConfiguration(m_catalogue, run, "random").value();
        };
        QCOMPARE(random().preset(), std::string("reference@dblp"));
        QCOMPARE(random().text(&catalog::WidthOptions::hidden), std::string("256"));
        selection.method = "bgrl";
        selection.preset = "short@citeseer";
        QCOMPARE(random().preset(), std::string("reference@citeseer"));
        selection = {};
        selection.dataset = "dblp";
        selection.isNamesake = true;
        QVERIFY(random().isNamesake());
        QCOMPARE(random().preset(), std::string("reference"));
    }

    /// A number published under another protocol is mentioned, but not shown in the column beside the measured one.
    void numbersOfOtherProtocolsAreNoComparison()
    {
        for (const bool isImported : {false, true}) {
            GroupResult group = rawFeatures("citeseer");
            record::EvaluationCard& card = group.runs.front().evaluation->card;
            isImported ? card.splitKind = "imported" : card.id = "val-10-10-80";
            const QString table = QString::fromStdString(resultTable(m_catalogue, {group}));
            QVERIFY2(table.contains(
                         QStringLiteral("Raw features: published 64.6 (RoSA, IJCAI 2022, table 1) under protocol cv-10-90")),
                     qPrintable(table));
            const QJsonObject line =
                QJsonDocument::fromJson(QByteArray::fromStdString(resultJson(m_catalogue, group))).object();
            QVERIFY(!line.contains(QLatin1String("published_mean")));
        }
    }

    /// Deviations are those of single results, for one run or several; the note distinguishes groups that differ.
    void spreadIsOverRunsAndSplits()
    {
        GroupResult trained = rawFeatures("citeseer");
        trained.runs.push_back(trained.runs.front());
        trained.runs.back().evaluation->accuracies = {0.6, 0.8};
        const auto spread = spreadOf(trained);
        QCOMPARE(spread->n, 4);
        QCOMPARE(spread->over, std::string("runs × splits"));
        QVERIFY(std::abs(spread->mean - 0.65) < 1e-12);
        QVERIFY(std::abs(spread->deviation - std::sqrt(0.05 / 3)) < 1e-12);
        const QString table = QString::fromStdString(resultTable(m_catalogue, {trained, rawFeatures("citeseer")}));
        QVERIFY2(
            table.contains(QStringLiteral("over the runs × splits")) && table.contains(QStringLiteral("over the splits")),
            qPrintable(table));
    }

    /// The interval of two very different splits exceeds [0, 1]; text and JSON clip it in the same way. A single result has no interval.
    void textAndJsonShowTheSameInterval()
    {
        GroupResult group = rawFeatures("citeseer");
        group.runs.front().evaluation->accuracies = {0.3, 0.9};
        const auto lineOf = [&] {
            return QJsonDocument::fromJson(QByteArray::fromStdString(resultJson(m_catalogue, group))).object();
        };
        QVERIFY(QString::fromStdString(resultTable(m_catalogue, {group})).contains(QStringLiteral("0.0 – 100.0")));
        QCOMPARE(lineOf()[QLatin1String("accuracy_interval")].toArray(), (QJsonArray{0.0, 1.0}));
        QCOMPARE(lineOf()[QLatin1String("unit")].toString(), QStringLiteral("fraction"));
        group.runs.front().evaluation->accuracies = {0.3};
        QVERIFY(!lineOf().contains(QLatin1String("accuracy_interval")));
        QVERIFY(lineOf()[QLatin1String("accuracy_std")].isNull());
    }

    /// Unknown numbers of a training are omitted, not reported as 0.
    void unknownNumbersAreLeftOut()
    {
        GroupResult group = rawFeatures("citeseer");
        learn::RunOutcome& run = group.runs.front();
        run.epochs = 7;
        run.loss = 0.25;
        run.trainSeconds = run.epochMsMedian = run.peakRssMb = std::nan("");
        const QJsonObject line = QJsonDocument::fromJson(QByteArray::fromStdString(resultJson(m_catalogue, group))).object();
        QCOMPARE(line[QLatin1String("epochs")].toInt(), 7);
        QCOMPARE(line[QLatin1String("loss")].toDouble(), 0.25);
        for (const char* absent : {"train_seconds", "epoch_ms_median", "peak_rss_mb"})
            QVERIFY2(!line.contains(QLatin1String(absent)), absent);
    }

    /// A symbol is explained only if it is used.
    void aSingleResultHasNoDeviationToExplain()
    {
        GroupResult group = rawFeatures("citeseer");
        QVERIFY(resultTable(m_catalogue, {group}).find("± is the") != std::string::npos);
        group.runs.front().evaluation->accuracies = {0.6};
        QVERIFY(resultTable(m_catalogue, {group}).find("± is the") == std::string::npos);
        GroupResult several = rawFeatures("citeseer");
        several.embedding = "X.npy";
        several.name = "ours";
        const std::string both = resultTable(m_catalogue, {group, several});
        QVERIFY2(both.find("\n± is the sample standard deviation over the splits") != std::string::npos, both.c_str());
        QVERIFY2(both.find("\nours ") != std::string::npos && both.find("X.npy") == std::string::npos, both.c_str());
    }

    /// A deterministic method has no seed that is given.
    void intervalsSayWhatTheyAreOver()
    {
        const auto said = [&](const GroupResult& group, const char* words) {
            const std::string table = resultTable(m_catalogue, {group});
            return table.find("the interval is that of the mean over other " + std::string(words) + ".\n") !=
                   std::string::npos;
        };
        GroupResult group = rawFeatures("citeseer");
        QVERIFY(said(group, "splits"));
        catalog::Selection selection;
        selection.dataset = "citeseer";
        group.configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
        QVERIFY(said(group, "splits given this seed"));
        group.runs.push_back(group.runs.front());
        QVERIFY(said(group, "seeds and splits, conservative: at least 95 %"));
        const QJsonObject line = QJsonDocument::fromJson(QByteArray::fromStdString(resultJson(m_catalogue, group))).object();
        QCOMPARE(line[QLatin1String("accuracy_interval_over")].toString(), QStringLiteral("seeds and splits"));
        QVERIFY(line[QLatin1String("accuracy_interval_is_conservative")].toBool());
    }

    void choicesOfTheProbeAreInTheJson()
    {
        GroupResult group = rawFeatures("citeseer");
        const auto run = [&] {
            return QJsonDocument::fromJson(QByteArray::fromStdString(resultJson(m_catalogue, group)))
                .object()[QLatin1String("runs")]
                .toArray()
                .first()
                .toObject();
        };
        QVERIFY(!run().contains(QLatin1String("chosen_c")));
        group.runs.front().evaluation->chosenC = {0.5, 256};
        QCOMPARE(run()[QLatin1String("chosen_c")].toArray(), (QJsonArray{0.5, 256.0}));
    }

    void foreignEmbeddingHasItsFileNameAndNothingPublished()
    {
        GroupResult group = rawFeatures("citeseer");
        group.embedding = "X.npy";
        QVERIFY(!publishedBeside(m_catalogue, group));
        const QString table = QString::fromStdString(resultTable(m_catalogue, {group}));
        QVERIFY2(table.contains(QStringLiteral("\nX.npy ")) && table.contains(QStringLiteral("60.0")), qPrintable(table));
        QVERIFY2(!table.contains(QStringLiteral("Raw features")), qPrintable(table));
        const QJsonObject line = QJsonDocument::fromJson(QByteArray::fromStdString(resultJson(m_catalogue, group))).object();
        QCOMPARE(line[QLatin1String("method")].toString(), QStringLiteral("embedding"));
        QCOMPARE(line[QLatin1String("embedding")].toString(), QStringLiteral("X.npy"));
        QCOMPARE(line[QLatin1String("dataset")].toString(), QStringLiteral("citeseer"));
        for (const char* absent : {"encoder", "preset", "published_mean", "published_source", "epochs"})
            QVERIFY2(!line.contains(QLatin1String(absent)), absent);
    }
};

ROSA_TEST(TestResultText)
#include "tst_result_text.moc"
