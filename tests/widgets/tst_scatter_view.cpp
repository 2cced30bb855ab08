#include <cmath>

#include <QElapsedTimer>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include "tests/program/test_program.h"
#include "tests/widgets/mouse.h"
#include "tests/widgets/shown.h"
#include "widgets/scatter/point_index.h"
#include "widgets/scatter/replay_bar.h"
#include "widgets/scatter/scatter_view.h"
#include "widgets/scatter/selection_model.h"
#include "widgets/style/class_colours.h"

using namespace rosa::widgets;

namespace {

Positions positionsOf(std::initializer_list<std::pair<float, float>> points)
{
    auto positions = std::make_shared<std::vector<float>>();
    for (const auto& [x, y] : points) positions->insert(positions->end(), {x, y});
    return positions;
}

Positions cloud(std::size_t count)
{
    QRandomGenerator random(7);
    auto positions = std::make_shared<std::vector<float>>();
    for (std::size_t i = 0; i < 2 * count; ++i) positions->push_back(static_cast<float>(random.generateDouble() * 80 - 40));
    return positions;
}

PointKinds kindsOf(std::size_t count, int classes)
{
    PointKinds kinds;
    for (int c = 0; c < classes; ++c) kinds.kinds.push_back({classColour(c), classMarker(c), true});
    for (std::size_t i = 0; i < count; ++i)
        kinds.ofPoint.push_back(static_cast<std::uint16_t>(i % static_cast<std::size_t>(classes)));
    return kinds;
}

/// Five points: four corners and the centre.
struct Five {
    SelectionModel selection;
    ScatterView view{selection};

    Five()
    {
        view.resize(400, 400);
        view.setLabel([](int point) { return QStringLiteral("point %1").arg(point); });
        view.setKinds(kindsOf(5, 2));
        view.setPositions(positionsOf({{-10, -10}, {10, -10}, {10, 10}, {-10, 10}, {0, 0}}));
        view.show();
    }
    [[nodiscard]] QPoint place(int point) const { return view.placeOf(point).toPoint(); }
};

}  // namespace

class TestScatterView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Q_INIT_RESOURCE(icons); }
    void hoverNamesThePointBelow();
    void clickSelectsAndControlClickAdds();
    void lassoTakesWhatIsInside();
    void rectangleTakesWhatIsInside();
    void hiddenKindsCannotBeHitOrTaken();
    void panelsShareTheirSelection();
    void wheelZoomsAboutThePointer();
    void middleButtonAndSpacePan();
    void keysMoveSelectAndZoom();
    void whatIsLeftIsNotPointedAt();
    void markBringsAPointIntoSight();
    void layoutOfAnySizeFits();
    void indexAgreesWithAllPoints();
    void twentyThousandPointsAreDrawnInAFrame();
    void replayGoesOnWithNewStepsAtItsEnd();
    void replayPlaysFromTheStart();
};

void TestScatterView::hoverNamesThePointBelow()
{
    Five five;
    QVERIFY(rosa::test::isShown(five.view));
    rosa::test::moveMouse(&five.view, five.place(2) + QPoint(4, 3));
    QTRY_COMPARE_WITH_TIMEOUT(five.selection.hovered(), 2, rosa::test::kHangMilliseconds);
    QVERIFY(five.view.accessibleDescription().contains(QStringLiteral("point 2")));
    rosa::test::moveMouse(&five.view, five.place(2) + QPoint(-30, 40));
    QTRY_COMPARE_WITH_TIMEOUT(five.selection.hovered(), -1, rosa::test::kHangMilliseconds);
}

