#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <vector>

#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <imgui.h>

#include "tests/program/test_program.h"
#include "tests/widgets/mouse.h"
#include "tests/widgets/shown.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/canvas_style.h"
#include "widgets/canvas/gl_search.h"

using namespace rosa::widgets;
using rosa::test::dragMouse;
using rosa::test::isActivated;
using rosa::test::isShown;
using rosa::test::moveMouse;

namespace {

/// Counts what a canvas passes on.
class Outer : public QWidget {
public:
    QList<int> keys;

protected:
    void keyPressEvent(QKeyEvent* event) override { keys.append(event->key()); }
};

/// A canvas as on a screen with another scale.
class ScaledCanvas : public Canvas {
public:
    explicit ScaledCanvas(double scale, QWidget* parent = nullptr) : Canvas(parent), m_scale(scale) {}

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        if (metric == PdmDevicePixelRatio) return static_cast<int>(m_scale);
        if (metric == PdmDevicePixelRatioScaled) return static_cast<int>(m_scale * devicePixelRatioFScale());
        return Canvas::metric(metric);
    }

private:
    double m_scale;
};

/// A window with a canvas, of which draw() records where its items are, between two line edits.
struct Window {
    Outer outer;
    QLineEdit before{&outer};
    Canvas canvas{&outer};
    QLineEdit after{&outer};
    std::vector<QRectF> items;
    int clicks = 0;
    int draws = 0;
    float value = 0.5F;
    float scrolled = 0;
    std::array<char, 64> text{};
    bool hasGlyphs = false;
    bool hasTabStops = false;

    Window()
    {
        before.setFocus();
        auto* layout = new QVBoxLayout(&outer);
        layout->addWidget(&before);
        layout->addWidget(&canvas, 1);
        layout->addWidget(&after);
        outer.resize(500, 420);
        canvas.setDraw([this] { draw(); });
    }
    void draw()
    {
        ++draws;
        items.clear();
        if (ImGui::Button("Press")) ++clicks;
        record();
        ImGui::SetNextItemWidth(200 * canvas.unit());
        ImGui::SliderFloat("##slider", &value, 0, 1);
        record();
        ImGui::SetNextItemWidth(200 * canvas.unit());
        ImGui::InputText("##text", text.data(), text.size());
        record();
        hasGlyphs = ImGui::GetFont()->FindGlyphNoFallback(0x6f22) && ImGui::GetFont()->FindGlyphNoFallback(0xfc);
        ImGui::BeginChild("##long", {200 * canvas.unit(), 80 * canvas.unit()}, true);
        for (int i = 0; i < 30; ++i) ImGui::Text("Row %d", i);
        scrolled = ImGui::GetScrollY();
        ImGui::EndChild();
        const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
        items.emplace_back(QPointF(from.x, from.y) / canvas.unit(), QPointF(to.x, to.y) / canvas.unit());
    }
    void record()
    {
        const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
        items.emplace_back(QPointF(from.x, from.y) / canvas.unit(), QPointF(to.x, to.y) / canvas.unit());
        if (hasTabStops) canvas.tabStop();
    }
    /// A position of an item, from 0 … 1 along its width.
    [[nodiscard]] QPoint place(int item, double along = 0.5) const
    {
        const QRectF& area = items.at(static_cast<std::size_t>(item));
        return {qRound(area.left() + along * area.width()), qRound(area.center().y())};
    }
    void click(int item) { dragMouse(&canvas, {place(item), place(item)}); }
    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] { return canvas.isIdle(); }, rosa::test::kHangMilliseconds);
    }
    bool show() { return isActivated(outer) && settle(); }
};

/// Whether the widget takes the event; Qt passes others on to the parent.
bool scroll(QWidget* widget, const QPoint& place, const QPoint& pixels, const QPoint& angle)
{
    QWheelEvent event(place, widget->mapToGlobal(place), pixels, angle, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(widget, &event);
    return event.isAccepted();
}

}  // namespace

