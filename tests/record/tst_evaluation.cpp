/// Evaluations in a record: documents by protocol, predictions, formats of older versions.
#include "core/record/evaluation.h"

#include <cstring>

#include "core/record/run_reader.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;

namespace {

/// Two classes, two splits of five nodes.
Evaluation someEvaluation()
{
    Evaluation evaluation;
    evaluation.card = {
        "cv-10-90", Message::verbatim("2 random splits (seed 7)"), "accuracy-stratified", "read once", "ab12", 7, 0, 2,
        "micro-F1"};
    evaluation.card.splitKind = "random";
    evaluation.card.splitsHash = "cd34";
    evaluation.card.probe = "logistic regression, one against the rest";
    evaluation.card.grid = "C = 2^-10 … 2^9";
    evaluation.card.fixUps = {"self-loops removed: 3"};
    evaluation.accuracies = {0.75, 1.0};
    evaluation.validation = {0.5, 0.625};
    evaluation.chosenC = {0.25, 2.0};
    evaluation.mean = 0.875;
    evaluation.deviation = 0.176;
    evaluation.seconds = 0.5;
    evaluation.confusion = {3, 1, 0, 4};
    evaluation.perClass = {{0, "left", 1.0, 0.75, 0.857, 4}, {1, "right \"x\"", 0.8, 1.0, 0.889, 4}};
    evaluation.pooledMacroF1 = 0.873;
    evaluation.splitMeanMacroF1 = 0.869;
    evaluation.predictions = {{0, -1, 1, 1, 1}, {0, 0, -1, 1, 1}};
    return evaluation;
}

}  // namespace

class TestEvaluation : public QObject {
    Q_OBJECT

    TemporaryStore m_store;

    [[nodiscard]] std::string finishedRun() const
    {
        auto writer = RunWriter::create(m_store.path(), someConfiguration(), {}, {"loss"}).value();
        static_cast<void>(writer->setState(RunState::Finished));
        return writer->id();
    }

    void put(const std::string& run, const Evaluation& evaluation, const std::string& document) const
    {
        const auto writer = RunWriter::reopen(m_store.path(), run);
        VERIFY_OK(writer);
        VERIFY_OK(putEvaluation(**writer, evaluation, document));
    }

private Q_SLOTS:
    void jsonRoundTrip()
    {
        const Evaluation written = someEvaluation();
        const auto read = evaluationFromJson(toJson(written));
        VERIFY_OK(read);
        QVERIFY(read->card == written.card);
        QCOMPARE(read->accuracies, written.accuracies);
        QCOMPARE(read->validation, written.validation);
        QCOMPARE(read->chosenC, written.chosenC);
        QCOMPARE(read->confusion, written.confusion);
        QCOMPARE(read->perClass.size(), std::size_t(2));
        QCOMPARE(read->perClass[1].name, written.perClass[1].name);
        QCOMPARE(read->perClass[1].precision, 0.8);
        QCOMPARE(read->perClass[0].support, std::int64_t(4));
        QCOMPARE(read->pooledMacroF1, written.pooledMacroF1);
        QCOMPARE(*read->splitMeanMacroF1, *written.splitMeanMacroF1);
        QVERIFY(read->predictions.empty());
    }

    void olderDocumentsAreRead()
    {
        const auto read = evaluationFromJson(
            R"({"protocol":"cv-10-90","description":"3 splits","accuracies":[0.5,0.6,0.7],"accuracy_mean":0.6,)"
            R"("accuracy_std":0.1,"seconds":1.5})");
        VERIFY_OK(read);
        QCOMPARE(read->card.id, std::string("cv-10-90"));
        QCOMPARE(read->card.metric, std::string("accuracy"));
        QCOMPARE(read->card.text.text(), std::string("3 splits"));
        QCOMPARE(read->card.splits, 3);
        QVERIFY(read->perClass.empty() && read->confusion.empty() && read->validation.empty());
        // Older versions named the pooled one "macro_f1".
        QByteArray older = QByteArray::fromStdString(toJson(someEvaluation()));
        QVERIFY(!older.contains("\"macro_f1\""));
        older.replace("\"macro_f1_pooled\"", "\"macro_f1\"").replace("\"macro_f1_split_mean\":0.869,", "");
        const auto named = evaluationFromJson(older.toStdString());
        VERIFY_OK(named);
        QCOMPARE(named->pooledMacroF1, 0.873);
        QVERIFY(!named->splitMeanMacroF1);
    }

