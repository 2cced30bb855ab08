#include <cmath>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QToolButton>
#include <QTreeWidget>
#include <QWindow>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/figures/alignment_figure.h"
#include "app/workbench/figures/batch_figure.h"
#include "app/workbench/figures/matrix_figure.h"
#include "app/workbench/model/pair_context.h"
#include "app/workbench/model/pair_pictures.h"
#include "app/workbench/session/run_requests.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/views/alignment/alignment_view.h"
#include "app/workbench/views/alignment/batch_panel.h"
#include "app/workbench/views/alignment/epoch_player.h"
#include "app/workbench/views/alignment/film_dialog.h"
#include "app/workbench/views/alignment/film_job.h"
#include "app/workbench/views/alignment/matrices_panel.h"
#include "app/workbench/views/alignment/pair_chooser.h"
#include "app/workbench/views/alignment/pair_panel.h"
#include "core/record/run_reader.h"
#include "core/transport/exact.h"
#include "tests/widgets/drawn_texts.h"
#include "tests/widgets/shown.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/figure/legend.h"
#include "widgets/figure/save_figure.h"
#include "widgets/film/film_writer.h"
#include "widgets/graph/pair_view.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/style/class_colours.h"

using namespace rosa;
using namespace rosa::workbench;
using widgets::Side;

namespace {

constexpr int kPatience = 120'000;

void moveMouse(QWidget* widget, const QPointF& place)
{
    QTest::mouseMove(widget->window()->windowHandle(), widget->mapTo(widget->window(), place.toPoint()));
}

/// <Γ, D∘S>, by hand.
double costOf(const record::PairSnapshot& pair)
{
    double cost = 0;
    for (std::size_t i = 0; i < pair.plan.size(); ++i)
        cost += static_cast<double>(pair.plan[i]) * static_cast<double>(pair.cost[i]) * static_cast<double>(pair.rescale[i]);
    return cost;
}

double exactCostOf(const record::PairSnapshot& pair)
{
    std::vector<double> cost(pair.cost.size());
    for (std::size_t i = 0; i < cost.size(); ++i)
        cost[i] = static_cast<double>(pair.cost[i]) * static_cast<double>(pair.rescale[i]);
    const std::vector<double> t(pair.rowWeights.begin(), pair.rowWeights.end());
    const std::vector<double> r(pair.columnWeights.begin(), pair.columnWeights.end());
    const auto exact = transport::exactTransport(
        {cost.data(), static_cast<std::int64_t>(t.size()), static_cast<std::int64_t>(r.size())}, t, r);
    return exact ? exact->cost : std::nan("");
}

}  // namespace

/// A real run of twenty epochs, looked into as people do.
class TestAlignmentView : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<AlignmentView> m_view;
    QString m_run;

    template <typename Widget>
    Widget* find(const char* name)
    {
        return m_view->findChild<Widget*>(QString::fromLatin1(name));
    }
    QString number(const char* name) { return find<QLabel>(name)->text(); }
    const record::PairSnapshot& shownPair() { return m_view->panel()->pairData()->inspection.pair; }
    bool shows(int first, int second, unsigned draw = 0)
    {
        const auto& data = m_view->panel()->pairData();
        return data && data->choice.first == first && data->choice.second == second && data->choice.draw == draw;
    }

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup()
    {
        m_view.reset();
        QSettings().clear();
    }

    void withoutARunItSaysWhatToDo();
    void aRunOpensWithItsFirstWatchedPair();
    void nothingMovesWhenAPairArrives();
    void clickInTheBatchMatrixOpensThePair();
    void everyBlockOfTheBatchOpensItsOwnPairOrSaysWhyNot();
    void batchIsShownAtOldEpochs();
    void pointingAtACellLightsAllPictures();
    void sliderThroughTheEpochsChangesTheNumbers();
    void numbersAreThoseOfTransport();
    void thresholdHidesFlows();
    void anotherDrawShowsOtherWalks();
    void nodesAreFoundByNameAndWrongOnesSaid();
    void whatComesLateIsNotShown();
    void worstPairsOfAClassAreListed();
    void theOpenPairIsMarkedWhereverItCanBeChosen();
    void theBatchMatrixGrowsWithTheView();
    void matricesAreChosenAndScalesLocked();
    void theChoiceOfMatricesIsKept();
    void menuOfMatricesStaysOpen();
    void coloursChosenAreThoseOfAllMatrices();
    void manyMatricesKeepTheirNames();
    void classLabelsCanStandAlongTheMatrices();
    void filmsOfFewEpochsLastLongEnough();
    void fewEpochsArePlayedSlowlyAndSaidWhy();
    void theTitleIsWholeInANarrowView();
    void filmIsAReadableGif();
    void filmIsAnMp4();
    void cancelledFilmLeavesNothing();
    void figuresAreMadeWithoutAWindow();
    void namesAreReadInOneColumn();
    void figuresSayWhatTheyChoseAndLack();
    void wrongOptionsOfFiguresAreSaid();
    void everyControlIsReachedByTab();
    void answersComeQuickly();
    void aTrainingRunIsFollowed();
    void peopleLeadToThePairOfTheirTimeSnapshots();
};

void TestAlignmentView::initTestCase()
{
    Q_INIT_RESOURCE(icons);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("rosa-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_alignment_view"));
    QSettings().clear();
    qRegisterMetaType<EngineProcess::End>();
    QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
    QCoreApplication::setApplicationName(QStringLiteral("alignment-%1").arg(QCoreApplication::applicationPid()));
    m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
    EngineProcess* process = m_workbench->startEngine(
        {QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("cora"), QStringLiteral("--epochs"),
         QStringLiteral("20"), QStringLiteral("--no-baselines"), QStringLiteral("--set"),
         QStringLiteral("train.checkpoint_every=10"), QStringLiteral("--set"), QStringLiteral("evaluation.protocol=none")},
        QStringLiteral("test"));
    QSignalSpy ended(process, &EngineProcess::ended);
    connect(process, &EngineProcess::runStarted, this, [this](const QString& run) { m_run = run; });
    QVERIFY(ended.wait(kPatience));
    QVERIFY2(ended.first().first().value<EngineProcess::End>() == EngineProcess::End::Done,
             "the engine named by ROSA_ENGINE must train");
    QVERIFY(!m_run.isEmpty());
}

