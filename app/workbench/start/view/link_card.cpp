#include "app/workbench/start/view/link_card.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>

#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

constexpr int kPadding = 10;
constexpr int kIcon = 18;
constexpr int kCardRound = 6;
constexpr int kNarrowestCard = 150;
constexpr int kPreferred = 240;
constexpr int kTall = 10'000;

}  // namespace

LinkCard::LinkCard(const QString& icon, const QString& title, const QString& text, QWidget* parent)
    : QAbstractButton(parent), m_text(text)
{
    setIcon(widgets::icon(icon));
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(text);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QFont LinkCard::titleFont() const
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    return strong;
}

QRect LinkCard::textArea(const QSize& size) const
{
    return QRect(QPoint(), size).adjusted(2 * kPadding + kIcon, kPadding, -kPadding, -kPadding);
}

int LinkCard::heightForWidth(int width) const
{
    const QRect room = textArea({width, kTall});
    const int title = QFontMetrics(titleFont()).boundingRect(room, Qt::TextWordWrap, text()).height();
    const int below = m_text.isEmpty() ? 0 : fontMetrics().boundingRect(room, Qt::TextWordWrap, m_text).height() + 2;
    return std::max(kIcon, title + below) + 2 * kPadding;
}

QSize LinkCard::sizeHint() const { return {kPreferred, heightForWidth(kPreferred)}; }

QSize LinkCard::minimumSizeHint() const { return {kNarrowestCard, fontMetrics().height() + 2 * kPadding}; }

void LinkCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Highlight);
    const bool isMarked = isEnabled() && (hasFocus() || underMouse());
    painter.setPen(QPen(isMarked ? accent : widgets::lineColour(palette()), hasFocus() ? 2 : 1));
    painter.setBrush(isDown() ? palette().color(QPalette::AlternateBase) : palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kCardRound, kCardRound);
    icon().paint(&painter, QRect(kPadding, kPadding, kIcon, kIcon), Qt::AlignCenter,
                 isEnabled() ? QIcon::Normal : QIcon::Disabled);
    const QRect room = textArea(size());
    painter.setFont(titleFont());
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
    QRect used;
    painter.drawText(room, Qt::TextWordWrap, text(), &used);
    painter.setFont(font());
    painter.setPen(widgets::quietText(palette()));
    painter.drawText(room.adjusted(0, used.height() + 2, 0, 0), Qt::TextWordWrap, m_text);
}

void LinkCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

bool LinkCard::event(QEvent* event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave) update();
    if (event->type() == QEvent::FontChange) updateGeometry();
    return QAbstractButton::event(event);
}

}  // namespace rosa::workbench
