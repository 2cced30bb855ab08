#include <algorithm>
#include <random>

#include <QTest>

#include "app/workbench/runs/view/run_rows.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

using Summaries = std::vector<store::RunSummary>;

std::vector<RunNode> arranged(const catalog::Catalogue& catalogue, const Summaries& runs)
{
    QStringList names;
    for (const store::RunSummary& run : runs) names.append(QString::fromStdString(run.name));
    return arrangedRuns(catalogue, runs, std::vector<bool>(runs.size(), true), names, RunOrder::Best);
}

/// A row and all below it, as text: key, run and place.
QString textOf(const RunRows& rows, int row, int depth = 0)
{
    QString text;
    const std::vector<int>& children = rows.at(row).children;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const RunNode& node = rows.at(children[i]);
        text += QStringLiteral("%1%2 %3 %4 %5 %6\n")
                    .arg(QString(depth, QLatin1Char(' ')), node.key, node.name)
                    .arg(static_cast<int>(node.kind))
                    .arg(node.run)
                    .arg(node.place);
        text += textOf(rows, children[i], depth + 1);
    }
    return text;
}

/// Does to a list of keys what is announced for the children of each row.
class Mirror : public RowChanges {
public:
    explicit Mirror(const RunRows& rows) : m_rows(rows)
    {
        m_below[0] = keysBelow(0);
        rows.forEach([this](int row) { m_below[row] = keysBelow(row); });
    }

    void removing(int parent, int first, int last) override
    {
        QStringList& keys = m_below[parent];
        isRight = isRight && !hasTaken && 0 <= first && first <= last && last < keys.size() && keys == keysBelow(parent);
        keys.remove(first, last - first + 1);
        ++steps;
    }
    void removed(int parent) override { isRight = isRight && m_below[parent] == keysBelow(parent); }
    void updateRuns() override { hasTaken = true; }
    void reordering(int parent) override { isRight = isRight && hasTaken && m_below[parent] == keysBelow(parent); }
    void reordered(int parent) override
    {
        QStringList now = keysBelow(parent), before = m_below[parent];
        m_below[parent] = now;
        now.sort();
        before.sort();
        isRight = isRight && now == before;
        ++steps;
    }
    void inserting(int parent, int first, int last) override
    {
        isRight = isRight && hasTaken && m_below[parent] == keysBelow(parent);
        m_first = first;
        m_last = last;
        ++steps;
    }
    void inserted(int parent) override
    {
        QStringList now = keysBelow(parent);
        QStringList without = now;
        without.remove(m_first, m_last - m_first + 1);
        isRight = isRight && without == m_below[parent];
        m_below[parent] = now;
        for (const int child : m_rows.at(parent).children)
            if (!m_below.contains(child)) m_below[child] = keysBelow(child);
    }

    bool isRight = true;
    bool hasTaken = false;
    int steps = 0;

private:
    [[nodiscard]] QStringList keysBelow(int row) const
    {
        QStringList keys;
        for (const int child : m_rows.at(row).children) keys.append(m_rows.at(child).key);
        return keys;
    }

    const RunRows& m_rows;
    QHash<int, QStringList> m_below;
    int m_first = 0, m_last = 0;
};

}  // namespace

/// Rows that are changed in steps are those that a new arrangement has, and keep their numbers.
class TestRunRows : public QObject {
    Q_OBJECT

    const catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::mt19937 m_random{7};
    int m_made = 0;

    int draw(int count) { return std::uniform_int_distribution<int>(0, count - 1)(m_random); }

    store::RunSummary makeRun(const Summaries& others)
    {
        store::RunSummary run;
        run.id = "run-" + std::to_string(m_made++);
        run.dataset = draw(2) == 0 ? "cora" : "karate";
        run.method = draw(5) == 0 ? "raw" : draw(5) == 0 ? "random" : "rosa";
        run.accuracyMean = draw(10) / 10.0;
        run.seed = 1;
        run.isNamed = draw(3) == 0;
        run.name = run.isNamed && draw(2) == 0 ? "walks try " + std::to_string(draw(4)) : run.id;
        if (!others.empty() && draw(4) == 0)
            run.forkedFrom = others[static_cast<std::size_t>(draw(static_cast<int>(others.size())))].id;
        return run;
    }

    /// A few runs come, go, are renamed or measured.
    void disturb(Summaries& runs)
    {
        for (int i = draw(4); i > 0 && !runs.empty(); --i) runs.erase(runs.begin() + draw(static_cast<int>(runs.size())));
        for (int i = draw(4); i > 0; --i) runs.insert(runs.begin(), makeRun(runs));
        if (runs.empty()) return;
        store::RunSummary& one = runs[static_cast<std::size_t>(draw(static_cast<int>(runs.size())))];
        one.isNamed = true;
        one.name = draw(2) == 0 ? "walks trial 2" : "a name";
        runs[static_cast<std::size_t>(draw(static_cast<int>(runs.size())))].accuracyMean = draw(10) / 10.0;
    }

private Q_SLOTS:
    void stepsLeadToTheNewArrangement()
    {
        Summaries runs;
        RunRows rows;
        int steps = 0;
        for (int round = 0; round < 400; ++round) {
            disturb(runs);
            const std::vector<RunNode> nodes = arranged(m_catalogue, runs);
            QHash<QString, std::pair<int, int>> before;
            rows.forEach([&](int row) { before.insert(rows.at(row).key, {row, rows.at(row).parent}); });
            Mirror mirror(rows);
            rows.change(nodes, mirror);
            QVERIFY2(mirror.isRight && mirror.hasTaken, qPrintable(QString::number(round)));
            steps += mirror.steps;

            RunRows afresh;
            afresh.reset(nodes);
            QCOMPARE(textOf(rows, 0), textOf(afresh, 0));
            QCOMPARE(rows.runCount(), afresh.runCount());
            QCOMPARE(rows.runCount(), static_cast<int>(runs.size()));
            // A row has kept its number if all above it have stayed where they were.
            const auto hasStayed = [&](const auto& self, int row) -> bool {
                if (row == 0) return true;
                const auto old = before.constFind(rows.at(row).key);
                return old != before.constEnd() && old->second == rows.at(row).parent && self(self, old->second);
            };
            rows.forEach([&](int row) {
                if (hasStayed(hasStayed, row)) QCOMPARE(row, before.value(rows.at(row).key).first);
            });
        }
        QVERIFY(steps > 400);
    }

    void anArrivalIsOneStep()
    {
        Summaries runs;
        for (int i = 0; i < 100; ++i) {
            store::RunSummary run;
            run.id = "run-" + std::to_string(i);
            run.dataset = "cora";
            run.method = "rosa";
            runs.push_back(run);
        }
        RunRows rows;
        rows.reset(arranged(m_catalogue, runs));
        store::RunSummary fresh = runs.front();
        fresh.id = "fresh";
        runs.insert(runs.begin(), fresh);
        Mirror mirror(rows);
        rows.change(arranged(m_catalogue, runs), mirror);
        QCOMPARE(mirror.steps, 1);
        QVERIFY(mirror.isRight);
        QCOMPARE(rows.at(rows.numberOf(QStringLiteral("run-99"))).run, 100);
    }
};

ROSA_TEST(TestRunRows)
#include "tst_run_rows.moc"
