#include <cmath>
#include <fstream>
#include <set>

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "app/workbench/embedding/data/nearest_nodes.h"
#include "app/workbench/embedding/figure/embedding_figure.h"
#include "app/workbench/embedding/view/class_legend.h"
#include "app/workbench/embedding/view/embedding_controls.h"
#include "app/workbench/embedding/view/embedding_panel.h"
#include "app/workbench/embedding/view/embedding_view.h"
#include "app/workbench/embedding/view/node_finder.h"
#include "app/workbench/embedding/view/node_list.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/results/data/baseline_run.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view_head.h"
#include "core/data/arrays/npy.h"
#include "core/protocol/layout.h"
#include "tests/program/test_program.h"
#include "tests/widgets/mouse.h"
#include "tests/widgets/shown.h"
#include "tests/workbench/asked.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/layout/short_label.h"
#include "widgets/scatter/replay_bar.h"
#include "widgets/scatter/scatter_view.h"

using namespace rosa;
using namespace rosa::workbench;

/// The Embedding view with a run and layouts computed by the engine, operated by mouse and keyboard.
class TestEmbeddingView : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 180'000;

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<EmbeddingView> m_view;
    QString m_run;

    [[nodiscard]] QString engine() const { return qEnvironmentVariable("ROSA_ENGINE"); }
    void runEngine(const QStringList& arguments) const
    {
        QProcess process;
        process.start(engine(),
                      arguments + QStringList{QStringLiteral("--store"), m_store.path(), QStringLiteral("--quiet")});
        QVERIFY2(process.waitForFinished(kPatience), qPrintable(process.errorString()));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    }
    [[nodiscard]] EmbeddingPanel& panel(int number) const { return *m_view->panels().at(number); }
    /// An isolated point of the middle panel, within the view.
    [[nodiscard]] int lonelyNode(widgets::ScatterView& scatter) const
    {
        for (int node = 0; node < static_cast<int>(scatter.count()); ++node) {
            const QPointF place = scatter.placeOf(node).toPoint();
            if (scatter.rect().adjusted(20, 20, -20, -20).contains(place.toPoint()) && scatter.pointAt(place) == node)
                return node;
        }
        return -1;
    }

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void layoutDrawsItselfWhileItIsComputed();
    void replayLeadsThroughTheLayouts();
    void hoverNamesTheNode();
    void lassoSelectsAndListsTheNodesInside();
    void searchMarksTheNodeAndFindsItsNeighbours();
    void panelsAreLinked();
    void legendHidesAClassEverywhere();
    void legendShowsWholeNames();
    void coloursSayWhatTheProbeGotRight();
    void contextMenuLeadsToTheAlignment();
    void nodesOfAnotherViewAreSelected();
    void panelsStayWhenTheRunChangesTwice();
    void aPanelIsBackAfterItsOwnRunWasLookedAt();
    void panelsAreThereAtTheNextStart();
    void captionSaysHowItWasComputed();
    void layingOutAgainStartsAnew();
    void pcaComesFromTheEngine();
    void aStoppedLayoutIsNotShownAsFinished();
    void theRandomEncoderHasTheSeedOfTheRun();
    void runWithoutEmbeddingSaysWhy();
    void followsATrainingFromCheckpointToCheckpoint();
    void figureIsTheSameFromTheRecord();
};

void TestEmbeddingView::initTestCase()
{
    Q_INIT_RESOURCE(icons);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("rosa-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_embedding_view"));
    QSettings().clear();
    QVERIFY2(QFile::exists(engine()), "ROSA_ENGINE names no engine");
    runEngine({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("cora"), QStringLiteral("--epochs"),
               QStringLiteral("20"), QStringLiteral("--no-baselines"), QStringLiteral("--set"),
               QStringLiteral("evaluation.splits=2")});
    runEngine({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("cora"), QStringLiteral("--method"),
               QStringLiteral("random"), QStringLiteral("--no-baselines"), QStringLiteral("--set"),
               QStringLiteral("evaluation.protocol=none")});
}

