/// What a table says of its own reach, in every form: what intervals are over, what would reduce them, settings, data sets with the same nodes.
#include <QtCore/QString>
#include <QtTest/QTest>

#include "core/data/catalogue.h"
#include "core/tables/table_text.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::tables;

class TestTableScope : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    [[nodiscard]] Plan planOf(PlanRequest request, int seeds, int splits) const
    {
        request.methods = {"rosa"};
        request.seeds = seeds;
        request.splits = splits;
        std::vector<OtherData> others;
        for (const std::string& name : request.datasets)
            if (name != "cora") others.push_back({.name = name, .title = name, .splits = 10, .hasValidation = true});
        return makePlan(m_catalogue, request, others).value();
    }

    /// Results that differ by row, seed and split; cards with the hash of the embedded data sets.
    [[nodiscard]] static Table tableOf(const Plan& plan)
    {
        const data::Catalogue datasets;
        std::vector<RunResult> results;
        for (const PlannedRun& run : plan.runs) {
            record::Evaluation evaluation;
            evaluation.card.id = "cv-10-90";
            evaluation.card.text = Message::verbatim("random splits");
            evaluation.card.splits = plan.splits;
            evaluation.card.datasetHash = datasets.find(run.configuration.dataset()).value().card.contentHash;
            const auto seed = static_cast<double>(run.configuration.seed());
            for (int split = 0; split < plan.splits; ++split)
                evaluation.accuracies.push_back(0.5 + 0.02 * static_cast<double>(run.row) + 0.03 * seed +
                                                0.01 * (split % 2) + 0.001 * (split % 3));
            results.push_back({"run", evaluation, {}});
        }
        return makeTable(plan, results, std::vector<double>(plan.columns.size(), 9));
    }
    [[nodiscard]] Table tableOf(int seeds, int splits) const
    {
        return tableOf(planOf({.datasets = {"cora"}}, seeds, splits));
    }

    static QString text(const Table& table) { return QString::fromStdString(toText(table)).simplified(); }
    static QString latex(const Table& table) { return QString::fromStdString(toLatex(table)).simplified(); }

    /// A field of the line of a method; no field before the asked ones contains a comma.
    static QString csvField(const Table& table, const char* method, const char* column)
    {
        const QStringList lines = QString::fromStdString(toCsv(table)).split(QLatin1Char('\n'));
        const qsizetype place = lines[0].split(QLatin1Char(',')).indexOf(QLatin1String(column));
        for (const QString& line : lines) {
            QString plain;
            bool isQuoted = false;
            for (const QChar letter : line) {
                if (letter == QLatin1Char('"')) isQuoted = !isQuoted;
                plain += isQuoted && letter == QLatin1Char(',') ? QChar(QLatin1Char(';')) : letter;
            }
            const QStringList fields = plain.remove(QLatin1Char('"')).split(QLatin1Char(','));
            if (fields.value(3) == QLatin1String(method)) return fields.value(place);
        }
        return QStringLiteral("no such line");
    }

