/// Data and figures of sweeps, without a window.
#include <algorithm>
#include <cmath>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/workbench/shell/figure_of_recipe.h"
#include "app/workbench/sweep/data/sweep_text.h"
#include "app/workbench/sweep/figure/sweep_figure.h"
#include "tests/program/test_program.h"
#include "tests/workbench/sweep_fixture.h"
#include "widgets/figure/save_figure.h"

using namespace rosa;
using namespace rosa::workbench;

class TestSweepFigures : public QObject {
    Q_OBJECT

    QTemporaryDir m_store, m_out;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    [[nodiscard]] std::filesystem::path store() const { return m_store.path().toStdString(); }
    [[nodiscard]] SweepDataPtr read(const char* name) const
    {
        return SweepReader(m_catalogue, store(), name).read().value();
    }
    [[nodiscard]] Result<std::unique_ptr<widgets::Figure>> load(SweepPlot plot, const QString& sweep,
                                                                const QMap<QString, QString>& options = {}) const
    {
        return sweepFigureLoader(plot)({m_catalogue, std::make_shared<DatasetCache>(store()), {}, {sweep}, options});
    }

private Q_SLOTS:
    void initTestCase()
    {
        makeSyntheticSweep(m_catalogue, store(), "many", {200, 4, 3, 2, true});
        makeSyntheticSweep(m_catalogue, store(), "one", {20, 1, 2, 0, false});
    }

    void aReaderSeesWhatIsNewOnly()
    {
        makeSyntheticSweep(m_catalogue, store(), "changing", {20, 1, 2, 0, false});
        SweepReader reader(m_catalogue, store(), "changing");
        const SweepDataPtr first = reader.read().value();
        QCOMPARE(first->tries.size(), std::size_t{20});
        QCOMPARE(first->summary.done, 20);
        auto folder = sweep::SweepFolder::open(m_catalogue, store(), "changing").value();
        auto rule = folder.rule();
        rule.blocks.push_back({2, 2});
        QVERIFY(folder.replaceRule(rule));
        QVERIFY(folder.writeCell(syntheticCell(folder.tries()[3], {2, 2}, 20, 2)));
        const SweepDataPtr second = reader.read().value();
        QVERIFY(second);
        QCOMPARE(second->summary.done, 21);
        QCOMPARE(second->tries[3].score.blocks, 2);
        QCOMPARE(second->tries[3].runs.size(), 2);
        // Old folders are not read again.
        const auto old = std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
        for (const char* part : {"sweep.toml", "manifest", "cells"})
            std::filesystem::last_write_time(store() / "sweeps" / "changing" / part, old);
        QVERIFY(reader.read().value());
        QVERIFY(!reader.read().value());
    }

    void theDataAreThoseOfCore()
    {
        const SweepDataPtr data = read("many");
        auto folder = sweep::SweepFolder::open(m_catalogue, store(), "many").value();
        const sweep::SweepSummary summary = sweep::summaryOf(folder).value();
        QCOMPARE(data->best()->number, folder.tries()[*summary.ranking.best].number);
        QCOMPARE(data->summary.done, summary.done);
        QCOMPARE(data->runs.size(), folder.cells().size());
        for (const SweepTry& one : data->tries) {
            QCOMPARE(one.at.size(), std::size_t{6});
            QVERIFY(std::ranges::none_of(one.at, [](double at) { return std::isnan(at); }));
        }
        // The last entry of the history is the sweep as it is now.
        QCOMPARE(data->history.back().number, data->best()->number);
        QVERIFY(std::abs(data->history.back().shrunk - data->best()->score.shrunk) < 1e-9);
        QVERIFY(std::ranges::is_sorted(data->history, {}, &BestSoFar::runs));
        // Ranks are a permutation of those that take part.
        for (const auto& ranks : data->ranks) {
            std::vector<int> inside;
            for (const int rank : ranks)
                if (rank > 0) inside.push_back(rank);
            std::ranges::sort(inside);
            for (std::size_t i = 0; i < inside.size(); ++i) QCOMPARE(inside[i], static_cast<int>(i) + 1);
        }
        QVERIFY(data->best()->score.interval95.has_value());
        QVERIFY(!read("one")->best()->score.interval95.has_value());  // one seed: the noise is unknown
    }

