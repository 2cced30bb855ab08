#include "widgets/matrix/matrix_view.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/matrix/colour_scale.h"
#include "widgets/matrix/node_hover.h"
#include "widgets/text/literal.h"

namespace rosa::widgets {

MatrixView::MatrixView(QWidget* parent) : HoverPicture(parent) {}

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
    updateScale();
    place();
    describe();
}

void MatrixView::setLook(const MatrixLook& look)
{
    m_picture.look = look;
    updateScale();
}

void MatrixView::setScale(ColourScale* scale)
{
    if (scale && scale == m_scale) return;
    if (m_scale) {
        disconnect(m_scale, nullptr, this, nullptr);
        m_scale->leave(this);
    }
    m_scale = scale;
    if (m_scale) {
        connect(m_scale, &ColourScale::changed, this, &MatrixView::updateScale);
        if (!m_picture.isEmpty()) {
            const auto [low, high] = rangeOf(m_picture);
            m_scale->setRange(this, low, high);
        }
    }
    updateScale();
}

void MatrixView::updateScale()
{
    const auto [low, high] = m_scale ? std::pair{m_scale->low(), m_scale->high()} : rangeOf(m_picture);
    m_picture.low = low;
    m_picture.high = high;
    m_image = cellImage(m_picture);
    place();
}

void MatrixView::place()
{
    m_layout = layoutMatrix(QRectF(rect()).adjusted(kFrame, kFrame, -kFrame, -kFrame), m_picture,
                            screenStyle(palette(), font()), this);
    update();
}

void MatrixView::setChosen(const std::optional<std::pair<int, int>>& cell)
{
    m_picture.chosen = cell;
    update();
}

void MatrixView::setCellNote(CellNote note)
{
    m_note = std::move(note);
    describe();
}

QString MatrixView::noteOf(int row, int column) const { return m_note ? m_note(row, column) : QString(); }

QString MatrixView::hoverText() const
{
    const auto [row, column] = highlight();
    if (row >= 0 && column >= 0 && row < m_picture.rows && column < m_picture.columns) {
        const QString note = noteOf(row, column);
        const QString text = cellText(m_picture, row, column);
        return note.isEmpty() ? text : text + QStringLiteral(". ") + note;
    }
    if (row >= 0 && row < m_picture.rows) return rowWeightText(m_picture, row);
    if (column >= 0 && column < m_picture.columns) return columnWeightText(m_picture, column);
    return {};
}

QPointF MatrixView::placeOf(int row, int column) const
{
    return m_layout.cells.topLeft() + QPointF((column + 0.5) * m_layout.cell, (row + 0.5) * m_layout.cell);
}

QSize MatrixView::sizeHint() const { return {220, 220}; }
QSize MatrixView::minimumSizeHint() const { return {110, 80}; }

void MatrixView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawFocus(painter);
    drawMatrix(painter, m_layout, m_picture, m_image, screenStyle(palette(), font()), highlight());
}

/// To the right of the pointer, but not over the matrix beside this one, where the same cell is highlighted.
QPoint MatrixView::tipPlace(const QPoint& pointer, const QString& text) const
{
    constexpr QPoint kAside(8, 12);
    constexpr int kPadding = 16;  ///< QToolTip's margins and its distance from the place.
    const int room = width() - QFontMetrics(QToolTip::font()).size(0, text).width() - kPadding;
    return {std::clamp(pointer.x() + kAside.x(), 0, std::max(room, 0)), pointer.y() + kAside.y()};
}

void MatrixView::mouseMoveEvent(QMouseEvent* event)
{
    const auto cell = m_layout.cellAt(event->position());
    hover().point(cell ? cell->first : -1, cell ? cell->second : -1);
    if (cell) {
        QStringList lines{cellText(m_picture, cell->first, cell->second)};
        if (!m_picture.rowWeights.empty())
            lines << rowWeightText(m_picture, cell->first) + QStringLiteral(",  ") +
                         columnWeightText(m_picture, cell->second);
        if (const QString note = noteOf(cell->first, cell->second); !note.isEmpty()) lines << note;
        const QString text = lines.join(QLatin1Char('\n'));
        QToolTip::showText(mapToGlobal(tipPlace(event->position().toPoint(), text)), literal(text), this);
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

void MatrixView::leaveEvent(QEvent* event)
{
    HoverPicture::leaveEvent(event);
    Q_EMIT cellHovered(-1, -1);
}

void MatrixView::focusInEvent(QFocusEvent* event)
{
    const bool isByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (isByKey && !m_picture.isEmpty() && (hover().row() < 0 || hover().column() < 0)) hover().point(0, 0);
    QWidget::focusInEvent(event);
}

void MatrixView::focusOutEvent(QFocusEvent* event)
{
    HoverPicture::focusOutEvent(event);
    if (hover().row() < 0 && hover().column() < 0) Q_EMIT cellHovered(-1, -1);
}

void MatrixView::keyPressEvent(QKeyEvent* event)
{
    int row = std::max(hover().row(), 0);
    int column = std::max(hover().column(), 0);
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
    hover().point(std::clamp(row, 0, m_picture.rows - 1), std::clamp(column, 0, m_picture.columns - 1));
    Q_EMIT cellHovered(hover().row(), hover().column());
}

}  // namespace rosa::widgets
