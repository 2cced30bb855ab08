#include "widgets/text/plain_label.h"

#include "widgets/text/closed_document.h"

namespace rosa::widgets {

void RichLabel::setHtml(const QString& html) { setText(namesResources(html) ? html.toHtmlEscaped() : html); }

}  // namespace rosa::widgets
