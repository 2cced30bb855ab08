#include <cmath>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

#include "app/workbench/pairs/data/pair_context.h"
#include "app/workbench/pairs/data/pair_pictures.h"
#include "app/workbench/pairs/view/batch_panel.h"
#include "app/workbench/pairs/view/matrices_panel.h"
#include "app/workbench/pairs/view/pair_chooser.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "tests/workbench/alignment_fixture.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/matrix/matrix_view.h"

using namespace rosa;
using namespace rosa::workbench;

/// Selection of pairs: batch matrix, node by name, worst aligned.
class TestPairChooser : public AlignmentFixture {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Q_INIT_RESOURCE(icons);
        train();
    }
    void init() { open(); }
    void cleanup() { close(); }

    void clickInTheBatchMatrixOpensThePair();
    void everyBlockOfTheBatchOpensItsOwnPairOrSaysWhyNot();
    void batchIsShownAtOldEpochs();
    void nodesAreFoundByNameAndWrongOnesSaid();
    void worstPairsOfAClassAreListed();
    void theOpenPairIsMarkedWhereverItCanBeChosen();
    void theBatchMatrixGrowsWithTheView();
    void peopleLeadToThePairOfTheirTimeSnapshots();
};

void TestPairChooser::clickInTheBatchMatrixOpensThePair()
{
    BatchPanel* batch = m_view->chooser()->batch();
    QTRY_VERIFY_WITH_TIMEOUT(batch->batch().has_value(), kPatience);
    const auto& centres = batch->batch()->centres;
    QCOMPARE(batch->matrix()->picture().rows, static_cast<int>(centres.size()));
    QTest::mouseClick(batch->matrix(), Qt::LeftButton, {}, batch->matrix()->placeOf(3, 40).toPoint());
    QTRY_VERIFY_WITH_TIMEOUT(shows(centres[3], centres[40]), kPatience);
    // The cell shows the cost of the pair it opens.
    const double gemd = static_cast<double>(batch->matrix()->picture().at(3, 40));
    QVERIFY2(std::abs(gemd - m_view->panel()->pairData()->inspection.sinkhornCost) < 1e-3,
             qPrintable(QStringLiteral("%1 and %2").arg(gemd).arg(m_view->panel()->pairData()->inspection.sinkhornCost)));

    auto* quantity = find<QComboBox>("batchQuantity");
    reach(quantity);
    QTest::keyClick(quantity, Qt::Key_Down);
    double sum = 0;
    QTest::keyClick(find<QComboBox>("batchViews"), Qt::Key_Down);
    const auto& weights = batch->matrix()->picture();
    QCOMPARE(weights.columns, 2 * weights.rows);
    for (int k = 0; k < weights.columns; ++k)
        if (const float w = weights.at(0, k); std::isfinite(w)) sum += static_cast<double>(w);
    QVERIFY(std::abs(sum - 1) < 1e-4);
    QTest::keyClick(quantity, Qt::Key_Up);
    quantity->window()->close();
    QCOMPARE(batch->matrix()->picture().rows, 2 * static_cast<int>(centres.size()));
    QCOMPARE(batch->matrix()->picture().marked.size(), 2 * centres.size());
}

