#include "widgets/style/colour_disc.h"

#include <QPainter>

#include "widgets/style/class_colours.h"
#include "widgets/style/theme.h"

namespace rosa::widgets {

namespace {

constexpr int kSide = 10;

}  // namespace

ColourDisc::ColourDisc(QWidget* parent) : QWidget(parent)
{
    setFixedSize(kSide, kSide);
    setVisible(false);
}

void ColourDisc::setColour(int number)
{
    m_number = number;
    setVisible(number >= 0);
    update();
}

void ColourDisc::paintEvent(QPaintEvent*)
{
    if (m_number < 0) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(curveColour(m_number, isDark(palette())));
    painter.drawEllipse(rect());
}

}  // namespace rosa::widgets
