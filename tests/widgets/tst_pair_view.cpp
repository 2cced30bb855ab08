#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "widgets/graph/graph_layout.h"
#include "widgets/graph/pair_view.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/node_hover.h"

using namespace rosa::widgets;

namespace {

/// Two stars of four nodes, two classes; most mass between equal nodes.
PairPicture stars()
{
    PairPicture picture;
    for (int i = 0; i < 4; ++i) {
        const NodeLabel label{10 + i, QString::number(10 + i), i / 2, QStringLiteral("class %1").arg(i / 2), i == 0};
        picture.left.nodes.push_back(label);
        picture.right.nodes.push_back(label);
        if (i > 0) picture.left.edges.emplace_back(0, i);
    }
    picture.left.weights = picture.right.weights = {0.25f, 0.25f, 0.25f, 0.25f};
    picture.right.edges = picture.left.edges;
    picture.left.title = QStringLiteral("First view");
    picture.right.title = QStringLiteral("Second view");
    picture.plan = {0.20f, 0.05f, 0,     0,      //
                    0.05f, 0.15f, 0.05f, 0,      //
                    0,     0.05f, 0.10f, 0.10f,  //
                    0,     0,     0.10f, 0.15f};
    return picture;
}

/// Twelve nodes of three classes on each side, with a flow between any two.
PairPicture everyFlow()
{
    constexpr int kNodes = 12;
    PairPicture picture;
    for (int i = 0; i < kNodes; ++i) {
        const NodeLabel label{i, QString::number(i), i % 3, QStringLiteral("class %1").arg(i % 3), i == 0};
        picture.left.nodes.push_back(label);
        picture.right.nodes.push_back(label);
        if (i > 0) picture.left.edges.emplace_back(0, i);
        for (int j = 0; j < kNodes; ++j) picture.plan.push_back(static_cast<float>(1 + (i * 7 + j * 5) % 11));
    }
    picture.right.edges = picture.left.edges;
    return picture;
}

QImage drawn(const PairPicture& picture, const MatrixHighlight& highlight, bool hasLayers)
{
    const QSize size(500, 300);
    QImage image(size, QImage::Format_RGB32);
    const DrawingStyle style = screenStyle(QPalette(), QFont());
    image.fill(style.paper);
    QPainter painter(&image);
    const PairLayout layout = layoutPair(QRectF(image.rect()), picture, style, &image);
    drawPair(painter, layout, picture, style, highlight,
             hasLayers ? flowImage(layout, picture, style, highlight, size, 1) : QImage());
    return image;
}

}  // namespace

class TestPairView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void layoutIsStableAndKeepsHops();
    void layoutFillsTheSquareWhateverTheGraph();
    void filterHidesWeakFlows();
    void massIsSharedOutByClass();
    void pointingLightsFlowsAndMatrices();
    void keysReachEveryNode();
    void flowsOnScreenAreThoseOnPaper();
};

void TestPairView::layoutIsStableAndKeepsHops()
{
    const std::vector<std::pair<int, int>> path{{0, 1}, {1, 2}, {2, 3}, {3, 4}};
    const auto places = layoutGraph(5, path, 2);
    QCOMPARE(places, layoutGraph(5, path, 2));
    const auto apart = [&](std::size_t a, std::size_t b) {
        const QPointF d = places[a] - places[b];
        return std::hypot(d.x(), d.y());
    };
    QVERIFY(apart(0, 4) > apart(0, 2));
    QVERIFY(apart(0, 2) > apart(0, 1));
}

void TestPairView::layoutFillsTheSquareWhateverTheGraph()
{
    QVERIFY(layoutGraph(0, {}).empty());
    QCOMPARE(layoutGraph(1, {}).front(), QPointF(0.5, 0.5));
    // No edges, and two components: all nodes have distinct positions inside the square.
    for (const auto& edges : {std::vector<std::pair<int, int>>{}, {{0, 1}, {2, 3}, {3, 4}, {4, 2}}}) {
        const auto places = layoutGraph(6, edges);
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY(QRectF(-1e-9, -1e-9, 1 + 2e-9, 1 + 2e-9).contains(places[i]));
            for (std::size_t j = 0; j < i; ++j) QVERIFY((places[i] - places[j]).manhattanLength() > 0.02);
        }
    }
}