void TestPairChooser::everyBlockOfTheBatchOpensItsOwnPairOrSaysWhyNot()
{
    BatchPanel* batch = m_view->chooser()->batch();
    QTRY_VERIFY_WITH_TIMEOUT(batch->batch().has_value(), kPatience);
    reach(find<QComboBox>("batchViews"));
    QTest::keyClick(find<QComboBox>("batchViews"), Qt::Key_Down);
    find<QComboBox>("batchViews")->window()->close();
    const auto& centres = batch->batch()->centres;
    const auto n = static_cast<int>(centres.size());
    widgets::MatrixView* matrix = batch->matrix();
    QCOMPARE(matrix->picture().rows, 2 * n);

    // In the lower half, rows are second views.
    matrix->setFocus();
    QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->placeOf(n + 3, 40).toPoint());
    QTRY_VERIFY_WITH_TIMEOUT(shows(centres[40], centres[3]), kPatience);
    const double gemd = static_cast<double>(matrix->picture().at(n + 3, 40));
    QVERIFY2(std::abs(gemd - m_view->panel()->pairData()->inspection.sinkhornCost) < 1e-3,
             qPrintable(QStringLiteral("%1 and %2").arg(gemd).arg(m_view->panel()->pairData()->inspection.sinkhornCost)));

    // Views of one side: first ones in the upper left, second ones in the lower right.
    for (const auto& [offset, sides] :
         {std::pair{0, protocol::PairSides::WithinFirst}, {n, protocol::PairSides::WithinSecond}}) {
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

    // A view with itself.
    QSignalSpy chosen(batch, &BatchPanel::pairChosen);
    moveMouse(matrix, matrix->placeOf(3, 3));
    QTRY_VERIFY_WITH_TIMEOUT(matrix->accessibleDescription().contains(QStringLiteral("A view against itself")),
                             rosa::test::kHangMilliseconds);
    QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->placeOf(3, 3).toPoint());
    QVERIFY(chosen.isEmpty());
    moveMouse(matrix, matrix->placeOf(3, n + 40));
    QTRY_VERIFY_WITH_TIMEOUT(!matrix->accessibleDescription().isEmpty() &&
                                 !matrix->accessibleDescription().contains(QStringLiteral("A view against itself")),
                             rosa::test::kHangMilliseconds);
    moveMouse(m_view->panel(), QPointF(3, 3));
}

void TestPairChooser::batchIsShownAtOldEpochs()
{
    BatchPanel* batch = m_view->chooser()->batch();
    QTRY_VERIFY_WITH_TIMEOUT(batch->batch().has_value(), kPatience);
    QCOMPARE(batch->batch()->epoch, 20);
    const auto newest = batch->batch()->inter;
    auto* slider = find<QSlider>("batchEpoch");
    QVERIFY(slider->isEnabled());
    reach(slider);
    QTest::keyClick(slider, Qt::Key_Home);
    slider->window()->close();
    QCOMPARE(find<QLabel>("batchEpochText")->text(), QStringLiteral("epoch 10"));
    QTRY_COMPARE_WITH_TIMEOUT(batch->batch()->epoch, 10, kPatience);
    QVERIFY(batch->batch()->inter != newest);
    QVERIFY(widgets::offeredFigure(*batch->matrix())->origin.recipe.contains(QStringLiteral("--epoch 10")));
    // Pairs opened from it have its epoch.
    const auto& centres = batch->batch()->centres;
    QTest::mouseClick(batch->matrix(), Qt::LeftButton, {}, batch->matrix()->placeOf(3, 40).toPoint());
    QTRY_VERIFY_WITH_TIMEOUT(shows(centres[3], centres[40]), kPatience);
    QCOMPARE(shownPair().epoch, 10);
    QTest::keyClick(slider, Qt::Key_End);
    QTRY_COMPARE_WITH_TIMEOUT(batch->batch()->epoch, 20, kPatience);
}

