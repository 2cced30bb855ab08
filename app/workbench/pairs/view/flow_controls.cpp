#include "app/workbench/pairs/view/flow_controls.h"

#include <algorithm>

#include <QAction>
#include <QMenu>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>

#include "app/workbench/pairs/figure/alignment_figure.h"
#include "widgets/menu/menu_field.h"
#include "widgets/style/number_text.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

const QString kInCellsSetting = QStringLiteral("alignment/flows_in_cells");

}  // namespace

FlowControls::FlowControls(QMenu& menu, QObject* parent)
    : QObject(parent),
      m_threshold(new QSlider(Qt::Horizontal)),
      m_strongest(new QSpinBox),
      m_inCells(new QAction(tr("Draw flows through the cells of Γ"), this))
{
    const bind::Parameter& threshold = bind::parameterOf(&AlignmentOptions::threshold);
    m_threshold->setRange(static_cast<int>(threshold.minimum), static_cast<int>(threshold.maximum));
    m_threshold->setValue(AlignmentOptions().threshold);
    m_threshold->setObjectName(QStringLiteral("threshold"));
    m_threshold->setAccessibleName(tr("Weakest flow shown, in per cent of the strongest"));
    m_threshold->setToolTip(widgets::literal(m_threshold->accessibleName()));
    m_threshold->setMinimumWidth(140);
    m_strongest->setRange(0, 999);
    m_strongest->setSpecialValueText(tr("all flows"));
    m_strongest->setPrefix(tr("top "));
    m_strongest->setObjectName(QStringLiteral("strongest"));
    m_strongest->setAccessibleName(tr("Number of strongest flows shown"));
    m_strongest->setToolTip(widgets::literal(m_strongest->accessibleName()));
    m_inCells->setObjectName(QStringLiteral("flowsInCells"));
    m_inCells->setCheckable(true);
    m_inCells->setChecked(QSettings().value(kInCellsSetting, true).toBool());
    menu.addAction(m_inCells);
    widgets::addField(menu, tr("Weakest flow"), m_threshold);
    widgets::addField(menu, tr("Strongest flows"), m_strongest);
    connect(m_threshold, &QSlider::valueChanged, this, &FlowControls::changed);
    connect(m_strongest, &QSpinBox::valueChanged, this, &FlowControls::changed);
    connect(m_inCells, &QAction::toggled, this, [this](bool on) {
        QSettings().setValue(kInCellsSetting, on);
        Q_EMIT changed();
    });
}

widgets::FlowFilter FlowControls::filter(bool isHard) const
{
    return {m_threshold->value() / 100.0, m_strongest->value(), isHard};
}

widgets::PlanEdges FlowControls::edgesOf(const PairData& pairData, const widgets::PairPicture& picture) const
{
    widgets::PlanEdges edges{pairData.rowEdges, pairData.columnEdges, {}};
    if (!m_inCells->isChecked()) return edges;
    const auto flows = widgets::shownFlows(picture);
    const std::size_t most = std::max(picture.left.nodes.size(), picture.right.nodes.size());
    for (std::size_t i = 0; i < std::min(flows.size(), most); ++i)
        edges.flows.push_back({flows[i].row, flows[i].column, flows[i].mass / flows.front().mass});
    return edges;
}

QString FlowControls::textOf(const PairData& pairData, const widgets::PairPicture& picture)
{
    const auto shares = widgets::flowShares(picture);
    if (shares.all <= 0) return {};
    const int flows = static_cast<int>(widgets::shownFlows(picture).size());
    QStringList parts{tr("%n flow(s), %1 of the mass", nullptr, flows).arg(widgets::perCent(shares.shown / shares.all))};
    constexpr double kLeastShown = 0.005;
    if (const double padding = picture.paddingMass / shares.all; padding >= kLeastShown)
        parts << tr("padding: %1").arg(widgets::perCent(padding));
    if (const QString problem = problemText(pairData); !problem.isEmpty()) parts << problem;
    return parts.join(QStringLiteral("; "));
}

}  // namespace rosa::workbench
