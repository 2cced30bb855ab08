#include "widgets/style/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

#include "core/base/check.h"

/// The icons are in a static library, whose resources must be registered explicitly. Qt's macro must be used outside namespaces.
static void registerIcons() { Q_INIT_RESOURCE(icons); }

namespace rosa::widgets {

namespace {

class LineIcon : public QIconEngine {
public:
    explicit LineIcon(QByteArray drawing) : m_drawing(std::move(drawing)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const QColor colour = palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active,
                                            mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText);
        QByteArray drawing = m_drawing;
        drawing.replace("currentColor", colour.name().toLatin1());
        QSvgRenderer(drawing).render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) return {};  // A button without a layout yet.
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return result;
    }

    QIconEngine* clone() const override { return new LineIcon(m_drawing); }

private:
    QByteArray m_drawing;
};

}  // namespace

QIcon icon(const QString& name)
{
    static const bool isRegistered = (registerIcons(), true);
    static_cast<void>(isRegistered);
    QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    const bool isThere = file.open(QIODevice::ReadOnly);
    ROSA_CHECK(isThere, "icon " + name.toStdString() + " is not in resources/icons");
    return QIcon(new LineIcon(file.readAll()));
}

}  // namespace rosa::widgets
