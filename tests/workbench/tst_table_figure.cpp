/// Pictures of partially measured tables.
#include "app/workbench/tables/figure/table_figure.h"

#include <algorithm>

#include <QRegularExpression>
#include <QTest>

#include "tests/program/test_program.h"
#include "tests/widgets/drawn_texts.h"
#include "widgets/figure/wrapped_text.h"
#include "widgets/style/class_colours.h"

using namespace rosa;
using namespace rosa::workbench;

class TestTableFigure : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    /// The table of a request with `accuracy` on each split of the runs selected by `isMeasured`.
    template <typename Choice>
    [[nodiscard]] tables::Table tableOf(const tables::PlanRequest& request, double accuracy, Choice isMeasured) const
    {
        const tables::Plan plan = tables::makePlan(m_catalogue, request).value();
        std::vector<tables::RunResult> results;
        for (const tables::PlannedRun& run : plan.runs) {
            record::Evaluation evaluation;
            evaluation.card.id = "public-linear";
            for (int split = 0; split < plan.splits; ++split)
                evaluation.accuracies.push_back(accuracy + 0.01 * (split % 3) + 0.02 * static_cast<double>(run.row));
            results.push_back(isMeasured(run) ? tables::RunResult{"run", evaluation, {}} : tables::RunResult{});
        }
        return tables::makeTable(plan, results, std::vector<double>(plan.columns.size(), 0));
    }

    /// The texts of the legend.
    static QStringList legendTexts(const tables::Table& table)
    {
        QStringList texts;
        for (const widgets::ChartKey& key : barsChart(table).keys) texts.append(key.text);
        return texts;
    }

    static tables::PlanRequest tableTwo()
    {
        tables::PlanRequest request;
        request.what = "table2";
        request.seeds = 1;
        request.splits = 8;
        return request;
    }

