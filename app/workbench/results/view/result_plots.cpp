#include "app/workbench/results/view/result_plots.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "app/workbench/results/figure/results_figure.h"
#include "widgets/chart/chart_view.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

constexpr int kSides = 16;  ///< Sum of the margins left and right of the strips.

}  // namespace

StripPlot::StripPlot(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Accuracies of all runs and splits"));
    setToolTip(
        tr("Each dot is a run (or a split of a single run); vertical line: mean; bar: 95 % interval; grey: published"));
}

void StripPlot::setTable(std::optional<ResultTable> table)
{
    m_table = std::move(table);
    updateGeometry();
    update();
}

int StripPlot::heightForWidth(int width) const
{
    const double height = m_table ? widgets::chartHeight(chart(), width - kSides, font(), this) : 4 * fontMetrics().height();
    return static_cast<int>(std::ceil(height)) + 12;
}

widgets::Chart StripPlot::chart() const
{
    constexpr double kRowLines = 1.5;
    widgets::Chart chart = stripsChart(*m_table);
    chart.rowLines = kRowLines;
    return chart;
}

QSize StripPlot::sizeHint() const
{
    constexpr int kUsualWidth = 480;
    return {kUsualWidth, heightForWidth(kUsualWidth)};
}

void StripPlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (!m_table) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(kSides / 2, 6, -kSides / 2, -2);
    const widgets::Chart drawn = chart();
    drawChart(painter, drawn, layoutChart(drawn, area, font(), this), widgets::chartColours(palette()));
    if (!hasFocus()) return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

ConfusionView::ConfusionView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Confusion matrix"));
}

void ConfusionView::setPicture(std::optional<ConfusionPicture> picture)
{
    const bool isSameShape = picture && m_picture && picture->classes == m_picture->classes;
    m_picture = std::move(picture);
    if (!isSameShape) m_current = {-1, -1};
    update();
}

QRectF ConfusionView::area() const { return QRectF(rect()).adjusted(6, 6, -6, -4); }

QRectF ConfusionView::cellRect(int expected, int predicted) const
{
    return m_picture ? confusionLayout(QFontMetricsF(font()), area(), *m_picture).at(expected, predicted) : QRectF();
}

QPoint ConfusionView::cellAt(const QPointF& place) const
{
    if (!m_picture) return {-1, -1};
    const ConfusionLayout layout = confusionLayout(QFontMetricsF(font()), area(), *m_picture);
    if (!layout.cells.contains(place)) return {-1, -1};
    const auto last = static_cast<int>(m_picture->classes.size()) - 1;
    const QPointF inside = (place - layout.cells.topLeft()) / layout.cell;
    return {std::min(last, static_cast<int>(inside.x())), std::min(last, static_cast<int>(inside.y()))};
}

QString ConfusionView::describe(int expected, int predicted) const
{
    const QLocale locale;
    const QString share = locale.toString(100 * m_picture->share(expected, predicted), 'f', 1);
    const QString count = locale.toString(static_cast<qint64>(m_picture->count(expected, predicted)));
    if (expected == predicted)
        return tr("Class %1: %2 correct test predictions, %3 % of the class")
            .arg(m_picture->classes[expected], count, share);
    return tr("Class %1 predicted as %2: %3 test predictions, %4 % of the class")
        .arg(m_picture->classes[expected], m_picture->classes[predicted], count, share);
}

bool ConfusionView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QPoint cell = cellAt(help->pos());
        if (cell.x() >= 0)
            QToolTip::showText(help->globalPos(), widgets::literal(describe(cell.y(), cell.x())), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void ConfusionView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (!m_picture) {
        painter.setPen(widgets::quietText(palette()));
        painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("This record has no confusion matrix. Evaluate the run again to add it."));
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    drawConfusion(painter, area(), *m_picture, palette().color(QPalette::Text));
    if (m_current.x() >= 0) {
        const QRectF cell = cellRect(m_current.y(), m_current.x());
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Base), 4));
        painter.drawRect(cell);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(cell);
    }
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void ConfusionView::setCurrent(const QPoint& cell)
{
    m_current = cell;
    setAccessibleDescription(cell.x() >= 0 ? describe(cell.y(), cell.x()) : QString());
    update();
}

void ConfusionView::mousePressEvent(QMouseEvent* event)
{
    const QPoint cell = cellAt(event->position());
    if (event->button() != Qt::LeftButton || cell.x() < 0) return QWidget::mousePressEvent(event);
    setCurrent(cell);
    Q_EMIT cellChosen(cell.y(), cell.x());
}

void ConfusionView::keyPressEvent(QKeyEvent* event)
{
    if (!m_picture) return QWidget::keyPressEvent(event);
    const auto last = static_cast<int>(m_picture->classes.size()) - 1;
    QPoint cell = m_current.x() < 0 ? QPoint(0, 0) : m_current;
    switch (event->key()) {
        case Qt::Key_Left:
            cell.rx() -= 1;
            break;
        case Qt::Key_Right:
            cell.rx() += 1;
            break;
        case Qt::Key_Up:
            cell.ry() -= 1;
            break;
        case Qt::Key_Down:
            cell.ry() += 1;
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_current.x() >= 0) Q_EMIT cellChosen(m_current.y(), m_current.x());
            return;
        default:
            return QWidget::keyPressEvent(event);
    }
    setCurrent(m_current.x() < 0 ? QPoint(0, 0) : QPoint(std::clamp(cell.x(), 0, last), std::clamp(cell.y(), 0, last)));
}

}  // namespace rosa::workbench