class TestCanvas : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { qunsetenv("ROSA_CANVAS"); }
    void clickPressesAButton();
    void pressAndReleaseInOneFrameAreAClick();
    void dragMovesASlider();
    void typedTextArrives();
    void clipboardIsShared();
    void wheelScrollsOrGoesToTheParent();
    void unwantedKeysGoToTheParent();
    void tabLeavesAtOnceWithoutStops();
    void tabVisitsTheStops();
    void arrowsAndEnterOperate();
    void leavingEndsHovering();
    void idleCanvasDrawsNothing();
    void heldButtonKeepsDrawing();
    void animationDrawsUntilStopped();
    void hiddenCanvasDrawsNothing();
    void paletteIsFollowed();
    void notedTextIsDrawnInItsFirstFrame();
    void scaleIsCrisp_data();
    void scaleIsCrisp();
    void textScaleEnlarges();
    void brokenOpenGlFallsBack();
    void openGlDrawsTheSamePicture();
    void softwareOpenGlIsRecognised();
    void reducedMotionIsAsSet();
};

void TestCanvas::clickPressesAButton()
{
    Window window;
    QVERIFY(window.show());
    window.click(0);
    QTRY_COMPARE(window.clicks, 1);
    QVERIFY(window.settle());
    window.click(0);
    window.click(0);
    QTRY_COMPARE(window.clicks, 3);
}

void TestCanvas::pressAndReleaseInOneFrameAreAClick()
{
    Window window;
    QVERIFY(window.show());
    const QPoint place = window.place(0);
    QTest::mouseMove(&window.canvas, place);
    QTest::mouseClick(&window.canvas, Qt::LeftButton, {}, place);
    QTest::mouseMove(&window.canvas, QPoint(400, 200));
    QTRY_COMPARE(window.clicks, 1);
}

void TestCanvas::dragMovesASlider()
{
    Window window;
    QVERIFY(window.show());
    dragMouse(&window.canvas, {window.place(1, 0.5), window.place(1, 0.7), window.place(1, 0.98)});
    QTRY_VERIFY(window.value > 0.9F);
    QVERIFY(window.settle());
    dragMouse(&window.canvas, {window.place(1, 0.9), window.place(1, -0.5)});
    QTRY_COMPARE(window.value, 0.0F);
}

void TestCanvas::typedTextArrives()
{
    Window window;
    QVERIFY(window.show());
    window.click(2);
    QTest::keyClicks(&window.canvas, QStringLiteral("ab"));
    QTest::sendKeyEvent(QTest::Click, &window.canvas, Qt::Key_Udiaeresis, QStringLiteral("ü"), Qt::NoModifier);
    QInputMethodEvent composed;
    composed.setCommitString(QStringLiteral("漢"));
    QCoreApplication::sendEvent(&window.canvas, &composed);
    QTRY_COMPARE(QString::fromUtf8(window.text.data()), QStringLiteral("abü漢"));
    QTRY_VERIFY(window.hasGlyphs);
    QVERIFY(window.canvas.testAttribute(Qt::WA_InputMethodEnabled));
    QVERIFY(QRectF(window.canvas.rect()).contains(window.canvas.inputMethodQuery(Qt::ImCursorRectangle).toRectF()));
    QTest::keyClick(&window.canvas, Qt::Key_Home);
    QTest::keyClick(&window.canvas, Qt::Key_Delete);
    QTRY_COMPARE(QString::fromUtf8(window.text.data()), QStringLiteral("bü漢"));
    QVERIFY(window.outer.keys.isEmpty());
    QTest::keyClick(&window.canvas, Qt::Key_Return);
    QTRY_VERIFY(!window.canvas.testAttribute(Qt::WA_InputMethodEnabled));
}

