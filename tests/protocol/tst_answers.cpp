/// Text format of answers to requests, and invalid texts.
#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "core/protocol/batch_matrix.h"
#include "core/protocol/inspection.h"
#include "core/protocol/layout.h"
#include "core/protocol/pair_ranking.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::protocol;

namespace {

BatchMatrix someBatch()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    BatchMatrix batch;
    batch.epoch = 40;
    batch.draw = 3;
    batch.centres = {7, 2};
    batch.classes = {-1, 1};
    batch.classNames = {"left", "right"};
    batch.temperature = 0.4;
    batch.lambda = 20;
    batch.rescaled = Rescaled::Positive;
    batch.padding = {13, 11};
    batch.inter = {0.1f, 0.7f, 1.0f / 3, 1e-7f};
    batch.intraFirst = {0, 0.25f, 0.25f, 0};
    batch.intraSecond = {0, 0.5f, 0.75f, 0};
    batch.weight = {nan, 0.75f, nan, 0.25f, 1.0f / 3, nan, 2.0f / 3, nan};
    return batch;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const auto at = text.find(what);
    return at == std::string::npos ? std::string() : text.replace(at, what.size(), by);
}

}  // namespace

class TestAnswers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void batchMatricesReturnAsTheyWere()
    {
        const BatchMatrix batch = someBatch();
        const auto read = batchMatrixFromJson(toJson(batch));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QCOMPARE(read->epoch, 40);
        QCOMPARE(read->draw, 3u);
        QVERIFY(read->centres == batch.centres && read->classes == batch.classes && read->classNames == batch.classNames);
        QCOMPARE(read->temperature, 0.4);
        QCOMPARE(read->lambda, 20.0);
        QVERIFY(read->rescaled == Rescaled::Positive);
        QVERIFY(read->padding == batch.padding);
        QVERIFY(read->inter == batch.inter && read->intraFirst == batch.intraFirst &&
                read->intraSecond == batch.intraSecond);
        QCOMPARE(read->weight.size(), batch.weight.size());
        for (std::size_t i = 0; i < batch.weight.size(); ++i)
            QVERIFY(std::isnan(batch.weight[i]) ? std::isnan(read->weight[i]) : batch.weight[i] == read->weight[i]);
    }

    void numbersAreShort()
    {
        const std::string text = toJson(someBatch());
        QVERIFY(text.find("\"inter\":[[0.1,0.7],[0.33333334,") != std::string::npos);
        QVERIFY(text.find("[null,0.75,null,0.25]") != std::string::npos);
    }

    void viewsAloneHaveNoSizes()
    {
        BatchMatrix batch = someBatch();
        batch.padding.reset();
        QVERIFY(toJson(batch).find("\"padded_to\":null") != std::string::npos);
        QVERIFY(!batchMatrixFromJson(toJson(batch))->padding);
    }

    /// A row for the padding of the first view; without the field the nodes alone, as in answers of earlier versions.
    void inspectionsSayWhetherTheyArePadded()
    {
        Inspection inspection;
        inspection.pair.rowNodes = {7};
        inspection.pair.columnNodes = {2, 5};
        inspection.pair.padding = {3, 0};
        inspection.pair.cost = inspection.pair.rescale = inspection.pair.plan = inspection.exactPlan = {1, 2, 3, 4};
        inspection.pair.rowWeights = {0.25f, 0.75f};
        inspection.pair.columnWeights = {0.5f, 0.5f};
        const std::string text = toJson(inspection);
        const auto read = inspectionFromJson(text);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QVERIFY(read->pair.padding == inspection.pair.padding);
        QVERIFY(read->pair.plan == inspection.pair.plan);
        QVERIFY(!inspectionFromJson(replaced(text, "{\"rows\":3,\"columns\":0}", "null")).ok());
        inspection.pair.padding.reset();
        for (auto* matrix : {&inspection.pair.cost, &inspection.pair.rescale, &inspection.pair.plan, &inspection.exactPlan})
            matrix->resize(2);
        inspection.pair.rowWeights = {1};
        const auto old = inspectionFromJson(replaced(toJson(inspection), "\"padding\":null,", ""));
        QVERIFY2(old.ok(), old.ok() ? "" : old.error().text().c_str());
        QVERIFY(!old->pair.padding);
    }

    void batchWithoutLabels()
    {
        BatchMatrix batch = someBatch();
        batch.classes.clear();
        batch.classNames.clear();
        QVERIFY(toJson(batch).find("\"classes\":null") != std::string::npos);
        QVERIFY(batchMatrixFromJson(toJson(batch))->classes.empty());
    }

    void brokenBatchesAreRefused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* name, const char* what, const char* by, const char* word) {
            QTest::newRow(name) << QString::fromUtf8(what) << QString::fromUtf8(by) << QString::fromUtf8(word);
        };
        row("row", "[0.1,0.7]", "[0.1]", "inter is not a 2 × 2 matrix");
        row("rows", "\"intra_first\":[[0.0,0.25],", "\"intra_first\":[", "intra_first is not a 2 × 2 matrix");
        row("gap", "[0.1,0.7]", "[0.1,null]", "inter is not a 2 × 2 matrix");
        row("text", "[null,0.75,", "[null,\"x\",", "weight is not a 2 × 4 matrix");
        row("width", "[null,0.75,null,0.25]", "[null,0.75]", "weight is not a 2 × 4 matrix");
        row("missing", "intra_second", "intra_third", "intra_second is missing");
        row("classes", "[-1,1]", "[-1]", "expected one class for each of 2 centres, found 1");
        row("class", "[-1,1]", "[-1,2]", "class 2");
        row("centres", "[7,2]", "[7,2,3]", "3 centres");
        row("rescaled", "positive", "negative", "negative");
        row("epoch", "\"epoch\":40", "\"epoch\":\"x\"", "batch matrix");
        row("cut", "]}", "", "expected a JSON object");
    }

    void brokenBatchesAreRefused()
    {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, word);
        const auto read = batchMatrixFromJson(replaced(toJson(someBatch()), what.toStdString(), by.toStdString()));
        QVERIFY(!read.ok());
        QVERIFY2(read.error().text().find(word.toStdString()) != std::string::npos, read.error().text().c_str());
    }

    void rankingsReturnAsTheyWere()
    {
        const PairRanking ranking{12, 100, 140, {{5, 1, 0.75}, {9, -1, 0.5}}};
        const auto read = pairRankingFromJson(toJson(ranking));
        QVERIFY(read.ok());
        QCOMPARE(read->epoch, 12);
        QCOMPARE(read->looked, 100);
        QCOMPARE(read->candidates, 140);
        QCOMPARE(read->pairs.size(), std::size_t{2});
        QCOMPARE(read->pairs[0].node, 5);
        QCOMPARE(read->pairs[0].gemd, 0.75);
        QCOMPARE(read->pairs[1].classOf, -1);
        QVERIFY(!pairRankingFromJson("[]").ok());
        QVERIFY(!pairRankingFromJson(R"({"epoch": 1, "looked": 1, "candidates": 1, "pairs": [{"node": "x"}]})").ok());
    }

    /// Casting such numbers to int would be undefined behaviour.
    void fractionsAndHugeNumbersAreNoWholeNumbers()
    {
        for (const char* number :
             {"1.5e10", "1.5", "-3000000000", "18446744073709551615", "1e400", "true", "\"1\"", "null"}) {
            const std::string text =
                std::string(R"({"epoch": )") + number + R"(, "looked": 1, "candidates": 1, "pairs": []})";
            const auto read = pairRankingFromJson(text);
            QVERIFY2(!read.ok(), number);
            const auto layout = layoutFromJson(
                std::string(R"({"kind": "pca", "iteration": 0, "divergence": null, "layout": [], "epoch": )") + number +
                "}");
            QVERIFY2(!layout.ok(), number);
        }
        QCOMPARE(pairRankingFromJson(R"({"epoch": -1, "looked": 1, "candidates": 1, "pairs": []})")->epoch, -1);
    }

    void anErrorOfTheEngineIsTheError()
    {
        const std::string answer = R"({"error": "node 9 is hidden"})";
        QCOMPARE(batchMatrixFromJson(answer).error().text(), std::string("node 9 is hidden"));
        QCOMPARE(pairRankingFromJson(answer).error().text(), std::string("node 9 is hidden"));
        QCOMPARE(inspectionFromJson(answer).error().text(), std::string("node 9 is hidden"));
    }
};

ROSA_TEST(TestAnswers)
#include "tst_answers.moc"
