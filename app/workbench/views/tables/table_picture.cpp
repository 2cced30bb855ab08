#include "app/workbench/views/tables/table_picture.h"

#include <QPainter>

#include "widgets/figure/figure_actions.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

TablePicture::TablePicture(Draw draw, Make make, Fits fits, const QString& name, const QString& lack, QWidget* parent)
    : QWidget(parent), m_draw(draw), m_fits(fits), m_lack(lack)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(name);
    setMinimumHeight(120);
    widgets::offerFigure(this, [this, make]() -> std::unique_ptr<widgets::Figure> {
        return canDraw() ? make(*m_table, m_request) : nullptr;
    });
}

void TablePicture::setTable(std::shared_ptr<const reproduce::Table> table, const reproduce::PlanRequest& request)
{
    m_table = std::move(table);
    m_request = request;
    update();
}

void TablePicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (!canDraw()) {
        painter.setPen(widgets::quietText(palette()));
        painter.drawText(rect().adjusted(16, 8, -16, -8), Qt::AlignCenter | Qt::TextWordWrap, m_lack);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    m_draw(painter, QRectF(rect()).adjusted(8, 6, -8, -4), *m_table,
           {palette().color(QPalette::Text), widgets::quietText(palette()), widgets::lineColour(palette()),
            widgets::lineColour(palette()), widgets::isDark(palette())});
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

}  // namespace rosa::workbench