void TestAlignmentView::init()
{
    m_view = std::make_unique<AlignmentView>(*m_workbench);
    m_view->resize(1000, 760);
    QVERIFY(rosa::test::isShown(*m_view));
    if (QTest::currentTestFunction() == QByteArray("withoutARunItSaysWhatToDo")) return;
    m_workbench->setCurrentRun(m_run);
    QTRY_VERIFY_WITH_TIMEOUT(m_view->panel()->pairData() != nullptr, kPatience);
}

void TestAlignmentView::withoutARunItSaysWhatToDo()
{
    const QString text = find<QLabel>("alignmentEmpty")->text();
    QVERIFY(find<QLabel>("alignmentEmpty")->isVisible());
    QVERIFY2(text.contains(QStringLiteral("Train a run")), qPrintable(text));
}

void TestAlignmentView::aRunOpensWithItsFirstWatchedPair()
{
    const auto context = m_view->panel()->pairData()->context;
    QVERIFY(!context->watched.empty());
    QVERIFY(shows(context->watched.front().first, context->watched.front().second));
    QCOMPARE(find<QLabel>("pairTitle")->text(), titleOf(*context, m_view->panel()->pairData()->choice));
    QVERIFY(m_view->panel()->player()->epochs().size() >= 10);
    QCOMPARE(shownPair().epoch, m_view->panel()->player()->epochs().back());

    QTest::mouseClick(find<QToolButton>("chooseWatched"), Qt::LeftButton);
    auto* list = find<QListWidget>("watchedPairs");
    QCOMPARE(list->count(), static_cast<int>(context->watched.size()));
    list->setFocus();
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Down);
    const auto [first, second] = context->watched[1];
    QTRY_VERIFY_WITH_TIMEOUT(shows(first, second), kPatience);
}

/// Beside both docks of a window 1280 pixels wide there are about 690.
void TestAlignmentView::nothingMovesWhenAPairArrives()
{
    AlignmentView empty(*m_workbench);
    const int before = empty.minimumSizeHint().width();
    QCOMPARE(m_view->minimumSizeHint().width(), before);
    QVERIFY2(before <= 640, qPrintable(QString::number(before)));
    m_view->resize(before, 700);
    QTest::mouseClick(find<QToolButton>("chooseWatched"), Qt::LeftButton);
    auto* list = find<QListWidget>("watchedPairs");
    list->setFocus();
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Down);
    const auto [first, second] = m_view->panel()->pairData()->context->watched[1];
    QTRY_VERIFY_WITH_TIMEOUT(shows(first, second), kPatience);
    QCOMPARE(m_view->minimumSizeHint().width(), before);
    for (const char* name : {"sinkhornCost", "exactCost", "independentCost", "rowGap", "entropy", "equalClassMass"}) {
        const auto* value = find<QLabel>(name);
        QVERIFY2(value->width() >= value->sizeHint().width() && value->height() >= value->sizeHint().height(), name);
        QVERIFY2(!value->visibleRegion().isEmpty() && value->visibleRegion().boundingRect().size() == value->size(), name);
        QVERIFY2(m_view->rect().contains(QRect(value->mapTo(m_view.get(), QPoint(0, 0)), value->size())), name);
    }
}

void TestAlignmentView::clickInTheBatchMatrixOpensThePair()
{
    BatchPanel* batch = m_view->chooser()->batch();
    QTRY_VERIFY_WITH_TIMEOUT(batch->batch().has_value(), kPatience);
    const auto& centres = batch->batch()->centres;
    QCOMPARE(batch->matrix()->picture().rows, static_cast<int>(centres.size()));
    QTest::mouseClick(batch->matrix(), Qt::LeftButton, {}, batch->matrix()->placeOf(3, 40).toPoint());
    QTRY_VERIFY_WITH_TIMEOUT(shows(centres[3], centres[40]), kPatience);
    // The cell is the cost of the pair it opens.
    const double gemd = static_cast<double>(batch->matrix()->picture().at(3, 40));
    QVERIFY2(std::abs(gemd - m_view->panel()->pairData()->inspection.sinkhornCost) < 1e-3,
             qPrintable(QStringLiteral("%1 and %2").arg(gemd).arg(m_view->panel()->pairData()->inspection.sinkhornCost)));

    auto* quantity = find<QComboBox>("batchQuantity");
    quantity->setFocus();
    QTest::keyClick(quantity, Qt::Key_Down);
    double sum = 0;
    QTest::keyClick(find<QComboBox>("batchViews"), Qt::Key_Down);
    const auto& weights = batch->matrix()->picture();
    QCOMPARE(weights.columns, 2 * weights.rows);
    for (int k = 0; k < weights.columns; ++k)
        if (const float w = weights.at(0, k); std::isfinite(w)) sum += static_cast<double>(w);
    QVERIFY(std::abs(sum - 1) < 1e-4);
    QTest::keyClick(quantity, Qt::Key_Up);
    QCOMPARE(batch->matrix()->picture().rows, 2 * static_cast<int>(centres.size()));
    QCOMPARE(batch->matrix()->picture().marked.size(), 2 * centres.size());
}