void TestEmbeddingView::init()
{
    m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
    QTRY_VERIFY_WITH_TIMEOUT(m_workbench->library().runs()->size() >= 2, kPatience);
    for (const store::RunSummary& run : *m_workbench->library().runs())
        if (run.method == "rosa" && run.state == record::RunState::Finished) m_run = QString::fromStdString(run.id);
    m_view = std::make_unique<EmbeddingView>(*m_workbench);
    m_view->resize(1100, 800);
    QVERIFY(rosa::test::isShown(*m_view));
    m_workbench->setCurrentRun(m_run);
    QTRY_COMPARE_WITH_TIMEOUT(m_view->panels().size(), 1, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(panel(0).source().state() == LayoutSource::State::Shown && panel(0).shown(), kPatience);
}

void TestEmbeddingView::cleanup()
{
    m_view.reset();
    m_workbench.reset();
    QSettings().clear();
}

void TestEmbeddingView::layoutDrawsItselfWhileItIsComputed()
{
    // The run with another seed has no layout yet.
    EmbeddingPanel& first = panel(0);
    QSignalSpy drawn(&first.replay(), &widgets::ReplayBar::currentChanged);
    int whileComputing = 0;
    connect(&first.replay(), &widgets::ReplayBar::currentChanged, this,
            [&] { whileComputing += first.source().state() == LayoutSource::State::Computing ? 1 : 0; });
    LayoutChoice choice;
    choice.seed = 5;
    first.source().show(choice, {});
    QTRY_VERIFY_WITH_TIMEOUT(first.source().state() == LayoutSource::State::Computing, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(first.source().state() == LayoutSource::State::Shown, kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(first.source().layouts().back().iteration, 1000, kPatience);
    QVERIFY2(first.source().layouts().size() >= 21, "20 layouts before the last");
    QVERIFY2(whileComputing >= 5, qPrintable(QString::number(whileComputing)));
    QVERIFY(first.source().layouts().front().divergence > first.source().layouts().back().divergence);
    QCOMPARE(first.shown(), &first.source().layouts().back());
    disconnect(&first.replay(), nullptr, this, nullptr);
}

void TestEmbeddingView::replayLeadsThroughTheLayouts()
{
    EmbeddingPanel& first = panel(0);
    const QPointF before = first.scatter().placeOf(17);
    first.replay().slider().setFocus();
    QTest::keyClick(&first.replay().slider(), Qt::Key_Home);
    QCOMPARE(first.shown(), &first.source().layouts().front());
    QVERIFY((first.scatter().placeOf(17) - before).manhattanLength() > 1);
    QTest::keyClick(&first.replay().slider(), Qt::Key_End);
    QCOMPARE(first.scatter().placeOf(17), before);
}

void TestEmbeddingView::hoverNamesTheNode()
{
    widgets::ScatterView& scatter = panel(0).scatter();
    const int node = lonelyNode(scatter);
    QVERIFY(node >= 0);
    rosa::test::moveMouse(&scatter, scatter.placeOf(node).toPoint());
    QTRY_COMPARE_WITH_TIMEOUT(m_view->selection().hovered(), node, rosa::test::kHangMilliseconds);
    const QString text = scatter.accessibleDescription();
    QVERIFY2(text.contains(nodeText(*m_view->dataset(), node)), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("class %1").arg(className(*m_view->dataset(), node))), qPrintable(text));
}

void TestEmbeddingView::lassoSelectsAndListsTheNodesInside()
{
    widgets::ScatterView& scatter = panel(0).scatter();
    const QPoint middle = scatter.rect().center();
    const QPolygonF outline(
        {middle + QPointF(-90, -60), middle + QPointF(80, -70), middle + QPointF(70, 90), middle + QPointF(-60, 60)});
    QList<QPoint> path;
    for (const QPointF& corner : outline) path.append(corner.toPoint());
    rosa::test::dragMouse(&scatter, path);
    QList<int> inside;
    for (int node = 0; node < static_cast<int>(scatter.count()); ++node)
        if (outline.containsPoint(scatter.placeOf(node), Qt::OddEvenFill)) inside.append(node);
    QVERIFY(inside.size() > 5);
    QCOMPARE(m_view->selection().selected(), inside);
    QCOMPARE(m_view->nodes().table().topLevelItemCount(), static_cast<int>(inside.size()));
}

void TestEmbeddingView::searchMarksTheNodeAndFindsItsNeighbours()
{
    QLineEdit& search = m_view->controls().search();
    search.setFocus();
    QTest::keyClicks(&search, QStringLiteral("1500"));
    QTest::keyClick(&search, Qt::Key_Return);
    QCOMPARE(panel(0).scatter().marked(), 1500);
    QCOMPARE(m_view->selection().selected(), QList<int>({1500}));
    QVERIFY(panel(0).scatter().rect().contains(panel(0).scatter().placeOf(1500).toPoint()));
    QTreeWidget& table = m_view->nodes().table();
    QTRY_COMPARE_WITH_TIMEOUT(table.topLevelItemCount(), NodeFinder::kNeighbours, kPatience);

    // Computed directly, in double precision.
    MemoryBudget budget;
    const auto array = data::readNpy(
        std::filesystem::path(m_store.path().toStdString()) / "runs" / m_run.toStdString() / "embedding.npy", budget);
    QVERIFY(array.ok());
    const auto rows = array->toDoubles();
    const auto width = static_cast<std::size_t>(array->shape()[1]);
    std::vector<std::pair<double, int>> expected;
    const auto dot = [&](std::size_t a, std::size_t b) {
        double sum = 0;
        for (std::size_t k = 0; k < width; ++k) sum += (*rows)[a * width + k] * (*rows)[b * width + k];
        return sum;
    };
    for (std::size_t node = 0; node < static_cast<std::size_t>(array->shape()[0]); ++node)
        if (node != 1500)
            expected.emplace_back(-dot(1500, node) / std::sqrt(dot(1500, 1500) * dot(node, node)), static_cast<int>(node));
    std::sort(expected.begin(), expected.end());
    for (int i = 0; i < NodeFinder::kNeighbours; ++i)
        QCOMPARE(table.topLevelItem(i)->text(0).toInt(), expected[static_cast<std::size_t>(i)].second);
    QCOMPARE(table.topLevelItem(0)->text(2), QLocale().toString(-expected[0].first, 'f', 3));

    search.selectAll();
    QTest::keyClicks(&search, QStringLiteral("no such node"));
    QSignalSpy said(m_workbench.get(), &Workbench::said);
    QTest::keyClick(&search, Qt::Key_Return);
    QCOMPARE(said.count(), 1);
    QCOMPARE(panel(0).scatter().marked(), -1);
}

void TestEmbeddingView::panelsAreLinked()
{
    // From the menu, by keyboard.
    QMenu& menu = m_view->controls().panelMenu();
    Q_EMIT menu.aboutToShow();
    QVERIFY(menu.actions().size() >= 3);
    menu.actions().at(1)->trigger();
    QCOMPARE(m_view->panels().size(), 2);
    QCOMPARE(panel(1).title(), QStringLiteral("Random encoder"));
    QTRY_VERIFY_WITH_TIMEOUT(panel(1).source().state() == LayoutSource::State::Shown && panel(1).shown(), kPatience);
    const int node = lonelyNode(panel(0).scatter());
    QTest::mouseClick(&panel(0).scatter(), Qt::LeftButton, {}, panel(0).scatter().placeOf(node).toPoint());
    QVERIFY(panel(1).scatter().accessibleDescription().contains(QStringLiteral("1 selected")));
    // A click in the other panel requests neighbours in that embedding.
    QTRY_COMPARE_WITH_TIMEOUT(m_view->nodes().table().topLevelItemCount(), NodeFinder::kNeighbours, kPatience);
    const int other = lonelyNode(panel(1).scatter());
    QTest::mouseClick(&panel(1).scatter(), Qt::LeftButton, {}, panel(1).scatter().placeOf(other).toPoint());
    QTRY_VERIFY_WITH_TIMEOUT(m_view->nodes().heading().contains(QStringLiteral("Random encoder")), kPatience);
}

void TestEmbeddingView::legendHidesAClassEverywhere()
{
    ClassLegend& legend = m_view->legend();
    QCOMPARE(legend.count(), 7);
    QTest::mouseClick(legend.viewport(), Qt::LeftButton, {}, legend.visualItemRect(legend.item(2)).center());
    const auto& kinds = panel(0).scatter().kinds();
    QVERIFY(!kinds.kinds[2].isVisible);
    QVERIFY(kinds.kinds[3].isVisible);
    legend.setCurrentRow(2);
    legend.setFocus();
    QTest::keyClick(&legend, Qt::Key_Return);
    QVERIFY(panel(0).scatter().kinds().kinds[2].isVisible);
    QVERIFY(!panel(0).scatter().kinds().kinds[3].isVisible);
    QTest::keyClick(&legend, Qt::Key_Return);
    QVERIFY(panel(0).scatter().kinds().kinds[3].isVisible);
}

/// A name that is longer than a line goes on in the next one.
void TestEmbeddingView::legendShowsWholeNames()
{
    ClassLegend& legend = m_view->legend();
    const auto heightOf = [&](int line) { return legend.visualItemRect(legend.item(line)).height(); };
    const int oneLine = legend.fontMetrics().height();
    const auto longest = [&] {
        int found = 0;
        for (int i = 1; i < legend.count(); ++i)
            if (legend.item(i)->text().size() > legend.item(found)->text().size()) found = i;
        return found;
    }();
    legend.setFixedWidth(400);
    QTRY_VERIFY(heightOf(longest) < 2 * oneLine);
    legend.setFixedWidth(110);
    QTRY_VERIFY(heightOf(longest) >= 2 * oneLine);
    QCOMPARE(legend.textElideMode(), Qt::ElideNone);
}

void TestEmbeddingView::coloursSayWhatTheProbeGotRight()
{
    const auto shares = readRightShares(m_store.path().toStdString(), m_run.toStdString(), *m_view->dataset());
    QVERIFY(shares.ok());
    QVERIFY2(shares->has_value(), "the engine records predictions");
    const NodeColours colours = coloursByPrediction(*m_view->dataset(), **shares);
    QVERIFY(colours.legend[0].count > 1500 && colours.legend[2].count > 50);
    const NodeColours degrees = coloursByDegree(*m_view->dataset());
    int nodes = 0;
    for (const LegendLine& line : degrees.legend) nodes += line.count;
    QCOMPARE(nodes, 2708);
}

void TestEmbeddingView::contextMenuLeadsToTheAlignment()
{
    const Asked asked(*m_workbench);
    widgets::ScatterView& scatter = panel(0).scatter();
    const int node = lonelyNode(scatter);
    const QPoint place = scatter.placeOf(node).toPoint();
    Q_EMIT scatter.customContextMenuRequested(place);
    auto* menu = scatter.findChild<QMenu*>();
    QVERIFY(menu);
    QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), rosa::test::kHangMilliseconds);
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(asked.all<ShowPair>().size(), std::size_t{1}, rosa::test::kHangMilliseconds);
    const PairChoice pair = asked.all<ShowPair>().front().pair;
    QCOMPARE(pair.run, m_run);
    QCOMPARE(pair.first, node);
    QCOMPARE(pair.second, node);
}

