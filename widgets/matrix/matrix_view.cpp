#include "widgets/matrix/matrix_view.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/matrix/colour_scale.h"
#include "widgets/matrix/node_hover.h"

namespace rosa::widgets {

MatrixView::MatrixView(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setHover(new NodeHover(this));
}

MatrixView::~MatrixView()
{
    if (m_scale) {
        disconnect(m_scale, nullptr, this, nullptr);
        m_scale->leave(this);
    }
}

void MatrixView::setPicture(MatrixPicture picture)
{
    m_picture = std::move(picture);
    if (!m_picture.title.isEmpty()) setAccessibleName(m_picture.title);
    if (m_scale && !m_picture.isEmpty()) {
        const auto [low, high] = rangeOf(m_picture);
        m_scale->setRange(this, low, high);
    }
    takeScale();
    place();
    describe();
}

void MatrixView::setColourMap(ColourMap map)
{
    m_picture.map = map;
    takeScale();
}

void MatrixView::setScale(ColourScale* scale)
{
    if (m_scale) {
        disconnect(m_scale, nullptr, this, nullptr);
        m_scale->leave(this);
    }
    m_scale = scale;
    if (m_scale) {
        connect(m_scale, &ColourScale::changed, this, &MatrixView::takeScale);
        if (!m_picture.isEmpty()) {
            const auto [low, high] = rangeOf(m_picture);
            m_scale->setRange(this, low, high);
        }
    }
    takeScale();
}

void MatrixView::setHover(NodeHover* hover)
{
    if (m_hover) {
        disconnect(m_hover, nullptr, this, nullptr);
        if (m_hover->parent() == this) delete m_hover;
    }
    m_hover = hover;
    connect(m_hover, &NodeHover::changed, this, [this] {
        describe();
        update();
    });
}

void MatrixView::takeScale()
{
    const auto [low, high] = m_scale ? std::pair{m_scale->low(), m_scale->high()} : rangeOf(m_picture);
    m_picture.low = low;
    m_picture.high = high;
    m_image = cellImage(m_picture);
    place();
}

void MatrixView::place()
{
    m_layout = layoutMatrix(QRectF(rect()).adjusted(2, 2, -2, -2), m_picture, screenStyle(palette(), font()), this);
    update();
}

void MatrixView::describe()
{
    const int row = m_hover->row();
    const int column = m_hover->column();
    QString text;
    if (row >= 0 && column >= 0 && row < m_picture.rows && column < m_picture.columns)
        text = cellText(m_picture, row, column);
    else if (row >= 0 && row < m_picture.rows)
        text = rowWeightText(m_picture, row);
    else if (column >= 0 && column < m_picture.columns)
        text = columnWeightText(m_picture, column);
    if (accessibleDescription() != text) setAccessibleDescription(text);
}

QPointF MatrixView::placeOf(int row, int column) const
{
    return m_layout.cells.topLeft() + QPointF((column + 0.5) * m_layout.cell, (row + 0.5) * m_layout.cell);
}

QSize MatrixView::sizeHint() const { return {220, 220}; }
QSize MatrixView::minimumSizeHint() const { return {110, 110}; }

void MatrixView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    drawMatrix(painter, m_layout, m_picture, m_image, screenStyle(palette(), font()), {m_hover->row(), m_hover->column()});
}

void MatrixView::resizeEvent(QResizeEvent*) { place(); }

void MatrixView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) place();
    QWidget::changeEvent(event);
}

void MatrixView::mouseMoveEvent(QMouseEvent* event)
{
    const auto cell = m_layout.cellAt(event->position());
    m_hover->point(cell ? cell->first : -1, cell ? cell->second : -1);
    if (cell) {
        QStringList lines{cellText(m_picture, cell->first, cell->second)};
        if (!m_picture.rowWeights.empty())
            lines << rowWeightText(m_picture, cell->first) + QStringLiteral(",  ") +
                         columnWeightText(m_picture, cell->second);
        QToolTip::showText(event->globalPosition().toPoint() + QPoint(8, 12), lines.join(QLatin1Char('\n')), this);
    } else {
        QToolTip::hideText();
    }
    Q_EMIT cellHovered(cell ? cell->first : -1, cell ? cell->second : -1);
}

void MatrixView::mousePressEvent(QMouseEvent* event)
{
    const auto cell = m_layout.cellAt(event->position());
    if (event->button() != Qt::LeftButton || !cell) {
        QWidget::mousePressEvent(event);
        return;
    }
    Q_EMIT cellClicked(cell->first, cell->second);
}

void MatrixView::leaveEvent(QEvent*)
{
    m_hover->point(-1, -1);
    Q_EMIT cellHovered(-1, -1);
}

void MatrixView::focusInEvent(QFocusEvent* event)
{
    const bool isByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (isByKey && !m_picture.isEmpty() && (m_hover->row() < 0 || m_hover->column() < 0)) m_hover->point(0, 0);
    QWidget::focusInEvent(event);
}

void MatrixView::keyPressEvent(QKeyEvent* event)
{
    int row = std::max(m_hover->row(), 0);
    int column = std::max(m_hover->column(), 0);
    switch (event->key()) {
        case Qt::Key_Left:
            --column;
            break;
        case Qt::Key_Right:
            ++column;
            break;
        case Qt::Key_Up:
            --row;
            break;
        case Qt::Key_Down:
            ++row;
            break;
        case Qt::Key_Home:
            column = 0;
            break;
        case Qt::Key_End:
            column = m_picture.columns - 1;
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (!m_picture.isEmpty()) Q_EMIT cellClicked(row, column);
            return;
        default:
            QWidget::keyPressEvent(event);
            return;
    }
    if (m_picture.isEmpty()) return;
    m_hover->point(std::clamp(row, 0, m_picture.rows - 1), std::clamp(column, 0, m_picture.columns - 1));
    Q_EMIT cellHovered(m_hover->row(), m_hover->column());
}

}  // namespace rosa::widgets
