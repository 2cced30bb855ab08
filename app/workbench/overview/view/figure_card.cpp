#include "app/workbench/overview/view/figure_card.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QPainter>

#include "widgets/figure/save_figure.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

constexpr int kNarrowestCard = 280;
constexpr int kUsualCard = 440;
constexpr double kHighestPicture = 320;  ///< Units of a picture; a higher one is drawn flatter.
constexpr double kLowestPicture = 120;
constexpr double kCardPoints = 8;
constexpr double kCardRounding = 6;

}  // namespace

FigureCard::FigureCard(const QString& title, std::shared_ptr<const widgets::Figure> figure, QWidget* parent)
    : QAbstractButton(parent), m_figure(std::move(figure))
{
    setText(title);
    setAccessibleName(tr("%1: %2").arg(title, m_figure->title()));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int FigureCard::headHeight() const { return fontMetrics().height() + 2 * widgets::kGap; }

widgets::FigureStyle FigureCard::styleFor(int width) const
{
    widgets::FigureStyle style = m_figure->suitableStyle();
    style.widthMm = widgets::mmOfUnits(std::max(width - 2 * widgets::kWideGap, 1));
    style.fontPoints = kCardPoints;
    style.screen = palette();
    style.heightMm =
        widgets::mmOfUnits(std::clamp(widgets::unitsOfMm(m_figure->heightFor(style)), kLowestPicture, kHighestPicture));
    return style;
}

int FigureCard::heightForWidth(int width) const
{
    return headHeight() + static_cast<int>(widgets::unitsOfMm(styleFor(width).heightMm)) + widgets::kWideGap;
}

QSize FigureCard::sizeHint() const { return {kUsualCard, heightForWidth(kUsualCard)}; }
QSize FigureCard::minimumSizeHint() const
{
    return {kNarrowestCard, headHeight() + static_cast<int>(kLowestPicture) + widgets::kWideGap};
}

void FigureCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isLit = underMouse() || hasFocus();
    painter.setPen(QPen(isLit ? palette().color(QPalette::Highlight) : widgets::lineColour(palette()), isLit ? 2 : 1));
    painter.setBrush(palette().base());
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kCardRounding, kCardRounding);
    const QRect head(widgets::kWideGap, 0, width() - 2 * widgets::kWideGap, headHeight());
    painter.setPen(palette().color(QPalette::Text));
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    painter.setFont(strong);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, text());
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::Link));
    painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, tr("Open") + QStringLiteral(" ›"));

    const QRect room(widgets::kWideGap, headHeight(), head.width(), height() - headHeight() - widgets::kWideGap);
    if (m_picture.deviceIndependentSize().toSize() != room.size() || m_picture.devicePixelRatio() != devicePixelRatioF()) {
        widgets::FigureStyle style = styleFor(width());
        style.heightMm = widgets::mmOfUnits(room.height());
        QImage image = widgets::drawFigure(*m_figure, style, 96 * devicePixelRatioF());
        image.setDevicePixelRatio(devicePixelRatioF());
        m_picture = QPixmap::fromImage(image);
    }
    painter.drawPixmap(room.topLeft(), m_picture);
}

void FigureCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

bool FigureCard::event(QEvent* event)
{
    switch (event->type()) {
        case QEvent::PaletteChange:
            m_picture = {};
            [[fallthrough]];
        case QEvent::FocusIn:
        case QEvent::FocusOut:
        case QEvent::HoverEnter:
        case QEvent::HoverLeave:
            update();
            break;
        default:
            break;
    }
    return QAbstractButton::event(event);
}

}  // namespace rosa::workbench