    void filters_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("kept");
        QTest::newRow("nothing") << QString() << QList<int>{0, 1, 2};
        QTest::newRow("number or") << QStringLiteral("1|2") << QList<int>{1, 2};
        QTest::newRow("origin") << QStringLiteral("default") << QList<int>{0};
        QTest::newRow("equal") << QStringLiteral("walk_length=10") << QList<int>{1};
        QTest::newRow("title") << QStringLiteral("walk>15") << QList<int>{2};
        QTest::newRow("both") << QStringLiteral("sampling.walk_length>5 lambda<30") << QList<int>{1};
        QTest::newRow("score") << QStringLiteral("mean>70") << QList<int>{2};
        QTest::newRow("unmeasured") << QStringLiteral("mean<100") << QList<int>{1, 2};
        QTest::newRow("unknown column") << QStringLiteral("nosuch>3") << QList<int>{};
        QTest::newRow("at least") << QStringLiteral("walk_length>=10") << QList<int>{1, 2};
        QTest::newRow("at most") << QStringLiteral("walk_length<=10") << QList<int>{0, 1};
        QTest::newRow("more") << QStringLiteral("walk_length>10") << QList<int>{2};
        QTest::newRow("equal numbers") << QStringLiteral("walk_length=10.0|20") << QList<int>{1, 2};
        QTest::newRow("no number") << QStringLiteral("walk_length>abc") << QList<int>{};
        QTest::newRow("no score") << QStringLiteral("mean=abc") << QList<int>{};
        QTest::newRow("unfinished") << QStringLiteral("walk_length>=") << QList<int>{};
        QTest::newRow("state") << QStringLiteral("racing") << QList<int>{1, 2};
        QTest::newRow("waiting") << QStringLiteral("waiting default") << QList<int>{0};
    }
    void filters()
    {
        QFETCH(const QString, text);
        QFETCH(const QList<int>, kept);
        SweepData data;
        data.axes = {{QStringLiteral("transport.lambda"), {.title = QStringLiteral("Sharpness λ")}},
                     {QStringLiteral("sampling.walk_length"), {.title = QStringLiteral("Walk length")}}};
        for (int number = 0; number < 3; ++number) {
            SweepTry one;
            one.number = number;
            one.origin = number == 0 ? sweep::Origin::Default : sweep::Origin::Sobol;
            one.values = {QString::number(20 * number), QString::number(10 * number)};
            one.score.blocks = number == 0 ? 0 : 2;
            one.score.shrunk = 0.5 + 0.15 * number;
            data.tries.push_back(one);
        }
        for (SweepTry& one : data.tries) one.words = wordsOf(data, one);
        const TryFilter filter(data, text);
        QList<int> found;
        for (const SweepTry& one : data.tries)
            if (filter.accepts(one)) found.append(one.number);
        QCOMPARE(found, kept);
    }

    void everyFigureIsSavedInEveryFormat()
    {
        for (const SweepPlot plot : kSweepPlots) {
            const auto figure = load(plot, QStringLiteral("many"));
            QVERIFY2(figure.ok(), qPrintable(figureOf(plot)));
            const widgets::FigureStyle style = (*figure)->suitableStyle();
            for (const char* extension : {"pdf", "svg", "png", "tex", "csv"}) {
                const QString file = m_out.filePath(figureOf(plot) + QLatin1Char('.') + QLatin1String(extension));
                const auto saved = widgets::saveFigure(**figure, file, widgets::figureFormatOf(file).value(), style);
                QVERIFY2(saved.ok(), saved.ok() ? "" : saved.error().text().c_str());
                QVERIFY(QFile(file).size() > 100);
            }
            const QString tex = (*figure)->pgfplots(style);
            QCOMPARE(tex.count(QStringLiteral("\\begin{")), tex.count(QStringLiteral("\\end{")));
            QVERIFY(!tex.contains(QStringLiteral("nan")));
            QVERIFY((*figure)->csv().count(QLatin1Char('\n')) > 3);
        }
    }

    /// The command in a figure draws the same data, brushes included.
    void recipesReproduceFigures()
    {
        SweepFocus focus;
        focus.setData(read("many"));
        std::vector<widgets::Brush> brushes(7);
        brushes[0] = {0.2F, 0.6F};
        brushes[1] = {0.2F, 0.8F};  // whole numbers: 10 and 25 are its ends
        brushes[5] = {0.5F, 1.0F};
        const float best = focus.picture()->place(static_cast<std::size_t>(focus.data()->best()->number), 6);
        brushes[6] = {0.1F, best};
        focus.setBrushes(brushes);
        focus.setText(QStringLiteral("measured"));
        SweepScope scope = SweepScope::all(*focus.data());
        scope.kept = focus.kept();
        scope.across = 1;
        scope.up = 3;
        QVERIFY(focus.keptCount() > 5);
        for (const SweepPlot plot : {SweepPlot::Parallel, SweepPlot::Slices, SweepPlot::Map, SweepPlot::Workers}) {
            const auto made = makeSweepFigure(plot, focus.data(), scope, filterText(focus));
            QVERIFY(made);
            const auto shown = figureOfRecipe(made->origin.recipe);
            QVERIFY2(shown, qPrintable(made->origin.recipe));
            QMap<QString, QString> options = shown->options;
            options.remove(QStringLiteral("figure"));
            const auto again = load(plot, shown->subjects.first(), options);
            QVERIFY(again.ok());
            QCOMPARE((*again)->csv(), made->csv());
        }
    }

    /// A brush stands for values, also when better scores stretch its axis.
    void brushesKeepTheirValues()
    {
        SweepFocus focus;
        const SweepDataPtr data = read("many");
        focus.setData(data);
        std::vector<widgets::Brush> brushes(7);
        brushes[6] = {0.8F, 1.0F};
        focus.setBrushes(brushes);
        const auto before = focus.kept();
        auto more = std::make_shared<SweepData>(*data);
        more->tries[static_cast<std::size_t>(data->best()->number)].score.shrunk += 0.1;
        focus.setData(more);
        QVERIFY(focus.brushes()[6]->first < 0.8F);
        QCOMPARE(focus.kept(), before);
    }

    void whatIsMissingIsSaid()
    {
        const auto unconfirmed = load(SweepPlot::Result, QStringLiteral("one"));
        QVERIFY(!unconfirmed.ok() && unconfirmed.error().text().find("nothing to show") != std::string::npos);
        const auto nosuch = load(SweepPlot::Slices, QStringLiteral("mny"));
        QVERIFY(!nosuch.ok() && nosuch.error().text().find("many") != std::string::npos);
        const auto axis =
            load(SweepPlot::Map, QStringLiteral("many"), {{QStringLiteral("x"), QStringLiteral("transport.lambd")}});
        QVERIFY(!axis.ok() && axis.error().text().find("transport.lambda") != std::string::npos);
        const auto filter =
            load(SweepPlot::Slices, QStringLiteral("many"), {{QStringLiteral("tries"), QStringLiteral("walk_length>many")}});
        QVERIFY(!filter.ok() && filter.error().text().find("--tries: “many” is not a number") != std::string::npos);
    }
};

ROSA_WIDGET_TEST(TestSweepFigures)
#include "tst_sweep_figures.moc"