void TestCanvas::clipboardIsShared()
{
    Window window;
    std::strcpy(window.text.data(), "copied");
    QVERIFY(window.show());
    window.click(2);
    QTest::keyClick(&window.canvas, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&window.canvas, Qt::Key_X, Qt::ControlModifier);
    QTRY_COMPARE(QApplication::clipboard()->text(), QStringLiteral("copied"));
    QTRY_COMPARE(QString::fromUtf8(window.text.data()), QString());
    QApplication::clipboard()->setText(QStringLiteral("Γ漢"));
    QTest::keyClick(&window.canvas, Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(QString::fromUtf8(window.text.data()), QStringLiteral("Γ漢"));
}

void TestCanvas::wheelScrollsOrGoesToTheParent()
{
    Window window;
    QVERIFY(window.show());
    moveMouse(&window.canvas, window.place(0));
    QVERIFY(window.settle());
    QVERIFY(!scroll(&window.canvas, window.place(0), {}, {0, -120}));
    QVERIFY(scroll(&window.canvas, window.place(3), {}, {0, -120}));
    QTRY_VERIFY(window.scrolled > 0);
    QVERIFY(window.settle());
    // In small steps of a touch pad back to the top, and beyond it.
    const float before = window.scrolled;
    QVERIFY(scroll(&window.canvas, window.place(3), {0, 3}, {0, 24}));
    QTRY_VERIFY(window.scrolled < before);
    QVERIFY(before - window.scrolled <= 3 * window.canvas.unit());
    int steps = 0;
    while (steps < 1000 && scroll(&window.canvas, window.place(3), {0, 3}, {0, 24})) ++steps;
    QVERIFY(steps > 5 && steps < 1000);
    QCOMPARE(window.scrolled, 0.0F);
}

void TestCanvas::unwantedKeysGoToTheParent()
{
    Window window;
    QVERIFY(window.show());
    window.canvas.setFocus();
    QTest::keyClick(&window.canvas, Qt::Key_K);
    QTest::keyClick(&window.canvas, Qt::Key_Escape);
    QTest::keyClick(&window.canvas, Qt::Key_F5);
    QTest::keyClick(&window.canvas, Qt::Key_S, Qt::ControlModifier);
    const QList<int> expected = {Qt::Key_K, Qt::Key_Escape, Qt::Key_F5, Qt::Key_Control, Qt::Key_S};
    QList<int> keys = window.outer.keys;
    if (!keys.contains(Qt::Key_Control)) keys.insert(3, Qt::Key_Control);
    QCOMPARE(keys, expected);
    QTest::keyClick(&window.canvas, Qt::Key_Down);
    QCOMPARE(window.outer.keys.contains(Qt::Key_Down), false);
}

void TestCanvas::tabLeavesAtOnceWithoutStops()
{
    Window window;
    QVERIFY(window.show());
    window.before.setFocus();
    QTest::keyClick(&window.before, Qt::Key_Tab);
    QVERIFY(window.canvas.hasFocus());
    QTest::keyClick(&window.canvas, Qt::Key_Tab);
    QVERIFY(window.after.hasFocus());
    QTest::keyClick(&window.after, Qt::Key_Backtab);
    QVERIFY(window.canvas.hasFocus());
    QTest::keyClick(&window.canvas, Qt::Key_Backtab);
    QVERIFY(window.before.hasFocus());
}

void TestCanvas::tabVisitsTheStops()
{
    Window window;
    window.hasTabStops = true;
    QVERIFY(window.show());
    window.before.setFocus();
    QTest::keyClick(&window.before, Qt::Key_Tab);
    QVERIFY(window.settle());
    QTest::keyClick(&window.canvas, Qt::Key_Space);
    QTRY_COMPARE(window.clicks, 1);
    QVERIFY(window.settle());
    QTest::keyClick(&window.canvas, Qt::Key_Tab);
    QVERIFY(window.settle());
    QVERIFY(window.canvas.hasFocus());
    // Space and an arrow move the slider.
    QTest::keyClick(&window.canvas, Qt::Key_Space);
    QTest::keyClick(&window.canvas, Qt::Key_Right);
    QTRY_VERIFY(window.value > 0.5F);
    QTest::keyClick(&window.canvas, Qt::Key_Tab);
    QVERIFY(window.settle());
    QVERIFY(window.canvas.hasFocus());
    QTest::keyClick(&window.canvas, Qt::Key_Return);
    QTest::keyClicks(&window.canvas, QStringLiteral("x"));
    QTRY_COMPARE(QString::fromUtf8(window.text.data()), QStringLiteral("x"));
    QTest::keyClick(&window.canvas, Qt::Key_Tab);
    QVERIFY(window.after.hasFocus());
    QTest::keyClick(&window.after, Qt::Key_Backtab);
    QTest::keyClick(&window.canvas, Qt::Key_Backtab);
    QTest::keyClick(&window.canvas, Qt::Key_Backtab);
    QVERIFY(window.canvas.hasFocus());
    QTest::keyClick(&window.canvas, Qt::Key_Return);
    QTRY_COMPARE(window.clicks, 2);
    QTest::keyClick(&window.canvas, Qt::Key_Backtab);
    QVERIFY(window.before.hasFocus());
}

void TestCanvas::arrowsAndEnterOperate()
{
    Window window;
    QVERIFY(window.show());
    window.before.setFocus();
    QTest::keyClick(&window.before, Qt::Key_Tab);
    QVERIFY(window.settle());
    QTest::keyClick(&window.canvas, Qt::Key_Return);
    QTRY_COMPARE(window.clicks, 1);
    QVERIFY(window.settle());
    QTest::keyClick(&window.canvas, Qt::Key_Down);
    QVERIFY(window.settle());
    // Enter edits the number of a slider.
    QTest::keyClick(&window.canvas, Qt::Key_Return);
    QTRY_VERIFY(window.canvas.testAttribute(Qt::WA_InputMethodEnabled));
    QTest::keyClick(&window.canvas, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&window.canvas, QStringLiteral("0.25"));
    QTest::keyClick(&window.canvas, Qt::Key_Return);
    QTRY_COMPARE(window.value, 0.25F);
}

void TestCanvas::leavingEndsHovering()
{
    Window window;
    QVERIFY(window.show());
    moveMouse(&window.after, window.after.rect().center());
    QVERIFY(window.settle());
    const QImage before = window.canvas.picture().copy();
    moveMouse(&window.canvas, window.place(0));
    QTRY_VERIFY(window.canvas.picture() != before);
    QVERIFY(window.settle());
    moveMouse(&window.after, window.after.rect().center());
    QTRY_VERIFY(window.canvas.picture() == before);
}

void TestCanvas::idleCanvasDrawsNothing()
{
    Window window;
    QVERIFY(window.show());
    QVERIFY(window.settle());
    const qint64 frames = window.canvas.frames();
    const int draws = window.draws;
    window.canvas.update();  // Exposed again: the last frame is enough.
    for (int i = 0; i < 20; ++i) QCoreApplication::processEvents(QEventLoop::AllEvents);
    QVERIFY(window.canvas.isIdle());
    QCOMPARE(window.canvas.frames(), frames);
    QCOMPARE(window.draws, draws);
    window.canvas.refresh();
    QTRY_VERIFY(window.canvas.frames() > frames);
    QVERIFY(window.settle());
}

void TestCanvas::heldButtonKeepsDrawing()
{
    Window window;
    QVERIFY(window.show());
    QTest::mousePress(&window.canvas, Qt::LeftButton, {}, window.place(0));
    const qint64 frames = window.canvas.frames();
    QTRY_VERIFY(window.canvas.frames() > frames + 5);
    QVERIFY(!window.canvas.isIdle());
    QTest::mouseRelease(&window.canvas, Qt::LeftButton, {}, window.place(0));
    QVERIFY(window.settle());
}

void TestCanvas::animationDrawsUntilStopped()
{
    Window window;
    QVERIFY(window.show());
    const qint64 frames = window.canvas.frames();
    window.canvas.setAnimated(true);
    QTRY_VERIFY(window.canvas.frames() > frames + 5);
    window.canvas.setAnimated(false);
    QVERIFY(window.settle());
}

void TestCanvas::hiddenCanvasDrawsNothing()
{
    Window window;
    QVERIFY(window.show());
    window.canvas.setAnimated(true);
    window.canvas.hide();
    const qint64 frames = window.canvas.frames();
    for (int i = 0; i < 20; ++i) QCoreApplication::processEvents(QEventLoop::AllEvents);
    window.canvas.refresh();
    for (int i = 0; i < 20; ++i) QCoreApplication::processEvents(QEventLoop::AllEvents);
    QCOMPARE(window.canvas.frames(), frames);
    window.canvas.show();
    QTRY_VERIFY(window.canvas.frames() > frames);
}

void TestCanvas::paletteIsFollowed()
{
    Window window;
    QVERIFY(window.show());
    for (const QColor& background : {QColor(0x26, 0x29, 0x2e), QColor(0xf3, 0xf4, 0xf6)}) {
        QPalette palette(background);
        palette.setColor(QPalette::Highlight, QColor(200, 30, 40));
        window.outer.setPalette(palette);
        QTRY_COMPARE(window.canvas.picture().pixelColor(1, 1), background);
        QVERIFY(window.settle());
        QCOMPARE(window.canvas.grab().toImage().pixelColor(1, 1), background);
        // The slider's grab, the only accent, is in the middle of it.
        const QPointF grab = window.items[1].center() * static_cast<double>(window.canvas.unit());
        const QColor accent =
            window.canvas.picture().pixelColor(grab.toPoint() - QPoint(0, qRound(window.items[1].height() / 2) - 5));
        QVERIFY2(accent.red() > accent.blue() + 60, qPrintable(accent.name()));
    }
}

void TestCanvas::notedTextIsDrawnInItsFirstFrame()
{
    Canvas canvas;
    canvas.resize(300, 100);
    std::string words;
    int missing = 0, calls = 0;
    canvas.setDraw([&] {
        words = canvas.text(QStringLiteral("Γ ∘ ᵀ → ∞ ≤ ‖ λ ρ ε 漢字"));
        ImGui::TextUnformatted(words.c_str());
        missing = 0;
        for (const QChar character : QStringLiteral("Γ∘ᵀ→∞≤‖λρε漢字"))
            if (!ImGui::GetFont()->FindGlyphNoFallback(character.unicode())) ++missing;
        ++calls;
    });
    canvas.grab();
    QCOMPARE(words, std::string("Γ ∘ ᵀ → ∞ ≤ ‖ λ ρ ε 漢字"));
    QCOMPARE(calls, 2);  // The second time with all glyphs, before anything was rendered.
    QCOMPARE(missing, 0);
    QCOMPARE(canvas.frames(), 1);
}

void TestCanvas::scaleIsCrisp_data()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("100 %") << 1.0;
    QTest::newRow("125 %") << 1.25;
    QTest::newRow("200 %") << 2.0;
    QTest::newRow("300 %") << 3.0;
}

