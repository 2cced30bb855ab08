#include "widgets/plots/curve_legend.h"

#include <algorithm>

#include <QAbstractTableModel>
#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "widgets/style/fitted_text.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::widgets {

class CurveLegend::Model : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;

    std::vector<LegendEntry> entries;

    /// The name of an entry, shortened to the available width but distinct from the others.
    [[nodiscard]] QString shownName(int row, double width, const QFont& font)
    {
        QStringList names;
        for (const LegendEntry& entry : entries) names.append(entry.name);
        if (names != m_names || width != m_width || font != m_font) {
            m_names = names;
            m_width = width;
            m_font = font;
            m_shown = fittedTexts(names, QFontMetricsF(font), QList<double>(names.size(), width));
        }
        return m_shown.value(row);
    }

    void set(std::vector<LegendEntry> news)
    {
        if (news.size() != entries.size()) {
            beginResetModel();
            entries = std::move(news);
            endResetModel();
            return;
        }
        entries = std::move(news);
        if (!entries.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount({}) - 1, 1));
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(entries.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex&) const override { return 2; }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        const LegendEntry& entry = entries[static_cast<std::size_t>(index.row())];
        switch (role) {
            case Qt::DisplayRole:
                return index.column() == 0 ? entry.name : entry.value;
            case Qt::ToolTipRole:
                return literal(entry.details.isEmpty() ? entry.name : entry.details);
            case Qt::TextAlignmentRole:
                return QVariant::fromValue(index.column() == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                                               : Qt::AlignRight | Qt::AlignVCenter);
            case Qt::AccessibleTextRole:
                return index.column() == 0
                           ? CurveLegend::tr("%1, %2").arg(
                                 entry.name, entry.isShown ? CurveLegend::tr("shown") : CurveLegend::tr("hidden"))
                           : entry.value;
            default:
                return {};
        }
    }

private:
    QStringList m_names, m_shown;
    double m_width = -1;
    QFont m_font;
};

/// Draws a line sample before the name.
class CurveLegend::Delegate : public QStyledItemDelegate {
public:
    Delegate(Model* model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const LegendEntry& entry = m_model->entries[static_cast<std::size_t>(index.row())];
        QStyleOptionViewItem shown = option;
        initStyleOption(&shown, index);
        shown.font.setStrikeOut(!entry.isShown && index.column() == 0);
        if (!entry.isShown) shown.palette.setColor(QPalette::Text, quietText(option.palette));
        shown.textElideMode = Qt::ElideNone;
        if (index.column() != 0) {
            QStyledItemDelegate::paint(painter, shown, index);
            return;
        }
        const QRect sample(option.rect.left() + 2, option.rect.top(), kLegendSample, option.rect.height());
        shown.rect.setLeft(sample.right() + 3);
        const int margin = 2 * (QApplication::style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &shown, shown.widget) + 1);
        shown.text = entry.isNamed ? m_model->shownName(index.row(), shown.rect.width() - margin, option.font) : QString();
        QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &shown, painter, shown.widget);
        painter->save();
        QColor colour = entry.colour;
        if (!entry.isShown) colour.setAlphaF(0.35F);
        const int middle = sample.center().y();
        if (entry.isBand) {
            QColor fill = colour;
            fill.setAlphaF(0.25F);
            painter->fillRect(sample.adjusted(0, 3, 0, -3), fill);
        }
        painter->setPen(QPen(colour, 2, entry.dash, Qt::FlatCap));
        painter->drawLine(sample.left(), middle, sample.right(), middle);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {60, option.fontMetrics.height() + 2};
    }

private:
    Model* m_model;
};

CurveLegend::CurveLegend(QWidget* parent) : QTreeView(parent), m_model(new Model(this))
{
    setModel(m_model);
    setItemDelegate(new Delegate(m_model, this));
    setRootIsDecorated(false);
    setHeaderHidden(true);
    setIndentation(0);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setAllColumnsShowFocus(true);
    viewport()->setAutoFillBackground(false);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(30);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::Fixed);
    fitValues();
    setAccessibleName(tr("Legend"));
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex& index) { Q_EMIT toggled(index.row()); });
}

CurveLegend::~CurveLegend() = default;

void CurveLegend::fitValues() { header()->resizeSection(1, fontMetrics().horizontalAdvance(QStringLiteral("−0.00000 "))); }

void CurveLegend::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitValues();
}

void CurveLegend::setEntries(std::vector<LegendEntry> entries)
{
    const int current = currentIndex().row();
    m_model->set(std::move(entries));
    if (current >= 0 && current < m_model->rowCount({}) && !currentIndex().isValid())
        setCurrentIndex(m_model->index(current, 0));
}

int CurveLegend::heightOf(int rows) const { return rows * (fontMetrics().height() + 2) + 2 * frameWidth(); }

const std::vector<LegendEntry>& CurveLegend::entries() const { return m_model->entries; }

void CurveLegend::keyPressEvent(QKeyEvent* event)
{
    const bool toggles = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (toggles && currentIndex().isValid())
        Q_EMIT toggled(currentIndex().row());
    else
        QTreeView::keyPressEvent(event);
}

}  // namespace rosa::widgets
