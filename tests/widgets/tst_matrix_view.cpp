#include <algorithm>
#include <cmath>
#include <limits>

#include <QElapsedTimer>
#include <QFile>
#include <QFontMetricsF>
#include <QLineEdit>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "widgets/figure/save_figure.h"
#include "widgets/matrix/colour_scale.h"
#include "widgets/matrix/matrix_layout.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/node_hover.h"

using namespace rosa::widgets;

namespace {

MatrixPicture numbered(int rows, int columns)
{
    MatrixPicture picture;
    picture.symbol = QStringLiteral("D");
    picture.title = QStringLiteral("D, cost");
    picture.rows = rows;
    picture.columns = columns;
    for (int i = 0; i < rows * columns; ++i) picture.values.push_back(static_cast<float>(i));
    const auto label = [](int i) {
        return NodeLabel{100 + i, QString::number(100 + i), i % 2, QStringLiteral("class %1").arg(i % 2), i == 0};
    };
    for (int i = 0; i < rows; ++i) picture.rowLabels.push_back(label(i));
    for (int i = 0; i < columns; ++i) picture.columnLabels.push_back(label(i));
    picture.rowWeights.assign(static_cast<std::size_t>(rows), 1.0f / static_cast<float>(rows));
    picture.columnWeights.assign(static_cast<std::size_t>(columns), 1.0f / static_cast<float>(columns));
    return picture;
}

QColor colourAt(MatrixView& view, int row, int column)
{
    return view.grab().toImage().pixelColor(view.placeOf(row, column).toPoint());
}

}  // namespace

class TestMatrixView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cellsHaveTheColourOfTheirValue();
    void colourMapsAreThePublishedOnes();
    void sharedScaleSpansAllAndLocks();
    void hoverIsSharedAndSpoken();
    void arrowKeysMoveTheCell();
    void whatIsLeftIsNotPointedAt();
    void aChosenCellIsFramed();
    void namesGiveWayToStripes();
    void colourBarStaysClearOfItsNumbers();
    void numbersOfTheColourBarShowItsRange();
    void classesCanStandInPlaceOfNodes();
    void cellsOnPaperAreSharp();
    void missingValuesAreBlank();
    void paddingIsHatched();
    void viewsStandAlongTheEdges();
    void flowsGoThroughTheCells();
    void aGrowingScaleLosesNothing();
    void largeMatricesAreDrawnFast();
};

void TestMatrixView::cellsHaveTheColourOfTheirValue()
{
    MatrixView view;
    view.resize(300, 300);
    view.setPicture(numbered(4, 4));
    QCOMPARE(colourAt(view, 0, 0), QColor(colourOf(ColourMap::Viridis, 0, 0, 15)));
    QCOMPARE(colourAt(view, 3, 3), QColor(colourOf(ColourMap::Viridis, 15, 0, 15)));
    QCOMPARE(colourAt(view, 1, 2), QColor(colourOf(ColourMap::Viridis, 6, 0, 15)));
    view.setLook({ColourMap::Cividis, EdgeText::Nodes});
    QCOMPARE(colourAt(view, 1, 2), QColor(colourOf(ColourMap::Cividis, 6, 0, 15)));
}

/// Ends and middle of the published tables; a greyscale copy keeps the order of values.
void TestMatrixView::colourMapsAreThePublishedOnes()
{
    const auto at = [](ColourMap map, double value) { return QColor(colourOf(map, value, 0, 255)).name(); };
    QCOMPARE(at(ColourMap::Viridis, 0), QStringLiteral("#440154"));
    QCOMPARE(at(ColourMap::Viridis, 127), QStringLiteral("#21908d"));
    QCOMPARE(at(ColourMap::Viridis, 255), QStringLiteral("#fde725"));
    QCOMPARE(at(ColourMap::Cividis, 0), QStringLiteral("#00224e"));
    QCOMPARE(at(ColourMap::Cividis, 127), QStringLiteral("#7c7b78"));
    QCOMPARE(at(ColourMap::Cividis, 255), QStringLiteral("#fee838"));
    for (const ColourMap map : {ColourMap::Viridis, ColourMap::Cividis, ColourMap::Greys}) {
        const auto& colours = coloursOf(map);
        const bool isDarkening = map == ColourMap::Greys;
        for (std::size_t i = 6; i < colours.size(); ++i) {
            QCOMPARE(qAlpha(colours[i]), 255);
            QVERIFY2((qGray(colours[i - 6]) < qGray(colours[i])) != isDarkening, qPrintable(nameOf(map)));
        }
    }
}

