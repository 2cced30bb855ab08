#include "app/workbench/help/hit_delegate.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QPainter>
#include <QRegularExpression>

#include "widgets/text/closed_document.h"

namespace rosa::workbench {

namespace {

QString markedHtml(const QString& text, const QStringList& words)
{
    QStringList patterns;
    for (const QString& word : words) patterns.append(QRegularExpression::escape(word));
    if (patterns.isEmpty()) return text.toHtmlEscaped();
    const QRegularExpression any(patterns.join(QLatin1Char('|')), QRegularExpression::CaseInsensitiveOption);
    QString html;
    qsizetype end = 0;
    for (auto found = any.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        html += text.mid(end, match.capturedStart() - end).toHtmlEscaped() + QStringLiteral("<b>") +
                match.captured().toHtmlEscaped() + QStringLiteral("</b>");
        end = match.capturedEnd();
    }
    return html + text.mid(end).toHtmlEscaped();
}

void fill(QTextDocument& document, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const QString text = index.data().toString();
    document.setDefaultFont(option.font);
    document.setDocumentMargin(6);
    document.setHtml(
        QStringLiteral("<div><b>%1</b></div><div>%2</div>")
            .arg(text.section(QLatin1Char('\n'), 0, 0).toHtmlEscaped(),
                 markedHtml(text.section(QLatin1Char('\n'), 1), index.data(HitDelegate::Words).toStringList())));
}

}  // namespace

void HitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle& style = item.widget ? *item.widget->style() : *QApplication::style();
    style.drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    widgets::ClosedDocument document;
    fill(document, option, index);
    document.setTextWidth(option.rect.width());
    QAbstractTextDocumentLayout::PaintContext context;
    const bool isChosen = item.state.testFlag(QStyle::State_Selected);
    const auto group = item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    context.palette.setColor(QPalette::Text,
                             item.palette.color(group, isChosen ? QPalette::HighlightedText : QPalette::Text));
    painter->save();
    painter->translate(option.rect.topLeft());
    painter->setClipRect(QRect(QPoint(0, 0), option.rect.size()));
    document.documentLayout()->draw(painter, context);
    painter->restore();
}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : 300;
    widgets::ClosedDocument document;
    fill(document, option, index);
    document.setTextWidth(width);
    return {width, static_cast<int>(document.size().height())};
}

}  // namespace rosa::workbench