void TestCanvas::scaleIsCrisp()
{
    QFETCH(const double, scale);
    ScaledCanvas canvas(scale);
    canvas.resize(200, 80);
    float fontSize = 0;
    canvas.setDraw([&] {
        fontSize = ImGui::GetFontSize();
        ImGui::GetWindowDrawList()->AddRectFilled({100 * canvas.unit(), 0}, {101 * canvas.unit(), 40 * canvas.unit()},
                                                  IM_COL32(255, 0, 0, 255));
        ImGui::TextUnformatted("Text");
    });
    canvas.grab();
    QCOMPARE(canvas.picture().size(), QSize(qCeil(200 * scale), qCeil(80 * scale)));
    QCOMPARE(canvas.unit(), static_cast<float>(scale));
    // The font has the size of the screen's pixels, and a line of one unit has sharp edges.
    const double expected = QFontMetricsF(canvas.font()).height() * scale;
    QVERIFY2(std::abs(static_cast<double>(fontSize) - expected) <= 1 + 0.05 * expected,
             qPrintable(QString::number(fontSize)));
    const QColor red(255, 0, 0);
    int reds = 0;
    for (int x = 0; x < canvas.picture().width(); ++x) reds += canvas.picture().pixelColor(x, 10) == red ? 1 : 0;
    QCOMPARE(reds, qRound(101 * scale) - qRound(100 * scale));
}

