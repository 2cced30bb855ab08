#include "widgets/plots/curve_plot.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QRubberBand>

#include "widgets/plots/cross_hair.h"
#include "widgets/plots/curve_legend.h"
#include "widgets/plots/epoch_axis.h"
#include "widgets/plots/frame_clock.h"
#include "widgets/plots/inline_legend.h"
#include "widgets/plots/qcustomplot.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/number_text.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::widgets {

namespace {

/// The cross-hair snaps to a mark within this distance.
constexpr int kMarkPixels = 4;
/// Minimum interval between updates of the legend's numbers, so that they can be read.
constexpr int kLegendMilliseconds = 125;

QFont smallFont(const QWidget& widget)
{
    QFont font = widget.font();
    font.setPointSizeF(std::max(7.0, font.pointSizeF() * 0.9));
    return font;
}

QString scaleName(ScaleKind kind)
{
    switch (kind) {
        case ScaleKind::Linear:
            return CurvePlot::tr("Linear");
        case ScaleKind::Log:
            return CurvePlot::tr("Logarithmic");
        case ScaleKind::SymmetricLog:
            return CurvePlot::tr("Symmetric logarithmic");
    }
    return {};
}

/// The band at one epoch; NaN if no curve reaches it.
BandColumn meanOf(const PlotBand& band, int epoch)
{
    std::vector<const CurveStore*> stores;
    for (const auto& store : band.data) stores.push_back(store.get());
    const Band at = bandOf(stores, band.spread, epoch, epoch, 1);
    if (!at.columns.empty()) return at.columns.front();
    return {epoch, epoch, kNoNumber, kNoNumber, kNoNumber, kNoNumber, 0};
}

QString scaleShort(ScaleKind kind)
{
    return kind == ScaleKind::Linear ? CurvePlot::tr("linear")
           : kind == ScaleKind::Log  ? CurvePlot::tr("log")
                                     : CurvePlot::tr("symlog");
}

}  // namespace

CurvePlot::CurvePlot(EpochAxis& axis, FrameClock& clock, QWidget* parent)
    : QWidget(parent),
      m_axis(axis),
      m_clock(clock),
      m_plot(new QCustomPlot(this)),
      m_panel(std::make_unique<CurvePanel>(m_plot->axisRect(), CurvePanel::Medium::Screen)),
      m_crossHair(new CrossHair(m_plot)),
      m_epochTitle(new QCPItemText(m_plot)),
      m_inline(new InlineLegend(this)),
      m_title(new PlainLabel(this)),
      m_note(new PlainLabel(this)),
      m_rubber(new QRubberBand(QRubberBand::Rectangle, m_plot))
{
    setFocusPolicy(Qt::StrongFocus);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    m_plot->setMinimumSize(160, 44);
    m_plot->axisRect()->setAutoMargins(QCP::msNone);
    // Left of the axis' first label, where it takes no space from the curves.
    m_epochTitle->setText(epochText());
    m_epochTitle->setClipToAxisRect(false);
    m_epochTitle->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
    m_epochTitle->setPadding(QMargins(0, 7, 8, 0));
    m_epochTitle->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_epochTitle->position->setCoords(0, 1);
    layOut();
    applyPalette();
    setEpochLabels(true);

    m_legendTimer.setSingleShot(true);
    connect(&m_legendTimer, &QTimer::timeout, this, &CurvePlot::refreshLegend);
    connect(m_inline, &InlineLegend::toggled, this, &CurvePlot::toggle);
    connect(&m_axis, &EpochAxis::rangeChanged, this, &CurvePlot::refresh);
    connect(&m_axis, &EpochAxis::hoverEpochChanged, this, [this] {
        refreshCrossHair();
        if (!m_legendTimer.isActive()) m_legendTimer.start(kLegendMilliseconds / 4);
    });
}

CurvePlot::~CurvePlot() = default;

void CurvePlot::layOut()
{
    setTextSize(m_title, TextSize::Strong);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    applyFont();
    auto* header = new QHBoxLayout;
    header->setContentsMargins(8, 2, 0, 0);
    header->setSpacing(8);
    header->addWidget(m_title);
    header->addWidget(m_note, 1);
    header->addWidget(m_inline);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addLayout(header);
    left->addWidget(m_plot, 1);
    left->setContentsMargins(1, 1, 1, 1);
    setLayout(left);
}

void CurvePlot::applyFont()
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_note, m_inline}) part->setFont(smallFont(*this));
}