void TestMatrixView::sharedScaleSpansAllAndLocks()
{
    ColourScale scale;
    MatrixView small, large;
    small.setScale(&scale);
    large.setScale(&scale);
    small.setPicture(numbered(2, 2));
    large.setPicture(numbered(5, 5));
    QCOMPARE(scale.low(), 0.0);
    QCOMPARE(scale.high(), 24.0);
    QCOMPARE(small.picture().high, 24.0);

    scale.setLocked(true);
    large.setPicture(numbered(9, 9));
    QCOMPARE(scale.high(), 24.0);
    scale.setLocked(false);
    QCOMPARE(scale.high(), 80.0);
    large.setScale(nullptr);
    QCOMPARE(scale.high(), 3.0);
    QCOMPARE(large.picture().high, 80.0);
}

void TestMatrixView::hoverIsSharedAndSpoken()
{
    NodeHover hover;
    MatrixView first, second;
    for (MatrixView* view : {&first, &second}) {
        view->resize(300, 300);
        view->setPicture(numbered(4, 5));
        view->setHover(&hover);
    }
    QVERIFY(rosa::test::isShown(first));
    const QImage before = second.grab().toImage();
    QTest::mouseMove(&first, first.placeOf(2, 3).toPoint());
    QTRY_COMPARE_WITH_TIMEOUT(hover.row(), 2, rosa::test::kHangMilliseconds);
    QTRY_COMPARE_WITH_TIMEOUT(hover.column(), 3, rosa::test::kHangMilliseconds);
    QTRY_COMPARE_WITH_TIMEOUT(second.accessibleDescription(), QStringLiteral("D(102, 103) = 13; class 0 and class 1"),
                              rosa::test::kHangMilliseconds);
    QVERIFY(second.grab().toImage() != before);
    QTest::mouseMove(&first, QPoint(1, 1));
    QTRY_COMPARE_WITH_TIMEOUT(hover.row(), -1, rosa::test::kHangMilliseconds);
    QTRY_COMPARE_WITH_TIMEOUT(second.grab().toImage(), before, rosa::test::kHangMilliseconds);

    hover.pin(1, -1);
    QCOMPARE(first.accessibleDescription(), QStringLiteral("t(101) = 0.25"));
    hover.point(0, 0);
    QCOMPARE(hover.row(), 0);
    hover.point(-1, -1);
    QCOMPARE(hover.row(), 1);
    hover.pin(1, -1);
    QCOMPARE(hover.row(), -1);
}

void TestMatrixView::arrowKeysMoveTheCell()
{
    MatrixView view;
    view.resize(300, 300);
    view.setPicture(numbered(3, 4));
    QSignalSpy clicked(&view, &MatrixView::cellClicked);
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.accessibleDescription(), QStringLiteral("D(101, 101) = 5; both class 1"));
    QTest::keyClick(&view, Qt::Key_End);
    for (int i = 0; i < 9; ++i) QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked.first().at(0).toInt(), 2);
    QCOMPARE(clicked.first().at(1).toInt(), 3);
}

/// The keyboard highlight is removed when the focus leaves or the picture is hidden.
void TestMatrixView::whatIsLeftIsNotPointedAt()
{
    QWidget window;
    auto* view = new MatrixView(&window);
    view->setPicture(numbered(4, 5));
    view->setGeometry(0, 0, 300, 300);
    auto* other = new QLineEdit(&window);
    other->setGeometry(0, 310, 300, 30);
    window.resize(320, 360);
    QVERIFY(rosa::test::isActivated(window));
    QTest::mouseMove(window.windowHandle(), other->geometry().center());  // A cell under the mouse would remain highlighted.
    QTRY_VERIFY_WITH_TIMEOUT(!view->underMouse(), rosa::test::kHangMilliseconds);
    QSignalSpy hovered(view, &MatrixView::cellHovered);
    view->setFocus(Qt::TabFocusReason);
    QTest::keyClick(view, Qt::Key_Right);
    QVERIFY(view->accessibleDescription().startsWith(QStringLiteral("D(100, 101)")));
    QTest::keyClick(view, Qt::Key_Tab);
    QVERIFY(other->hasFocus());
    QCOMPARE(view->accessibleDescription(), QString());
    QCOMPARE(hovered.last().at(0).toInt(), -1);
    view->setFocus(Qt::TabFocusReason);
    QVERIFY(!view->accessibleDescription().isEmpty());
    view->hide();
    QCOMPARE(view->accessibleDescription(), QString());
}

