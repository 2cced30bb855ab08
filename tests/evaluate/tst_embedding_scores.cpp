/// Nearest neighbours, clustering and link prediction. Constants are results of scikit-learn 1.9 for the same input.
#include <QtTest/QTest>

#include <cmath>
#include <memory>
#include <set>

#include "core/evaluate/clustering.h"
#include "core/evaluate/links.h"
#include "core/evaluate/neighbours.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::evaluate;

namespace {

constexpr int kRows = 60;
constexpr int kColumns = 4;

/// X[i][c] = float32(sin(1 + 3 i + 7 c i + c))
std::vector<float> someRows()
{
    std::vector<float> values;
    for (int i = 0; i < kRows; ++i)
        for (int c = 0; c < kColumns; ++c) values.push_back(static_cast<float>(std::sin(1.0 + 3 * i + 7 * c * i + c)));
    return values;
}

/// y[i] = (i²) mod 3 if i mod 4 else 2
graph::Labels someLabels()
{
    graph::Labels labels;
    labels.classNames = {"a", "b", "c"};
    for (int i = 0; i < kRows; ++i) labels.ofNode.push_back(i % 4 ? (i * i) % 3 : 2);
    return labels;
}

graph::Split firstForty()
{
    graph::Split split;
    for (int i = 0; i < kRows; ++i) (i < 40 ? split.train : split.test).push_back(i);
    return split;
}

bool matchesSklearn(const Result<double>& found, double expected) { return found && std::abs(*found - expected) < 1e-12; }

}  // namespace

class TestEmbeddingScores : public QObject {
    Q_OBJECT

    std::vector<float> m_values = someRows();
    UnitRows m_rows = UnitRows::ofDense(m_values, kRows, kColumns).value();

private Q_SLOTS:
    /// KNeighborsClassifier(5, metric="cosine", algorithm="brute").fit(X[:40], y[:40]).predict(X[40:])
    void nearestNeighboursVote()
    {
        const auto classes = nearestClasses(m_rows, someLabels(), firstForty(), 5);
        QVERIFY(classes);
        QCOMPARE(*classes, (std::vector<std::int32_t>{1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1}));
    }

    /// No node votes for itself: with 19 neighbours, all others of a class of 20 are needed.
    void withoutATrainingPartAllOthersVote()
    {
        constexpr int kNodes = 60;
        std::vector<float> rows(kNodes * 3, 0.0f);
        graph::Labels labels;
        labels.classNames = {"a", "b", "c"};
        for (int node = 0; node < kNodes; ++node) {
            rows[static_cast<std::size_t>(node * 3 + node % 3)] = 1;
            labels.ofNode.push_back(node % 3);
        }
        const auto perfect = UnitRows::ofDense(rows, kNodes, 3).value();
        for (const int k : {1, 10, 19}) {
            const auto classes = nearestOthers(perfect, labels, k);
            QVERIFY(classes);
            QVERIFY(std::ranges::equal(*classes, labels.ofNode));
        }
        labels.ofNode[1] = -1;
        QCOMPARE(nearestOthers(perfect, labels, 10)->size(), std::size_t{kNodes - 1});
        QVERIFY(!nearestOthers(perfect, labels, kNodes - 1));
    }

    void nearestNeighboursNeedEnoughOfThem()
    {
        QVERIFY(!nearestClasses(m_rows, someLabels(), firstForty(), 41));
        graph::Split overlapping = firstForty();
        overlapping.test.push_back(0);
        QVERIFY(!nearestClasses(m_rows, someLabels(), overlapping, 5));
    }

    /// KMeans(4, n_init=3000, tol=0).fit(X / norms).inertia_.
    void kMeansFindsTheSmallestSumOfSquares()
    {
        KMeansOptions options;
        options.clusters = 4;
        options.restarts = 200;
        const auto result = kMeans(m_rows, options);
        QVERIFY(result);
        QVERIFY2(std::abs(result->squares - 25.00404824051468) < 1e-4,
                 qPrintable(QString::number(result->squares, 'g', 15)));
        QCOMPARE(std::set<std::int32_t>(result->clusterOf.begin(), result->clusterOf.end()).size(), 4U);
        QCOMPARE(kMeans(m_rows, options)->clusterOf, result->clusterOf);
    }

