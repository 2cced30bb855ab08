#include "widgets/text/literal.h"

#include <QTextDocument>

#include "widgets/text/shortened.h"

namespace rosa::widgets {

QString literal(const QString& text)
{
    const QString shown = shortened(text, kLongestTip);
    return Qt::mightBeRichText(shown) ? Qt::convertFromPlainText(shown) : shown;
}

QString wrapped(const QString& text)
{
    return text.isEmpty() ? QString() : Qt::convertFromPlainText(shortened(text, kLongestTip));
}

}  // namespace rosa::widgets