void TestMatrixView::aChosenCellIsFramed()
{
    MatrixView view;
    view.resize(300, 300);
    view.setPicture(numbered(6, 6));
    const QImage before = view.grab().toImage();
    view.setChosen(std::pair(2, 4));
    const QImage after = view.grab().toImage();
    QRect changed;
    for (int y = 0; y < after.height(); ++y)
        for (int x = 0; x < after.width(); ++x)
            if (after.pixel(x, y) != before.pixel(x, y)) changed |= QRect(x, y, 1, 1);
    QVERIFY(changed.contains(view.placeOf(2, 4).toPoint()));
    const double cell = view.placeOf(0, 1).x() - view.placeOf(0, 0).x();
    QVERIFY(changed.width() < 2 * cell && changed.height() < 2 * cell);
    QCOMPARE(after.pixel(view.placeOf(2, 4).toPoint()),
             before.pixel(view.placeOf(2, 4).toPoint()));  // The colour is unchanged.
    view.setChosen(std::nullopt);
    QCOMPARE(view.grab().toImage(), before);
}

void TestMatrixView::namesGiveWayToStripes()
{
    const DrawingStyle style = screenStyle(QPalette(), QFont());
    const QImage device(10, 10, QImage::Format_RGB32);
    const MatrixPicture picture = numbered(12, 12);
    const MatrixLayout roomy = layoutMatrix(QRectF(0, 0, 400, 400), picture, style, &device);
    QVERIFY(!roomy.rowNames.isEmpty() && !roomy.columnNames.isEmpty());
    QVERIFY(roomy.cell >= style.smallestName);
    QVERIFY(QRectF(0, 0, 400, 400).contains(roomy.rowNames.united(roomy.columnNames).united(roomy.colourBar)));

    QVERIFY(roomy.namesAll());

    // Labels get smaller, then fewer, then none; they never overlap.
    const MatrixLayout tight = layoutMatrix(QRectF(0, 0, 150, 150), picture, style, &device);
    QVERIFY(!tight.rowNames.isEmpty() && !tight.columnNames.isEmpty() && !tight.namesAll());
    QVERIFY(tight.namePoints < roomy.namePoints && tight.cell < roomy.cell);
    for (const auto* names : {&tight.rowTexts, &tight.columnTexts}) {
        double last = -1e9;
        for (const EdgeName& name : *names) {
            if (!name.isShown) continue;
            QVERIFY(name.middle - last >= style.smallestName - 1e-6);
            last = name.middle;
        }
        QVERIFY(std::ranges::count(*names, true, &EdgeName::isShown) >= 3);
    }
    const MatrixLayout tiny = layoutMatrix(QRectF(0, 0, 90, 90), picture, style, &device);
    QVERIFY(tiny.rowNames.isEmpty() && tiny.columnNames.isEmpty());
    QVERIFY(!tiny.rowChips.isEmpty() && !tiny.columnChips.isEmpty());
    QVERIFY(tiny.cell > 0 && tiny.cell < tight.cell);
}