private Q_SLOTS:
    void intervalsOfOneSeedAreOverSplits()
    {
        const Table table = tableOf(1, 8);
        const QString said = QStringLiteral("over other splits given this seed; of deterministic methods over other splits");
        QVERIFY2(text(table).contains(QStringLiteral("for the mean on this graph, with one seed ") + said),
                 toText(table).c_str());
        QVERIFY(!text(table).contains(QStringLiteral("other seeds")));
        QVERIFY2(latex(table).contains(QStringLiteral("interval of the mean, with one seed ") + said),
                 toLatex(table).c_str());
        QCOMPARE(csvField(table, "RoSA", "interval_over"), QStringLiteral("splits given this seed"));
        QCOMPARE(csvField(table, "Raw features", "interval_over"), QStringLiteral("splits"));
        QVERIFY(!text(table).contains(QStringLiteral("variance of the mean")));
    }

    void intervalsOfOneSplitAreOverSeeds()
    {
        const Table table = tableOf(4, 1);
        QVERIFY2(text(table).contains(QStringLiteral("for the mean on this graph, over other seeds given this split. ")),
                 toText(table).c_str());
        QVERIFY(latex(table).contains(QStringLiteral("interval of the mean, over other seeds given this split;")));
        QCOMPARE(csvField(table, "RoSA", "interval_over"), QStringLiteral("seeds given this split"));
        QCOMPARE(csvField(table, "Raw features", "interval_over"), QString());  // One result has no interval.
    }

    void intervalsOfBothSayIfTheyAreConservative()
    {
        const QString said = QStringLiteral("over other seeds and splits; of deterministic methods over other splits");
        const QString careful = QStringLiteral("; with fewer than 5 seeds or splits it is conservative");
        const Table few = tableOf(2, 8), many = tableOf(5, 8);
        QVERIFY2(text(few).contains(said + careful), toText(few).c_str());
        QVERIFY2(latex(few).contains(said + careful), toLatex(few).c_str());
        QVERIFY(text(many).contains(said + QStringLiteral(". ")) && latex(many).contains(said + QStringLiteral(";")));
        QCOMPARE(csvField(few, "RoSA", "interval_over"), QStringLiteral("seeds and splits"));
    }

    /// Single results scatter between splits as between seeds; the mean over 2 seeds and 12 splits scatters between seeds.
    void adviceIsOnTheMean()
    {
        const Table table = tableOf(2, 12);
        const TableCell& rosa = table.cell(0, 0);
        QVERIFY(rosa.parts.ofMean->seed > 0.9);
        QVERIFY2(text(table).contains(QStringLiteral("residual: more seeds reduce it most")), toText(table).c_str());
        QVERIFY(!text(table).contains(QStringLiteral("hardly")));
        QCOMPARE(csvField(table, "RoSA", "reduced_by_more"), QStringLiteral("seeds"));
        QVERIFY(csvField(table, "RoSA", "mean_variance_seed_share").toDouble() > 0.9);
    }

    void filesSayHowMethodsWereTrained()
    {
        const Table table = tableOf(planOf({.datasets = {"cora"}, .epochs = 15}, 2, 6));
        const QString warning = QStringLiteral("trained for 15");
        QVERIFY2(latex(table).contains(warning), toLatex(table).c_str());
        QVERIFY(csvField(table, "RoSA", "notes").contains(warning));
        QCOMPARE(csvField(table, "RoSA", "epochs"), QStringLiteral("15"));
        QCOMPARE(csvField(table, "RoSA", "preset"), QStringLiteral("reference"));
        QCOMPARE(csvField(table, "Raw features", "epochs"), QString());
        QCOMPARE(csvField(table, "RoSA", "quick"), QStringLiteral("0"));
        QCOMPARE(csvField(tableOf(planOf({.datasets = {"cora"}, .isQuick = true}, 1, 2)), "RoSA", "quick"),
                 QStringLiteral("1"));
    }

    void titleClaimsNothingAboutOtherGraphs()
    {
        QVERIFY2(latex(tableOf(2, 6)).contains(QStringLiteral("on homophilous graphs")), toLatex(tableOf(2, 6)).c_str());
        const Table other = tableOf(planOf({.datasets = {"cora", "cornell"}}, 2, 6));
        QVERIFY2(
            !latex(other).contains(QStringLiteral("homophilous")) && !text(other).contains(QStringLiteral("homophilous")),
            toLatex(other).c_str());
    }

    /// Cornell's and Texas's nodes are the same: their results are noted as dependent, and ranks count them once.
    void sameNodesCountOnce()
    {
        const QString note = QStringLiteral("cornell and texas have identical features and classes");
        const Table table = tableOf(planOf({.datasets = {"cora", "cornell", "texas"}}, 2, 6));
        QCOMPARE(table.ranking->datasets, std::int64_t{2});
        QVERIFY2(text(table).contains(note) && latex(table).contains(note), toText(table).c_str());
        QVERIFY(csvField(table, "RoSA", "notes").contains(note));
        const Table two = tableOf(planOf({.datasets = {"cornell", "texas"}}, 2, 6));
        QVERIFY(!two.ranking && text(two).contains(note));
        const Table one = tableOf(planOf({.datasets = {"cora", "texas"}}, 2, 6));
        QVERIFY(one.ranking->datasets == 2 && !text(one).contains(note));
    }
};

ROSA_TEST(TestTableScope)
#include "tst_table_scope.moc"
