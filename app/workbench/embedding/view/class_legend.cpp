#include "app/workbench/embedding/view/class_legend.h"

#include <algorithm>

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QStyle>

namespace rosa::workbench {

namespace {

constexpr int kMarkerSide = 14;
constexpr int kTallText = 1000;

}  // namespace

ClassLegend::ClassLegend(QWidget* parent) : QListWidget(parent)
{
    setAccessibleName(tr("Colours"));
    setFrameShape(QFrame::NoFrame);
    setIconSize({kMarkerSide, kMarkerSide});
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideNone);
    setWordWrap(true);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListWidget::itemChanged, this, &ClassLegend::visibleChanged);
}

void ClassLegend::setColours(const NodeColours& colours)
{
    const std::vector<bool> before = visible();
    bool isSame = before.size() == static_cast<std::size_t>(colours.legend.size());
    const QSignalBlocker blocker(this);
    QStringList texts;
    const QLocale locale;
    for (const LegendLine& line : colours.legend) texts.append(tr("%1  (%2)").arg(line.text, locale.toString(line.count)));
    for (int i = 0; isSame && i < count(); ++i) isSame = item(i)->text() == texts[i];
    clear();
    for (qsizetype i = 0; i < texts.size(); ++i) {
        auto* line = new QListWidgetItem(
            markerIcon(colours.kinds.kinds[static_cast<std::size_t>(i)], kMarkerSide, devicePixelRatioF()), texts[i], this);
        line->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        line->setCheckState(!isSame || before[static_cast<std::size_t>(i)] ? Qt::Checked : Qt::Unchecked);
        line->setToolTip(tr("Click to show or hide; double-click to show only this"));
    }
    fitLines();
}

/// Qt does not count the check box when it wraps a text.
void ClassLegend::fitLines()
{
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
    const int box = style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this);
    const int room = viewport()->width() - box - kMarkerSide - 6 * margin;
    const QSignalBlocker blocker(this);
    for (int i = 0; i < count(); ++i) {
        const QRect text =
            fontMetrics().boundingRect(QRect(0, 0, std::max(room, 1), kTallText), Qt::TextWordWrap, item(i)->text());
        item(i)->setSizeHint({0, std::max(text.height(), kMarkerSide) + 2});
    }
    scheduleDelayedItemsLayout();
}

void ClassLegend::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) fitLines();
}

void ClassLegend::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitLines();
}

std::vector<bool> ClassLegend::visible() const
{
    std::vector<bool> shown;
    for (int i = 0; i < count(); ++i) shown.push_back(item(i)->checkState() == Qt::Checked);
    return shown;
}

void ClassLegend::setShown(int line, bool isShown) { item(line)->setCheckState(isShown ? Qt::Checked : Qt::Unchecked); }

void ClassLegend::showAlone(int line)
{
    const std::vector<bool> shown = visible();
    bool isAlone = shown[static_cast<std::size_t>(line)];
    for (int i = 0; i < count(); ++i) isAlone = isAlone && (i == line || !shown[static_cast<std::size_t>(i)]);
    {
        const QSignalBlocker blocker(this);
        for (int i = 0; i < count(); ++i) setShown(i, isAlone || i == line);
    }
    viewport()->update();
    Q_EMIT visibleChanged();
}

void ClassLegend::mousePressEvent(QMouseEvent* event)
{
    const int line = indexAt(event->position().toPoint()).row();
    if (event->button() != Qt::LeftButton || line < 0) return QListWidget::mousePressEvent(event);
    setCurrentRow(line);
    setShown(line, item(line)->checkState() != Qt::Checked);
}

/// The preceding press has toggled the line; the double click refers to its state before.
void ClassLegend::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int line = indexAt(event->position().toPoint()).row();
    if (line < 0) return;
    setShown(line, item(line)->checkState() != Qt::Checked);
    showAlone(line);
}

void ClassLegend::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentRow() >= 0) return showAlone(currentRow());
    QListWidget::keyPressEvent(event);
}

}  // namespace rosa::workbench