/// Long numbers at narrow matrices.
void TestMatrixView::colourBarStaysClearOfItsNumbers()
{
    const DrawingStyle style = screenStyle(QPalette(), QFont());
    const QImage device(10, 10, QImage::Format_RGB32);
    MatrixPicture picture = numbered(14, 12);
    picture.low = -1.2e-05;
    picture.high = 0.00034;
    for (int width = 40; width <= 400; width += 10) {
        const QRectF area(3, 5, width, 300);
        const MatrixLayout layout = layoutMatrix(area, picture, style, &device);
        const ScaleBar& scale = layout.scale;
        const QByteArray said = QByteArray::number(width);
        QVERIFY2(scale.bar.width() >= 30 && scale.bar.height() > 0, said);
        QVERIFY2(!scale.bar.intersects(scale.lowPlace) && !scale.bar.intersects(scale.highPlace), said);
        QVERIFY2(scale.lowPlace.right() < scale.highPlace.left(), said);
        QFont font = style.font;
        font.setPointSizeF(scale.points);
        const QFontMetricsF metrics(font, &device);
        QVERIFY2(metrics.horizontalAdvance(scale.low) <= scale.lowPlace.width() + 1, said);
        QVERIFY2(metrics.horizontalAdvance(scale.high) <= scale.highPlace.width() + 1, said);
        QVERIFY2(area.adjusted(-0.5, -0.5, 0.5, 0.5).contains(layout.colourBar), said);
        QVERIFY2(area.adjusted(-1.5, -0.5, 1.5, 0.5).contains(scale.lowPlace.united(scale.highPlace).united(scale.bar)),
                 said);
    }
}

/// "1" and "1.1" would hide half of what the colours differ by.
void TestMatrixView::numbersOfTheColourBarShowItsRange()
{
    const auto shown = [](double low, double high) {
        MatrixPicture picture = numbered(3, 3);
        picture.low = low;
        picture.high = high;
        const MatrixLayout layout = layoutMatrix(QRectF(0, 0, 300, 300), picture, DrawingStyle(), nullptr);
        return QStringList{layout.scale.low, layout.scale.high};
    };
    QCOMPARE(shown(1.02, 1.13), QStringList({QStringLiteral("1.02"), QStringLiteral("1.13")}));
    QCOMPARE(shown(0.964, 1.04), QStringList({QStringLiteral("0.964"), QStringLiteral("1.04")}));
    QCOMPARE(shown(0, 0.0344), QStringList({QStringLiteral("0"), QStringLiteral("0.034")}));
    QCOMPARE(shown(0.31, 1.19), QStringList({QStringLiteral("0.31"), QStringLiteral("1.2")}));
    QCOMPARE(shown(1, 1), QStringList({QStringLiteral("1"), QStringLiteral("1")}));
}

void TestMatrixView::classesCanStandInPlaceOfNodes()
{
    const DrawingStyle style = screenStyle(QPalette(), QFont());
    const QImage device(10, 10, QImage::Format_RGB32);
    MatrixPicture picture = numbered(6, 6);
    picture.look.edgeText = EdgeText::Classes;
    const MatrixLayout each = layoutMatrix(QRectF(0, 0, 400, 400), picture, style, &device);
    QCOMPARE(each.rowTexts.size(), 6U);
    QCOMPARE(each.rowTexts[1].text, QStringLiteral("class 1"));
    QVERIFY(each.rowChips.isEmpty() && each.columnChips.isEmpty());
    // Sorted by class, as in the batch matrix: one name per class.
    for (int i = 0; i < 6; ++i) picture.rowLabels[static_cast<std::size_t>(i)].classOf = i / 3;
    picture.separatesClasses = true;
    const MatrixLayout groups = layoutMatrix(QRectF(0, 0, 400, 400), picture, style, &device);
    QCOMPARE(groups.rowTexts.size(), 2U);
    QCOMPARE(groups.rowTexts[1].first, 3);
    QCOMPARE(groups.rowTexts[1].middle, 4.5 * groups.cell);
    // Without classes, only node names.
    for (auto* labels : {&picture.rowLabels, &picture.columnLabels})
        for (NodeLabel& label : *labels) label.classOf = -1;
    QCOMPARE(layoutMatrix(QRectF(0, 0, 400, 400), picture, style, &device).rowTexts[0].text, QStringLiteral("100"));
}

namespace {

/// A matrix as a figure.
class Drawn : public Figure {
public:
    explicit Drawn(MatrixPicture picture) : m_picture(std::move(picture)) {}
    QString name() const override { return QStringLiteral("drawn"); }
    QString title() const override { return m_picture.title; }
    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override
    {
        DrawingStyle drawing;
        drawing.font = fontOf(style);
        drawMatrix(painter, area, m_picture, drawing);
    }
    QString csv() const override { return {}; }
    QString pgfplots(const FigureStyle&) const override { return {}; }

private:
    MatrixPicture m_picture;
};

QByteArray saved(const MatrixPicture& picture, const QString& file)
{
    const auto format = figureFormatOf(file);
    if (!saveFigure(Drawn(picture), file, *format, {})) return {};
    QFile content(file);
    return content.open(QIODevice::ReadOnly) ? content.readAll() : QByteArray();
}

}  // namespace

