/// Texts about the cells of tables.
#include "app/workbench/tables/data/cell_text.h"

#include <QTest>

#include "tests/program/test_program.h"
#include "tests/widgets/loaded.h"
#include "widgets/text/plain_label.h"

using namespace rosa;
using namespace rosa::workbench;

class TestCellText : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    /// Table 2 with one seed and eight splits; raw features exceed all other methods by a hundredth of a point on average.
    [[nodiscard]] FilledTable almostEqual() const
    {
        tables::PlanRequest request;
        request.what = "table2";
        request.seeds = 1;
        request.splits = 8;
        const tables::Plan plan = tables::makePlan(m_catalogue, request).value();
        std::vector<tables::RunResult> results;
        for (const tables::PlannedRun& run : plan.runs) {
            record::Evaluation evaluation;
            evaluation.card.id = "public-linear";
            for (int split = 0; split < plan.splits; ++split)
                evaluation.accuracies.push_back(0.6 + 0.01 * (split % 3) +
                                                (run.configuration.method() == "raw" ? 1e-4 * (split % 4) : 0));
            results.push_back({"run", evaluation, {}});
        }
        const std::vector<double> ratios(plan.columns.size(), 1);
        FilledTable filled{request, tables::makeTable(plan, results, ratios), ratios, {}, {}};
        filled.isMissing.resize(plan.columns.size());
        filled.damage.resize(plan.columns.size());
        return filled;
    }

    static std::size_t rowOf(const tables::Plan& plan, const std::string& method)
    {
        const auto row = std::ranges::find(plan.rows, method, &tables::PlanRow::method);
        return static_cast<std::size_t>(row - plan.rows.begin());
    }

private Q_SLOTS:
    void whatIsNothingHasNoSign()
    {
        const FilledTable filled = almostEqual();
        const CellPlace rosa{rowOf(filled.table.plan, "rosa"), 0};
        const CellPlace raw{rowOf(filled.table.plan, "raw"), 0};
        const QString said = cellDetails(filled, rosa, nullptr, 0.01) + cellComparison(filled, rosa, raw, 0.01);
        QVERIFY2(said.contains(QStringLiteral("0.0 points (8 pair")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("−0.0")) && !said.contains(QStringLiteral("+0.0")), qPrintable(said));
    }

    void bracketsHoldNoBrackets()
    {
        const FilledTable filled = almostEqual();
        const QString said = cellDetails(filled, {rowOf(filled.table.plan, "rosa"), 0}, nullptr, 0.01);
        QVERIFY2(said.contains(QStringLiteral("equivalent within ±1.0 points: p")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("corrected resampled t test (Nadeau and Bengio) p")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("))")), qPrintable(said));
    }

    /// The details are HTML, and names come from folders of others.
    void foreignNamesAreEscaped()
    {
        const rosa::test::Loaded loaded;
        const QString evil = QStringLiteral("<img src=x>");
        FilledTable filled = almostEqual();
        const CellPlace rosa{rowOf(filled.table.plan, "rosa"), 0};
        filled.table.plan.columns[0].dataset = filled.table.plan.columns[0].title = evil.toStdString();
        filled.table.plan.rows[rosa.row].title = evil.toStdString();
        const auto shows = [&](int times) {
            const QString html = cellDetails(filled, rosa, nullptr, 0.01);
            widgets::RichLabel label;
            label.setHtml(html);
            (void)label.sizeHint();
            return rosa::test::shownOf(html).count(evil) >= times && loaded.count() == 0;
        };
        QVERIFY(shows(2));
        filled.isMissing[0] = true;
        auto& cell = filled.table.cells[rosa.row * filled.table.plan.columns.size()];
        cell.results.reset();
        cell.runs = {evil.toStdString()};
        cell.missing = 1;
        QVERIFY(shows(4));
    }
};

ROSA_WIDGET_TEST(TestCellText)
#include "tst_cell_text.moc"
