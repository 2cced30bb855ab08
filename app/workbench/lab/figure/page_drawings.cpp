#include "app/workbench/lab/figure/page_drawings.h"

#include <QPainter>
#include <QTextImageFormat>

namespace rosa::workbench {

QString PageDrawings::add(const QSizeF& size, Draw draw)
{
    m_all.push_back({size, std::move(draw)});
    return QStringLiteral("<p><img src=\"%1\"></p>").arg(m_all.size() - 1);
}

const PageDrawings::Drawing& PageDrawings::of(const QTextFormat& format) const
{
    return m_all.at(format.toImageFormat().name().toULongLong());
}

QSizeF PageDrawings::intrinsicSize(QTextDocument* /*document*/, int /*position*/, const QTextFormat& format)
{
    return of(format).size;
}

void PageDrawings::drawObject(QPainter* painter, const QRectF& rect, QTextDocument* /*document*/, int /*position*/,
                              const QTextFormat& format)
{
    painter->save();
    of(format).draw(*painter, rect);
    painter->restore();
}

}  // namespace rosa::workbench
