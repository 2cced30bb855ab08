/// The Sweep view: a small sweep that is measured while it is watched, brushes and filters on synthetic ones, confirmation, ways to runs.
#include <algorithm>

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>

#include "app/workbench/curves/view/train_view.h"
#include "app/workbench/results/view/results_view.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/view/run_tree_model.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/sweep/figure/sweep_figure.h"
#include "app/workbench/sweep/view/result_panel.h"
#include "app/workbench/sweep/view/sweep_plots.h"
#include "app/workbench/sweep/view/sweep_view.h"
#include "app/workbench/sweep/view/try_table.h"
#include "tests/program/test_program.h"
#include "tests/workbench/sweep_fixture.h"
#include "tests/workbench/window_support.h"
#include "widgets/chart/parallel_view.h"
#include "widgets/figure/figure_actions.h"

using namespace rosa;
using namespace rosa::workbench;

class TestSweepView : public QObject {
    Q_OBJECT

    /// Timeout for trainings.
    static constexpr int kTraining = 240'000;

    WindowFixture m_fixture;

    [[nodiscard]] SweepView& view() const { return *m_fixture.window->findChild<SweepView*>(); }
    [[nodiscard]] TryTable& table() const { return view().table(); }
    [[nodiscard]] widgets::ParallelView& parallel() const { return view().plots().parallel(); }
    [[nodiscard]] SweepFocus& focus() const { return view().focus(); }
    [[nodiscard]] const SweepData& data() const { return *focus().data(); }

    void open() const
    {
        QTest::keyClick(m_fixture.window.get(), Qt::Key_5, Qt::ControlModifier);
        QVERIFY(view().isVisible());
    }
    void rosa(const char* arguments) const
    {
        QProcess process;
        process.start(qEnvironmentVariable("ROSA_ENGINE"), QString::fromLatin1(arguments).split(QLatin1Char(' '))
                                                               << QStringLiteral("--store") << m_fixture.store.path());
        QTRY_COMPARE_WITH_TIMEOUT(process.state(), QProcess::NotRunning, kTraining);
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    }
    void makeSynthetic(const char* name, const SyntheticSweep& how = {}) const
    {
        makeSyntheticSweep(m_fixture.catalogue, m_fixture.store.path().toStdString(), name, how);
    }
    /// By the keyboard.
    void choose(const QString& name) const
    {
        QComboBox& chooser = view().chooser();
        QTRY_VERIFY_WITH_TIMEOUT(chooser.findText(name) >= 0, kPatience);
        chooser.setFocus();
        QTest::keyClick(&chooser, Qt::Key_Home);
        for (int i = 0; i < chooser.findText(name); ++i) QTest::keyClick(&chooser, Qt::Key_Down);
        QTRY_VERIFY_WITH_TIMEOUT(focus().data() && data().name == name, kPatience);
    }
    void click(int row, int column = 0, Qt::KeyboardModifiers modifiers = {}, bool isDouble = false) const
    {
        const QPoint place = table().visualRect(table().model()->index(row, column)).center();
        QTest::mouseClick(table().viewport(), Qt::LeftButton, modifiers, place);
        if (isDouble) QTest::mouseDClick(table().viewport(), Qt::LeftButton, modifiers, place);
    }
    void press(const char* name) const
    {
        auto* button = view().findChild<QToolButton*>(QLatin1String(name));
        QVERIFY(button && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void drag(std::size_t axis, float from, float to) const
    {
        QTest::mousePress(&parallel(), Qt::LeftButton, {}, parallel().placeOf(axis, from));
        QTest::mouseMove(&parallel(), parallel().placeOf(axis, (from + to) / 2));
        QTest::mouseMove(&parallel(), parallel().placeOf(axis, to));
        QTest::mouseRelease(&parallel(), Qt::LeftButton, {}, parallel().placeOf(axis, to));
    }
    void showPlot(SweepPlot plot) const
    {
        QTabBar* bar = view().plots().tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(static_cast<int>(plot)).center());
        QCOMPARE(view().plots().shown(), plot);
    }
    [[nodiscard]] const SweepTry& tryIn(int row) const
    {
        return data().tries[static_cast<std::size_t>(table().tries().tryAt(row))];
    }

private Q_SLOTS:
    void initTestCase() { m_fixture.start(); }
    void cleanupTestCase()
    {
        m_fixture.stopEngines();
        m_fixture.close();
    }

    void anEmptyStoreSaysHowToMakeOne()
    {
        open();
        QTRY_VERIFY_WITH_TIMEOUT(view().message().contains(QStringLiteral("rosa sweep new")), kPatience);
        QVERIFY(view().message().contains(QStringLiteral("vary")));
    }

    /// Whoever runs a sweep, each finished run appears.
    void aSweepAppearsAndGrows()
    {
        rosa(
            "sweep new s --no-run --dataset karate --vary transport.lambda=5..80:log --vary sampling.walk_length=5,10,20 "
            "--rule "
            "all --budget 3 --seeds 2 --epochs 4 --splits 2 --set encoder.hidden=16");
        // It may have been read before all of its tries were written.
        QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 3, kPatience);
        QVERIFY(view().message().isEmpty());
        QCOMPARE(view().sweep(), QStringLiteral("s"));
        QVERIFY2(view().headline().contains(QStringLiteral("nobody is working")), qPrintable(view().headline()));
        QVERIFY(view().plots().result().text().contains(QStringLiteral("Nothing is measured yet")));
        QVERIFY(!view().plots().result().button().isEnabled());
        for (int done = 1; done <= 2; ++done) {
            rosa("sweep work s --quiet --runs 1");
            QTRY_COMPARE_WITH_TIMEOUT(data().summary.done, done, kPatience);
        }
        rosa("sweep run s --quiet --jobs 1");
        QTRY_COMPARE_WITH_TIMEOUT(data().summary.done, 6, kPatience);
        QVERIFY2(view().headline().contains(QStringLiteral("complete")), qPrintable(view().headline()));
        QVERIFY2(view().headline().contains(QStringLiteral("Best so far on validation")), qPrintable(view().headline()));
        QVERIFY2(view().headline().contains(QStringLiteral("by luck alone")), qPrintable(view().headline()));
        QCOMPARE(data().history.size(), std::size_t{6});
        for (const SweepTry& one : data().tries) QCOMPARE(one.runs.size(), 2);
    }