void TestCanvas::textScaleEnlarges()
{
    Canvas canvas;
    canvas.resize(200, 80);
    float size = 0, heading = 0;
    canvas.setDraw([&] {
        size = ImGui::GetFontSize();
        heading = canvas.headingFont()->FontSize;
    });
    canvas.grab();
    const float before = size;
    QVERIFY(heading > 1.2F * size);
    canvas.setTextScale(2);
    canvas.grab();
    QVERIFY(size > 1.8F * before && size < 2.2F * before);
    QCOMPARE(canvas.unit(), 2 * static_cast<float>(canvas.devicePixelRatioF()));
}

void TestCanvas::brokenOpenGlFallsBack()
{
    if (QGuiApplication::platformName() != QStringLiteral("offscreen") || qEnvironmentVariableIsSet("DISPLAY"))
        QSKIP("needs a platform without OpenGL");
    qputenv("ROSA_CANVAS", "opengl");
    Window window;
    QVERIFY(window.show());
    QCOMPARE(window.canvas.renderer(), Canvas::Renderer::Software);
    window.click(0);
    QTRY_COMPARE(window.clicks, 1);
}

void TestCanvas::openGlDrawsTheSamePicture()
{
    qputenv("ROSA_CANVAS", "opengl");
    Window openGl;
    if (openGl.canvas.renderer() != Canvas::Renderer::OpenGl) QSKIP("needs a platform with OpenGL");
    qputenv("ROSA_CANVAS", "software");
    Window software;
    QCOMPARE(software.canvas.renderer(), Canvas::Renderer::Software);
    openGl.outer.resize(software.outer.size());
    openGl.canvas.grab();
    software.canvas.grab();
    QCOMPARE(openGl.canvas.renderer(), Canvas::Renderer::OpenGl);
    const QImage& one = openGl.canvas.picture();
    const QImage& other = software.canvas.picture();
    QCOMPARE(one.size(), other.size());
    int differing = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y), b = other.pixelColor(x, y);
            const int most =
                std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
            if (most > 6) ++differing;
        }
    // Drivers may decide otherwise about centres exactly on an edge.
    QVERIFY2(differing <= one.width() * one.height() / 1000, qPrintable(QString::number(differing)));
}

void TestCanvas::softwareOpenGlIsRecognised()
{
    QVERIFY(GlSearch::isSoftware("llvmpipe (LLVM 15.0.6, 256 bits)"));
    QVERIFY(GlSearch::isSoftware("Microsoft Basic Render Driver"));
    QVERIFY(GlSearch::isSoftware(""));
    QVERIFY(!GlSearch::isSoftware("Mesa Intel(R) UHD Graphics 620 (KBL GT2)"));
    QVERIFY(!GlSearch::isSoftware("NVIDIA GeForce RTX 3060/PCIe/SSE2"));
}

void TestCanvas::reducedMotionIsAsSet()
{
    qputenv("ROSA_REDUCED_MOTION", "1");
    QVERIFY(Canvas::reducedMotion());
    qputenv("ROSA_REDUCED_MOTION", "0");
    QVERIFY(!Canvas::reducedMotion());
    Canvas::setReducedMotion(true);
    QVERIFY(Canvas::reducedMotion());
    Canvas::setReducedMotion(std::nullopt);
    QVERIFY(!Canvas::reducedMotion());
    qunsetenv("ROSA_REDUCED_MOTION");
}

ROSA_WIDGET_TEST(TestCanvas)
#include "tst_canvas.moc"
