#include "widgets/canvas/canvas.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QInputMethod>
#include <QPaintEvent>
#include <QPainter>
#include <QStyle>
#include <QTimer>

#include "widgets/canvas/canvas_context.h"
#include "widgets/canvas/canvas_parts.h"
#include "widgets/canvas/gl_search.h"
#include "widgets/canvas/raster.h"

namespace rosa::widgets {

namespace {

constexpr int kFrameInterval = 16;
/// Passes after a change until ImGui has settled: sizes and popups follow from the content of the previous pass.
constexpr int kSettlingFrames = 2;
/// Events applied in one turn of the event loop.
constexpr int kMostPasses = 8;

std::optional<bool>& chosenMotion()
{
    static std::optional<bool> isReduced;
    return isReduced;
}

}  // namespace

Canvas::Canvas(QWidget* parent) : QWidget(parent), m_parts(std::make_unique<Parts>())
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    m_parts->timer.setSingleShot(true);
    m_parts->timer.setTimerType(Qt::PreciseTimer);
    connect(&m_parts->timer, &QTimer::timeout, this, &Canvas::drawFrame);
    const QByteArray wanted = qgetenv("ROSA_CANVAS");
    if (wanted == "opengl") m_parts->openGl = GlRenderer::create();
    m_parts->searchesOpenGl = wanted.isEmpty();
}

Canvas::~Canvas() = default;

void Canvas::setDraw(std::function<void()> draw)
{
    m_parts->draw = std::move(draw);
    refresh();
}

void Canvas::refresh()
{
    m_parts->isStale = true;
    m_parts->frames = std::max(m_parts->frames, kSettlingFrames);
    schedule();
}

void Canvas::setAnimated(bool animated)
{
    m_parts->isAnimated = animated;
    schedule();
}

bool Canvas::isAnimated() const { return m_parts->isAnimated; }

float Canvas::unit() const { return static_cast<float>(devicePixelRatioF() * m_parts->textScale); }

void Canvas::setTextScale(double scale)
{
    m_parts->textScale = std::clamp(scale, 0.5, 4.0);
    refresh();
}

double Canvas::textScale() const { return m_parts->textScale; }

const char* Canvas::text(const QString& text) { return m_parts->context.text(text); }

void Canvas::setCharacters(const QString& characters)
{
    m_parts->context.glyphs().note(characters);
    refresh();
}

ImFont* Canvas::normalFont() const { return m_parts->context.glyphs().normal(); }

ImFont* Canvas::headingFont() const { return m_parts->context.glyphs().heading(); }

void Canvas::tabStop() { m_parts->context.addTabStop(); }

Canvas::Renderer Canvas::renderer() const { return m_parts->openGl ? Renderer::OpenGl : Renderer::Software; }

qint64 Canvas::frames() const { return m_parts->drawnFrames; }

bool Canvas::isIdle() const
{
    const Parts& parts = *m_parts;
    return parts.frames == 0 && !parts.isAnimated && parts.context.input().isEmpty() && !parts.context.input().isHolding();
}

const QImage& Canvas::picture() const { return m_parts->image; }

bool Canvas::reducedMotion()
{
    if (chosenMotion()) return *chosenMotion();
    if (const QByteArray wanted = qgetenv("ROSA_REDUCED_MOTION"); !wanted.isEmpty()) return wanted != "0";
    return qApp && QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

void Canvas::setReducedMotion(std::optional<bool> reduced) { chosenMotion() = reduced; }

/// Software until the search has found something better.
void Canvas::startSearch()
{
    const auto use = [this] {
        m_parts->openGl = GlRenderer::create();
        refresh();
    };
    GlSearch& search = GlSearch::instance();
    if (search.isFound()) {
        use();
        return;
    }
    connect(&search, &GlSearch::found, this, use);
    search.start();
}

/// Starts the timer of the next frame if one is due.
void Canvas::schedule()
{
    Parts& parts = *m_parts;
    if (isIdle() || !isVisible() || parts.timer.isActive()) return;
    const qint64 since = parts.sinceFrame.isValid() ? parts.sinceFrame.elapsed() : kFrameInterval;
    parts.timer.start(static_cast<int>(std::clamp<qint64>(kFrameInterval - since, 0, kFrameInterval)));
}

void Canvas::drawFrame()
{
    m_parts->sinceFrame.start();
    m_parts->frames = std::max(0, m_parts->frames - 1);
    for (int i = 0; i < kMostPasses; ++i) {
        pass(true);
        if (m_parts->context.input().isEmpty()) break;
    }
    finishFrame();
    update();
    schedule();
}

void Canvas::pass(bool takesInput)
{
    Parts& parts = *m_parts;
    parts.context.setStyle(palette(), font(), unit());
    const QSize pixels(static_cast<int>(std::ceil(width() * devicePixelRatioF())),
                       static_cast<int>(std::ceil(height() * devicePixelRatioF())));
    parts.context.pass(pixels, parts.draw, takesInput);
    parts.pixels = pixels;
}

/// Shows the events that arrived since the last frame to ImGui, whose state decides about the next event.
void Canvas::passInput()
{
    for (int i = 0; i < kMostPasses && m_parts->context.isWaiting(); ++i) pass(true);
}

void Canvas::finishFrame()
{
    Parts& parts = *m_parts;
    // Characters noted by the pass are in the atlas of the next one.
    if (parts.context.glyphs().isStale()) pass(false);
    if (parts.image.size() != parts.pixels) parts.image = makeTarget(parts.pixels);
    const QColor background = palette().color(QPalette::Window);
    if (parts.openGl && !parts.openGl->render(*parts.context.data(), parts.context.glyphs(), background, parts.image))
        parts.openGl.reset();
    if (!parts.openGl) {
        parts.image.fill(background);
        rasterise(*parts.context.data(), parts.context.glyphs().texture(), parts.image);
    }
    parts.isStale = false;
    ++parts.drawnFrames;
    follow();
    Q_EMIT frameDrawn();
}

/// Pointer and input method follow ImGui.
void Canvas::follow()
{
    const CanvasContext& context = m_parts->context;
    if (cursor().shape() != context.cursor()) setCursor(context.cursor());
    const bool edits = context.editsText();
    if (edits != testAttribute(Qt::WA_InputMethodEnabled)) {
        setAttribute(Qt::WA_InputMethodEnabled, edits);
        if (hasFocus()) QGuiApplication::inputMethod()->update(Qt::ImQueryInput);
    } else if (edits) {
        updateMicroFocus();
    }
}

void Canvas::paintEvent(QPaintEvent* event)
{
    Parts& parts = *m_parts;
    const double scale = devicePixelRatioF();
    const QSize pixels(static_cast<int>(std::ceil(width() * scale)), static_cast<int>(std::ceil(height() * scale)));
    if (parts.isStale || parts.pixels != pixels || parts.image.isNull()) {
        // Without input, which could close or resize what is being painted.
        parts.frames = std::max(parts.frames, kSettlingFrames);
        pass(false);
        finishFrame();
        schedule();
    }
    QPainter painter(this);
    painter.setClipRegion(event->region());
    // Texel by pixel, also where the scale is fractional and Qt would place the image between pixels.
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    const QPointF origin = painter.deviceTransform().map(QPointF(0, 0));
    painter.scale(1 / scale, 1 / scale);
    painter.drawImage(QPointF(std::round(origin.x()) - origin.x(), std::round(origin.y()) - origin.y()), parts.image);
}

}  // namespace rosa::widgets