    void triesAreMeasuredFirst()
    {
        rosa(
            "sweep new t --no-run --dataset karate --vary transport.lambda=5..80:log --rule all --budget 4 --seeds 2 "
            "--epochs 2 --splits 2 --set encoder.hidden=16");
        choose(QStringLiteral("t"));
        QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 4, kPatience);
        const auto stateOf = [this](int number) {
            return table().tries().index(table().tries().rowOf(number), TryTableModel::State).data().toString();
        };
        const auto act = [this](int number, const QString& text) {
            table().setFocus();
            click(table().tries().rowOf(number));
            const QPoint place = table().visualRect(table().currentIndex()).center();
            QContextMenuEvent wanted(QContextMenuEvent::Mouse, place, table().viewport()->mapToGlobal(place));
            QCoreApplication::sendEvent(table().viewport(), &wanted);
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction* action : menu->actions()) {
                if (action->text() != text) continue;
                QVERIFY(action->isEnabled());
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                QVERIFY(test::isActivated(*m_fixture.window));
                return;
            }
            QFAIL("no such entry");
        };
        QCOMPARE(stateOf(3), QStringLiteral("waiting"));
        act(3, QStringLiteral("Measure first"));
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(3), QStringLiteral("next (1)"), kPatience);
        act(2, QStringLiteral("Measure first"));
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(2), QStringLiteral("next (1)"), kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(3), QStringLiteral("next (2)"), kPatience);
        act(2, QStringLiteral("Measure in turn"));
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(3), QStringLiteral("next (1)"), kPatience);
        rosa("sweep work t --quiet --runs 2");
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(3), QStringLiteral("measured"), kPatience);
        QCOMPARE(stateOf(2), QStringLiteral("waiting"));
        rosa("sweep pause t");
        QTRY_VERIFY_WITH_TIMEOUT(view().headline().contains(QStringLiteral("paused")), kPatience);
        choose(QStringLiteral("s"));
    }

    void aTryLeadsToItsRuns()
    {
        table().setFocus();
        click(0, 0, {}, true);
        const QStringList runs = tryIn(0).runs;
        QVERIFY(runs.contains(m_fixture.workbench->currentRun()));
        QVERIFY(m_fixture.window->findChild<TrainView*>()->isVisible());
        auto* dock = m_fixture.window->findChild<RunsDock*>();
        QTRY_COMPARE_WITH_TIMEOUT(dock->model().listedCount(), 2, kPatience);
        QVERIFY(runs.contains(dock->selectedRuns().value(0)));
        open();
        // By the keyboard, another one.
        table().setFocus();
        click(1);
        QTest::keyClick(&table(), Qt::Key_Return);
        QVERIFY(tryIn(1).runs.contains(m_fixture.workbench->currentRun()));
        open();
    }

    void aBrushLeadsToRunsAndResults()
    {
        table().clearSelection();
        drag(1, 0.8F, 1.0F);  // the walks of 20 steps
        const int kept = focus().keptCount();
        QVERIFY(kept > 0 && kept < 3);
        QCOMPARE(table().model()->rowCount(), kept);
        press("sweepShowRuns");
        auto* dock = m_fixture.window->findChild<RunsDock*>();
        QTRY_COMPARE_WITH_TIMEOUT(dock->model().listedCount(), 2 * kept, kPatience);
        press("sweepShowResults");
        auto* results = m_fixture.window->findChild<ResultsView*>();
        QVERIFY(results->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(results->results() != nullptr, kPatience);
        QCOMPARE(static_cast<int>(results->results()->groups.size()), kept);
        open();
        press("sweepClear");
        QCOMPARE(table().model()->rowCount(), 3);
    }

    void theWinnerIsConfirmed()
    {
        press("sweepConfirm");
        ResultPanel& result = view().plots().result();
        QVERIFY(result.isVisible());
        QVERIFY2(result.text().contains(QStringLiteral("Nothing is a result yet")), qPrintable(result.text()));
        // Two tries and the default on five seeds.
        QVERIFY2(result.text().contains(QStringLiteral("15 run")), qPrintable(result.text()));
        QVERIFY(!result.table().isVisible());
        QCOMPARE(result.button().text(), QStringLiteral("Confirm the winner"));
        QTest::mouseClick(&result.button(), Qt::LeftButton);
        QVERIFY(result.engine());
        QCOMPARE(result.button().text(), QStringLiteral("Stop"));
        QTRY_VERIFY_WITH_TIMEOUT(data().confirmed() && data().confirmed()->left == 0, kTraining);
        QTRY_VERIFY_WITH_TIMEOUT(!result.engine(), kPatience);
        QVERIFY2(result.text().contains(QStringLiteral("fresh seed")), qPrintable(result.text()));
        QCOMPARE(result.table().rowCount(), 3);
        QCOMPARE(result.table().item(2, 0)->text(), QStringLiteral("the default"));
        QVERIFY(result.table().item(0, 4)->text().contains(QStringLiteral("…")));  // the paired interval
        QVERIFY(result.table().item(2, 3)->text().isEmpty());
        QCOMPARE(result.chart().chart()->panels.front().points.size(), std::size_t{2});
        QCOMPARE(result.button().text(), QStringLiteral("Confirm again on fresh seeds"));
    }

    void brushesNarrowTableAndPlots()
    {
        makeSynthetic("many", {1200, 3, 130, 4, true});
        choose(QStringLiteral("many"));
        showPlot(SweepPlot::Parallel);
        QCOMPARE(table().model()->rowCount(), 1200);
        drag(0, 0.25F, 0.5F);
        const int one = focus().keptCount();
        QVERIFY(one > 200 && one < 400);  // a quarter of an evenly filled axis
        QCOMPARE(table().model()->rowCount(), one);
        for (int row = 0; row < one; ++row) QVERIFY(tryIn(row).at[0] > 9.9 && tryIn(row).at[0] < 20.1);
        drag(6, 0.7F, 1.0F);  // the score
        QVERIFY(focus().keptCount() < one);
        const float top = parallel().brushes()[6]->second;
        QVERIFY(top > 0.99F);
        // Dragging the inside moves it, dragging an end widens it.
        drag(0, 0.4F, 0.5F);
        QVERIFY(parallel().brushes()[0]->first > 0.33F);
        drag(0, parallel().brushes()[0]->first, 0.1F);
        QVERIFY(parallel().brushes()[0]->first < 0.12F);
        QTest::mouseDClick(&parallel(), Qt::LeftButton, {}, parallel().placeOf(0, 0.3F));
        QVERIFY(!parallel().brushes()[0]);
        QTest::mouseDClick(&parallel(), Qt::LeftButton, {}, parallel().placeOf(6, 0.9F));
        QCOMPARE(table().model()->rowCount(), 1200);
        QVERIFY(!focus().isNarrowed());
    }

    void brushesByTheKeyboard()
    {
        parallel().setFocus();
        QTest::keyClick(&parallel(), Qt::Key_Right);
        QTest::keyClick(&parallel(), Qt::Key_Space);
        QVERIFY(parallel().brushes()[1].has_value());
        const int half = focus().keptCount();
        QVERIFY(half > 400 && half < 800);
        QTest::keyClick(&parallel(), Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(focus().keptCount() < half);
        QTest::keyClick(&parallel(), Qt::Key_Down);
        QVERIFY(parallel().brushes()[1]->second < 1);
        QVERIFY2(parallel().accessibleDescription().contains(QStringLiteral("brushed")),
                 qPrintable(parallel().accessibleDescription()));
        QTest::keyClick(&parallel(), Qt::Key_Escape);
        QCOMPARE(focus().keptCount(), 1200);
    }

    void theFilterTakesWordsAndComparisons()
    {
        view().filter().setFocus();
        QTest::keyClicks(&view().filter(), QStringLiteral("walk_length<10 mean>75"));
        const int kept = focus().keptCount();
        QVERIFY(kept > 0 && kept < 500);
        for (int row = 0; row < kept; ++row) {
            QVERIFY(tryIn(row).at[1] < 10);
            QVERIFY(tryIn(row).score.shrunk > 0.75);
        }
        QCOMPARE(table().model()->rowCount(), kept);
        // The others stay in grey below them.
        press("sweepAll");
        QCOMPARE(table().model()->rowCount(), 1200);
        QVERIFY(!focus().kept()[static_cast<std::size_t>(table().tries().tryAt(kept))]);
        press("sweepAll");
        view().filter().selectAll();
        QTest::keyClicks(&view().filter(), QStringLiteral("failed"));
        QCOMPARE(table().model()->rowCount(), 4);
        view().filter().selectAll();
        QTest::keyClicks(&view().filter(), QStringLiteral("hidden=64|128"));
        QVERIFY(table().model()->rowCount() > 300);
        for (int row = 0; row < table().model()->rowCount(); ++row)
            QVERIFY(tryIn(row).values[5] == QStringLiteral("64") || tryIn(row).values[5] == QStringLiteral("128"));
        view().filter().selectAll();
        QTest::keyClicks(&view().filter(), QStringLiteral("walk_length>=few"));
        QCOMPARE(table().model()->rowCount(), 0);
        const auto labels = view().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* label) { return label->text() == QStringLiteral("“few” is not a number"); }));
        press("sweepClear");
        QVERIFY(view().filter().text().isEmpty());
    }

    /// A saved figure opens with its brushes, hidden parameters and axes; another sweep is read for it.
    void aFigureIsOpened()
    {
        choose(QStringLiteral("s"));
        m_fixture.workbench->ask(ShowFigure{QStringLiteral("sweep-map"),
                                            {},
                                            {QStringLiteral("many")},
                                            {{QStringLiteral("tries"), QStringLiteral("walk_length>=20")},
                                             {QStringLiteral("hide"), QStringLiteral("encoder.hidden")},
                                             {QStringLiteral("x"), QStringLiteral("loss.temperature")},
                                             {QStringLiteral("y"), QStringLiteral("transport.lambda")}}});
        QTRY_VERIFY_WITH_TIMEOUT(focus().data() && data().name == QStringLiteral("many"), kPatience);
        QCOMPARE(view().plots().shown(), SweepPlot::Map);
        QCOMPARE(view().filter().text(), QStringLiteral("walk_length>=20"));
        for (int row = 0; row < table().model()->rowCount(); ++row) QVERIFY(tryIn(row).at[1] >= 20);
        QCOMPARE(focus().axes().size(), std::size_t{5});
        QVERIFY(table().isColumnHidden(TryTableModel::FirstParameter + 5));
        QCOMPARE(view().plots().chart(SweepPlot::Map).chart()->panels.front().x.title, data().axes[2].scale.title);
        QCOMPARE(view().plots().chart(SweepPlot::Map).chart()->panels.front().y.title, data().axes[0].scale.title);
        // Shown again when the sweep is chosen anew.
        choose(QStringLiteral("s"));
        choose(QStringLiteral("many"));
        QVERIFY(!table().isColumnHidden(TryTableModel::FirstParameter + 5));
        QCOMPARE(focus().axes().size(), std::size_t{6});
        showPlot(SweepPlot::Parallel);
    }

    /// A try that the keyboard has reached in one sweep is none of the next one.
    void theKeyboardStaysInItsSweep()
    {
        showPlot(SweepPlot::Slices);
        widgets::ChartView& slices = view().plots().chart(SweepPlot::Slices);
        QVERIFY(slices.grab().width() > 0);
        QTest::mouseClick(&slices, Qt::LeftButton, {}, slices.placeOf(data().best()->number).toPoint());
        const int reached = slices.current();
        QVERIFY(reached >= 3);
        choose(QStringLiteral("s"));
        slices.setFocus();
        QTest::keyClick(&slices, Qt::Key_Space);
        QVERIFY(focus().chosen().isEmpty());
        focus().setChosen({reached, 1});
        QCOMPARE(focus().chosen(), QSet<int>{1});
        choose(QStringLiteral("many"));
        showPlot(SweepPlot::Parallel);
    }

    /// "Start sweep" shows its sweep, which has no folder yet.
    void aSweepIsAwaited()
    {
        m_fixture.workbench->ask(ShowSweep{QStringLiteral("later")});
        QTRY_VERIFY_WITH_TIMEOUT(!view().message().isEmpty(), kPatience);
        QCOMPARE(view().sweep(), QStringLiteral("later"));
        makeSynthetic("other", {10});
        QTRY_VERIFY_WITH_TIMEOUT(view().chooser().findText(QStringLiteral("other")) >= 0, kPatience);
        QCOMPARE(view().sweep(), QStringLiteral("later"));
        makeSynthetic("later", {20});
        QTRY_VERIFY_WITH_TIMEOUT(focus().data() && data().name == QStringLiteral("later"), kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 20, kPatience);
        choose(QStringLiteral("many"));
    }

    void theTableSortsAndHidesColumns()
    {
        QHeaderView* header = table().horizontalHeader();
        const auto clickHeader = [&](int column) {
            QTest::mouseClick(
                header->viewport(), Qt::LeftButton, {},
                {header->sectionViewportPosition(column) + header->sectionSize(column) / 2, header->height() / 2});
        };
        QVERIFY(tryIn(0).score.shrunk >= tryIn(1).score.shrunk);  // the best first
        clickHeader(TryTableModel::FirstParameter);
        const bool isAscending = tryIn(0).at[0] <= tryIn(1199).at[0];
        for (int row = 0; row + 1 < 1200; ++row)
            QVERIFY(isAscending ? tryIn(row).at[0] <= tryIn(row + 1).at[0] : tryIn(row).at[0] >= tryIn(row + 1).at[0]);
        // A hidden parameter leaves the plots as well.
        QMenu menu;
        table().fillColumnMenu(menu);
        menu.actions().at(TryTableModel::FirstParameter)->trigger();
        QVERIFY(table().isColumnHidden(TryTableModel::FirstParameter + 1));
        QCOMPARE(parallel().picture()->axes.size(), std::size_t{6});
        menu.actions().at(TryTableModel::FirstParameter)->trigger();
        QCOMPARE(parallel().picture()->axes.size(), std::size_t{7});
    }

    void selectionsAreShared()
    {
        click(0);
        const int number = table().tries().tryAt(0);
        QCOMPARE(focus().chosen(), QSet<int>{number});
        click(2, 0, Qt::ControlModifier);
        QCOMPARE(focus().chosen().size(), 2);
        QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), 3);
        showPlot(SweepPlot::Slices);
        widgets::ChartView& slices = view().plots().chart(SweepPlot::Slices);
        QVERIFY(slices.grab().width() > 0);  // draws
        const int best = data().best()->number;
        QTest::mouseClick(&slices, Qt::LeftButton, {}, slices.placeOf(best).toPoint());
        QCOMPARE(focus().chosen(), QSet<int>{best});
        QVERIFY(table().selectionModel()->isRowSelected(table().tries().rowOf(best)));
        // A filter keeps the selection.
        focus().setText(QStringLiteral("mean>10"));
        QVERIFY(table().selectionModel()->isRowSelected(table().tries().rowOf(best)));
        focus().clear();
    }

    /// No list of workers is cut, and the keyboard goes through the runs.
    void allWorkersAreOnTheTimeline()
    {
        showPlot(SweepPlot::Workers);
        widgets::ChartView& workers = view().plots().chart(SweepPlot::Workers);
        QCOMPARE(workers.chart()->panels.front().y.names.size(), 130);
        QCOMPARE(workers.chart()->panels.front().boxes.size(), data().runs.size());
        std::set<double> rows;
        for (const widgets::ChartBox& box : workers.chart()->panels.front().boxes) rows.insert(box.top);
        QCOMPARE(rows.size(), std::size_t{130});
        QVERIFY(workers.grab().width() > 0);
        workers.setFocus();
        QTest::keyClick(&workers, Qt::Key_Right);
        QVERIFY2(workers.accessibleDescription().contains(QStringLiteral("seed")),
                 qPrintable(workers.accessibleDescription()));
        QTest::keyClick(&workers, Qt::Key_Space);
        QCOMPARE(focus().chosen().size(), 1);
    }

    void everyPlotHasItsFigure()
    {
        for (const SweepPlot plot : kSweepPlots) {
            showPlot(plot);
            QWidget* widget = plot == SweepPlot::Parallel ? static_cast<QWidget*>(&parallel()) : &view().plots().chart(plot);
            QVERIFY(widget->isVisible());
            QVERIFY(!widget->accessibleName().isEmpty());
            const auto figure = widgets::offeredFigure(*widget);
            QVERIFY2(figure, qPrintable(titleOf(plot)));
            QCOMPARE(figure->name(), figureOf(plot));
            QVERIFY(figure->origin.recipe.startsWith(QStringLiteral("rosa-workbench export many --figure sweep-")));
            QVERIFY(view().figure() != nullptr);
        }
        QVERIFY(view().card().figures.contains(QStringLiteral("sweep-map")));
    }

    void aDamagedSweepSaysSo()
    {
        const QString folder = m_fixture.store.filePath(QStringLiteral("sweeps/zz"));
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + QStringLiteral("/sweep.toml"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("nonsense") > 0);
        file.close();
        QTRY_VERIFY_WITH_TIMEOUT(view().chooser().findText(QStringLiteral("zz")) >= 0, kPatience);
        QComboBox& chooser = view().chooser();
        chooser.setFocus();
        QTest::keyClick(&chooser, Qt::Key_End);
        QTRY_VERIFY_WITH_TIMEOUT(view().message().contains(QStringLiteral("zz")), kPatience);  // names the file
        QVERIFY(view().figure() == nullptr);
    }
};

ROSA_WIDGET_TEST(TestSweepView)
#include "tst_sweep_view.moc"