    /// Three equal rows and two others in three clusters: for all initialisations, no cluster may remain empty.
    void kMeansLeavesNoClusterEmpty()
    {
        const std::vector<float> values{1, 0, 1, 0, 1, 0, 0, 1, -1, 0};
        const auto rows = UnitRows::ofDense(values, 5, 2).value();
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto result = kMeans(rows, {.clusters = 3, .restarts = 1, .seed = seed});
            QVERIFY(result);
            QVERIFY(result->squares < 1e-12);
            QCOMPARE(std::set<std::int32_t>(result->clusterOf.begin(), result->clusterOf.end()).size(), 3U);
        }
        QVERIFY(!kMeans(rows, {.clusters = 6}));
    }

    /// normalized_mutual_info_score(a, b), adjusted_rand_score(a, b)
    void partitionsAgree()
    {
        const std::int32_t a[] = {0, 0, 1, 1, 2, 2, 2, 0, 1, 2};
        const std::int32_t b[] = {1, 1, 0, 0, 0, 2, 2, 1, 2, 2};
        QVERIFY(matchesSklearn(mutualInformation(a, b), 0.6180656462921544));
        QVERIFY(matchesSklearn(adjustedRand(a, b), 0.4318181818181818));
        const std::int32_t renamed[] = {5, 5, 9, 9, 1, 1, 1, 5, 9, 1};
        QVERIFY(matchesSklearn(mutualInformation(a, renamed), 1));
        QVERIFY(matchesSklearn(adjustedRand(a, renamed), 1));
        const std::int32_t one[] = {3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
        QVERIFY(matchesSklearn(mutualInformation(a, one), 0));
        QVERIFY(matchesSklearn(adjustedRand(a, one), 0));
        QVERIFY(matchesSklearn(adjustedRand(one, one), 1));
        const std::int32_t unknown[] = {-1, -1};
        QVERIFY(!mutualInformation(unknown, std::span(a).first(2)));
        QVERIFY(!adjustedRand(a, std::span(b).first(3)));
    }

    /// roc_auc_score(p, s), average_precision_score(p, s); two groups of equal scores.
    void rocAndPrecision()
    {
        const double scores[] = {.9, .8, .8, .7, .6, .6, .5, .3, .2, .1};
        const bool positive[] = {true, true, false, true, false, true, false, false, true, false};
        QVERIFY(matchesSklearn(areaUnderRoc(scores, positive), 0.72));
        QVERIFY(matchesSklearn(averagePrecision(scores, positive), 0.7277777777777777));
        const bool all[] = {true, true};
        QVERIFY(!areaUnderRoc(std::span(scores).first(2), all));
        const double wild[] = {1, std::nan("")};
        const bool both[] = {true, false};
        QVERIFY(!averagePrecision(wild, both));
    }

    /// A ring of 50: equally many non-edges, no duplicates, determined by the seed.
    void linksAreDrawnFromTheGraph()
    {
        std::vector<graph::Arc> arcs;
        for (int i = 0; i < 50; ++i) arcs.push_back({i, (i + 1) % 50});
        const auto ring = graph::Graph::undirected(50, std::move(arcs)).value();
        const auto sample = sampleLinks(ring, 20, 7);
        QVERIFY(sample);
        QCOMPARE(sample->edges.size(), 20U);
        QCOMPARE(std::set(sample->edges.begin(), sample->edges.end()).size(), 20U);
        QCOMPARE(std::set(sample->nonEdges.begin(), sample->nonEdges.end()).size(), 20U);
        for (const auto& [a, b] : sample->edges) QVERIFY(a < b && ring.hasArc(a, b));
        for (const auto& [a, b] : sample->nonEdges) QVERIFY(a < b && !ring.hasArc(a, b));
        QCOMPARE(sampleLinks(ring, 20, 7)->edges, sample->edges);
        QVERIFY(sampleLinks(ring, 20, 8)->edges != sample->edges);

        // On a circle, adjacent nodes are nearest: all edges score above all other pairs.
        std::vector<float> circle;
        for (int i = 0; i < 50; ++i)
            for (const double angle : {std::cos(i * 0.1256637), std::sin(i * 0.1256637)})
                circle.push_back(static_cast<float>(angle));
        const auto score = scoreLinks(UnitRows::ofDense(circle, 50, 2).value(), *sample);
        QVERIFY(score);
        QCOMPARE(score->auc, 1.0);
        QCOMPARE(score->averagePrecision, 1.0);
        QCOMPARE(score->edges, 20);
        const auto triangle = graph::Graph::undirected(3, {{0, 1}, {1, 2}, {0, 2}}).value();
        QVERIFY(!sampleLinks(triangle, 10, 1));
        QVERIFY(!sampleLinks(graph::Graph::undirected(3, {}).value(), 10, 1));
    }
};

ROSA_TEST(TestEmbeddingScores)
#include "tst_embedding_scores.moc"
