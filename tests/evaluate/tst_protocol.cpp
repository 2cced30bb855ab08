#include "core/evaluate/folds.h"
#include "core/evaluate/protocol.h"

#include <QtTest/QTest>

#include <algorithm>
#include <set>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::evaluate;

namespace {

graph::Labels labelsOf(std::size_t count, std::int32_t classes)
{
    graph::Labels labels;
    for (std::size_t i = 0; i < count; ++i) labels.ofNode.push_back(static_cast<std::int32_t>(i) % classes);
    for (std::int32_t c = 0; c < classes; ++c) labels.classNames.push_back(std::to_string(c));
    return labels;
}

}  // namespace

class TestProtocol : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsOfARandomSplit()
    {
        auto labels = labelsOf(2708, 7);
        labels.ofNode[17] = -1;
        const auto split = randomSplit(labels, {0.1, 0.1}, 3, 0);
        QVERIFY(split.ok());
        QCOMPARE(split->train.size(), std::size_t{270});
        QCOMPARE(split->validation.size(), std::size_t{270});
        QCOMPARE(split->test.size(), std::size_t{2167});
        std::set<graph::Node> all(split->train.begin(), split->train.end());
        all.insert(split->validation.begin(), split->validation.end());
        all.insert(split->test.begin(), split->test.end());
        QCOMPARE(all.size(), std::size_t{2707});
        QVERIFY(!all.contains(17));
        QVERIFY(std::is_sorted(split->test.begin(), split->test.end()));
        QVERIFY(checkSplit(*split, labels).ok());
    }

    void foldsCutInOrderFromARandomSplitHoldEveryClass()
    {
        // Nodes sorted by class, as in many published files: a sorted training part would give folds of two classes each.
        graph::Labels labels = labelsOf(2708, 7);
        std::ranges::sort(labels.ofNode);
        const auto split = randomSplit(labels, {}, 1, 0);
        QVERIFY(split.ok());
        const auto foldOf = contiguousFolds(split->train.size(), 5);
        std::set<std::pair<int, int>> found;
        for (std::size_t i = 0; i < foldOf.size(); ++i)
            found.insert({foldOf[i], labels.ofNode[static_cast<std::size_t>(split->train[i])]});
        QCOMPARE(found.size(), std::size_t{5 * 7});
    }

    void aTenthIsATenth()
    {
        for (const std::size_t count : {std::size_t{10}, std::size_t{30}, std::size_t{70}, std::size_t{1000}})
            QCOMPARE(randomSplit(labelsOf(count, 2), {0.1, 0.1}, 0, 0)->train.size(), count / 10);
    }

    void splitsRepeatAndDiffer()
    {
        const auto labels = labelsOf(200, 3);
        const auto hash = [&](std::uint64_t seed, std::uint32_t index) {
            return splitHash(*randomSplit(labels, {}, seed, index));
        };
        QCOMPARE(hash(1, 4), hash(1, 4));
        QVERIFY(hash(1, 4) != hash(1, 5));
        QVERIFY(hash(1, 4) != hash(2, 4));
        // Moving a node to another part changes the hash, even if the order of all nodes is unchanged.
        graph::Split moved{"", {0, 1}, {}, {2, 3}};
        const std::string before = splitHash(moved);
        moved = {"", {0, 1, 2}, {}, {3}};
        QVERIFY(splitHash(moved) != before);
    }

    void everyNodeIsTrainedOnAboutAsOften()
    {
        const auto labels = labelsOf(50, 2);
        std::vector<int> seen(50, 0);
        for (std::uint32_t index = 0; index < 1000; ++index) {
            const auto split = randomSplit(labels, {}, 9, index);
            for (const graph::Node node : split->train) ++seen[static_cast<std::size_t>(node)];
        }
        QVERIFY(*std::min_element(seen.begin(), seen.end()) > 60);  // 100 expected, deviation 9.5
        QVERIFY(*std::max_element(seen.begin(), seen.end()) < 140);
    }

    void brokenSplitsAreNamed()
    {
        const auto labels = labelsOf(5, 2);
        const auto message = [&](const graph::Split& split) { return checkSplit(split, labels).error().text(); };
        QCOMPARE(message({"a", {0, 1}, {}, {1, 2}}),
                 std::string("split \"a\": node 1 of the test part is already in the training part"));
        QCOMPARE(message({"a", {0}, {7}, {1}}),
                 std::string("split \"a\": node 7 of the validation part is not below 5, the number of nodes"));
        QCOMPARE(message({"a", {}, {}, {1}}), std::string("split \"a\": the training part is empty"));
    }

    void protocolsAreKnownByIdAndDataSet()
    {
        for (const std::string& id : protocolIds()) QCOMPARE(protocolById(id)->id, id);
        QVERIFY(protocolById("cv").error().text().find("val-10-10-80") != std::string::npos);
        const auto labels = labelsOf(50, 2);
        QCOMPARE(defaultProtocol("texas", labels, {}).id, std::string("public-linear"));
        QCOMPARE(defaultProtocol("cora", labels, {}).id, std::string("cv-10-90"));
        QVERIFY(defaultProtocol("cora", labels, {}).probe == ProbeKind::Logistic);
        // A tenth of 49 nodes is not enough for five folds.
        auto fewer = labels;
        fewer.ofNode[7] = -1;
        const Protocol halves = defaultProtocol("mine", fewer, {});
        QCOMPARE(halves.id, std::string("cv-50-50"));
        const auto splits = protocolSplits(halves, fewer, {});
        QCOMPARE(splits->front().train.size(), std::size_t(24));
        QCOMPARE(splits->front().test.size(), std::size_t(25));
        QVERIFY(describe(halves, 20).text().text().find("50 % training, 50 % test") != std::string::npos);
    }

    void rolesOfNearlyEveryNodeAreAnInductiveProtocol()
    {
        auto labels = labelsOf(20, 2);
        const auto idFor = [&](const char* name, const std::vector<graph::Split>& published) {
            return defaultProtocol(name, labels, published).id;
        };
        const graph::Split roles{"public", {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {10, 11, 12}, {13, 14, 15, 16, 17}};
        QCOMPARE(idFor("mine", {roles}), std::string("public-mlp"));
        QCOMPARE(idFor("texas", {roles}), std::string("public-linear"));
        QCOMPARE(idFor("mine", {roles, roles}), std::string("cv-50-50"));  // several splits are not roles
        const graph::Split few{"public", {0, 1}, {2, 3}, {4, 5, 6}};       // as in Planetoid
        QCOMPARE(idFor("mine", {few}), std::string("cv-50-50"));
        QCOMPARE(idFor("reddit", {few}), std::string("public-mlp"));
        QCOMPARE(idFor("reddit", {}), std::string("cv-50-50"));
        for (std::size_t node = 8; node < 20; ++node) labels.ofNode[node] = -1;  // unlabelled nodes need no role
        QCOMPARE(idFor("mine", {few}), std::string("cv-50-50"));
        QCOMPARE(idFor("mine", {{"public", {0, 1, 2}, {3}, {4, 5, 6, 7}}}), std::string("public-mlp"));
        QCOMPARE(idFor("mine", {{"public", {0, 1, 2, 3}, {}, {4, 5, 6, 7}}}), std::string("cv-50-50"));
    }

    void cardSaysWhatWasDone()
    {
        auto protocol = *protocolById("val-10-10-80");
        protocol.splitSeed = 11;
        const ProtocolCard card = describe(protocol, 5);
        QCOMPARE(card.splits, 5);
        QCOMPARE(card.splitSeed, std::uint64_t{11});
        QVERIFY(card.text().text().starts_with("5 random splits (seed 11), 10 % training, 10 % validation, 80 % test; "));
        QVERIFY(card.text().text().find("on the validation part") != std::string::npos);
        QCOMPARE(card.metric, std::string("accuracy"));
        QCOMPARE(describe(*protocolById("public-linear"), 10).selection, std::string("best validation epoch"));
        const ProtocolCard roles = describe(*protocolById("public-mlp"), 1);
        QCOMPARE(roles.metric, std::string("micro-F1"));
        QVERIFY(roles.text().text().starts_with("1 published split; one-layer MLP as the article means it, a linear layer"));
        QVERIFY(roles.testUse.find("for the micro-F1 at the epoch") != std::string::npos);
        auto imported = *protocolById("public-logistic");
        imported.splitSeed = 11;
        const ProtocolCard given = describe(imported, 1);
        QVERIFY(given.text().text().starts_with("1 published split; rows scaled to length 1"));
        QVERIFY(given.text().text().find("on the validation part, or where there is none by 5-fold") != std::string::npos);
        QCOMPARE(given.splitSeed, std::uint64_t{0});
        QCOMPARE(given.selection, std::string(selectionId(imported.selection)));
        imported.selection = Selection::ExactMatchUnshuffled;
        QVERIFY(describe(imported, 1).text().text().find("exact match of one-hot rows on the validation part") !=
                std::string::npos);
        QVERIFY(describe(imported, 1).text().text().ends_with("(stratified folds)"));
        protocol.shares.validation = 0;
        protocol.selection = Selection::ExactMatchUnshuffled;
        QVERIFY(describe(protocol, 5).text().text().ends_with("(exact match of one-hot rows, unshuffled folds)"));
    }

    void publishedSplitsAreTakenInOrder()
    {
        const auto labels = labelsOf(6, 2);
        const std::vector<graph::Split> published{{"p0", {0}, {1}, {2}}, {"p1", {3}, {4}, {5}}};
        auto protocol = *protocolById("public-linear");
        QCOMPARE(protocolSplits(protocol, labels, published)->size(), std::size_t{2});
        protocol.splits = 1;
        const auto first = protocolSplits(protocol, labels, published);
        QCOMPARE(first->size(), std::size_t{1});
        QCOMPARE(first->front().name, std::string("p0"));
        protocol.splits = 3;
        QVERIFY(!protocolSplits(protocol, labels, published).ok());
        QVERIFY(!protocolSplits(protocol, labels, {}).ok());
        QVERIFY(!protocolSplits(*protocolById("cv-10-90"), {}, {}).ok());
    }
};

ROSA_TEST(TestProtocol)
#include "tst_protocol.moc"
