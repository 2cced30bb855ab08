/// Vector drawings in a text document.
#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QTextObjectInterface>

class QPainter;

namespace rosa::workbench {

/// Draws the images of a document itself, so that they are vectors on paper. Register it for QTextFormat::ImageObject before the text is set;
/// it must outlive the document.
class PageDrawings : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    /// Draws into the area, in the units of the device.
    using Draw = std::function<void(QPainter&, const QRectF&)>;

    using QObject::QObject;

    /// Returns the HTML of a paragraph with the drawing.
    QString add(const QSizeF& size, Draw draw);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    struct Drawing {
        QSizeF size;
        Draw draw;
    };
    [[nodiscard]] const Drawing& of(const QTextFormat& format) const;

    std::vector<Drawing> m_all;
};

}  // namespace rosa::workbench
