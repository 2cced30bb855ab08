#include "widgets/text/closed_document.h"

#include <QImage>

namespace rosa::widgets {

QVariant ClosedDocument::loadResource(int type, const QUrl&)
{
    m_hasAsked = true;
    if (type != ImageResource) return QString();
    // Of an empty variant or image, Qt would open the file of that name itself.
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent);
    return nothing;
}

bool namesResources(const QString& html)
{
    ClosedDocument document;
    document.setHtml(html);
    (void)document.size();  // Images are asked for when they are placed.
    return document.hasAsked();
}

}  // namespace rosa::widgets
