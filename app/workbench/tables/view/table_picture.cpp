#include "app/workbench/tables/view/table_picture.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QResizeEvent>

#include "widgets/chart/chart_view.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

constexpr QMarginsF kMargins(8, 6, 8, 4);

/// Curves for the sensitivity study, means for other tables.
widgets::Chart meansChart(const tables::Table& table, double, const QFont&, const QPaintDevice*)
{
    return hasCurves(table) ? parameterCurvesChart(table) : barsChart(table);
}

std::unique_ptr<widgets::Figure> makeMeans(const tables::Table& table, const tables::PlanRequest& request)
{
    if (hasCurves(table)) return std::make_unique<ParameterCurvesFigure>(table, request);
    return std::make_unique<BarsFigure>(table, request);
}

std::unique_ptr<widgets::Figure> makeRanks(const tables::Table& table, const tables::PlanRequest& request)
{
    return std::make_unique<RanksFigure>(table, request);
}

bool hasRanks(const tables::Table& table) { return table.ranking.has_value(); }

}  // namespace

const TablePicture::Kind TablePicture::kMeans{meansChart, makeMeans, hasBars};
const TablePicture::Kind TablePicture::kRanks{ranksChart, makeRanks, hasRanks};

TablePicture::TablePicture(const Kind& kind, const QString& name, const QString& lack, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_lack(lack)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(name);
    updateHeight();
    widgets::offerFigure(this, [this]() -> std::unique_ptr<widgets::Figure> {
        return canDraw() ? m_kind.make(*m_table, m_request) : nullptr;
    });
}

void TablePicture::setTable(std::shared_ptr<const tables::Table> table, const tables::PlanRequest& request)
{
    m_table = std::move(table);
    m_request = request;
    updateHeight();
    update();
}

void TablePicture::updateHeight()
{
    constexpr int kLeast = 120;
    const double room = width() - kMargins.left() - kMargins.right();
    const double needed =
        canDraw() && room > 0 ? widgets::chartHeight(m_kind.chart(*m_table, room, font(), this), room, font(), this) : 0;
    const int height = static_cast<int>(std::ceil(needed + kMargins.top() + kMargins.bottom()));
    setMinimumHeight(std::max(kLeast, height));
}

void TablePicture::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) updateHeight();
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
    const QRectF area = QRectF(rect()).marginsRemoved(kMargins);
    const widgets::Chart chart = m_kind.chart(*m_table, area.width(), font(), this);
    drawChart(painter, chart, layoutChart(chart, area, font(), this), widgets::chartColours(palette()));
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

}  // namespace rosa::workbench