    /// Whoever repeats a probe by hand needs its C or epoch.
    void choicesOfTheProbeAreKept()
    {
        Evaluation evaluation = someEvaluation();
        QVERIFY(toJson(evaluation).find("\"chosen_c\":[0.25,2.0]") != std::string::npos);
        QVERIFY(toJson(evaluation).find("chosen_epoch") == std::string::npos);
        evaluation.chosenC.pop_back();
        QVERIFY(!evaluationFromJson(toJson(evaluation)));
        evaluation.chosenC.clear();
        evaluation.chosenEpoch = {0, 99};
        QCOMPARE(evaluationFromJson(toJson(evaluation))->chosenEpoch, (std::vector<int>{0, 99}));
    }

    void validationHasOneScorePerSplit()
    {
        Evaluation evaluation = someEvaluation();
        evaluation.validation.pop_back();
        QVERIFY(!evaluationFromJson(toJson(evaluation)));
        evaluation.validation.clear();
        QVERIFY(toJson(evaluation).find("validation\":") == std::string::npos);
        VERIFY_OK(evaluationFromJson(toJson(evaluation)));
    }

    /// Each relevant difference of two cards has its own reason; unknown values and explanations are ignored.
    void cardsSayWhyTheyDoNotCompare()
    {
        EvaluationCard card = someEvaluation().card;
        QCOMPARE(whyNotComparable(card, card), std::string());
        const auto reason = [&](auto change) {
            EvaluationCard other = card;
            change(other);
            return whyNotComparable(card, other);
        };
        QCOMPARE(reason([](EvaluationCard& c) { c.splitSeed = 8; }), std::string("different split seed (7 and 8)"));
        QCOMPARE(reason([](EvaluationCard& c) { c.splitsHash = "ef56"; }), std::string("different splits"));
        QCOMPARE(reason([](EvaluationCard& c) { c.datasetHash = "ff"; }), std::string("different data set content"));
        QCOMPARE(reason([](EvaluationCard& c) { c.id = "val-10-10-80"; }),
                 std::string("different protocol (cv-10-90 and val-10-10-80)"));
        QCOMPARE(reason([](EvaluationCard& c) { c.splits = 20; }), std::string("different number of splits (2 and 20)"));
        QVERIFY(!reason([](EvaluationCard& c) { c.selection = "exact-match-unshuffled"; }).empty());
        QCOMPARE(reason([](EvaluationCard& c) { c.text = Message::verbatim("other words"), c.testUse = "", c.fixUps = {}; }),
                 std::string());
        QCOMPARE(reason([](EvaluationCard& c) { c.splitsHash = c.grid = c.splitKind = ""; }), std::string());
        // Nodes seen in training and evaluated: unknown in older records and without training.
        card.setting = kSeesAll;
        card.measuredIn = kWholeGraph;
        QCOMPARE(reason([](EvaluationCard& c) { c.setting = kSeesTraining; }),
                 std::string("different setting (transductive and inductive)"));
        QCOMPARE(reason([](EvaluationCard& c) { c.measuredIn = "last 2 of 20 time snapshots"; }),
                 std::string("different part of the data (whole graph and last 2 of 20 time snapshots)"));
        QCOMPARE(reason([](EvaluationCard& c) { c.setting = c.measuredIn = ""; }), std::string());
        const auto ownClasses = [](EvaluationCard& c) { c.probe = kOwnClasses, c.selection = "last epoch", c.grid = ""; };
        QCOMPARE(reason(ownClasses), std::string());
        QVERIFY(!reason([&](EvaluationCard& c) { ownClasses(c), c.splitsHash = "ef56"; }).empty());
    }