void TestScatterView::clickSelectsAndControlClickAdds()
{
    Five five;
    QVERIFY(rosa::test::isShown(five.view));
    const QSignalSpy activated(&five.view, &ScatterView::activated);
    QTest::mouseClick(&five.view, Qt::LeftButton, {}, five.place(4));
    QCOMPARE(five.selection.selected(), QList<int>({4}));
    QTest::mouseClick(&five.view, Qt::LeftButton, Qt::ControlModifier, five.place(1));
    QCOMPARE(five.selection.selected(), QList<int>({1, 4}));
    QTest::mouseClick(&five.view, Qt::LeftButton, Qt::ControlModifier, five.place(4));
    QCOMPARE(five.selection.selected(), QList<int>({1}));
    QCOMPARE(activated.count(), 3);
    QTest::mouseClick(&five.view, Qt::LeftButton, {}, five.place(4) + QPoint(60, 0));
    QVERIFY(five.selection.selected().isEmpty());
}

void TestScatterView::lassoTakesWhatIsInside()
{
    Five five;
    QVERIFY(rosa::test::isShown(five.view));
    // A triangle around the centre and the upper left corner (3); y points up, so 3 is at the top.
    const QPoint corner = five.place(3);
    const QPoint middle = five.place(4);
    const QList<QPoint> triangle{corner + QPoint(-8, -8), corner + QPoint(60, -8), middle + QPoint(60, 30),
                                 middle + QPoint(-60, 60), corner + QPoint(-8, -8)};
    rosa::test::dragMouse(&five.view, triangle);
    QCOMPARE(five.selection.selected(), QList<int>({3, 4}));
    rosa::test::dragMouse(&five.view,
                          {five.place(0) + QPoint(-9, 9), five.place(0) + QPoint(20, 9), five.place(0) + QPoint(0, -30)},
                          Qt::ControlModifier);
    QCOMPARE(five.selection.selected(), QList<int>({0, 3, 4}));
}

void TestScatterView::rectangleTakesWhatIsInside()
{
    Five five;
    QVERIFY(rosa::test::isShown(five.view));
    rosa::test::dragMouse(&five.view,
                          {five.place(3) - QPoint(9, 9), five.place(4) + QPoint(-20, 0), five.place(2) + QPoint(9, 9)},
                          Qt::ShiftModifier);
    QCOMPARE(five.selection.selected(), QList<int>({2, 3}));
}

void TestScatterView::hiddenKindsCannotBeHitOrTaken()
{
    Five five;
    QVERIFY(rosa::test::isShown(five.view));
    PointKinds kinds = kindsOf(5, 2);
    kinds.kinds[0].isVisible = false;  // points 0, 2, 4
    five.view.setKinds(kinds);
    QCOMPARE(five.view.pointAt(five.view.placeOf(4)), -1);
    QTest::keyClick(&five.view, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(five.selection.selected(), QList<int>({1, 3}));
}

void TestScatterView::panelsShareTheirSelection()
{
    Five five;
    ScatterView other(five.selection);
    other.resize(300, 300);
    other.setKinds(kindsOf(5, 2));
    other.setPositions(positionsOf({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}}));
    QVERIFY(rosa::test::isShown(other));
    const QImage before = other.grab().toImage();
    QTest::mouseClick(&five.view, Qt::LeftButton, {}, five.place(1));
    QVERIFY(other.grab().toImage() != before);
    QVERIFY(other.accessibleDescription().contains(QStringLiteral("1 selected")));
}

void TestScatterView::wheelZoomsAboutThePointer()
{
    Five five;
    QVERIFY(rosa::test::isShown(five.view));
    const QPointF before = five.view.placeOf(2);
    QWheelEvent event(before, five.view.mapToGlobal(before), {}, {0, 240}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&five.view, &event);
    QVERIFY(five.view.zoom() > 1.3);
    QVERIFY((five.view.placeOf(2) - before).manhattanLength() < 0.01);
    QVERIFY((five.view.placeOf(4) - before).manhattanLength() > 300);
}

void TestScatterView::middleButtonAndSpacePan()
{
    Five five;
    QVERIFY(rosa::test::isShown(five.view));
    const QPointF before = five.view.placeOf(4);
    rosa::test::dragMouse(&five.view, {{50, 50}, {70, 60}, {90, 40}}, {}, Qt::MiddleButton);
    QCOMPARE((five.view.placeOf(4) - before).toPoint(), QPoint(40, -10));
    QTest::keyPress(&five.view, Qt::Key_Space);
    rosa::test::dragMouse(&five.view, {{90, 40}, {70, 60}, {50, 50}});
    QTest::keyRelease(&five.view, Qt::Key_Space);
    QCOMPARE(five.view.placeOf(4).toPoint(), before.toPoint());
    QVERIFY(five.selection.selected().isEmpty());
}