void TestAlignmentView::everyBlockOfTheBatchOpensItsOwnPairOrSaysWhyNot()
{
    BatchPanel* batch = m_view->chooser()->batch();
    QTRY_VERIFY_WITH_TIMEOUT(batch->batch().has_value(), kPatience);
    find<QComboBox>("batchViews")->setFocus();
    QTest::keyClick(find<QComboBox>("batchViews"), Qt::Key_Down);
    const auto& centres = batch->batch()->centres;
    const auto n = static_cast<int>(centres.size());
    widgets::MatrixView* matrix = batch->matrix();
    QCOMPARE(matrix->picture().rows, 2 * n);

    // Below, rows are second views.
    matrix->setFocus();
    QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->placeOf(n + 3, 40).toPoint());
    QTRY_VERIFY_WITH_TIMEOUT(shows(centres[40], centres[3]), kPatience);
    const double gemd = static_cast<double>(matrix->picture().at(n + 3, 40));
    QVERIFY2(std::abs(gemd - m_view->panel()->pairData()->inspection.sinkhornCost) < 1e-3,
             qPrintable(QStringLiteral("%1 and %2").arg(gemd).arg(m_view->panel()->pairData()->inspection.sinkhornCost)));

    // Views of one side: first ones above on the left, second ones below on the right.
    for (const auto& [offset, sides] :
         {std::pair{0, record::PairSides::WithinFirst}, {n, record::PairSides::WithinSecond}}) {
        QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->placeOf(offset + 3, offset + 40).toPoint());
        QTRY_VERIFY_WITH_TIMEOUT(shows(centres[3], centres[40]) && m_view->panel()->pairData()->choice.sides == sides,
                                 kPatience);
        const widgets::PairPicture graphs = pairPicture(*m_view->panel()->pairData(), {});
        const QString which = offset == 0 ? QStringLiteral("First view") : QStringLiteral("Second view");
        QVERIFY(graphs.left.title.startsWith(which) && graphs.right.title.startsWith(which));
        const double cost = static_cast<double>(matrix->picture().at(offset + 3, offset + 40));
        QVERIFY2(
            std::abs(cost - m_view->panel()->pairData()->inspection.sinkhornCost) < 1e-3,
            qPrintable(QStringLiteral("%1 and %2").arg(cost).arg(m_view->panel()->pairData()->inspection.sinkhornCost)));
    }

    // A view and itself.
    QSignalSpy chosen(batch, &BatchPanel::pairChosen);
    moveMouse(matrix, matrix->placeOf(3, 3));
    QTRY_VERIFY_WITH_TIMEOUT(matrix->accessibleDescription().contains(QStringLiteral("A view and itself")),
                             rosa::test::kHangMilliseconds);
    QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->placeOf(3, 3).toPoint());
    QVERIFY(chosen.isEmpty());
    moveMouse(matrix, matrix->placeOf(3, n + 40));
    QTRY_VERIFY_WITH_TIMEOUT(!matrix->accessibleDescription().isEmpty() &&
                                 !matrix->accessibleDescription().contains(QStringLiteral("A view and itself")),
                             rosa::test::kHangMilliseconds);
    moveMouse(m_view->panel(), QPointF(3, 3));
}

void TestAlignmentView::batchIsShownAtOldEpochs()
{
    BatchPanel* batch = m_view->chooser()->batch();
    QTRY_VERIFY_WITH_TIMEOUT(batch->batch().has_value(), kPatience);
    QCOMPARE(batch->batch()->epoch, 20);
    const auto newest = batch->batch()->inter;
    auto* slider = find<QSlider>("batchEpoch");
    QVERIFY(slider->isEnabled());
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(find<QLabel>("batchEpochText")->text(), QStringLiteral("epoch 10"));
    QTRY_COMPARE_WITH_TIMEOUT(batch->batch()->epoch, 10, kPatience);
    QVERIFY(batch->batch()->inter != newest);
    QVERIFY(widgets::offeredFigure(*batch->matrix())->origin.recipe.contains(QStringLiteral("--epoch 10")));
    // What is opened from it is of its epoch.
    const auto& centres = batch->batch()->centres;
    QTest::mouseClick(batch->matrix(), Qt::LeftButton, {}, batch->matrix()->placeOf(3, 40).toPoint());
    QTRY_VERIFY_WITH_TIMEOUT(shows(centres[3], centres[40]), kPatience);
    QCOMPARE(shownPair().epoch, 10);
    QTest::keyClick(slider, Qt::Key_End);
    QTRY_COMPARE_WITH_TIMEOUT(batch->batch()->epoch, 20, kPatience);
}

void TestAlignmentView::pointingAtACellLightsAllPictures()
{
    widgets::MatrixView* cost = m_view->panel()->matrices()->view(PairMatrix::RescaledCost);
    widgets::MatrixView* plan = m_view->panel()->matrices()->view(PairMatrix::Plan);
    widgets::PairView* graphs = m_view->panel()->graphs();
    const QImage planBefore = plan->grab().toImage();
    const QImage graphsBefore = graphs->grab().toImage();
    moveMouse(cost, cost->placeOf(1, 0));
    QTRY_VERIFY_WITH_TIMEOUT(plan->accessibleDescription().startsWith(QStringLiteral("Γ(")), rosa::test::kHangMilliseconds);
    QCOMPARE(plan->accessibleDescription(), widgets::cellText(plan->picture(), 1, 0));
    QVERIFY(plan->grab().toImage() != planBefore);
    QVERIFY(graphs->grab().toImage() != graphsBefore);

    moveMouse(graphs, graphs->placeOf(Side::Right, 2));
    QTRY_COMPARE_WITH_TIMEOUT(plan->accessibleDescription(), widgets::columnWeightText(plan->picture(), 2),
                              rosa::test::kHangMilliseconds);
    moveMouse(m_view->chooser(), QPointF(3, 3));
    QTRY_COMPARE_WITH_TIMEOUT(plan->grab().toImage(), planBefore, rosa::test::kHangMilliseconds);
}

