/// Positions of the texts of a figure, for tests that they are inside it and do not overlap.
#pragma once

#include <vector>

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include "widgets/figure/figure.h"

namespace rosa::widgets {

struct DrawnText {
    QString text;
    QRectF box;  ///< Logical units.
};

/// Records all texts without drawing.
class TextRecorder : public QPaintEngine, public QPaintDevice {
public:
    explicit TextRecorder(const QSizeF& size) : QPaintEngine(QPaintEngine::AllFeatures), m_size(size) {}

    std::vector<DrawnText> texts;

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    Type type() const override { return User; }
    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        const QRectF box(place.x(), place.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        texts.push_back({item.text(), painter()->deviceTransform().mapRect(box)});
    }

    QPaintEngine* paintEngine() const override { return const_cast<TextRecorder*>(this); }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
            case PdmWidth:
                return static_cast<int>(m_size.width());
            case PdmHeight:
                return static_cast<int>(m_size.height());
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY:
                return 96;
            case PdmDepth:
                return 32;
            case PdmDevicePixelRatio:
                return 1;
            default:
                return QPaintDevice::metric(metric);
        }
    }

private:
    QSizeF m_size;
};

inline std::vector<DrawnText> textsOf(const Figure& figure, const FigureStyle& style)
{
    const QSizeF size(unitsOfMm(style.widthMm), unitsOfMm(style.heightMm));
    TextRecorder recorder(size);
    QPainter painter(&recorder);
    painter.setFont(fontOf(style));
    figure.paint(painter, QRectF(QPointF(0, 0), size), style);
    painter.end();
    return recorder.texts;
}

/// Faults in the positions of texts of a figure; "" if all are inside and do not overlap.
inline QString faultsOf(const Figure& figure, const FigureStyle& style)
{
    const QRectF page(0, 0, unitsOfMm(style.widthMm), unitsOfMm(style.heightMm));
    const auto texts = textsOf(figure, style);
    QStringList faults;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const DrawnText& text = texts[i];
        if (text.text.trimmed().isEmpty()) continue;
        if (!page.adjusted(-1, -1, 1, 1).contains(text.box)) faults += QStringLiteral("\"%1\" is cut").arg(text.text);
        if (text.text.contains(QChar(u'…'))) faults += QStringLiteral("\"%1\" is shortened").arg(text.text);
        // Lines of one text may touch.
        const auto core = [](const QRectF& box) {
            const double less = 0.18 * std::min(box.width(), box.height());
            return box.adjusted(less, less, -less, -less);
        };
        for (std::size_t k = i + 1; k < texts.size(); ++k)
            if (!texts[k].text.trimmed().isEmpty() && core(text.box).intersects(core(texts[k].box)))
                faults += QStringLiteral("\"%1\" and \"%2\" overlap").arg(text.text, texts[k].text);
    }
    return faults.mid(0, 8).join(QStringLiteral("; "));
}

}  // namespace rosa::widgets