void CurvePlot::addScales(QMenu& menu)
{
    QMenu* scales = menu.addMenu(tr("Scale of the value axis"));
    for (const ScaleKind kind : {ScaleKind::Linear, ScaleKind::Log, ScaleKind::SymmetricLog}) {
        QAction* action = scales->addAction(scaleName(kind), this, [this, kind] { setScale(kind); });
        action->setCheckable(true);
        action->setChecked(kind == m_source.scale);
    }
}

void CurvePlot::showTitle()
{
    const bool isLinear = m_source.scale == ScaleKind::Linear;
    m_title->setText(isLinear ? m_source.titleWithUnit()
                              : QStringLiteral("%1, %2").arg(m_source.titleWithUnit(), scaleShort(m_source.scale)));
}

void CurvePlot::setSource(PanelSource source)
{
    const auto isHidden = [](const auto& items, const QString& id) {
        return std::any_of(items.begin(), items.end(), [&](const auto& item) { return item.id == id && !item.isShown; });
    };
    for (PlotCurve& curve : source.curves) curve.isShown = !isHidden(m_source.curves, curve.id);
    for (PlotBand& band : source.bands) band.isShown = !isHidden(m_source.bands, band.id);
    m_source = std::move(source);
    showTitle();
    m_inline->setAccessibleName(tr("Legend of %1").arg(m_source.title));
    setAccessibleName(m_source.title);
    refreshLegend();
    refresh();
}

void CurvePlot::setScale(ScaleKind kind)
{
    if (kind == m_source.scale) return;
    m_source.scale = kind;
    showTitle();
    refresh();
    Q_EMIT scaleChanged(kind);
}

void CurvePlot::setSmoothing(double weight)
{
    m_source.smoothing = weight;
    refresh();
}

void CurvePlot::setEpochLabels(bool areShown)
{
    m_panel->setEpochLabels(areShown);
    m_crossHair->setShowsEpoch(areShown);
    m_epochTitle->setVisible(areShown);
    const QFontMetrics metrics(smallFont(*this));
    const int left = metrics.horizontalAdvance(QStringLiteral("−0.00000")) + 12;
    m_plot->axisRect()->setMargins(QMargins(left, metrics.height() / 2 + 1, 18, areShown ? metrics.height() + 10 : 8));
    refresh();
}

void CurvePlot::applyPalette()
{
    m_panel->setColours(PanelColours::of(palette()));
    m_panel->setFont(smallFont(*this));
    m_crossHair->setLook(PanelColours::of(palette()), smallFont(*this));
    m_epochTitle->setFont(smallFont(*this));
    m_epochTitle->setColor(PanelColours::of(palette()).quiet);
    m_plot->setBackground(QBrush(palette().color(QPalette::Window)));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, quietText(palette()));
    m_note->setPalette(quiet);
}

void CurvePlot::refresh()
{
    m_clock.request(this, [this] { draw(); });
}

void CurvePlot::draw()
{
    if (!isVisible()) return;
    // One column per screen pixel: fewer would leave gaps between the strokes.
    const int pixels = std::max(50, static_cast<int>(m_plot->axisRect()->width() * devicePixelRatioF()));
    m_panel->show(m_source.draw(m_axis.from(), m_axis.to(), pixels, isDark(palette())));
    m_plot->replot(QCustomPlot::rpQueuedRefresh);
    refreshCrossHair();
    if (!m_legendTimer.isActive()) m_legendTimer.start(kLegendMilliseconds);
    Q_EMIT drawn();
}

void CurvePlot::refreshCrossHair()
{
    if (!isVisible()) return;
    std::vector<CrossHair::Mark> points;
    const int epoch = m_axis.hoverEpoch();
    const auto add = [&](double value, int colour) {
        points.push_back({drawing().scale.place(value), curveColour(colour, isDark(palette()))});
    };
    for (const PlotBand& band : m_source.bands)
        if (band.isShown && epoch > 0) {
            const BandColumn column = meanOf(band, epoch);
            add(m_source.smoothing > 0 ? column.smooth : column.mean, band.colour);
        }
    for (const PlotCurve& curve : m_source.curves) {
        if (!curve.isShown || epoch == 0) continue;
        const CurveColumn column = curve.data->at(epoch);
        add(m_source.smoothing > 0 ? column.smooth : column.mean, curve.colour);
    }
    m_crossHair->show(epoch, std::move(points));
}