void TestAlignmentView::sliderThroughTheEpochsChangesTheNumbers()
{
    auto* slider = find<QSlider>("epochSlider");
    const auto epochs = m_view->panel()->player()->epochs();
    slider->setFocus();
    QStringList costs{number("sinkhornCost")};
    for (std::size_t i = 0; i < 5; ++i) {
        QTest::keyClick(slider, Qt::Key_Left);
        QTRY_COMPARE_WITH_TIMEOUT(shownPair().epoch, epochs[epochs.size() - 2 - i], rosa::test::kHangMilliseconds);
        costs << number("sinkhornCost");
    }
    costs.removeDuplicates();
    QVERIFY2(costs.size() > 3, qPrintable(costs.join(QLatin1Char(' '))));
    QTest::keyClick(slider, Qt::Key_Home);
    QTRY_COMPARE_WITH_TIMEOUT(shownPair().epoch, epochs.front(), rosa::test::kHangMilliseconds);

    // Played to the end, epoch by epoch.
    auto* play = find<QToolButton>("playEpochs");
    m_view->panel()->player()->findChild<QComboBox*>()->setCurrentIndex(4);
    QTest::mouseClick(play, Qt::LeftButton);
    QVERIFY(play->isChecked());
    QTRY_COMPARE_WITH_TIMEOUT(shownPair().epoch, epochs.back(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(!play->isChecked(), rosa::test::kHangMilliseconds);
}

void TestAlignmentView::numbersAreThoseOfTransport()
{
    const auto reader = record::RunReader::open(m_store.path().toStdString(), m_run.toStdString());
    QVERIFY(reader.ok());
    const auto epochs = (*reader)->snapshotEpochs();
    QVERIFY(epochs.ok());
    const auto snapshots = (*reader)->snapshots(epochs->back());
    QVERIFY(snapshots.ok());
    const record::PairSnapshot& kept = snapshots->front();
    QCOMPARE(kept.pair, 0);
    QCOMPARE(shownPair().rowNodes, kept.rowNodes);
    const QLocale locale;
    QCOMPARE(number("sinkhornCost"), locale.toString(costOf(kept), 'f', 4));
    QCOMPARE(number("exactCost"), locale.toString(exactCostOf(kept), 'f', 4));
    QVERIFY(exactCostOf(kept) <= costOf(kept) + 1e-6);
    const auto& matrix = m_view->panel()->matrices()->view(PairMatrix::Plan)->picture();
    QCOMPARE(matrix.values, kept.plan);
}

void TestAlignmentView::thresholdHidesFlows()
{
    auto* threshold = find<QSlider>("threshold");
    const auto& picture = m_view->panel()->graphs()->picture();
    threshold->setFocus();
    QTest::keyClick(threshold, Qt::Key_Home);
    const std::size_t all = widgets::shownFlows(picture).size();
    const QString text = find<QLabel>("shares")->text();
    QVERIFY(text.contains(QStringLiteral("100 %")));
    const QImage before = m_view->panel()->graphs()->grab().toImage();
    QTest::keyClick(threshold, Qt::Key_End);
    QVERIFY(widgets::shownFlows(picture).size() < all);
    QVERIFY(find<QLabel>("shares")->text() != text);
    QVERIFY(m_view->panel()->graphs()->grab().toImage() != before);

    QTest::keyClick(threshold, Qt::Key_Home);
    auto* strongest = find<QSpinBox>("strongest");
    strongest->setFocus();
    QTest::keyClick(strongest, Qt::Key_Up);
    QTest::keyClick(strongest, Qt::Key_Up);
    QCOMPARE(widgets::shownFlows(picture).size(), std::size_t(2));
}

void TestAlignmentView::anotherDrawShowsOtherWalks()
{
    const auto before = shownPair().rowNodes;
    const PairChoice choice = m_view->panel()->pairData()->choice;
    QTest::keyClick(find<QSpinBox>("draw"), Qt::Key_Up);
    QTRY_VERIFY_WITH_TIMEOUT(shows(choice.first, choice.second, 1), kPatience);
    QCOMPARE(shownPair().rowNodes.front(), before.front());
    QVERIFY(shownPair().rowNodes != before || shownPair().columnNodes.size() > 1);
    QVERIFY(m_view->panel()->pairData()->inspection.exactCost <=
            m_view->panel()->pairData()->inspection.sinkhornCost + 1e-6);
}

void TestAlignmentView::nodesAreFoundByNameAndWrongOnesSaid()
{
    QTest::mouseClick(find<QToolButton>("chooseNode"), Qt::LeftButton);
    const auto context = m_view->panel()->pairData()->context;
    auto* first = find<QLineEdit>("firstNode");
    auto* open = find<QPushButton>("openPair");
    QVERIFY(!open->isEnabled());
    QTest::keyClicks(first, QStringLiteral("nobody"));
    QVERIFY(!open->isEnabled());
    bool isSaid = false;
    for (const QLabel* label : m_view->findChildren<QLabel*>())
        isSaid |= label->text().contains(QStringLiteral("is no node of"));
    QVERIFY(isSaid);
    first->clear();
    QTest::keyClicks(first, context->nameOf(7));
    QTest::keyClicks(find<QLineEdit>("secondNode"), context->nameOf(11));
    QTest::keyClick(find<QLineEdit>("secondNode"), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(shows(7, 11), kPatience);
}

void TestAlignmentView::whatComesLateIsNotShown()
{
    // An engine is slower than the record: its answer comes after the watched pair that was wanted later.
    const auto context = m_view->panel()->pairData()->context;
    const auto [first, second] = context->watched[2];
    m_view->take(ShowPair{{m_run, 7, 11}});
    m_view->take(ShowPair{{m_run, first, second}});
    QTRY_VERIFY_WITH_TIMEOUT(shows(first, second), kPatience);
    // It answers in the order in which it is asked.
    bool isAnswered = false;
    m_workbench->requests().ask(m_run, QStringLiteral("inspect"), inspectArguments({m_run, 7, 11}), this,
                                [&](const Answer&) { isAnswered = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isAnswered, kPatience);
    QVERIFY(QThreadPool::globalInstance()->waitForDone(kPatience));
    QCoreApplication::processEvents();
    QVERIFY(shows(first, second));
    QVERIFY(find<QLabel>("pairTitle")->text() == titleOf(*context, m_view->panel()->pairData()->choice));
}

void TestAlignmentView::worstPairsOfAClassAreListed()
{
    QTest::mouseClick(find<QToolButton>("chooseWorst"), Qt::LeftButton);
    auto* list = find<QTreeWidget>("worstPairs");
    QTRY_VERIFY_WITH_TIMEOUT(list->topLevelItemCount() > 0, kPatience);
    const int everywhere = list->topLevelItemCount();
    auto* classes = find<QComboBox>("worstClass");
    classes->setFocus();
    QTest::keyClick(classes, Qt::Key_Down);
    QTest::keyClick(classes, Qt::Key_Down);
    const auto context = m_view->panel()->pairData()->context;
    const auto areOfClass = [&] {
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            if (context->classOf(list->topLevelItem(i)->data(0, Qt::UserRole).toInt()) != 1) return false;
        return list->topLevelItemCount() > 0;
    };
    QTRY_VERIFY_WITH_TIMEOUT(areOfClass(), kPatience);
    QVERIFY(everywhere >= list->topLevelItemCount());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->topLevelItem(0)).center());
    const int worst = list->topLevelItem(0)->data(0, Qt::UserRole).toInt();
    QTRY_VERIFY_WITH_TIMEOUT(shows(worst, worst), kPatience);
    QVERIFY(std::abs(m_view->panel()->pairData()->inspection.sinkhornCost -
                     QLocale().toDouble(list->topLevelItem(0)->text(1))) < 1e-3);
}

/// Whatever opened it: a list never marks another pair than the one that is shown, and a click on any row opens that.
void TestAlignmentView::theOpenPairIsMarkedWhereverItCanBeChosen()
{
    const auto context = m_view->panel()->pairData()->context;
    const auto [first, second] = context->watched.front();
    auto* watched = find<QListWidget>("watchedPairs");
    auto* worst = find<QTreeWidget>("worstPairs");
    QTest::mouseClick(find<QToolButton>("chooseWatched"), Qt::LeftButton);
    QVERIFY(watched->item(0)->isSelected());

    QTest::mouseClick(find<QToolButton>("chooseWorst"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(worst->topLevelItemCount() > 1, kPatience);
    QVERIFY(worst->selectedItems().isEmpty());
    QTest::mouseClick(worst->viewport(), Qt::LeftButton, {}, worst->visualItemRect(worst->topLevelItem(1)).center());
    const int node = worst->topLevelItem(1)->data(0, Qt::UserRole).toInt();
    QTRY_VERIFY_WITH_TIMEOUT(shows(node, node), kPatience);
    QVERIFY(worst->topLevelItem(1)->isSelected());
    QVERIFY(watched->selectedItems().isEmpty());

    // The first row again, which was the current one before.
    QTest::mouseClick(find<QToolButton>("chooseWatched"), Qt::LeftButton);
    QTest::mouseClick(watched->viewport(), Qt::LeftButton, {}, watched->visualItemRect(watched->item(0)).center());
    QTRY_VERIFY_WITH_TIMEOUT(shows(first, second), kPatience);
    QVERIFY(watched->item(0)->isSelected() && worst->selectedItems().isEmpty());

    // In the batch matrix the cell is framed, between views and among all.
    QTest::mouseClick(find<QToolButton>("chooseBatch"), Qt::LeftButton);
    BatchPanel* batch = m_view->chooser()->batch();
    QTRY_VERIFY_WITH_TIMEOUT(batch->batch().has_value(), kPatience);
    widgets::MatrixView* matrix = batch->matrix();
    const auto& centres = batch->batch()->centres;
    QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->placeOf(3, 40).toPoint());
    QTRY_VERIFY_WITH_TIMEOUT(shows(centres[3], centres[40]), kPatience);
    QVERIFY(matrix->picture().chosen == std::pair(3, 40));
    QVERIFY(!widgets::offeredFigure(*matrix)->csv().isEmpty());
    find<QComboBox>("batchViews")->setFocus();
    QTest::keyClick(find<QComboBox>("batchViews"), Qt::Key_Down);
    const int n = static_cast<int>(centres.size());
    QVERIFY(matrix->picture().chosen == std::pair(3, n + 40) || matrix->picture().chosen == std::pair(n + 40, 3));
    QTest::keyClick(find<QComboBox>("batchViews"), Qt::Key_Up);
    find<QSpinBox>("draw")->setFocus();
    QTest::keyClick(find<QSpinBox>("draw"), Qt::Key_Up);
    QTRY_VERIFY_WITH_TIMEOUT(shows(centres[3], centres[40], 1), kPatience);
    QVERIFY(!matrix->picture().chosen.has_value());
}

void TestAlignmentView::theBatchMatrixGrowsWithTheView()
{
    widgets::MatrixView* matrix = m_view->chooser()->batch()->matrix();
    m_view->resize(700, 700);
    QCoreApplication::sendPostedEvents();
    const int small = matrix->width();
    m_view->resize(1350, 900);
    QCoreApplication::sendPostedEvents();
    QVERIFY2(matrix->width() > small + 100, qPrintable(QString::number(matrix->width())));
    QVERIFY(m_view->panel()->width() >= 2 * m_view->chooser()->width() - 20);
}

void TestAlignmentView::theChoiceOfMatricesIsKept()
{
    const auto toggle = [this](qsizetype place) {
        find<QToolButton>("chooseMatrices")->menu()->actions().at(place)->trigger();
    };
    toggle(0);
    toggle(3);
    const auto colours = find<QToolButton>("chooseMatrices")->menu()->actions();
    colours.back()->trigger();
    colours.at(7)->trigger();  // Class labels in place of node names.
    const auto chosen = m_view->panel()->matrices()->shownMatrices();
    m_view = std::make_unique<AlignmentView>(*m_workbench);
    QVERIFY(rosa::test::isShown(*m_view));
    MatricesPanel* matrices = m_view->panel()->matrices();
    QVERIFY(matrices->shownMatrices() == chosen);
    // No pair is open yet.
    QVERIFY(matrices->view(PairMatrix::Cost)->isVisibleTo(matrices) &&
            !matrices->view(PairMatrix::Plan)->isVisibleTo(matrices));
    QVERIFY(find<QToolButton>("chooseMatrices")->menu()->actions().at(0)->isChecked());
    QCOMPARE(matrices->look().map, widgets::ColourMap::Greys);
    QVERIFY(matrices->look().edgeText == widgets::EdgeText::Classes);
}

void TestAlignmentView::matricesAreChosenAndScalesLocked()
{
    MatricesPanel* matrices = m_view->panel()->matrices();
    QVERIFY(!matrices->view(PairMatrix::Cost)->isVisible());
    auto* choose = find<QToolButton>("chooseMatrices");
    choose->menu()->actions().front()->trigger();
    QVERIFY(matrices->view(PairMatrix::Cost)->isVisible());
    const auto& cost = matrices->view(PairMatrix::Cost)->picture();
    const auto& rescaled = matrices->view(PairMatrix::RescaledCost)->picture();
    QCOMPARE(cost.high, rescaled.high);
    QCOMPARE(matrices->view(PairMatrix::Plan)->picture().high, matrices->view(PairMatrix::ExactPlan)->picture().high);

    const double high = cost.high;
    QTest::mouseClick(find<QToolButton>("lockScales"), Qt::LeftButton);
    QTest::keyClick(find<QSlider>("epochSlider"), Qt::Key_Home);
    QTRY_COMPARE_WITH_TIMEOUT(shownPair().epoch, m_view->panel()->player()->epochs().front(), rosa::test::kHangMilliseconds);
    QCOMPARE(matrices->view(PairMatrix::Cost)->picture().high, high);
    QTest::mouseClick(find<QToolButton>("lockScales"), Qt::LeftButton);
    QVERIFY(matrices->view(PairMatrix::Cost)->picture().high != high);
}

/// As many as there are, in the widths of small screens: numbers clear of the colour bars, and names beside the cells.
void TestAlignmentView::manyMatricesKeepTheirNames()
{
    MatricesPanel* matrices = m_view->panel()->matrices();
    for (const int width : {1000, 780}) {
        m_view->resize(width, 760);
        for (const PairMatrix matrix : kPairMatrices) matrices->setShown(matrix, true);
        QCoreApplication::processEvents();
        for (const PairMatrix matrix : kPairMatrices) {
            const widgets::MatrixView& view = *matrices->view(matrix);
            const auto layout = widgets::layoutMatrix(QRectF(view.rect()).adjusted(2, 2, -2, -2), view.picture(),
                                                      widgets::screenStyle(view.palette(), view.font()), &view);
            QVERIFY2(layout.namePoints > 0, qPrintable(view.picture().title));
            QVERIFY(std::ranges::any_of(layout.rowTexts, &widgets::EdgeName::isShown));
            QVERIFY(layout.scale.bar.left() >= layout.scale.lowPlace.right() ||
                    layout.scale.bar.bottom() <= layout.scale.lowPlace.top());
            QVERIFY(layout.scale.lowPlace.right() < layout.scale.highPlace.left());
            QVERIFY(matrices->rect().contains(view.geometry()));
            for (const PairMatrix other : kPairMatrices)
                if (other != matrix)
                    QVERIFY(!view.geometry().adjusted(1, 1, -1, -1).intersects(matrices->view(other)->geometry()));
        }
    }
}

void TestAlignmentView::classLabelsCanStandAlongTheMatrices()
{
    for (QAction* action : find<QToolButton>("chooseMatrices")->menu()->actions())
        if (action->text().startsWith(QStringLiteral("Class labels"))) action->trigger();
    const widgets::MatrixView& plan = *m_view->panel()->matrices()->view(PairMatrix::Plan);
    QCOMPARE(plan.picture().look.edgeText, widgets::EdgeText::Classes);
    const auto figure = widgets::offeredFigure(plan);
    QVERIFY(figure->origin.recipe.contains(QStringLiteral("--axes classes")));
    const QString name = plan.picture().rowLabels.front().className;
    QVERIFY(!name.isEmpty());
    widgets::FigureStyle style = figure->suitableStyle();
    const auto texts = widgets::textsOf(*figure, style);
    const auto isClass = [&](const widgets::DrawnText& text) { return text.text.startsWith(name.left(4)); };
    QVERIFY2(std::ranges::any_of(texts, isClass), qPrintable(name));
    FigureRequest request{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    request.options.insert(QStringLiteral("axes"), QStringLiteral("classes"));
    const auto loaded = loadMatricesFigure(request);
    QVERIFY(loaded.ok());
    QVERIFY((*loaded)->origin.recipe.contains(QStringLiteral("--axes classes")));
}

void TestAlignmentView::filmsOfFewEpochsLastLongEnough()
{
    QCOMPARE(usualSecondsPerEpoch(3, 5), 2.0);
    QCOMPARE(usualSecondsPerEpoch(40, 5), 0.2);
    QCOMPARE(usualSecondsPerEpoch(12, 20), 0.5);
    QSettings().setValue(QStringLiteral("figure/folder"), m_store.path());
    // Not watched: only checkpoints are kept.
    m_view->take(ShowPair{{m_run, 7, 11}});
    QTRY_VERIFY_WITH_TIMEOUT(shows(7, 11), kPatience);
    QTest::mouseClick(find<QToolButton>("saveFilm"), Qt::LeftButton);
    auto* dialog = m_view->findChild<FilmDialog*>();
    QVERIFY(dialog);
    const auto epochs = m_view->panel()->player()->epochs();
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("filmEpochs"))->text().startsWith(QString::number(epochs.size())));
    QVERIFY(dialog->secondsPerEpoch() >= 1);
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
    auto* files = dialog->findChild<QFileDialog*>();
    QVERIFY(files);
    // What cannot be written here is not offered.
    const QString ending = widgets::FilmWriter::endings().front();
    QCOMPARE(QFileInfo(files->selectedFiles().front()).fileName(), QStringLiteral("alignment-7-11.") + ending);
    QCOMPARE(files->nameFilters().size(), widgets::FilmWriter::endings().size());
    QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("filmKinds")) == nullptr, ending == QLatin1String("mp4"));
    QCOMPARE(files->directory().absolutePath(), QDir(m_store.path()).absolutePath());
    files->reject();
    dialog->reject();
    QSettings().remove(QStringLiteral("figure/folder"));
}

