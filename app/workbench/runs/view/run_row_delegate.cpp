#include "app/workbench/runs/view/run_row_delegate.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QTreeView>

#include "app/workbench/runs/view/run_tree_model.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/fitted_text.h"
#include "widgets/style/icons.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

/// Number of rows whose titles are kept distinct: more than any screen shows.
constexpr int kRowBlock = 100;
constexpr int kRowColourWidth = 4;
constexpr int kRowMargin = 4;
constexpr int kStateIconSide = 14;
constexpr int kEyeSide = 16;
constexpr int kRowBarHeight = 4;
constexpr int kLongestRowBar = 64;
constexpr int kLeastRowBar = 16;

using RowKind = RunNode::Kind;

RowKind rowKindOf(const QModelIndex& index) { return static_cast<RowKind>(index.data(RunTreeModel::KindRole).toInt()); }

bool isOfTwoLines(const QModelIndex& index)
{
    const RowKind kind = rowKindOf(index);
    return kind == RowKind::Run || kind == RowKind::Sweep;
}

QColor rowTextColour(const QStyleOptionViewItem& cell, bool isQuiet)
{
    if (cell.state & QStyle::State_Selected) return cell.palette.color(QPalette::HighlightedText);
    return isQuiet ? widgets::quietText(cell.palette) : cell.palette.color(QPalette::Text);
}

}  // namespace

RunRowDelegate::RunRowDelegate(QTreeView* view) : QStyledItemDelegate(view)
{
    const auto forget = [this] { m_blocks.clear(); };
    connect(view->model(), &QAbstractItemModel::dataChanged, this, forget);
    connect(view->model(), &QAbstractItemModel::modelReset, this, forget);
    connect(view->model(), &QAbstractItemModel::rowsInserted, this, forget);
    connect(view->model(), &QAbstractItemModel::rowsRemoved, this, forget);
    connect(view->model(), &QAbstractItemModel::layoutChanged, this, forget);
}

QSize RunRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int line = option.fontMetrics.height();
    // The width is that of the list: it has no horizontal scroll bar.
    return {0, isOfTwoLines(index) ? 2 * line + 2 * kRowMargin : line + 2 * kRowMargin};
}

QRect RunRowDelegate::eyeOf(const QRect& row, const QModelIndex& index)
{
    if (!index.data(RunTreeModel::OverlayRole).isValid()) return {};
    return {row.right() - kEyeSide - kRowMargin, row.top() + (row.height() - kEyeSide) / 2, kEyeSide, kEyeSide};
}

/// The first line without colour, icon, and what stands at the end.
QRect RunRowDelegate::titlePlace(const QStyleOptionViewItem& cell, const QModelIndex& index) const
{
    QRect place = cell.rect.adjusted(kRowMargin, kRowMargin, -kRowMargin, 0);
    place.setHeight(cell.fontMetrics.height());
    const RowKind kind = rowKindOf(index);
    if (kind == RowKind::Run) place.setLeft(place.left() + kRowColourWidth + kRowMargin);
    if (!index.data(Qt::DecorationRole).value<QIcon>().isNull()) place.setLeft(place.left() + kStateIconSide + kRowMargin);
    if (const QRect eye = eyeOf(cell.rect, index); !eye.isEmpty()) place.setRight(eye.left() - kRowMargin);
    if (kind == RowKind::Data || kind == RowKind::Baseline) {
        const QString end = index.data(RunTreeModel::EndRole).toString();
        place.setRight(place.right() - cell.fontMetrics.horizontalAdvance(end) - 2 * kRowMargin);
    }
    return place;
}

QString RunRowDelegate::shownTitle(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (m_font != option.font) m_blocks.clear();
    m_font = option.font;
    const int width = titlePlace(option, index).width();
    const int first = index.row() / kRowBlock * kRowBlock;
    Block& block = m_blocks[{index.parent().data(RunTreeModel::KeyRole).toString(), first}];
    if (block.width != width || block.titles.isEmpty()) {
        block.width = width;
        QStringList titles;
        const int end = std::min(first + kRowBlock, index.model()->rowCount(index.parent()));
        for (int row = first; row < end; ++row) titles.append(index.siblingAtRow(row).data().toString());
        block.titles = widgets::fittedTexts(titles, QFontMetricsF(option.font), QList<double>(titles.size(), width));
    }
    return block.titles.value(index.row() - first);
}

void RunRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle& style = cell.widget ? *cell.widget->style() : *QApplication::style();
    painter->save();
    painter->setClipRect(cell.rect);
    painter->setRenderHint(QPainter::Antialiasing);
    style.drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    if (const int colour = index.data(RunTreeModel::ColourRole).toInt(); colour >= 0 && rowKindOf(index) == RowKind::Run) {
        const QRect bar(cell.rect.left() + kRowMargin, cell.rect.top() + kRowMargin, kRowColourWidth,
                        cell.rect.height() - 2 * kRowMargin);
        if (cell.state & QStyle::State_Selected)
            painter->fillRect(bar.adjusted(-1, -1, 1, 1), cell.palette.color(QPalette::HighlightedText));
        painter->fillRect(bar, widgets::curveColour(colour, widgets::isDark(cell.palette)));
    }
    paintTitle(painter, cell, index);
    if (isOfTwoLines(index)) paintSecond(painter, cell, index);
    paintEye(painter, cell, index);
    if (cell.state & QStyle::State_HasFocus) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(cell);
        focus.backgroundColor = cell.palette.color(QPalette::Base);
        style.drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, cell.widget);
    }
    painter->restore();
}

void RunRowDelegate::paintTitle(QPainter* painter, const QStyleOptionViewItem& cell, const QModelIndex& index) const
{
    const RowKind kind = rowKindOf(index);
    const QRect place = titlePlace(cell, index);
    QFont font = cell.font;
    if (kind == RowKind::Data) font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(rowTextColour(cell, kind == RowKind::Baseline));
    const QString title = kind == RowKind::Run
                              ? shownTitle(cell, index)
                              : widgets::fittedText(index.data().toString(), QFontMetricsF(font), place.width());
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter, title);
    if (const QIcon icon = index.data(Qt::DecorationRole).value<QIcon>(); !icon.isNull()) {
        const QRect at(place.left() - kStateIconSide - kRowMargin, place.center().y() - kStateIconSide / 2, kStateIconSide,
                       kStateIconSide);
        icon.paint(painter, at, Qt::AlignCenter, cell.state & QStyle::State_Selected ? QIcon::Selected : QIcon::Normal);
    }
    if (kind != RowKind::Data && kind != RowKind::Baseline) return;
    painter->setFont(cell.font);
    painter->setPen(rowTextColour(cell, true));
    painter->drawText(cell.rect.adjusted(0, 0, -2 * kRowMargin, 0), Qt::AlignRight | Qt::AlignVCenter,
                      index.data(RunTreeModel::EndRole).toString());
}

void RunRowDelegate::paintSecond(QPainter* painter, const QStyleOptionViewItem& cell, const QModelIndex& index) const
{
    QRect place = titlePlace(cell, index);
    if (rowKindOf(index) == RowKind::Run && !index.data(Qt::DecorationRole).value<QIcon>().isNull())
        place.setLeft(place.left() - kStateIconSide - kRowMargin);
    place.translate(0, place.height());
    painter->setFont(cell.font);
    painter->setPen(rowTextColour(cell, true));
    const QString text = index.data(RunTreeModel::SecondRole).toString();
    painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                      widgets::fittedText(text, QFontMetricsF(cell.font), place.width()));
    const double share = index.data(RunTreeModel::ShareRole).toDouble();
    const double progress = index.data(RunTreeModel::ProgressRole).toDouble();
    const double filled = progress >= 0 ? progress : share;
    const int left = place.left() + cell.fontMetrics.horizontalAdvance(text) + 2 * kRowMargin;
    const QString end = index.data(RunTreeModel::EndRole).toString();
    const int endWidth = cell.fontMetrics.horizontalAdvance(end) + 2 * kRowMargin;
    if (!std::isnan(filled) && filled >= 0 && place.right() - left >= kLeastRowBar) {
        // The same length for all, so that the bars can be compared.
        const int start = std::max(left, place.right() - kLongestRowBar);
        const QRectF bar(start, place.center().y() - kRowBarHeight / 2.0 + 1, place.right() - start, kRowBarHeight);
        painter->setPen(Qt::NoPen);
        painter->setBrush(widgets::lineColour(cell.palette));
        painter->drawRoundedRect(bar, 2, 2);
        painter->setBrush(cell.state & QStyle::State_Selected ? cell.palette.color(QPalette::HighlightedText)
                          : progress >= 0                     ? cell.palette.color(QPalette::Highlight)
                                                              : widgets::quietText(cell.palette));
        painter->drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * filled, kRowBarHeight), 2, 2);
    } else if (!end.isEmpty() && place.right() - left >= endWidth) {
        painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, end);
    }
}

void RunRowDelegate::paintEye(QPainter* painter, const QStyleOptionViewItem& cell, const QModelIndex& index) const
{
    const QRect eye = eyeOf(cell.rect, index);
    if (eye.isEmpty()) return;
    const bool isOn = index.data(RunTreeModel::OverlayRole).toBool();
    if (!isOn) painter->setOpacity(0.35);
    widgets::icon(isOn ? QStringLiteral("eye") : QStringLiteral("eye-off"))
        .paint(painter, eye, Qt::AlignCenter, cell.state & QStyle::State_Selected ? QIcon::Selected : QIcon::Normal);
    painter->setOpacity(1);
}

void RunRowDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    editor->setGeometry(option.rect.adjusted(kRowMargin + kRowColourWidth, 0, 0, -option.rect.height() / 2 + kRowMargin));
}

}  // namespace rosa::workbench
