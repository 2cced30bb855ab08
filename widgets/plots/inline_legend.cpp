#include "widgets/plots/inline_legend.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QToolButton>

#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::widgets {

namespace {

constexpr int kSampleHeight = 10;
constexpr int kMargins = 12;

QIcon sampleOf(const LegendEntry& entry, qreal pixelRatio)
{
    QPixmap picture(QSize(kLegendSample, kSampleHeight) * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    QColor colour = entry.colour;
    if (!entry.isShown) colour.setAlphaF(0.35F);
    painter.setPen(QPen(colour, 2, entry.dash, Qt::FlatCap));
    painter.drawLine(0, kSampleHeight / 2, kLegendSample, kSampleHeight / 2);
    return picture;
}

}  // namespace

InlineLegend::InlineLegend(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this)), m_value(new PlainLabel)
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(0);
    m_row->addStretch(1);
    m_row->addWidget(m_value);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

int InlineLegend::wholeWidth() const
{
    int whole = 0;
    for (const LegendEntry& entry : m_entries) whole += widthOf(entry, true);
    return whole;
}

QSize InlineLegend::sizeHint() const { return {wholeWidth(), QWidget::sizeHint().height()}; }

QSize InlineLegend::minimumSizeHint() const { return {0, QWidget::minimumSizeHint().height()}; }

void InlineLegend::setEntries(const std::vector<LegendEntry>& entries)
{
    m_entries.clear();
    m_places.clear();
    for (std::size_t i = 0; i < entries.size() && m_entries.size() < kMostEntries; ++i) {
        if (!entries[i].isListed) continue;
        m_entries.push_back(entries[i]);
        m_places.push_back(static_cast<int>(i));
    }
    while (m_buttons.size() > m_entries.size()) {
        m_buttons.back()->deleteLater();
        m_buttons.pop_back();
    }
    while (m_buttons.size() < m_entries.size()) {
        auto* button = new QToolButton(this);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize({kLegendSample, kSampleHeight});
        connect(button, &QToolButton::clicked, this, [this, entry = m_buttons.size()] { Q_EMIT toggled(m_places[entry]); });
        m_row->addWidget(button);
        m_buttons.push_back(button);
    }
    const int whole = wholeWidth();
    if (std::exchange(m_whole, whole) != whole) updateGeometry();
    refresh();
}

int InlineLegend::widthOf(const LegendEntry& entry, bool isNamed) const
{
    // The widest value, so that changing numbers do not move the names.
    const QString widest = QStringLiteral("−0.0000");
    const QString text = isNamed && entry.isNamed ? entry.name + QLatin1Char(' ') + widest : widest;
    return kLegendSample + kMargins + fontMetrics().horizontalAdvance(text);
}

void InlineLegend::refresh()
{
    m_value->setVisible(isSole());
    if (isSole()) {
        m_value->setFont(font());
        m_value->setText(m_entries.front().value);
        m_value->setToolTip(literal(m_entries.front().details));
        m_buttons.front()->hide();
        return;
    }
    const bool hasRoom = wholeWidth() <= width();
    int used = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const LegendEntry& entry = m_entries[i];
        QToolButton* button = m_buttons[i];
        QFont shown = font();
        shown.setStrikeOut(!entry.isShown);
        button->setFont(shown);
        button->setIcon(sampleOf(entry, devicePixelRatioF()));
        button->setText(hasRoom && entry.isNamed ? entry.name + QLatin1Char(' ') + entry.value : entry.value);
        button->setFixedWidth(widthOf(entry, hasRoom));
        used += widthOf(entry, hasRoom);
        button->setVisible(i == 0 || used <= width());
        button->setToolTip(literal(entry.details));
        button->setAccessibleName(
            CurveLegend::tr("%1, %2").arg(entry.name, entry.isShown ? CurveLegend::tr("shown") : CurveLegend::tr("hidden")));
    }
}

void InlineLegend::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) refresh();
}

void InlineLegend::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) refresh();
}

}  // namespace rosa::widgets