/// Of a pair that is not watched only checkpoints are kept: each is seen, and it is said why there are no more.
void TestAlignmentView::fewEpochsArePlayedSlowlyAndSaidWhy()
{
    EpochPlayer* player = m_view->panel()->player();
    const auto* reason = find<QLabel>("fewEpochs");
    QVERIFY2(reason->text().isEmpty(), qPrintable(reason->text()));
    m_view->take(ShowPair{{m_run, 7, 11}});
    QTRY_VERIFY_WITH_TIMEOUT(shows(7, 11), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(reason->text().startsWith(QStringLiteral("%1 checkpoint").arg(player->epochs().size())),
                             kPatience);
    QVERIFY(reason->isVisible());
    QCOMPARE(player->framesPerSecond(), 5);
    QVERIFY(player->frameMilliseconds() >= 700);
    // Who chooses a speed gets it.
    auto* speed = player->findChild<QComboBox*>();
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_End);
    QCOMPARE(player->frameMilliseconds(), 50);
}

void TestAlignmentView::theTitleIsWholeInANarrowView()
{
    const auto* title = find<QLabel>("pairTitle");
    for (const int width : {1000, 600, m_view->minimumSizeHint().width()}) {
        m_view->resize(width, 700);
        for (int i = 0; i < 4; ++i) QCoreApplication::sendPostedEvents();
        QCOMPARE(m_view->width(), width);
        QVERIFY2(title->width() >= title->fontMetrics().horizontalAdvance(title->text()),
                 qPrintable(QStringLiteral("%1: %2").arg(width).arg(title->width())));
    }
}