private Q_SLOTS:
    /// The axis includes all published numbers, also those without a result.
    void publishedNumbersAloneAreInsideTheAxis()
    {
        const tables::Table table = tableOf(tableTwo(), 0.74, [](const tables::PlannedRun& run) {
            return run.column >= 3 && run.configuration.method() == "rosa";  // Most published numbers are far below these.
        });
        const BarsFigure figure(table, tableTwo());
        const QString code = figure.pgfplots(figure.suitableStyle());
        // One axis per column.
        auto axes = QRegularExpression(QStringLiteral("xmin=([0-9.]+), xmax=([0-9.]+)")).globalMatch(code);
        int count = 0;
        for (std::size_t column = 0; column < table.plan.columns.size(); ++column) {
            QVERIFY2(axes.hasNext(), qPrintable(code));
            const auto ends = axes.next();
            for (const tables::PlanRow& row : table.plan.rows) {
                if (!row.published[column]) continue;
                ++count;
                QVERIFY(100 * row.published[column]->mean >= ends.captured(1).toDouble());
                QVERIFY(100 * row.published[column]->mean <= ends.captured(2).toDouble());
            }
        }
        QCOMPARE(count, 30);
    }

    /// The marks are explained in the legend.
    void marksAreExplained()
    {
        tables::PlanRequest request = tableTwo();
        request.seeds = 2;
        const tables::Table whole = tableOf(request, 0.5, [](const tables::PlannedRun&) { return true; });
        QCOMPARE(legendTexts(whole), QStringList{QStringLiteral("published")});
        const BarsFigure complete(whole, request);
        const QString code = complete.pgfplots(complete.suitableStyle());
        QVERIFY2(code.contains(QRegularExpression(QStringLiteral("mark=diamond,[^~]*~published"))) &&
                     !code.contains(QStringLiteral("{* ")),
                 qPrintable(code));

        const tables::Table partial = tableOf(request, 0.5, [](const tables::PlannedRun& run) {
            return run.configuration.method() != "rosa" || run.configuration.seed() == 1;
        });
        QVERIFY(legendTexts(partial).contains(QStringLiteral("*: runs are missing")));
        const BarsFigure figure(partial, request);
        // The six columns of RoSA.
        QCOMPARE(figure.pgfplots(figure.suitableStyle()).count(QRegularExpression(QStringLiteral("\\{\\*[ }]"))), 6);
        const QStringList lines = figure.csv().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QVERIFY(lines[0].endsWith(QStringLiteral(",published,missing")));
        for (const QString& line : lines.sliced(1))
            QVERIFY2(line.endsWith(line.startsWith(QStringLiteral("RoSA")) ? QStringLiteral(",1") : QStringLiteral(",0")),
                     qPrintable(line));

        request = {};
        request.what = "ablation";
        request.seeds = 1;
        request.splits = 8;
        QVERIFY(legendTexts(tableOf(request, 0.5, [](const tables::PlannedRun&) { return true; })).isEmpty());
    }

    /// At any width nothing overlaps, is cut or missing; too small widths are rejected with the required width.
    void everythingHasItsPlace_data()
    {
        QTest::addColumn<QString>("figure");
        QTest::addColumn<double>("width");
        for (const char* figure : {"bars", "bars from zero", "ranks", "curves"})
            for (const double width : {widgets::kOneColumnMm, 120.0, widgets::kTwoColumnsMm})
                QTest::addRow("%s, %g mm", figure, width) << QString(QLatin1String(figure)) << width;
    }
    void everythingHasItsPlace()
    {
        QFETCH(QString, figure);
        QFETCH(double, width);
        tables::PlanRequest request = tableTwo();
        if (figure == QStringLiteral("curves")) request.what = "sensitivity";
        const tables::Table table = tableOf(request, 0.5, [](const tables::PlannedRun&) { return true; });
        std::unique_ptr<widgets::Figure> drawn;
        if (figure == QStringLiteral("bars")) drawn = std::make_unique<BarsFigure>(table, request);
        if (figure == QStringLiteral("bars from zero"))
            drawn = std::make_unique<BarsFigure>(table, request, BarsLook{BarsLook::Form::Bars, {}, {}});
        if (figure == QStringLiteral("ranks")) drawn = std::make_unique<RanksFigure>(table, request);
        if (figure == QStringLiteral("curves")) drawn = std::make_unique<ParameterCurvesFigure>(table, request);
        widgets::FigureStyle style = drawn->suitableStyle();
        style.widthMm = width;
        style.heightMm = drawn->heightFor(style);
        const auto fits = drawn->check(style);
        QVERIFY2(fits.ok(), fits ? "" : fits.error().text().c_str());
        QVERIFY2(style.heightMm <= 240, qPrintable(QString::number(style.heightMm)));
        const QString faults = widgets::faultsOf(*drawn, style);
        QVERIFY2(faults.isEmpty(), qPrintable(faults));
        for (const widgets::FigureText& text : drawn->texts()) {
            if (figure == QStringLiteral("ranks") && !text.id.startsWith(QStringLiteral("row-"))) continue;
            QString all;
            for (const widgets::DrawnText& word : widgets::textsOf(*drawn, style)) all += word.text + QLatin1Char(' ');
            QVERIFY2(all.simplified().contains(text.text), qPrintable(text.text + QStringLiteral(" in ") + all));
        }

        style.widthMm = 25;
        const auto narrow = drawn->check(style);
        QVERIFY(!narrow.ok());
        const auto needed = QRegularExpression(QStringLiteral("needs ([0-9]+) mm of width"))
                                .match(QString::fromStdString(narrow.error().text()));
        QVERIFY2(needed.hasMatch(), narrow.error().text().c_str());
        style.widthMm = needed.captured(1).toDouble();
        style.heightMm = drawn->heightFor(style);
        QVERIFY(drawn->check(style).ok());
        QCOMPARE(widgets::faultsOf(*drawn, style), QString());
        style.heightMm = 12;
        const auto low = drawn->check(style);
        QVERIFY(!low.ok() && QString::fromStdString(low.error().text()).contains(QStringLiteral("mm of height")));
    }

    /// The names of an ablation's variants are long: the axes get more than half of one column of paper, and the axis title stands below
    /// them, not below the names.
    void axesOfAnAblationHaveRoom()
    {
        for (const std::vector<std::string>& datasets : {std::vector<std::string>{"cora"}, {"cora", "citeseer"}}) {
            tables::PlanRequest request;
            request.what = "ablation";
            request.datasets = datasets;
            request.seeds = 1;
            request.splits = 8;
            const tables::Table table = tableOf(request, 0.8, [](const tables::PlannedRun&) { return true; });
            const BarsFigure figure(table, request);
            widgets::FigureStyle style = figure.suitableStyle();
            style.widthMm = widgets::kOneColumnMm;
            style.heightMm = figure.heightFor(style);
            QVERIFY2(figure.check(style).ok(), qPrintable(QString::number(style.heightMm)));
            const QFontMetricsF metrics(widgets::fontOf(style), &widgets::paperDevice());
            const double width = widgets::unitsOfMm(style.widthMm);
            const widgets::ChartLayout layout = figure.layoutFor(style, widgets::unitsOfMm(style.heightMm));
            QVERIFY(layout.plots.front().united(layout.plots.back()).width() > 0.5 * width);
            QVERIFY(layout.xTitle.left() >= layout.plots.front().left() && layout.xTitle.right() <= width);
            const QString title = figure.chartFor(style).xTitle;
            QVERIFY(widgets::wrappedHeight(title, layout.xTitle.width(), metrics) <= layout.xTitle.height());
            QCOMPARE(widgets::faultsOf(figure, style), QString());
        }
    }

    /// The title of a parameter is nearer to its own panel than to the next one.
    void titlesOfParametersBelongToTheirPanels()
    {
        tables::PlanRequest request;
        request.what = "sensitivity";
        request.datasets = {"cora"};
        request.seeds = 1;
        request.splits = 8;
        const tables::Table table = tableOf(request, 0.8, [](const tables::PlannedRun&) { return true; });
        const ParameterCurvesFigure figure(table, request);
        widgets::FigureStyle style = figure.suitableStyle();
        style.widthMm = widgets::kOneColumnMm;
        style.heightMm = figure.heightFor(style);
        QCOMPARE(widgets::faultsOf(figure, style), QString());
        const widgets::ChartLayout layout = figure.layoutFor(style, widgets::unitsOfMm(style.heightMm));
        const auto across = static_cast<std::size_t>(layout.across);
        QVERIFY(layout.plots.size() > across);
        const QFontMetricsF metrics(widgets::fontOf(style), &widgets::paperDevice());
        const widgets::Chart chart = figure.chartFor(style);
        for (std::size_t i = across; i < layout.plots.size(); ++i) {
            const QRectF& above = layout.plots[i - across];
            const double titleTop = above.bottom() + 3 + metrics.height();
            const double titleEnd =
                titleTop + widgets::wrappedHeight(chart.panels[i - across].x.title, above.width() + 12, metrics);
            QVERIFY(layout.plots[i].top() - titleEnd >= 1.5 * metrics.height());
        }
    }

    /// Half a point is invisible on an axis that starts at 0.
    void dotsShowWhatBarsFromZeroHide()
    {
        tables::PlanRequest request;
        request.what = "ablation";
        request.seeds = 1;
        request.splits = 8;
        const tables::Table table = tableOf(request, 0.8, [](const tables::PlannedRun&) { return true; });
        const auto widthOf = [](const QString& code) {
            const auto ends = QRegularExpression(QStringLiteral("xmin=([0-9.]+), xmax=([0-9.]+)")).match(code);
            return ends.captured(2).toDouble() - ends.captured(1).toDouble();
        };
        const BarsFigure dots(table, request);
        const BarsFigure bars(table, request, {BarsLook::Form::Bars, {}, {}});
        const BarsFigure cut(table, request, {BarsLook::Form::Bars, 0.79, 0.9});
        const widgets::FigureStyle style = dots.suitableStyle();
        QVERIFY(widthOf(dots.pgfplots(style)) < 30);
        QVERIFY(widthOf(bars.pgfplots(style)) > 80);
        QVERIFY(widthOf(cut.pgfplots(style)) < 11.5);
        QVERIFY(cut.pgfplots(style).contains(QStringLiteral("the axis begins at 79")));
        QVERIFY(cut.origin.recipe.endsWith(QStringLiteral("--form bars --from 79 --to 90")));
        // RoSA, the reference of the comparisons, is highlighted; the axis is labelled once.
        const QString code = dots.pgfplots(style);
        QVERIFY(code.contains(widgets::tikzColour(widgets::curveColour(5, false))) &&
                code.contains(widgets::tikzColour(widgets::curveColour(0, false))));
        QCOMPARE(code.count(QStringLiteral("Accuracy, per cent")), 1);
    }

    void curvesGoOverTheValuesOfAParameter()
    {
        tables::PlanRequest request;
        request.what = "sensitivity";
        request.seeds = 1;
        request.splits = 8;
        const tables::Table table = tableOf(request, 0.3, [](const tables::PlannedRun&) { return true; });
        QVERIFY(hasCurves(table));
        const ParameterCurvesFigure figure(table, request);
        const QStringList lines = figure.csv().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.filter(QStringLiteral("sampling.walk_length,")).size(), 12);  // Six values, two data sets.
        // The preset value for each parameter and data set.
        QVERIFY(lines.filter(QStringLiteral(",cora,1,")).size() >= 4);
        QVERIFY(!hasCurves(tableOf(tableTwo(), 0.5, [](const tables::PlannedRun&) { return true; })));
        const QString code = figure.pgfplots(figure.suitableStyle());
        QCOMPARE(code.count(QStringLiteral("\\begin{axis}")), 10);
        QVERIFY(code.contains(QStringLiteral("xticklabels={5,10,20,30,40,50}")));
    }

    void ranksAreNamedAndCounted()
    {
        const tables::Table table = tableOf(tableTwo(), 0.5, [](const tables::PlannedRun&) { return true; });
        QVERIFY(table.ranking);
        const RanksFigure figure(table, tableTwo());
        QVERIFY(figure.pgfplots(figure.suitableStyle()).contains(QStringLiteral("N = 3")));
        const QStringList lines = figure.csv().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), static_cast<qsizetype>(table.ranked.size() + 1));
        QVERIFY(figure.origin.recipe.contains(QStringLiteral("rosa-workbench export table2 --figure ranks")));
    }
};

ROSA_WIDGET_TEST(TestTableFigure)
#include "tst_table_figure.moc"