/// No JPEG artefacts and no interpolation by viewers.
void TestMatrixView::cellsOnPaperAreSharp()
{
    const QTemporaryDir folder;
    MatrixPicture picture = numbered(12, 14);
    picture.low = 0;
    picture.high = 167;
    for (const char* name : {"small.pdf", "small.svg"}) {
        const QByteArray content = saved(picture, folder.filePath(QLatin1String(name)));
        QVERIFY(!content.isEmpty());
        QVERIFY2(!content.contains("/Subtype /Image") && !content.contains("<image"), name);
    }
    const QByteArray large = saved(numbered(200, 200), folder.filePath(QStringLiteral("large.pdf")));
    QVERIFY(large.contains("/Image"));
    QVERIFY(!large.contains("DCTDecode") && !large.contains("/Interpolate true"));

    // Same colours as on the screen; blank cells remain blank.
    picture.values[15] = std::numeric_limits<float>::quiet_NaN();
    const DrawingStyle style;
    QImage canvas(600, 600, QImage::Format_RGB32);
    canvas.fill(Qt::white);
    QPainter painter(&canvas);
    drawMatrix(painter, QRectF(canvas.rect()), picture, style);
    const MatrixLayout layout = layoutMatrix(QRectF(canvas.rect()), picture, style, &canvas);
    painter.end();
    const QImage cells = cellImage(picture);
    for (int row = 0; row < 12; ++row)
        for (int column = 0; column < 14; ++column) {
            // Near the edge, where an oversized neighbour would be visible.
            const QPointF place = layout.cells.topLeft() + QPointF(column + 0.2, row + 0.2) * layout.cell;
            const QRgb expected = row == 1 && column == 1 ? qRgb(255, 255, 255) : cells.pixel(column, row);
            QCOMPARE(canvas.pixel(place.toPoint()), expected);
        }
}

void TestMatrixView::missingValuesAreBlank()
{
    MatrixPicture picture = numbered(2, 2);
    picture.values[3] = std::numeric_limits<float>::quiet_NaN();
    MatrixView view;
    view.resize(200, 200);
    view.setPicture(picture);
    QCOMPARE(view.picture().high, 2.0);
    QCOMPARE(colourAt(view, 1, 1), view.grab().toImage().pixelColor(0, 199));
    QVERIFY(cellText(picture, 1, 1).contains(QStringLiteral("left out")));
}

void TestMatrixView::paddingIsHatched()
{
    MatrixView view;
    view.resize(300, 300);
    MatrixPicture picture = numbered(4, 4);
    picture.values.assign(16, 1.0f);
    const auto coloursIn = [&view](int row, int column) {
        const QImage image = view.grab().toImage();
        const QPoint middle = view.placeOf(row, column).toPoint();
        QSet<QRgb> colours;
        constexpr int kInside = 8;
        for (int y = -kInside; y <= kInside; ++y)
            for (int x = -kInside; x <= kInside; ++x) colours.insert(image.pixel(middle + QPoint(x, y)));
        return colours.size();
    };
    view.setPicture(picture);
    QCOMPARE(coloursIn(3, 1), qsizetype(1));
    picture.rowLabels.back().isPadding = true;
    view.setPicture(picture);
    QVERIFY(coloursIn(3, 1) > 1);
    QCOMPARE(coloursIn(1, 3), qsizetype(1));
    picture.columnLabels.back().isPadding = true;
    view.setPicture(picture);
    QVERIFY(coloursIn(1, 3) > 1 && coloursIn(3, 3) > 1);
    QCOMPARE(coloursIn(2, 2), qsizetype(1));
}