void TestAlignmentView::menuOfMatricesStaysOpen()
{
    MatricesPanel* matrices = m_view->panel()->matrices();
    QMenu* menu = find<QToolButton>("chooseMatrices")->menu();
    menu->popup(m_view->mapToGlobal(QPoint(200, 100)));
    QVERIFY(rosa::test::isShown(*menu));
    for (const std::size_t place : {std::size_t(0), std::size_t(1)}) {
        const bool before = matrices->view(kPairMatrices[place])->isVisible();
        QTest::mouseClick(menu, Qt::LeftButton, {},
                          menu->actionGeometry(menu->actions().at(static_cast<qsizetype>(place))).center());
        QCOMPARE(matrices->view(kPairMatrices[place])->isVisible(), !before);
        QVERIFY(menu->isVisible());
    }
    menu->setActiveAction(menu->actions().at(2));
    QTest::keyClick(menu, Qt::Key_Space);
    QVERIFY(!matrices->view(kPairMatrices[2])->isVisible());
    QVERIFY(menu->isVisible());
    QTest::keyClick(menu, Qt::Key_Escape);
    QVERIFY(!menu->isVisible());
}

void TestAlignmentView::coloursChosenAreThoseOfAllMatrices()
{
    BatchPanel* batch = m_view->chooser()->batch();
    QTRY_VERIFY_WITH_TIMEOUT(batch->batch().has_value(), kPatience);
    find<QToolButton>("chooseMatrices")->menu()->actions().back()->trigger();
    QCOMPARE(m_view->panel()->matrices()->view(PairMatrix::Plan)->picture().look.map, widgets::ColourMap::Greys);
    QCOMPARE(batch->matrix()->picture().look.map, widgets::ColourMap::Greys);
}

