/// Frame of a figure of nodes: a caption above, the classes below.
#pragma once

#include <vector>

#include "widgets/figure/figure.h"
#include "widgets/figure/legend.h"
#include "widgets/matrix/draw_matrix.h"

namespace rosa::workbench {

/// Black on white, or in the colours of the screen that shows the figure.
widgets::DrawingStyle paperStyle(const widgets::FigureStyle& style);

class FigureFrame {
public:
    /// Both may be empty.
    FigureFrame(QString caption, std::vector<widgets::LegendMark> classes)
        : m_caption(std::move(caption)), m_classes(std::move(classes))
    {}

    [[nodiscard]] const QString& caption() const { return m_caption; }
    /// Height in units of caption and classes at the given `width`; both are wrapped.
    [[nodiscard]] double height(double width, const widgets::DrawingStyle& style, const QPaintDevice* device) const;
    /// Draws both into `area`; returns the area between them.
    QRectF draw(QPainter& painter, const QRectF& area, const widgets::DrawingStyle& style) const;
    /// Both for PGFPlots, in a picture of height `heightMm` whose position on paper is `area` (units).
    [[nodiscard]] QString pgf(const QRectF& area, double heightMm, const widgets::DrawingStyle& style,
                              const QPaintDevice* device) const;
    /// The area between them, without drawing.
    [[nodiscard]] QRectF inside(const QRectF& area, const widgets::DrawingStyle& style, const QPaintDevice* device) const;

private:
    [[nodiscard]] double captionHeight(double width, const widgets::DrawingStyle& style, const QPaintDevice* device) const;
    [[nodiscard]] double legendHeight(double width, const widgets::DrawingStyle& style, const QPaintDevice* device) const;

    QString m_caption;
    std::vector<widgets::LegendMark> m_classes;
};

}  // namespace rosa::workbench
