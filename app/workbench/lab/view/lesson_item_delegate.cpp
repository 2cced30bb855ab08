#include "app/workbench/lab/view/lesson_item_delegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include "widgets/style/fitted_text.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

constexpr int kLessonMargin = 7;
constexpr int kTextGap = 2;
constexpr int kProgressHeight = 3;

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

/// The title, and the progress of the lesson to take next.
bool isBold(const QModelIndex& index, int line)
{
    return line == 0 || (line == 2 && index.data(LessonItemDelegate::IsNext).toBool());
}

/// Title, question and progress below each other, in a given width.
struct LessonLines {
    QStringList texts;
    QRect places[3];
    QRect bar;

    LessonLines(const QStyleOptionViewItem& option, const QModelIndex& index, const QRect& area)
        : texts(index.data().toString().split(QLatin1Char('\n')))
    {
        int top = area.top() + kLessonMargin;
        const int width = area.width() - 2 * kLessonMargin;
        for (int i = 0; i < 3; ++i) {
            const QString text = texts.value(i);
            if (text.isEmpty()) continue;
            const QFontMetrics metrics(isBold(index, i) ? bold(option.font) : option.font);
            places[i] = QRect(area.left() + kLessonMargin, top, width,
                              metrics.boundingRect(0, 0, width, 1 << 16, widgets::kWrappedText, text).height());
            top = places[i].bottom() + 1 + kTextGap;
        }
        bar = QRect(area.left() + kLessonMargin, top + kTextGap, width, kProgressHeight);
    }
};

}  // namespace

void LessonItemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle& style = item.widget ? *item.widget->style() : *QApplication::style();
    style.drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const bool isChosen = item.state.testFlag(QStyle::State_Selected);
    const auto group = item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QColor ink = item.palette.color(group, isChosen ? QPalette::HighlightedText : QPalette::Text);
    const LessonLines lines(item, index, option.rect);
    painter->save();
    for (int i = 0; i < 3; ++i) {
        painter->setFont(isBold(index, i) ? bold(item.font) : item.font);
        painter->setPen(isBold(index, i) || isChosen ? ink : widgets::quietText(item.palette));
        painter->drawText(lines.places[i], widgets::kWrappedText, lines.texts.value(i));
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(isChosen ? ink : widgets::lineColour(item.palette));
    painter->setOpacity(isChosen ? 0.4 : 1);
    painter->drawRect(lines.bar);
    QRect done = lines.bar;
    done.setWidth(static_cast<int>(done.width() * index.data(Share).toDouble()));
    painter->setOpacity(1);
    painter->setBrush(isChosen ? ink : item.palette.color(QPalette::Highlight));
    painter->drawRect(done);
    painter->restore();
}

QSize LessonItemDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : 300;
    return {width, LessonLines(option, index, QRect(0, 0, width, 0)).bar.bottom() + kLessonMargin};
}

}  // namespace rosa::workbench