void TestAlignmentView::filmIsAReadableGif()
{
    const QString file = m_store.filePath(QStringLiteral("film.gif"));
    FilmJob* job = m_view->saveFilm(file, 1.5);
    QVERIFY(job);
    QSignalSpy ended(job, &FilmJob::ended);
    QVERIFY(ended.wait(kPatience));
    QVERIFY2(ended.first().at(0).value<FilmJob::End>() == FilmJob::End::Saved, qPrintable(ended.first().at(1).toString()));
    QImageReader reader(file);
    const auto epochs = m_view->panel()->player()->epochs().size();
    QVERIFY(epochs >= 10);
    QCOMPARE(reader.imageCount(), static_cast<int>(epochs));
    const QImage first = reader.read();
    QCOMPARE(first.size(), QSize(1280, 720));
    QCOMPARE(reader.nextImageDelay(), 1500);
    QCOMPARE(first.pixelColor(2, 2), QColor(Qt::white));
    QVERIFY(reader.read() != first);
}

void TestAlignmentView::filmIsAnMp4()
{
    const QString file = m_store.filePath(QStringLiteral("film.mp4"));
    FilmJob* job = m_view->saveFilm(file, 0.2);
    QSignalSpy ended(job, &FilmJob::ended);
    QVERIFY(ended.wait(kPatience));
    QVERIFY2(ended.first().at(0).value<FilmJob::End>() == FilmJob::End::Saved, qPrintable(ended.first().at(1).toString()));
    QFile film(file);
    QVERIFY(film.open(QIODevice::ReadOnly));
    QVERIFY(film.size() > 10'000);
    QCOMPARE(film.read(8).mid(4), QByteArray("ftyp"));
}

void TestAlignmentView::cancelledFilmLeavesNothing()
{
    QDir folder(m_store.path());
    QVERIFY(folder.mkdir(QStringLiteral("films")));
    FilmJob* job = m_view->saveFilm(m_store.filePath(QStringLiteral("films/film.gif")), 0.2);
    QSignalSpy ended(job, &FilmJob::ended);
    job->cancel();
    QCOMPARE(ended.size(), 1);
    QCOMPARE(ended.first().at(0).value<FilmJob::End>(), FilmJob::End::Cancelled);
    QVERIFY(QThreadPool::globalInstance()->waitForDone(kPatience));
    QVERIFY(QDir(m_store.filePath(QStringLiteral("films"))).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void TestAlignmentView::figuresAreMadeWithoutAWindow()
{
    FigureRequest request{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    request.options = {{QStringLiteral("epoch"), QStringLiteral("0")}, {QStringLiteral("panels"), QStringLiteral("D,Γ")}};
    const auto matrices = loadMatricesFigure(request);
    QVERIFY2(matrices.ok(), matrices.ok() ? "" : matrices.error().message.c_str());
    const QStringList lines = (*matrices)->csv().split(QLatin1Char('\n'));
    QCOMPARE(lines.first(), QStringLiteral("matrix,row_node,column_node,value"));
    QVERIFY(lines.at(1).startsWith(QStringLiteral("D,")));
    // As on paper: the classes of the nodes along both edges, and what their colours mean.
    const QString tex = (*matrices)->pgfplots((*matrices)->suitableStyle());
    QVERIFY(tex.contains(QStringLiteral("matrix plot*")));
    const auto context = m_view->panel()->pairData()->context;
    const int centre = context->watched.front().first;
    const QString colour = widgets::tikzColour(widgets::classColour(context->classOf(centre)));
    QVERIFY(tex.count(QStringLiteral("\\fill[color=") + colour) >= 2);
    QVERIFY(tex.contains(QLatin1Char('~') + widgets::latexText(context->className(context->classOf(centre)))));
    QVERIFY(tex.contains(QStringLiteral("\\textbf{%1}").arg(context->nameOf(centre))));
    QVERIFY((*matrices)->origin.recipe.contains(QStringLiteral("--epoch 0 --panels D,plan")));
    QVERIFY(!(*matrices)->origin.configuration.isEmpty());

    // What is not watched is asked of the engine.
    request.options = {{QStringLiteral("pair"), QStringLiteral("7,11")},
                       {QStringLiteral("threshold"), QStringLiteral("50")}};
    const auto alignment = loadAlignmentFigure(request);
    QVERIFY2(alignment.ok(), alignment.ok() ? "" : alignment.error().message.c_str());
    QVERIFY((*alignment)->pgfplots({}).contains(QStringLiteral(".. controls")));
    const QImage picture = widgets::drawFigure(**alignment, (*alignment)->suitableStyle(), 96);
    QVERIFY(picture.pixelColor(0, 0) == QColor(Qt::white));

    request.options = {{QStringLiteral("centres"), QStringLiteral("14")}, {QStringLiteral("views"), QStringLiteral("all")}};
    const auto batch = loadBatchFigure(request);
    QVERIFY2(batch.ok(), batch.ok() ? "" : batch.error().message.c_str());
    QCOMPARE((*batch)->csv().count(QLatin1Char('\n')), 1 + 28 * 28);
}

void TestAlignmentView::namesAreReadInOneColumn()
{
    const FigureRequest request{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    const auto figure = loadMatricesFigure(request);
    QVERIFY2(figure.ok(), figure.ok() ? "" : figure.error().message.c_str());
    widgets::FigureStyle style = (*figure)->suitableStyle();
    style.widthMm = widgets::kOneColumnMm;
    style.heightMm = (*figure)->heightFor(style);
    QCOMPARE((*figure)->lack(style), QString());
    const QString file = m_store.filePath(QStringLiteral("column.svg"));
    QVERIFY(widgets::saveFigure(**figure, file, widgets::FigureFormat::Svg, style).ok());
    QFile svg(file);
    QVERIFY(svg.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(svg.readAll());
    const PairData& data = *m_view->panel()->pairData();
    for (const std::int32_t node : shownPair().rowNodes) {
        // Once for each of D and Γ at least.
        QVERIFY2(text.count(QLatin1Char('>') + data.context->nameOf(node) + QLatin1Char('<')) >= 2,
                 qPrintable(data.context->nameOf(node)));
        QVERIFY(text.contains(QLatin1Char('>') + data.context->className(data.context->classOf(node)) + QLatin1Char('<')));
    }
    QVERIFY(text.contains(QStringLiteral("λ = ")));
}

void TestAlignmentView::figuresSayWhatTheyChoseAndLack()
{
    FigureRequest request{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    const QString pair = titleOf(*m_view->panel()->pairData()->context, m_view->panel()->pairData()->choice);
    for (const auto& load : {loadMatricesFigure, loadAlignmentFigure}) {
        request.options = {{QStringLiteral("panels"), QStringLiteral("D,plan")}};
        const auto chosen = load(request);
        QVERIFY(chosen.ok());
        QCOMPARE((*chosen)->remarks.size(), 1);
        QVERIFY2((*chosen)->remarks.front().contains(pair), qPrintable((*chosen)->remarks.front()));
        widgets::FigureStyle tiny;
        tiny.widthMm = tiny.heightMm = 20;
        QVERIFY(!(*chosen)->lack(tiny).isEmpty());
        request.options.insert(QStringLiteral("pair"), QStringLiteral("7"));
        const auto named = load(request);
        QVERIFY(named.ok());
        QVERIFY((*named)->remarks.isEmpty());
    }
    // What is saved is told apart by its title.
    QVERIFY(widgets::offeredFigure(*m_view->panel()->graphs())->title() !=
            widgets::offeredFigure(*m_view->panel()->matrices()->view(PairMatrix::Plan))->title());
}

void TestAlignmentView::wrongOptionsOfFiguresAreSaid()
{
    const FigureRequest plain{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    const auto messageOf = [&](const char* name, const char* value) {
        FigureRequest request = plain;
        request.options[QString::fromLatin1(name)] = QString::fromLatin1(value);
        const auto figure = loadMatricesFigure(request);
        return figure.ok() ? QString() : QString::fromStdString(figure.error().message);
    };
    QVERIFY(messageOf("epoch", "99999").contains(QStringLiteral("the nearest is 20")));
    QVERIFY(messageOf("pair", "nobody").contains(QStringLiteral("is no node of")));
    QVERIFY(messageOf("panels", "Q").contains(QStringLiteral("expected D, S, DS, plan or exact")));
    QVERIFY(messageOf("map", "jet").contains(QStringLiteral("viridis")));
    QVERIFY(messageOf("draw", "-1").contains(QStringLiteral("whole number")));
}

void TestAlignmentView::everyControlIsReachedByTab()
{
    QVERIFY(rosa::test::isActivated(*m_view));
    QSet<QWidget*> reached;
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_view.get(), Qt::Key_Tab);
        if (QApplication::focusWidget()) reached.insert(QApplication::focusWidget());
    }
    for (const char* name :
         {"batchQuantity", "batchViews", "batchMatrix", "draw", "chooseMatrices", "lockScales", "threshold", "strongest",
          "batchEpoch", "pairGraphs", "matrix2", "matrix3", "matrix4", "playEpochs", "epochSlider", "saveFilm"}) {
        auto* control = find<QWidget>(name);
        QVERIFY2(reached.contains(control), name);
        QVERIFY2(!control->accessibleName().isEmpty() || qobject_cast<QToolButton*>(control), name);
    }
}

void TestAlignmentView::answersComeQuickly()
{
    const auto context = m_view->panel()->pairData()->context;
    double best = 1e9;
    for (int node = 20; node < 28; ++node) {
        QElapsedTimer timer;
        timer.start();
        m_view->take(ShowPair{{m_run, node, node}});
        QTRY_VERIFY_WITH_TIMEOUT(shows(node, node), kPatience);
        best = std::min(best, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    qInfo("pair chosen to matrices on screen: %.0f ms", best);
    QVERIFY2(best < 2000, "a generous bound; 150 ms are aimed at");
}

void TestAlignmentView::aTrainingRunIsFollowed()
{
    EngineProcess* process = m_workbench->startEngine(
        {QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("karate"), QStringLiteral("--epochs"),
         QStringLiteral("40000"), QStringLiteral("--no-baselines"), QStringLiteral("--set"),
         QStringLiteral("evaluation.protocol=none"), QStringLiteral("--set"), QStringLiteral("watch.snapshots=1000")},
        QStringLiteral("test"));
    QSignalSpy started(process, &EngineProcess::runStarted);
    QSignalSpy ended(process, &EngineProcess::ended);
    QVERIFY(started.wait(kPatience));
    const QString run = started.first().first().toString();
    m_workbench->setCurrentRun(run);
    QTRY_VERIFY_WITH_TIMEOUT(m_view->panel()->pairData() && m_view->panel()->pairData()->context->run == run, kPatience);
    const int before = shownPair().epoch;
    QTRY_VERIFY_WITH_TIMEOUT(shownPair().epoch > before, kPatience);
    process->stop();
    QVERIFY(!ended.isEmpty() || ended.wait(kPatience));
    m_workbench->setCurrentRun(m_run);
}

void TestAlignmentView::peopleLeadToThePairOfTheirTimeSnapshots()
{
    PairContext context;
    using Centres = std::optional<std::pair<int, int>>;
    QCOMPARE(context.centresOf(7, 9), Centres(std::pair(7, 9)));  // Walks begin at nodes.
    context.times.resize(4);
    context.times[0].nodes = {1, 3};
    context.times[1].nodes = {2, 3, 7};
    context.times[2].nodes = {1, 7};
    context.times[3].nodes = {7};
    QCOMPARE(context.centresOf(3, 3), Centres(std::pair(0, 0)));
    QCOMPARE(context.centresOf(7, 7), Centres(std::pair(1, 1)));
    QCOMPARE(context.centresOf(1, 7), Centres(std::pair(0, 0)));
    QCOMPARE(context.centresOf(1, 1), Centres());
    QCOMPARE(context.centresOf(9, 9), Centres());
}

QTEST_MAIN(TestAlignmentView)
#include "tst_alignment_view.moc"
