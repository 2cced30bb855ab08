#include "app/workbench/tables/view/table_grid.h"

#include <algorithm>

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "app/workbench/base/core_text.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

Q_DECLARE_METATYPE(rosa::workbench::CellFace)

namespace rosa::workbench {

namespace {

constexpr int kFaceRole = Qt::UserRole + 1;
constexpr int kCellMargin = 6;
constexpr double kSmall = 0.88;  ///< Relative font size of the second line.

/// Draws the measured value and below it, less prominently, the counts and the published number.
class FacePainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto face = index.data(kFaceRole).value<CellFace>();
        QStyleOptionViewItem blank = option;
        initStyleOption(&blank, index);
        blank.text.clear();
        const QWidget* widget = option.widget;
        widget->style()->drawControl(QStyle::CE_ItemViewItem, &blank, painter, widget);
        painter->save();
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const QColor text =
            isSelected ? option.palette.color(QPalette::HighlightedText) : option.palette.color(QPalette::Text);
        const QColor quiet = isSelected ? text : widgets::quietText(option.palette);
        const bool isValue =
            !face.interval.isEmpty() || face.state == CellState::Measured || face.measured.front().isDigit();
        const QRect area = option.rect.adjusted(kCellMargin, 4, -kCellMargin, -4);
        const int line = QFontMetrics(option.font).height();
        QFont font = option.font;
        font.setBold(face.isBest);
        painter->setFont(font);
        painter->setPen(face.state == CellState::Failed && !isSelected ? widgets::errorColour(option.palette)
                        : isValue                                      ? text
                                                                       : quiet);
        const QString head = face.measured + face.mark;
        painter->drawText(QRect(area.left(), area.top(), area.width(), line), Qt::AlignLeft | Qt::AlignVCenter, head);
        const int used = QFontMetrics(font).horizontalAdvance(head) + kCellMargin;
        painter->setFont(smallFont(option.font));
        painter->setPen(quiet);
        painter->drawText(QRect(area.left() + used, area.top(), area.width() - used, line), Qt::AlignLeft | Qt::AlignVCenter,
                          face.interval);
        painter->drawText(QRect(area.left(), area.top() + line, area.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                          face.below);
        if (face.state == CellState::Running) drawProgress(*painter, option, face.progress);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto face = index.data(kFaceRole).value<CellFace>();
        QFont bold = option.font;
        bold.setBold(face.isBest);
        const QFontMetrics small(smallFont(option.font));
        const int first = QFontMetrics(bold).horizontalAdvance(face.measured + face.mark) + kCellMargin +
                          small.horizontalAdvance(face.interval);
        return {std::max(first, small.horizontalAdvance(face.below)) + 2 * kCellMargin + 4,
                2 * QFontMetrics(option.font).height() + 10};
    }

private:
    static QFont smallFont(QFont font)
    {
        font.setPointSizeF(font.pointSizeF() * kSmall);
        return font;
    }

    /// A line at the bottom of the cell; dashed if the progress is unknown.
    static void drawProgress(QPainter& painter, const QStyleOptionViewItem& option, double progress)
    {
        const QRect foot(option.rect.left() + kCellMargin, option.rect.bottom() - 3, option.rect.width() - 2 * kCellMargin,
                         3);
        painter.fillRect(foot, widgets::lineColour(option.palette));
        const QColor colour = option.palette.color(QPalette::Highlight);
        if (progress >= 0)
            painter.fillRect(QRect(foot.left(), foot.top(), static_cast<int>(foot.width() * progress), 3), colour);
        else
            painter.fillRect(foot, QBrush(colour, Qt::Dense5Pattern));
    }
};

}  // namespace

TableGrid::TableGrid(QWidget* parent) : QTableWidget(parent)
{
    setItemDelegate(new FacePainter(this));
    setAccessibleName(tr("Published and measured results"));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setCornerButtonEnabled(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(this, &QTableWidget::itemSelectionChanged, this, &TableGrid::updateMarks);
}

void TableGrid::setTable(const tables::Plan& plan, const std::vector<CellFace>& faces)
{
    const int rows = static_cast<int>(plan.rows.size());
    const int columns = static_cast<int>(plan.columns.size());
    setRowCount(rows);
    setColumnCount(columns);
    for (int column = 0; column < columns; ++column) {
        const catalog::PublishedColumn& place = plan.columns[static_cast<std::size_t>(column)];
        auto* head = new QTableWidgetItem(QString::fromStdString(place.title));
        head->setToolTip(widgets::literal(coreText(place.note)));
        setHorizontalHeaderItem(column, head);
    }
    for (int row = 0; row < rows; ++row) {
        const tables::PlanRow& line = plan.rows[static_cast<std::size_t>(row)];
        auto* head = new QTableWidgetItem(rowTitle(plan, static_cast<std::size_t>(row)));
        head->setToolTip(widgets::literal(coreText(line.note)));
        QFont font = head->font();
        font.setBold(line.isReference);
        head->setFont(font);
        setVerticalHeaderItem(row, head);
        for (int column = 0; column < columns; ++column) {
            QTableWidgetItem* cell = item(row, column);
            if (!cell) setItem(row, column, cell = new QTableWidgetItem);
            const CellFace& face = faces[static_cast<std::size_t>(row * columns + column)];
            cell->setData(kFaceRole, QVariant::fromValue(face));
            cell->setData(Qt::AccessibleTextRole, face.spoken());
        }
    }
    resizeRowsToContents();
}

void TableGrid::updateMarks()
{
    std::vector<CellPlace> now;
    for (const QModelIndex& index : selectedIndexes())
        now.push_back({static_cast<std::size_t>(index.row()), static_cast<std::size_t>(index.column())});
    // Previously selected cells keep their order: the second is compared with the first.
    std::vector<CellPlace> next;
    for (const CellPlace& place : m_marked)
        if (std::ranges::find(now, place) != now.end()) next.push_back(place);
    for (const CellPlace& place : now)
        if (std::ranges::find(next, place) == next.end()) next.push_back(place);
    m_marked = std::move(next);
    Q_EMIT markedChanged();
}

void TableGrid::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentRow() >= 0) return Q_EMIT cellOpened(currentRow(), currentColumn());
    QTableWidget::keyPressEvent(event);
}

void TableGrid::mouseReleaseEvent(QMouseEvent* event)
{
    QTableWidget::mouseReleaseEvent(event);
    const QTableWidgetItem* cell = itemAt(event->position().toPoint());
    if (cell && event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier && m_marked.size() == 1)
        Q_EMIT cellOpened(cell->row(), cell->column());
}

}  // namespace rosa::workbench