void TestEmbeddingView::nodesOfAnotherViewAreSelected()
{
    m_view->handle(ShowNodes{m_run, {5, 3, 99}});
    QCOMPARE(m_view->selection().selected(), QList<int>({3, 5, 99}));
    QCOMPARE(m_view->nodes().table().topLevelItemCount(), 3);
}

void TestEmbeddingView::panelsStayWhenTheRunChangesTwice()
{
    m_view->addPanel({{}, QStringLiteral("random"), QStringLiteral("cora")});
    QCOMPARE(m_view->panels().size(), 2);
    // The second change comes before the panel of the first one exists.
    m_workbench->setCurrentRun({});
    m_workbench->setCurrentRun(m_run);
    QTRY_COMPARE_WITH_TIMEOUT(m_view->panels().size(), 2, kPatience);
    QCOMPARE(panel(0).source().subject().run, m_run);
    QCOMPARE(panel(1).source().subject().method, QStringLiteral("random"));
}

/// While the run of a panel is the current run, it is shown once, in the first panel.
void TestEmbeddingView::aPanelIsBackAfterItsOwnRunWasLookedAt()
{
    QString random;
    for (const store::RunSummary& run : *m_workbench->library().runs())
        if (run.method == "random") random = QString::fromStdString(run.id);
    m_view->addPanel({{}, QStringLiteral("random"), QStringLiteral("cora")});
    m_workbench->setCurrentRun(random);
    QTRY_VERIFY_WITH_TIMEOUT(m_view->panels().size() == 1 && panel(0).source().subject().run == random, kPatience);
    m_workbench->setCurrentRun(m_run);
    QTRY_COMPARE_WITH_TIMEOUT(m_view->panels().size(), 2, kPatience);
    QCOMPARE(panel(0).source().subject().run, m_run);
    QCOMPARE(panel(1).source().subject().method, QStringLiteral("random"));
    // The same for a run that was added beside another.
    QTest::mouseClick(panel(1).findChild<QToolButton*>(QStringLiteral("closePanel")), Qt::LeftButton);
    QCOMPARE(m_view->panels().size(), 1);
    m_workbench->setCurrentRun(random);
    QTRY_VERIFY_WITH_TIMEOUT(m_view->panels().size() == 1 && panel(0).source().subject().run == random, kPatience);
    m_view->addPanel({m_run, {}, QStringLiteral("cora")});
    m_workbench->setCurrentRun(m_run);
    QTRY_VERIFY_WITH_TIMEOUT(m_view->panels().size() == 1 && panel(0).source().subject().run == m_run, kPatience);
    m_workbench->setCurrentRun(random);
    QTRY_COMPARE_WITH_TIMEOUT(m_view->panels().size(), 2, kPatience);
    QCOMPARE(panel(1).source().subject().run, m_run);
}

