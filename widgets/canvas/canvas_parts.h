/// The private parts of Canvas, shared by its source files.
#pragma once

#include <QElapsedTimer>
#include <QImage>
#include <QTimer>

#include "widgets/canvas/canvas.h"
#include "widgets/canvas/canvas_context.h"
#include "widgets/canvas/gl_renderer.h"

namespace rosa::widgets {

struct Canvas::Parts {
    CanvasContext context;
    std::function<void()> draw;
    std::unique_ptr<GlRenderer> openGl;  ///< nullptr: software.
    bool searchesOpenGl = false;
    QImage image;  ///< The last frame.
    QSize pixels;  ///< Of the last pass.
    QTimer timer;
    QElapsedTimer sinceFrame;
    int frames = 0;  ///< Still to draw.
    bool isStale = true;
    bool isAnimated = false;
    double textScale = 1;
    qint64 drawnFrames = 0;
};

}  // namespace rosa::widgets