/// Nodes at their rows and columns, outside of the names; arcs of neighbours between them.
void TestMatrixView::viewsStandAlongTheEdges()
{
    MatrixView view;
    view.resize(500, 500);
    MatrixPicture picture = numbered(8, 6);
    const auto layoutOf = [&view](const MatrixPicture& one) {
        return layoutMatrix(QRectF(view.rect()), one, screenStyle(view.palette(), view.font()), &view);
    };
    const MatrixLayout plain = layoutOf(picture);
    QVERIFY(plain.rowArcs.isEmpty() && plain.columnArcs.isEmpty());
    picture.edges = PlanEdges{{{0, 3}, {1, 2}}, {{0, 5}}, {}};
    const MatrixLayout layout = layoutOf(picture);
    QVERIFY(layout.cell < plain.cell);
    QVERIFY(layout.rowArcs.right() <= layout.rowNames.left() + 1e-6);
    QVERIFY(layout.columnArcs.bottom() <= layout.columnBars.top() + 1e-6);
    QVERIFY(layout.columnArcs.top() >= layout.title.bottom() - 1e-6);
    QCOMPARE(layout.rowArcs.height(), layout.cells.height());
    QCOMPARE(layout.columnArcs.width(), layout.cells.width());
    QVERIFY(layout.rowChips.isEmpty() && layout.columnChips.isEmpty());

    view.setPicture(picture);
    const QRect rows =
        layoutMatrix(QRectF(view.rect()).adjusted(2, 2, -2, -2), picture, screenStyle(view.palette(), view.font()), &view)
            .rowArcs.toAlignedRect();
    const QImage before = view.grab(rows).toImage();
    MatrixPicture without = picture;
    without.edges->rowEdges.clear();
    view.setPicture(without);
    QVERIFY(view.grab(rows).toImage() != before);
    // A hovered row lights its node and its arcs.
    view.setPicture(picture);
    NodeHover hover;
    view.setHover(&hover);
    hover.point(3, -1);
    QVERIFY(view.grab(rows).toImage() != before);
    hover.clear();
    QCOMPARE(view.grab(rows).toImage(), before);
}

void TestMatrixView::flowsGoThroughTheCells()
{
    MatrixView view;
    view.resize(500, 500);
    MatrixPicture picture = numbered(6, 6);
    picture.edges = PlanEdges{{}, {}, {}};
    view.setPicture(picture);
    const auto pixel = [&view](int row, int column) {
        return view.grab().toImage().pixelColor(view.placeOf(row, column).toPoint());
    };
    const QColor along = pixel(4, 1), up = pixel(1, 3), beyond = pixel(4, 5);
    picture.edges->flows = {{4, 3, 1.0}};
    view.setPicture(picture);
    QVERIFY(pixel(4, 1) != along);  // Along the row …
    QVERIFY(pixel(1, 3) != up);     // … and up the column.
    QCOMPARE(pixel(4, 5), beyond);
    // Of a hovered cell, its flow alone.
    NodeHover hover;
    view.setHover(&hover);
    hover.point(5, 5);
    QCOMPARE(pixel(4, 1), along);
    QVERIFY(pixel(5, 2) != QColor(colourOf(ColourMap::Viridis, 32, 0, 35)));
}

void TestMatrixView::aGrowingScaleLosesNothing()
{
    ColourScale scale;
    MatrixView view;
    view.setScale(&scale);
    view.setPicture(numbered(5, 5));
    scale.setGrowing(true);
    view.setPicture(numbered(2, 2));
    QCOMPARE(scale.high(), 24.0);
    view.setPicture(numbered(6, 6));
    QCOMPARE(scale.high(), 35.0);
    view.setPicture(numbered(3, 3));
    QCOMPARE(scale.high(), 35.0);
    scale.setGrowing(false);
    QCOMPARE(scale.high(), 8.0);
}

void TestMatrixView::largeMatricesAreDrawnFast()
{
    MatrixPicture picture = numbered(512, 512);
    picture.separatesClasses = false;
    for (int i = 0; i < 512; ++i) picture.marked.emplace_back(i, i);
    MatrixView view;
    view.resize(560, 560);
    view.setPicture(picture);
    QImage canvas(view.size(), QImage::Format_ARGB32_Premultiplied);
    view.render(&canvas);
    double best = std::numeric_limits<double>::infinity();
    for (int i = 0; i < 10; ++i) {
        QElapsedTimer timer;
        timer.start();
        view.render(&canvas);
        best = std::min(best, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    qInfo("512 × 512 cells: %.1f ms a frame", best);
    QVERIFY2(best < 100, "a generous bound; 16 ms are aimed at");
}

ROSA_WIDGET_TEST(TestMatrixView)
#include "tst_matrix_view.moc"
