/// End-to-end tests of `rosa inspect` and `rosa project`.
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

#include "core/base/memory_budget.h"
#include "core/data/arrays/npy.h"
#include "tests/engine/command.h"
#include "tests/program/test_program.h"

using namespace rosa;
using rosa::engine::tests::objectOf;
using rosa::engine::tests::Printed;
using rosa::engine::tests::runRosa;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestInspectCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;
    QString m_run;

    /// Runs `line`, in which RUN stands for the run and DIR for the store.
    [[nodiscard]] Printed rosa(QString line) const
    {
        line.replace(QStringLiteral("RUN"), m_run).replace(QStringLiteral("DIR"), m_store.path());
        return runRosa(line.split(QLatin1Char(' ')) << QStringLiteral("--store") << m_store.path());
    }
    [[nodiscard]] Printed rosa(const char* line) const { return rosa(QString::fromLatin1(line)); }
    [[nodiscard]] QString layouts(const char* name) const
    {
        return m_store.filePath(QStringLiteral("runs/") + m_run + QStringLiteral("/layouts/") + QLatin1String(name));
    }

private Q_SLOTS:
    void initTestCase()
    {
        const Printed trained = rosa(
            "train --json --dataset karate --epochs 12 --threads 1 --no-baselines --set evaluation.protocol=none "
            "--set encoder.hidden=16 --set train.checkpoint_every=5");
        QVERIFY2(trained.code == 0, trained.err.constData());
        m_run = QDir(m_store.filePath(QStringLiteral("runs"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    }

    void batches()
    {
        const QJsonObject batch = objectOf(rosa("inspect RUN --batch 8 --draw 3 --epoch 5 --json").out);
        QCOMPARE(batch[QLatin1String("epoch")].toInt(), 5);
        QCOMPARE(batch[QLatin1String("draw")].toInt(), 3);
        QCOMPARE(batch[QLatin1String("centres")].toArray().size(), 8);
        QCOMPARE(batch[QLatin1String("weight")].toArray()[7].toArray().size(), 16);
        const Printed text = rosa("inspect RUN --batch 8 --epoch latest");
        QVERIFY(text.out.startsWith("epoch 12; 8 centres, draw 0;"));
        QVERIFY(text.out.contains("positive pairs") && text.out.contains("between classes"));
        QCOMPARE(rosa("inspect RUN --batch 8 --epoch 5 --draw 3 --out DIR/batch.json").code, 0);
        QCOMPARE(objectOf(contentOf(m_store.filePath(QStringLiteral("batch.json")))), batch);
        QCOMPARE(rosa("inspect RUN --batch 8 --out DIR/batch.npz").code, 0);
        QVERIFY(contentOf(m_store.filePath(QStringLiteral("batch.npz"))).contains("intra_second.npy"));
    }

    void viewsOfOneSide()
    {
        const QJsonObject batch = objectOf(rosa("inspect RUN --batch 8 --json").out);
        const QJsonArray centres = batch[QLatin1String("centres")].toArray();
        const auto centre = [&](int place) { return QString::number(centres[place].toInt() + 1); };  // node names start at 1
        for (const auto& [within, block] : {std::pair{"first", "intra_first"}, {"second", "intra_second"}}) {
            const QString line = QStringLiteral("inspect RUN --json --pair %1,%2 --within %3");
            const QJsonObject pair = objectOf(rosa(line.arg(centre(2), centre(5), QLatin1String(within))).out);
            const double cost = batch[QLatin1String(block)].toArray()[2].toArray()[5].toDouble();
            QVERIFY(cost > 0);
            QVERIFY(std::abs(pair[QLatin1String("sinkhornCost")].toDouble() - cost) < 1e-6);
        }
        const Printed itself = rosa("inspect RUN --pair 3 --within first");
        QCOMPARE(itself.code, 2);
        QVERIFY(itself.err.contains("a view is not compared with itself"));
        QCOMPARE(rosa("inspect RUN --pair 3,4 --within third").code, 2);
    }

    /// Γ, t and r can be recomputed from the archive: D from the embeddings, the walks from the arcs.
    void anArchiveSaysWhatItsCostsAreMadeOf()
    {
        const Printed outcome = rosa("inspect RUN --pair 3,9 --epoch 5 --views-alone --out DIR/pair.npz");
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const std::string file = m_store.filePath(QStringLiteral("pair.npz")).toStdString();
        auto budget = MemoryBudget::ofFile(file, MemoryBudget::Input::Compressed);
        const auto archive = data::NpzArchive::open(file, budget);
        const auto doubles = [&](const char* name) { return archive->read(name)->toDoubles().value(); };
        const auto cost = doubles("D");
        const auto rowShape = archive->read("row_embedding")->shape();
        const auto columnShape = archive->read("column_embedding")->shape();
        const auto x = doubles("row_embedding");
        const auto y = doubles("column_embedding");
        const auto width = static_cast<std::size_t>(rowShape[1]);
        const auto rows = static_cast<std::size_t>(rowShape[0]);
        const auto columns = static_cast<std::size_t>(columnShape[0]);
        QCOMPARE(cost.size(), rows * columns);
        const auto dot = [&](const double* a, const double* b) { return std::inner_product(a, a + width, b, 0.0); };
        for (std::size_t i = 0; i < rows; ++i)
            for (std::size_t k = 0; k < columns; ++k) {
                const double* const a = x.data() + i * width;
                const double* const b = y.data() + k * width;
                const double expected = 1 - dot(a, b) / std::sqrt(dot(a, a) * dot(b, b));
                QVERIFY(std::abs(cost[i * columns + k] - expected) < 1e-5);
            }
        for (const auto& [arcs, nodes] : {std::pair{"row_arcs", rows}, {"column_arcs", columns}}) {
            const auto ends = doubles(arcs);
            QVERIFY(ends.size() % 2 == 0);
            if (nodes > 1) QVERIFY(ends.size() >= 2 * (nodes - 1));  // a walk connects the nodes it visits
            for (const double end : ends) QVERIFY(end >= 0 && end < static_cast<double>(nodes));
        }
        QCOMPARE(doubles("iteration_gaps").size(), std::size_t(5));
        QCOMPARE(doubles("log_v").size(), rows);
    }

    /// Γ = diag(v) exp(−λ D∘S) diag(u), for λ and iterations of the run and for others, which are marked.
    void scalingsMakeThePlan()
    {
        for (const auto& [line, lambda, sweeps] : {std::tuple{"inspect RUN --pair 3,9 --json", 20.0, 5},
                                                   {"inspect RUN --pair 3,9 --lambda 3 --iterations 200 --json", 3.0, 200},
                                                   {"inspect RUN --pair 3,9 --lambda 80 --json", 80.0, 5}}) {
            const Printed outcome = rosa(line);
            QVERIFY2(outcome.code == 0, outcome.err.constData());
            const QJsonObject pair = objectOf(outcome.out);
            QCOMPARE(pair[QLatin1String("lambda")].toDouble(), lambda);
            QCOMPARE(pair[QLatin1String("iterations")].toInt(), sweeps);
            QCOMPARE(pair[QLatin1String("trainedLambda")].toDouble(), 20.0);
            QCOMPARE(pair[QLatin1String("asTrained")].toBool(), lambda == 20.0);
            const QJsonArray gaps = pair[QLatin1String("iterationGaps")].toArray();
            QCOMPARE(gaps.size(), sweeps);
            QVERIFY(std::abs(gaps.last().toDouble() - pair[QLatin1String("rowGap")].toDouble()) < 1e-5);
            QVERIFY(gaps.last().toDouble() <= gaps.first().toDouble());
            QCOMPARE(pair[QLatin1String("status")].toString(), pair[QLatin1String("rowGap")].toDouble() <= 1e-3
                                                                   ? QStringLiteral("converged")
                                                                   : QStringLiteral("iteration limit"));
            const QJsonArray logV = pair[QLatin1String("logV")].toArray();
            const QJsonArray logU = pair[QLatin1String("logU")].toArray();
            for (int i = 0; i < logV.size(); ++i)
                for (int k = 0; k < logU.size(); ++k) {
                    const double made = std::exp(logV[i].toDouble() + logU[k].toDouble() -
                                                 lambda * pair[QLatin1String("DS")][i][k].toDouble());
                    QVERIFY(std::abs(made - pair[QLatin1String("plan")][i][k].toDouble()) < 1e-4);
                }
        }
        const Printed text = rosa("inspect RUN --pair 3,9 --lambda 3 --sweeps 200");
        QVERIFY2(text.out.contains("λ = 3, 200 iterations, not as trained: λ = 20, 5 iterations"), text.out.constData());
        QVERIFY2(text.out.contains("(converged)"), text.out.constData());
        QVERIFY(text.out.contains("views: nodes that a walk of "));
        QVERIFY(text.out.contains("no edge dropped, no feature masked, no perturbation"));
    }

    /// As in training a pair has its padding, as the batch; each has one option to leave it out, and says which it is.
    void paddingIsShownOrLeftOut()
    {
        const QJsonObject batch = objectOf(rosa("inspect RUN --batch 8 --json").out);
        const QJsonArray sizes = batch[QLatin1String("padded_to")].toArray();
        QCOMPARE(sizes.size(), 2);
        const QJsonObject alone = objectOf(rosa("inspect RUN --batch 8 --views-alone --json").out);
        QVERIFY(alone[QLatin1String("padded_to")].isNull());
        const QJsonArray centres = batch[QLatin1String("centres")].toArray();
        int padded = 0;
        for (const int k : {0, 3, 6}) {
            const QString pair = QStringLiteral("inspect RUN --json --pair %1,%2")
                                     .arg(centres[0].toInt() + 1)  // node names start at 1
                                     .arg(centres[k].toInt() + 1);
            const QJsonObject trained = objectOf(rosa(pair).out);
            const QJsonObject views = objectOf(rosa(pair + QStringLiteral(" --views-alone")).out);
            const auto cost = [k](const QJsonObject& of) {
                return of[QLatin1String("inter")].toArray()[0].toArray()[k].toDouble();
            };
            QVERIFY(std::abs(trained[QLatin1String("sinkhornCost")].toDouble() - cost(batch)) < 1e-6);
            QVERIFY(std::abs(views[QLatin1String("sinkhornCost")].toDouble() - cost(alone)) < 1e-6);
            const QJsonObject padding = trained[QLatin1String("padding")].toObject();
            const auto nodes = trained[QLatin1String("rowNodes")].toArray().size();
            const int rows = padding[QLatin1String("rows")].toInt();
            QCOMPARE(rows, std::max(0, sizes[0].toInt() - static_cast<int>(nodes)));
            QCOMPARE(trained[QLatin1String("plan")].toArray().size(), nodes + (rows > 0 ? 1 : 0));
            QVERIFY(views[QLatin1String("padding")].isNull());
            QCOMPARE(views[QLatin1String("plan")].toArray().size(), nodes);
            padded += rows > 0 ? 1 : 0;
        }
        QVERIFY(padded > 0);
        QVERIFY(rosa("inspect RUN --batch 8").out.contains("as in training"));
        QVERIFY(rosa("inspect RUN --pair 3,9").out.contains("padding: as in training, "));
        QVERIFY(rosa("inspect RUN --pair 3,9 --views-alone")
                    .out.contains("padding: left out; the views alone, not as in training"));
        const QJsonArray worst =
            objectOf(rosa("inspect RUN --worst 1 --views-alone --json").out)[QLatin1String("pairs")].toArray();
        const QString positive =
            QStringLiteral("inspect RUN --json --views-alone --pair %1").arg(worst[0][QLatin1String("node")].toInt() + 1);
        QVERIFY(std::abs(objectOf(rosa(positive).out)[QLatin1String("sinkhornCost")].toDouble() -
                         worst[0][QLatin1String("gemd")].toDouble()) < 1e-6);
    }

    /// After one iteration the marginal gap is large: there is a warning, also with --out.
    void aPlanThatIsNotConvergedIsWarnedOf()
    {
        const Printed outcome = rosa("inspect RUN --pair 3,9 --lambda 200 --iterations 1 --json");
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const QJsonObject pair = objectOf(outcome.out);
        QVERIFY(pair[QLatin1String("rowGap")].toDouble() > 0.05);
        QCOMPARE(pair[QLatin1String("status")].toString(), QStringLiteral("iteration limit"));
        QVERIFY2(outcome.err.contains("warning: the plan has not converged: its marginal gap is "), outcome.err.constData());
        QVERIFY(outcome.err.contains("--iterations 50"));
        QVERIFY(rosa("inspect RUN --pair 3,9 --lambda 1 --iterations 500").err.isEmpty());
    }

    /// A coupling without marginals has no gap, and its entropy is not relative to that of t·rᵀ.
    void aCouplingWithoutWeightsHasNoGap()
    {
        const Printed trained = rosa(
            "train --quiet --dataset karate --epochs 2 --threads 1 --no-baselines --set evaluation.protocol=none --set "
            "encoder.hidden=16 --set transport.coupling=uniform --name uniform");
        QVERIFY2(trained.code == 0, trained.err.constData());
        const Printed text = rosa("inspect uniform --pair 3,9");
        QVERIFY2(text.out.contains("marginal gap        – (coupling uniform keeps neither t nor r)"), text.out.constData());
        QVERIFY(text.err.isEmpty());
        const QJsonObject pair = objectOf(rosa("inspect uniform --pair 3,9 --json").out);
        QVERIFY(pair[QLatin1String("entropy")].toDouble() <= pair[QLatin1String("independentEntropy")].toDouble() + 1e-6);
        const QJsonObject last = objectOf(rosa("runs show uniform --json").out)[QLatin1String("last")].toObject();
        QVERIFY(!last[QLatin1String("plan_entropy")].isDouble() && !last[QLatin1String("marginal_gap")].isDouble());
        const Printed other = rosa("inspect uniform --pair 3,9 --lambda 3");
        QCOMPARE(other.code, 2);
        QVERIFY(other.err.contains("λ and the number of iterations do not apply to coupling uniform"));
    }

    /// --format precedes the file extension, which precedes --json.
    void aFileHoldsWhatItIsCalled()
    {
        QCOMPARE(rosa("inspect RUN --json --out DIR/pair.npz").code, 0);
        QVERIFY(contentOf(m_store.filePath(QStringLiteral("pair.npz"))).startsWith("PK"));
        QCOMPARE(rosa("inspect RUN --format text --out DIR/pair.json").code, 0);
        QVERIFY(contentOf(m_store.filePath(QStringLiteral("pair.json"))).startsWith("epoch 12"));
        QCOMPARE(rosa("inspect RUN --json --out DIR/pair").code, 0);
        QVERIFY(!objectOf(contentOf(m_store.filePath(QStringLiteral("pair")))).isEmpty());
        QVERIFY(!objectOf(rosa("inspect RUN --json --format text").out).isEmpty());
    }

    void theWorstPairs()
    {
        const QJsonArray pairs = objectOf(rosa("inspect RUN --worst 5 --json").out)[QLatin1String("pairs")].toArray();
        QCOMPARE(pairs.size(), 5);
        QVERIFY(pairs[0][QLatin1String("gemd")].toDouble() >= pairs[4][QLatin1String("gemd")].toDouble());
        const Printed text = rosa("inspect RUN --worst 3 --class 1");
        QCOMPARE(text.code, 0);
        QCOMPARE(text.out.count('\n'), 6);  // title, blank line, table head, three pairs
    }

    void whatDoesNotGoTogetherIsRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("word");
        const auto row = [](const char* line, const char* word) {
            QTest::newRow(line) << QString::fromLatin1(line) << QByteArray(word);
        };
        row("inspect RUN --batch 1", "2 to 256");
        row("inspect RUN --batch 4 --pair 1", "exclude");
        row("inspect RUN --batch 4 --lambda 3", "apply only to --pair");
        row("inspect RUN --pair 1 --lambda 0", "--lambda");
        row("inspect RUN --pair 1 --iterations 10001", "1 to 10000");
        row("inspect RUN --pair 1 --sweeps 10001", "--sweeps: expected a whole number from 1 to 10000");
        row("inspect RUN --pair 1 --sweeps 2 --iterations 3", "--sweeps excludes --iterations");
        row("inspect RUN --class 1", "--worst");
        row("inspect RUN --worst 3 --class nobody", "unknown class");
        row("inspect RUN --worst 3 --out DIR/worst.npz", "only text and json");
        row("inspect RUN --worst 3 --class ", "--class: expected a value");
        row("inspect RUN --epoch ", "--epoch: expected a value");
        row("inspect RUN --epoch soon", "or latest");
        row("inspect RUN --epoch 7", "5, 10, 12");
        row("project RUN --kind pca --start previous", "--kind tsne");
        row("project RUN --kind pca --perplexity 3", "--perplexity applies only to --kind tsne");
        row("project RUN --kind pca --iterations 60", "--iterations applies only to --kind tsne");
        row("project RUN --epoch 7", "5, 10, 12");
        row("project --dataset karate --epoch 7", "RUN");
    }

    void whatDoesNotGoTogetherIsRefused()
    {
        QFETCH(QString, line);
        QFETCH(QByteArray, word);
        const Printed outcome = rosa(line);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(word), outcome.err.constData());
        QVERIFY(outcome.out.isEmpty());
    }

    void projectionsOfMoments()
    {
        const Printed first = rosa("project RUN --epoch 5 --iterations 60 --json");
        const QJsonObject said = objectOf(first.out.trimmed().split('\n').last());
        QCOMPARE(said[QLatin1String("event")].toString(), QStringLiteral("projection"));
        QCOMPARE(said[QLatin1String("epoch")].toInt(), 5);
        QCOMPARE(said[QLatin1String("file")].toString(), layouts("tsne-1-epoch-5.jsonl"));
        QCOMPARE(contentOf(layouts("tsne-1-epoch-5.jsonl")).count('\n'), said[QLatin1String("layouts")].toInt());

        // 34 nodes: the perplexity is limited to 11, and both values are printed.
        QCOMPARE(said[QLatin1String("perplexity")].toDouble(), 11.0);
        QCOMPARE(said[QLatin1String("perplexity_asked")].toDouble(), 30.0);
        const Printed text = rosa("project RUN --epoch 5 --iterations 60 --perplexity 100 --out DIR/tsne.csv");
        QVERIFY2(text.err.contains("perplexity 11 (100 requested; the maximum is a third of the other 33 nodes)"),
                 text.err.constData());
        const Printed small = rosa("project RUN --epoch 5 --iterations 60 --perplexity 5 --out DIR/tsne.csv");
        QVERIFY2(small.err.contains("perplexity 5:"), small.err.constData());

        const Printed next = rosa("project RUN --epoch latest --start previous --iterations 60 --json");
        QVERIFY2(next.code == 0, next.err.constData());
        const QByteArray begin = contentOf(layouts("tsne-1-epoch-12.jsonl")).split('\n').value(0);
        const QByteArray end = contentOf(layouts("tsne-1-epoch-5.jsonl")).trimmed().split('\n').last();
        const auto point = [](const QByteArray& line) { return objectOf(line)[QLatin1String("layout")][0][0].toDouble(); };
        QVERIFY(std::abs(point(begin) - point(end)) < 0.01 * std::abs(point(end)) + 1e-3);

        QCOMPARE(rosa("project RUN --kind pca --epoch 10 --out DIR/pca.csv").code, 0);
        QCOMPARE(contentOf(layouts("pca-epoch-10.jsonl")).count('\n'), 1);
        QCOMPARE(contentOf(m_store.filePath(QStringLiteral("pca.csv"))).count('\n'), 35);
    }
};

ROSA_EVENT_LOOP_TEST(TestInspectCommand)
#include "tst_inspect_command.moc"