void TestPairChooser::nodesAreFoundByNameAndWrongOnesSaid()
{
    trigger("chooseNode");
    const auto context = m_view->panel()->pairData()->context;
    auto* first = find<QLineEdit>("firstNode");
    auto* open = find<QPushButton>("openPair");
    QVERIFY(!open->isEnabled());
    QTest::keyClicks(first, QStringLiteral("nobody"));
    QVERIFY(!open->isEnabled());
    bool isSaid = false;
    for (const QLabel* label : m_view->findChildren<QLabel*>())
        isSaid |= label->text().contains(QStringLiteral("is not a node of"));
    QVERIFY(isSaid);
    first->clear();
    QTest::keyClicks(first, context->nameOf(7));
    QTest::keyClicks(find<QLineEdit>("secondNode"), context->nameOf(11));
    QTest::keyClick(find<QLineEdit>("secondNode"), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(shows(7, 11), kPatience);
}

void TestPairChooser::worstPairsOfAClassAreListed()
{
    trigger("chooseWorst");
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

/// All lists mark only the displayed pair, however it was opened, and a click on any row opens its pair.
void TestPairChooser::theOpenPairIsMarkedWhereverItCanBeChosen()
{
    const auto context = m_view->panel()->pairData()->context;
    const auto [first, second] = context->watched.front();
    auto* watched = find<QListWidget>("watchedPairs");
    auto* worst = find<QTreeWidget>("worstPairs");
    trigger("chooseWatched");
    QVERIFY(watched->item(0)->isSelected());

    trigger("chooseWorst");
    QTRY_VERIFY_WITH_TIMEOUT(worst->topLevelItemCount() > 1, kPatience);
    QVERIFY(worst->selectedItems().isEmpty());
    QTest::mouseClick(worst->viewport(), Qt::LeftButton, {}, worst->visualItemRect(worst->topLevelItem(1)).center());
    const int node = worst->topLevelItem(1)->data(0, Qt::UserRole).toInt();
    QTRY_VERIFY_WITH_TIMEOUT(shows(node, node), kPatience);
    QVERIFY(worst->topLevelItem(1)->isSelected());
    QVERIFY(watched->selectedItems().isEmpty());

    // The first row, which was current before.
    trigger("chooseWatched");
    QTest::mouseClick(watched->viewport(), Qt::LeftButton, {}, watched->visualItemRect(watched->item(0)).center());
    QTRY_VERIFY_WITH_TIMEOUT(shows(first, second), kPatience);
    QVERIFY(watched->item(0)->isSelected() && worst->selectedItems().isEmpty());

    // The cell is framed in the batch matrix, both for "Between views" and "All views".
    trigger("chooseBatch");
    BatchPanel* batch = m_view->chooser()->batch();
    QTRY_VERIFY_WITH_TIMEOUT(batch->batch().has_value(), kPatience);
    widgets::MatrixView* matrix = batch->matrix();
    const auto& centres = batch->batch()->centres;
    QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->placeOf(3, 40).toPoint());
    QTRY_VERIFY_WITH_TIMEOUT(shows(centres[3], centres[40]), kPatience);
    QVERIFY(matrix->picture().chosen == std::pair(3, 40));
    QVERIFY(!widgets::offeredFigure(*matrix)->csv().isEmpty());
    reach(find<QComboBox>("batchViews"));
    QTest::keyClick(find<QComboBox>("batchViews"), Qt::Key_Down);
    find<QComboBox>("batchViews")->window()->close();
    const int n = static_cast<int>(centres.size());
    QVERIFY(matrix->picture().chosen == std::pair(3, n + 40) || matrix->picture().chosen == std::pair(n + 40, 3));
    QTest::keyClick(find<QComboBox>("batchViews"), Qt::Key_Up);
    reach(find<QSpinBox>("draw"));
    QTest::keyClick(find<QSpinBox>("draw"), Qt::Key_Up);
    find<QSpinBox>("draw")->window()->close();
    QTRY_VERIFY_WITH_TIMEOUT(shows(centres[3], centres[40], 1), kPatience);
    QVERIFY(!matrix->picture().chosen.has_value());
}

void TestPairChooser::theBatchMatrixGrowsWithTheView()
{
    widgets::MatrixView* matrix = m_view->chooser()->batch()->matrix();
    m_view->resize(1000, 700);
    for (int i = 0; i < 4; ++i) QCoreApplication::sendPostedEvents();
    const QSize small = matrix->size();
    m_view->resize(1500, 1000);
    for (int i = 0; i < 4; ++i) QCoreApplication::sendPostedEvents();
    QVERIFY(matrix->width() > small.width() + 50 && matrix->height() > small.height() + 100);
    // It stays a navigator: the pictures have most of the width.
    QVERIFY(m_view->panel()->matrices()->width() >= 2 * m_view->chooser()->width());

    QTest::mouseClick(find<QToolButton>("foldChooser"), Qt::LeftButton);
    QVERIFY(!matrix->isVisible());
    trigger("chooseNode");
    QVERIFY(find<QLineEdit>("firstNode")->isVisible());
}

void TestPairChooser::peopleLeadToThePairOfTheirTimeSnapshots()
{
    PairContext context;
    using Centres = std::optional<std::pair<int, int>>;
    QCOMPARE(context.centresOf(7, 9), Centres(std::pair(7, 9)));  // Without time snapshots, centres are nodes.
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

ROSA_WIDGET_TEST(TestPairChooser)
#include "tst_pair_chooser.moc"