void TestPairView::filterHidesWeakFlows()
{
    PairPicture picture = stars();
    QCOMPARE(shownFlows(picture).size(), std::size_t(10));
    QVERIFY(std::abs(flowShares(picture).shown - 1) < 1e-6);
    picture.filter.threshold = 0.5;
    const auto flows = shownFlows(picture);
    QCOMPARE(flows.size(), std::size_t(6));
    QCOMPARE(flows.front().row, 0);
    QCOMPARE(flows.front().column, 0);
    QVERIFY(std::abs(flowShares(picture).shown - 0.8) < 1e-6);
    picture.filter.strongest = 2;
    QCOMPARE(shownFlows(picture).size(), std::size_t(2));
}

void TestPairView::massIsSharedOutByClass()
{
    PairPicture picture = stars();
    QVERIFY(std::abs(flowShares(picture).sameClass - 0.9) < 1e-6);
    QVERIFY(std::abs(flowShares(picture).otherClass - 0.1) < 1e-6);
    for (NodeLabel& label : picture.left.nodes) label.classOf = -1;
    QCOMPARE(flowShares(picture).sameClass, 0.0);
    QCOMPARE(shownFlows(picture).front().kind, FlowKind::Unknown);
}

void TestPairView::pointingLightsFlowsAndMatrices()
{
    NodeHover hover;
    PairView view;
    view.resize(600, 240);
    view.setHover(&hover);
    view.setPicture(stars());
    MatrixView matrix;
    matrix.setHover(&hover);
    QVERIFY(rosa::test::isShown(view));
    const QImage before = view.grab().toImage();
    QTest::mouseMove(&view, view.placeOf(Side::Left, 2).toPoint());
    QTRY_COMPARE_WITH_TIMEOUT(hover.row(), 2, rosa::test::kHangMilliseconds);
    QTRY_COMPARE_WITH_TIMEOUT(hover.column(), -1, rosa::test::kHangMilliseconds);
    QTRY_VERIFY_WITH_TIMEOUT(view.grab().toImage() != before, rosa::test::kHangMilliseconds);
    QVERIFY(view.accessibleDescription().startsWith(QStringLiteral("12; class 1; t = 0.25")));

    QTest::mouseClick(&view, Qt::LeftButton, {}, view.placeOf(Side::Right, 1).toPoint());
    QTest::mouseMove(&view, QPoint(300, 5));
    QVERIFY(hover.isPinned());
    QTRY_COMPARE_WITH_TIMEOUT(hover.column(), 1, rosa::test::kHangMilliseconds);
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(300, 5));
    QVERIFY(!hover.isPinned());
    QCOMPARE(view.grab().toImage(), before);
}

void TestPairView::keysReachEveryNode()
{
    PairView view;
    view.setPicture(stars());
    QStringList spoken;
    for (const auto side : {Qt::Key_Left, Qt::Key_Right}) {
        QTest::keyClick(&view, side);
        for (int i = 0; i < 4; ++i) QTest::keyClick(&view, Qt::Key_Up);
        for (int i = 0; i < 4; ++i) {
            spoken << view.accessibleDescription();
            QTest::keyClick(&view, Qt::Key_Down);
        }
    }
    QCOMPARE(spoken.size(), 8);
    spoken.removeDuplicates();
    QCOMPARE(spoken.size(), 8);
}

/// Layers round once more per layer, to one of 255 levels; at the edges of curves little covers what is below.
void TestPairView::flowsOnScreenAreThoseOnPaper()
{
    for (const MatrixHighlight& highlight : {MatrixHighlight{}, MatrixHighlight{.row = 3}}) {
        const QImage paper = drawn(everyFlow(), highlight, false), screen = drawn(everyFlow(), highlight, true);
        double sum = 0;
        int largest = 0, painted = 0;
        for (int y = 0; y < paper.height(); ++y)
            for (int x = 0; x < paper.width(); ++x) {
                const QRgb one = paper.pixel(x, y), other = screen.pixel(x, y);
                const int apart = std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                                            std::abs(qBlue(one) - qBlue(other))});
                sum += apart;
                largest = std::max(largest, apart);
                painted += one != paper.pixel(0, 0);
            }
        QVERIFY(painted > paper.width() * paper.height() / 4);
        QVERIFY2(largest <= 8, qPrintable(QString::number(largest)));
        QVERIFY(sum / (paper.width() * paper.height()) < 1);
    }
}

ROSA_WIDGET_TEST(TestPairView)
#include "tst_pair_view.moc"