void TestEmbeddingView::panelsAreThereAtTheNextStart()
{
    m_view->addPanel({{}, QStringLiteral("random"), QStringLiteral("cora")});
    m_view->addPanel({{}, QStringLiteral("raw"), QStringLiteral("cora")});
    QTest::mouseClick(panel(1).findChild<QToolButton*>(QStringLiteral("closePanel")), Qt::LeftButton);
    m_view = std::make_unique<EmbeddingView>(*m_workbench);
    m_view->resize(1100, 800);
    QVERIFY(rosa::test::isShown(*m_view));
    QTRY_COMPARE_WITH_TIMEOUT(m_view->panels().size(), 2, kPatience);
    QCOMPARE(panel(1).source().subject().method, QStringLiteral("raw"));
}

void TestEmbeddingView::captionSaysHowItWasComputed()
{
    const QLabel& caption = panel(0).caption();
    QVERIFY2(caption.text().startsWith(QStringLiteral("step 1,000 · KL ")), qPrintable(caption.text()));
    QVERIFY2(caption.toolTip().contains(QStringLiteral("perplexity 30")), qPrintable(caption.toolTip()));
    QVERIFY(caption.toolTip().contains(QStringLiteral("exaggeration 12 in the first 250 steps")));
    QVERIFY(panel(0).shown()->settings.has_value());
    const auto figure = widgets::offeredFigure(panel(0).scatter());
    QVERIFY(figure->origin.details.contains(caption.toolTip()));
    QVERIFY2(figure->title().contains(QStringLiteral("t-SNE, perplexity 30, seed 1, 1,000 steps")),
             qPrintable(figure->title()));
    QVERIFY(figure->origin.recipe.contains(QStringLiteral("--perplexity 30")));
    // The caution about t-SNE is shown once, and not for PCA.
    QVERIFY(m_view->head().sentence().contains(QStringLiteral("mean little")));
    m_view->findChild<QAction*>(QStringLiteral("layoutPca"))->trigger();
    QVERIFY(!m_view->head().sentence().contains(QStringLiteral("mean little")));
    QTRY_VERIFY_WITH_TIMEOUT(panel(0).source().state() == LayoutSource::State::Shown && panel(0).shown(), kPatience);
    QVERIFY2(panel(0).caption().text().contains(QStringLiteral("% of the variance")), qPrintable(panel(0).caption().text()));
}