void CurvePlot::refreshLegend()
{
    const int hovered = m_axis.hoverEpoch();
    std::vector<LegendEntry> entries;
    const bool dark = isDark(palette());
    for (const PlotBand& band : m_source.bands) {
        LegendEntry entry{band.name, {}, {}, curveColour(band.colour, dark), band.dash, true, band.isShown};
        std::vector<const CurveStore*> stores;
        for (const auto& store : band.data) stores.push_back(store.get());
        const BandColumn column = meanOf(band, hovered > 0 ? hovered : m_source.length());
        const QString count = countText(bandOf(stores, band.spread, m_axis.from(), m_axis.to(), 100));
        entry.name = QStringLiteral("%1 · %2 · %3").arg(count, band.name, spreadText(band.spread));
        entry.value = shortNumber(column.mean);
        entry.details = tr("%1: mean %2, band %3 to %4, n = %5")
                            .arg(band.name, shortNumber(column.mean), shortNumber(column.low), shortNumber(column.high))
                            .arg(column.count);
        entries.push_back(std::move(entry));
    }
    for (const PlotCurve& curve : m_source.curves) {
        LegendEntry entry{
            curve.name, {},           {}, curveColour(curve.colour, dark), legendDash(curve.dash, curve.dashedFrom),
            false,      curve.isShown};
        const CurveColumn column = curve.data->at(hovered > 0 ? hovered : curve.data->size());
        entry.value = shortNumber(column.mean);
        entry.details = column.last > column.first
                            ? tr("%1, epochs %2 to %3: mean %4, smallest %5, largest %6")
                                  .arg(curve.name)
                                  .arg(column.first)
                                  .arg(column.last)
                                  .arg(shortNumber(column.mean), shortNumber(column.minimum), shortNumber(column.maximum))
                            : tr("%1, epoch %2: %3").arg(curve.name).arg(column.first).arg(shortNumber(column.mean));
        entries.push_back(std::move(entry));
    }
    m_entries = entries;
    std::size_t at = 0;
    const auto shorten = [&](const auto& items) {
        for (const auto& item : items) {
            LegendEntry& entry = entries[at++];
            entry.isListed = item.isListed;
            entry.isNamed = !item.line.isEmpty();
            if (entry.isNamed) entry.name = item.line;
        }
    };
    if (m_source.areNamedAbove) {
        shorten(m_source.bands);
        shorten(m_source.curves);
    }
    m_inline->setEntries(entries);
    Q_EMIT entriesChanged();
    refreshNote();
    setAccessibleDescription(summary());
}

void CurvePlot::refreshNote()
{
    QStringList notes;
    // Labels of neighbouring marks may have been omitted from the plot.
    const double epochsPerPixel = (m_axis.to() - m_axis.from()) / std::max(1.0, m_panel->epochArea().width());
    for (const CurveMark& mark : m_source.marks)
        if (m_axis.hoverEpoch() > 0 && !mark.label.isEmpty() &&
            std::abs(mark.epoch - m_axis.hoverEpoch()) <= kMarkPixels * epochsPerPixel)
            notes.append(tr("epoch %1: %2").arg(QLocale().toString(mark.epoch), mark.label));
    notes.append(drawingNotes(drawing(), m_source.smoothing));
    const QString text = notes.join(QStringLiteral(" · "));
    m_note->setToolTip(literal(text));
    m_note->setText(m_note->fontMetrics().elidedText(text, Qt::ElideRight, m_note->width()));
}

void CurvePlot::toggle(int entry)
{
    const auto bands = static_cast<int>(m_source.bands.size());
    if (entry < bands)
        m_source.bands[static_cast<std::size_t>(entry)].isShown ^= true;
    else
        m_source.curves[static_cast<std::size_t>(entry - bands)].isShown ^= true;
    refreshLegend();
    refresh();
}

const PanelDrawing& CurvePlot::drawing() const { return m_panel->drawing(); }

QString CurvePlot::summary() const
{
    QStringList parts;
    for (const PlotCurve& curve : m_source.curves) {
        const CurveColumn all = curve.data->whole();
        if (!curve.isShown || curve.data->size() == 0) continue;
        parts.append(tr("%1: %n epoch(s), newest %2, smallest %3, largest %4", nullptr, curve.data->size())
                         .arg(curve.name, shortNumber(curve.data->at(curve.data->size()).closing), shortNumber(all.minimum),
                              shortNumber(all.maximum)));
    }
    return parts.isEmpty() ? tr("%1: nothing recorded yet").arg(m_source.title) : parts.join(QStringLiteral("; "));
}

void CurvePlot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        applyFont();
        setEpochLabels(m_epochTitle->visible());
    }
    if (event->type() != QEvent::FontChange && event->type() != QEvent::PaletteChange &&
        event->type() != QEvent::StyleChange)
        return;
    applyPalette();
    refreshLegend();
    refresh();
}

void CurvePlot::paintEvent(QPaintEvent*)
{
    if (!hasFocus()) return;
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Highlight));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

}  // namespace rosa::widgets