void TestScatterView::keysMoveSelectAndZoom()
{
    Five five;
    QVERIFY(rosa::test::isShown(five.view));
    five.view.setFocus();
    QTest::keyClick(&five.view, Qt::Key_Right);
    QCOMPARE(five.selection.hovered(), 4);  // the point nearest to the centre comes first
    QTest::keyClick(&five.view, Qt::Key_Up);
    const int corner = five.selection.hovered();
    QVERIFY(corner == 2 || corner == 3);
    QTest::keyClick(&five.view, Qt::Key_Return);
    QCOMPARE(five.selection.selected(), QList<int>({corner}));
    QTest::keyClick(&five.view, Qt::Key_Down);
    QTest::keyClick(&five.view, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(five.selection.selected().size(), 2);
    QTest::keyClick(&five.view, Qt::Key_Plus);
    QVERIFY(five.view.zoom() > 1);
    QTest::keyClick(&five.view, Qt::Key_0);
    QCOMPARE(five.view.zoom(), 1.0);
    QTest::keyClick(&five.view, Qt::Key_Escape);
    QVERIFY(five.selection.selected().isEmpty());
}

/// The label of a point disappears with the keyboard focus and with the view.
void TestScatterView::whatIsLeftIsNotPointedAt()
{
    QWidget window;
    Five five;
    five.view.setParent(&window);
    auto* other = new QLineEdit(&window);
    other->setGeometry(0, 410, 300, 30);
    window.resize(400, 450);
    QVERIFY(rosa::test::isActivated(window));
    five.view.show();
    QTest::mouseMove(window.windowHandle(),
                     other->geometry().center());  // A point under the mouse would remain highlighted.
    QTRY_VERIFY_WITH_TIMEOUT(!five.view.underMouse(), rosa::test::kHangMilliseconds);
    five.view.setFocus();
    QTest::keyClick(&five.view, Qt::Key_Right);
    QCOMPARE(five.selection.hovered(), 4);
    QTest::keyClick(&five.view, Qt::Key_Tab);
    QVERIFY(other->hasFocus());
    QCOMPARE(five.selection.hovered(), -1);
    QVERIFY(!five.view.accessibleDescription().contains(QStringLiteral("point 4")));
    five.view.setFocus();
    QTest::keyClick(&five.view, Qt::Key_Right);
    five.view.hide();
    QCOMPARE(five.selection.hovered(), -1);
}

void TestScatterView::markBringsAPointIntoSight()
{
    Five five;
    QVERIFY(rosa::test::isShown(five.view));
    for (int i = 0; i < 10; ++i) QTest::keyClick(&five.view, Qt::Key_Plus);
    QVERIFY(!five.view.rect().contains(five.place(2)));
    five.view.mark(2);
    QCOMPARE(five.place(2), QPoint(200, 200));
}

void TestScatterView::layoutOfAnySizeFits()
{
    for (const float size : {1e-4F, 1.0F, 3e4F}) {
        SelectionModel selection;
        ScatterView view(selection);
        view.resize(500, 300);
        view.setKinds(kindsOf(3, 1));
        view.setPositions(positionsOf({{size, size}, {3 * size, size}, {2 * size, 2 * size}}));
        QVERIFY(rosa::test::isShown(view));
        for (int point = 0; point < 3; ++point) QVERIFY(view.rect().contains(view.placeOf(point).toPoint()));
        const double width = view.placeOf(1).x() - view.placeOf(0).x();
        const double height = view.placeOf(0).y() - view.placeOf(2).y();
        QVERIFY(std::abs(width - 2 * height) < 0.01);  // equal scales of both axes
        QVERIFY(width > 250);
    }
}

void TestScatterView::indexAgreesWithAllPoints()
{
    const Positions positions = cloud(3000);
    const PointIndex index(positions, kindsOf(3000, 3));
    QRandomGenerator random(11);
    for (int trial = 0; trial < 200; ++trial) {
        const QPointF place(random.generateDouble() * 100 - 50, random.generateDouble() * 100 - 50);
        const double reach = random.generateDouble() * 5;
        int best = -1;
        double bestSquare = reach * reach;
        for (int i = 0; i < 3000; ++i) {
            const double x = static_cast<double>((*positions)[static_cast<std::size_t>(2 * i)]) - place.x();
            const double y = static_cast<double>((*positions)[static_cast<std::size_t>(2 * i + 1)]) - place.y();
            if (x * x + y * y >= bestSquare) continue;
            bestSquare = x * x + y * y;
            best = i;
        }
        QCOMPARE(index.nearest(place, reach), best);
    }
    const QPolygonF outline({{-30, -30}, {20, -10}, {35, 38}, {-5, 10}});
    QList<int> inside;
    for (int i = 0; i < 3000; ++i) {
        const QPointF point(static_cast<double>((*positions)[static_cast<std::size_t>(2 * i)]),
                            static_cast<double>((*positions)[static_cast<std::size_t>(2 * i + 1)]));
        if (outline.containsPoint(point, Qt::OddEvenFill)) inside.append(i);
    }
    QVERIFY(inside.size() > 100);
    QCOMPARE(index.inside(outline), inside);
}

void TestScatterView::twentyThousandPointsAreDrawnInAFrame()
{
    ScatterCanvas canvas;
    const Positions positions = cloud(20000);
    const PointKinds kinds = kindsOf(20000, 7);
    ScatterFrame frame;
    frame.size = {700, 600};
    frame.zoom = 1.0 / 40;
    ScatterLook look;
    look.radius = 2.5;
    canvas.draw(*positions, kinds, {}, frame, look);
    qint64 best = 1'000'000'000;
    for (int i = 0; i < 20; ++i) {
        QElapsedTimer timer;
        timer.start();
        const QImage image = canvas.draw(*positions, kinds, {}, frame, look);
        best = std::min(best, timer.nsecsElapsed());
        QVERIFY(qAlpha(image.pixel(350, 300)) > 0 || qAlpha(image.pixel(340, 310)) > 0);
    }
    qInfo("20,000 points: %.2f ms", static_cast<double>(best) / 1e6);
    // Ten times the usual value: detects a wrong complexity, and tolerates a busy machine.
    QVERIFY(best < 160'000'000);
}

void TestScatterView::replayGoesOnWithNewStepsAtItsEnd()
{
    ReplayBar bar;
    const QSignalSpy changed(&bar, &ReplayBar::currentChanged);
    bar.addSteps({4.0});
    bar.addSteps({3.0, 2.5});
    QCOMPARE(bar.current(), 2);
    QCOMPARE(changed.count(), 2);
    bar.setCurrent(0);
    bar.addSteps({2.0});
    QCOMPARE(bar.current(), 0);
    QCOMPARE(bar.count(), 4);
}

void TestScatterView::replayPlaysFromTheStart()
{
    ReplayBar bar;
    bar.resize(300, 40);
    bar.addSteps({4.0, 3.0, 2.0, 1.0});
    QVERIFY(rosa::test::isShown(bar));
    const QSignalSpy changed(&bar, &ReplayBar::currentChanged);
    bar.play();
    QTRY_COMPARE_WITH_TIMEOUT(bar.current(), 3, rosa::test::kHangMilliseconds);
    QCOMPARE(changed.count(), 4);  // 0, 1, 2, 3
    bar.slider().setFocus();
    QTest::keyClick(&bar.slider(), Qt::Key_Left);
    QCOMPARE(bar.current(), 2);
    QTest::mouseClick(&bar.slider(), Qt::LeftButton, {}, QPoint(7, 15));
    QCOMPARE(bar.current(), 0);
}

ROSA_WIDGET_TEST(TestScatterView)
#include "tst_scatter_view.moc"