void TestEmbeddingView::layingOutAgainStartsAnew()
{
    LayoutSource& source = panel(0).source();
    LayoutChoice choice;
    choice.seed = 6;
    const QSignalSpy started(m_workbench.get(), &Workbench::engineStarted);
    source.show(choice, {});
    QTRY_VERIFY_WITH_TIMEOUT(source.state() == LayoutSource::State::Computing, kPatience);
    // Changes the settings during the computation.
    source.show(choice, {12, 200});
    source.compute();
    const auto isNew = [&] {
        return source.state() == LayoutSource::State::Shown && !source.layouts().empty() &&
               source.layouts().back().iteration == 200;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isNew(), kPatience);
    QCOMPARE(source.layouts().back().settings->perplexity, 12.0);
    QCOMPARE(started.count(), 2);
}

void TestEmbeddingView::pcaComesFromTheEngine()
{
    LayoutChoice choice;
    choice.kind = LayoutChoice::Kind::Pca;
    panel(0).source().show(choice, {});
    QTRY_VERIFY_WITH_TIMEOUT(panel(0).source().state() == LayoutSource::State::Shown, kPatience);
    QCOMPARE(panel(0).source().layouts().size(), std::size_t{1});
    QCOMPARE(panel(0).source().layouts().front().explained.size(), std::size_t{2});
    QVERIFY(panel(0).shown());
}