    /// Results on imported splits have a separate name; those on random splits keep the name of older versions.
    void documentsOfImportedSplitsAreApart()
    {
        EvaluationCard card = someEvaluation().card;
        const std::string random = evaluationDocument(card);
        card.splitsHash = "ef56";
        QCOMPARE(evaluationDocument(card), random);
        card.splitKind = "imported";
        const std::string imported = evaluationDocument(card);
        QVERIFY(imported != random);
        card.splitsHash = "cd34";
        QVERIFY(evaluationDocument(card) != imported);
    }

    void brokenDocumentsAreErrors_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray good = QByteArray::fromStdString(toJson(someEvaluation()));
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no object") << QByteArray("[1]");
        QTest::newRow("cut") << good.left(good.size() / 2);
        QTest::newRow("wrong type") << QByteArray(good).replace("0.875", "\"many\"");
        QTest::newRow("confusion of another size") << QByteArray(good).replace("[0,4]", "[0,4,5]");
        QTest::newRow("no card id") << QByteArray(good).replace("\"id\"", "\"di\"");
    }

    void brokenDocumentsAreErrors()
    {
        QFETCH(QByteArray, text);
        const auto read = evaluationFromJson(text.toStdString());
        QVERIFY(!read.ok());
        QVERIFY(read.error().text().starts_with("evaluation: "));
    }

    /// The name depends on the properties of the evaluation, not on descriptions.
    void namesFollowTheProtocol()
    {
        const EvaluationCard card = someEvaluation().card;
        const std::string name = evaluationDocument(card);
        QVERIFY(name.starts_with("evaluation:cv-10-90-"));
        EvaluationCard other = card;
        other.text = Message::verbatim("said otherwise");
        QCOMPARE(evaluationDocument(other), name);
        other.splitSeed = 8;
        QVERIFY(evaluationDocument(other) != name);
        other = card;
        other.splits = 3;
        QVERIFY(evaluationDocument(other) != name);
        other = card;
        other.datasetHash = "cd34";
        QVERIFY(evaluationDocument(other) != name);
    }

    void aRecordKeepsSeveral()
    {
        const std::string run = finishedRun();
        Evaluation other = someEvaluation();
        other.card.splitSeed = 8;
        other.predictions[0][1] = 0;
        const std::string document = evaluationDocument(other.card);
        put(run, someEvaluation(), kOwnEvaluation);
        put(run, other, document);
        other.mean = 0.5;
        put(run, other, document);

        auto reader = RunReader::open(m_store.path(), run).value();
        QCOMPARE(evaluationDocuments(*reader).value(), (std::vector<std::string>{kOwnEvaluation, document}));
        const auto own = readEvaluation(*reader).value();
        const auto second = readEvaluation(*reader, document).value();
        QVERIFY(own && second);
        QCOMPARE(own->mean, 0.875);
        QCOMPARE(own->document, std::string(kOwnEvaluation));
        QCOMPARE(second->mean, 0.5);
        QCOMPARE(second->document, document);
        QCOMPARE(readPredictions(*reader, 0).value(), std::optional(someEvaluation().predictions[0]));
        QCOMPARE(readPredictions(*reader, 1).value(), std::optional(someEvaluation().predictions[1]));
        QCOMPARE(readPredictions(*reader, 0, document).value(), std::optional(other.predictions[0]));
        QVERIFY(!readPredictions(*reader, 2).value());
        QVERIFY(!readEvaluation(*reader, "evaluation:none-00000000").value());
        QCOMPARE(reader->info().value().state, RunState::Finished);

        // Format used by other programs: two bytes per node, little endian.
        const auto bytes = reader->blob("predictions", 0).value().value();
        QCOMPARE(bytes.size(), std::size_t(10));
        QCOMPARE(std::memcmp(bytes.data(), "\x00\x00\xff\xff\x01\x00\x01\x00\x01\x00", 10), 0);
    }

    void predictionsOfHalfAClassAreAnError()
    {
        const std::string run = finishedRun();
        {
            const auto writer = RunWriter::reopen(m_store.path(), run).value();
            VERIFY_OK(writer->putBlob("predictions", 0, bytesOf("abc")));
        }
        auto reader = RunReader::open(m_store.path(), run).value();
        QVERIFY(!readPredictions(*reader, 0).ok());
    }
};

ROSA_TEST(TestEvaluation)
#include "tst_evaluation.moc"