/// Also after a restart.
void TestEmbeddingView::aStoppedLayoutIsNotShownAsFinished()
{
    const std::filesystem::path folder = m_store.path().toStdString() + "/runs/" + m_run.toStdString();
    // The file left by an engine that was stopped before the end.
    std::ifstream whole(protocol::layoutFile(folder, "tsne", 1));
    std::ofstream part(protocol::layoutFile(folder, "tsne", 78));
    std::string line;
    for (int i = 0; i < 9 && std::getline(whole, line); ++i) part << line << '\n';
    part.close();
    LayoutChoice choice;
    choice.seed = 78;
    EmbeddingPanel& first = panel(0);
    auto* again = first.findChild<QToolButton*>(QStringLiteral("layOutAgain"));
    QVERIFY(again->toolButtonStyle() == Qt::ToolButtonIconOnly);
    first.source().show(choice, {});
    QTRY_VERIFY_WITH_TIMEOUT(first.source().isStopped(), kPatience);
    QVERIFY2(first.caption().text().startsWith(QStringLiteral("stopped at step ")) &&
                 first.caption().text().contains(QStringLiteral(" of 1,000")),
             qPrintable(first.caption().text()));
    QVERIFY(layoutTitle(choice, *first.shown()).contains(QStringLiteral(" of 1,000 steps")));
    QVERIFY(again->isVisible() && again->toolButtonStyle() == Qt::ToolButtonTextBesideIcon);
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(
        first.source().state() == LayoutSource::State::Shown && first.source().layouts().back().iteration == 1000,
        kPatience);
    QVERIFY(!first.source().isStopped());
    QVERIFY(first.caption().text().startsWith(QStringLiteral("step 1,000")));
}

void TestEmbeddingView::theRandomEncoderHasTheSeedOfTheRun()
{
    runEngine({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("cora"), QStringLiteral("--method"),
               QStringLiteral("random"), QStringLiteral("--seed"), QStringLiteral("2"), QStringLiteral("--no-baselines"),
               QStringLiteral("--set"), QStringLiteral("evaluation.protocol=none")});
    m_workbench->library().refresh();
    const auto isThere = [this] { return !baselineRun(*m_workbench->library().runs(), "random", "cora", 2).empty(); };
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), kPatience);
    m_view->addPanel({{}, QStringLiteral("random"), QStringLiteral("cora")});
    // The newer run has another seed than the one beside it.
    QTRY_VERIFY_WITH_TIMEOUT(!panel(1).source().subject().run.isEmpty(), kPatience);
    const store::RunSummary* shown = m_workbench->library().find(panel(1).source().subject().run);
    QVERIFY(shown && shown->method == "random");
    QCOMPARE(shown->seed, m_workbench->library().find(m_run)->seed);
}

void TestEmbeddingView::runWithoutEmbeddingSaysWhy()
{
    std::filesystem::path folder(m_store.path().toStdString());
    folder /= "runs/" + m_run.toStdString();
    std::filesystem::rename(folder / "embedding.npy", folder / "kept.npy");
    LayoutChoice choice;
    choice.seed = 77;
    panel(0).source().show(choice, {});
    QTRY_VERIFY_WITH_TIMEOUT(panel(0).source().state() == LayoutSource::State::NoEmbedding, kPatience);
    QVERIFY(!panel(0).message().isEmpty());
    std::filesystem::rename(folder / "kept.npy", folder / "embedding.npy");
}

void TestEmbeddingView::followsATrainingFromCheckpointToCheckpoint()
{
    EngineProcess* training =
        m_workbench->startEngine({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("karate"),
                                  QStringLiteral("--epochs"), QStringLiteral("100000"), QStringLiteral("--no-baselines"),
                                  QStringLiteral("--set"), QStringLiteral("train.checkpoint_every=200")},
                                 QStringLiteral("training"));
    QTRY_VERIFY_WITH_TIMEOUT(!training->run().isEmpty(), kPatience);
    m_workbench->setCurrentRun(training->run());
    const auto isWaiting = [&] {
        return m_view->panels().size() == 1 && panel(0).source().subject().run == m_workbench->currentRun() &&
               panel(0).source().state() == LayoutSource::State::NoEmbedding;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isWaiting(), kPatience);
    auto* button = panel(0).findChild<QPushButton*>();
    QTRY_VERIFY_WITH_TIMEOUT(button->isVisible(), kPatience);
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(m_view->controls().follows());
    std::set<int> epochs;
    const auto hasSeenThree = [&] {
        if (panel(0).shown()) epochs.insert(panel(0).source().choice().epoch);
        return epochs.size() >= 3;
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasSeenThree(), kPatience);
    QVERIFY(*epochs.begin() >= 200);
    QSignalSpy ended(training, &EngineProcess::ended);
    training->stop();
    QVERIFY(ended.wait(kPatience));
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->controls().follows(), kPatience);
}

void TestEmbeddingView::figureIsTheSameFromTheRecord()
{
    const auto shown = widgets::offeredFigure(panel(0).scatter());
    QVERIFY(shown);
    const FigureRequest request{m_catalogue, m_workbench->datasets(), engine(), {m_run}, {}};
    const auto loaded = loadEmbeddingFigure(request);
    QVERIFY2(loaded.ok(), loaded ? "" : loaded.error().text().c_str());
    QVERIFY((*loaded)->csv() == shown->csv());
    QCOMPARE((*loaded)->csv().count(QLatin1Char('\n')), 2709);
    QCOMPARE((*loaded)->title(), shown->title());
    QCOMPARE((*loaded)->origin.recipe, shown->origin.recipe);
    QCOMPARE((*loaded)->origin.details, shown->origin.details);
    QCOMPARE((*loaded)->origin.runs, QStringList({m_run}));
    QVERIFY((*loaded)->origin.configuration.contains(QStringLiteral("[run]")));
    const QString tikz = (*loaded)->pgfplots((*loaded)->suitableStyle());
    QCOMPARE(tikz.count(QStringLiteral("\\begin{")), tikz.count(QStringLiteral("\\end{")));
    QCOMPARE(tikz.count(QLatin1Char('{')), tikz.count(QLatin1Char('}')));
    QCOMPARE(tikz.count(QStringLiteral("\\addplot")), 7);
}

ROSA_WIDGET_TEST(TestEmbeddingView)
#include "tst_embedding_view.moc"
