#include "app/workbench/pairs/view/matrices_menu.h"

#include <algorithm>

#include <QActionGroup>
#include <QSettings>

#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

constexpr widgets::ColourMap kColourMaps[] = {widgets::ColourMap::Viridis, widgets::ColourMap::Cividis,
                                              widgets::ColourMap::Greys};

const QString kMatricesSetting = QStringLiteral("alignment/matrices");
const QString kGraphsSetting = QStringLiteral("alignment/graphs");
const QString kLinkedSetting = QStringLiteral("alignment/linked_scales");
const QString kPlansLinkedSetting = QStringLiteral("alignment/linked_plans");
const QString kMapSetting = QStringLiteral("alignment/colours");
const QString kClassesSetting = QStringLiteral("alignment/class_labels");

}  // namespace

MatricesMenu::MatricesMenu(MatricesPanel& matrices, QWidget* parent) : widgets::TickMenu(parent), m_matrices(matrices)
{
    setToolTipsVisible(true);
    restore();
    addMatrices();
    addSeparator();
    addScales();
    addClasses();
    addSeparator();
    addColours();
}

void MatricesMenu::addMatrices()
{
    const auto shown = m_matrices.shownMatrices();
    for (const PairMatrix matrix : kPairMatrices) {
        QAction* action = addAction(titleOf(matrix));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(shown, matrix) != shown.end());
        action->setToolTip(widgets::literal(helpOf(matrix)));
        connect(action, &QAction::toggled, this, [this, matrix](bool on) {
            m_matrices.setShown(matrix, on);
            keep();
        });
    }
    QAction* graphs = addAction(MatricesPanel::tr("Two graphs"));
    graphs->setObjectName(QStringLiteral("showGraphs"));
    graphs->setCheckable(true);
    graphs->setChecked(m_matrices.areGraphsShown());
    graphs->setToolTip(tr("Both views as graphs, with the flows of the plan between them"));
    connect(graphs, &QAction::toggled, this, [this](bool on) {
        m_matrices.setGraphsShown(on);
        keep();
    });
}

void MatricesMenu::addScales()
{
    QAction* linked = addAction(tr("Use one scale for all costs"));
    linked->setCheckable(true);
    linked->setChecked(m_matrices.isLinked());
    connect(linked, &QAction::toggled, this, [this](bool on) {
        m_matrices.setLinked(on);
        keep();
    });
    QAction* plans = addAction(tr("Use one scale for Γ and Γ*"));
    plans->setCheckable(true);
    plans->setChecked(m_matrices.planLook().isLinked);
    plans->setToolTip(tr("Γ is spread over many pairs of nodes, so it is dark on the scale of Γ*"));
    connect(plans, &QAction::toggled, this, [this](bool on) {
        PlanLook look = m_matrices.planLook();
        look.isLinked = on;
        m_matrices.setPlanLook(look);
        keep();
    });
}

void MatricesMenu::addClasses()
{
    QAction* classes = addAction(tr("Class labels instead of node names"));
    classes->setCheckable(true);
    classes->setChecked(m_matrices.look().edgeText == widgets::EdgeText::Classes);
    classes->setToolTip(tr("Label the matrices with classes, as in the article's figure"));
    connect(classes, &QAction::toggled, this, [this](bool on) {
        widgets::MatrixLook look = m_matrices.look();
        look.edgeText = on ? widgets::EdgeText::Classes : widgets::EdgeText::Nodes;
        m_matrices.setLook(look);
        keep();
    });
}

void MatricesMenu::addColours()
{
    auto* maps = new QActionGroup(this);
    for (const auto map : kColourMaps) {
        QAction* action = addAction(tr("Colours: %1").arg(widgets::nameOf(map)));
        action->setCheckable(true);
        action->setChecked(map == m_matrices.look().map);
        maps->addAction(action);
        connect(action, &QAction::triggered, this, [this, map] {
            widgets::MatrixLook look = m_matrices.look();
            look.map = map;
            m_matrices.setLook(look);
            keep();
        });
    }
}

void MatricesMenu::keep() const
{
    QStringList shown;
    for (const PairMatrix matrix : m_matrices.shownMatrices()) shown.append(symbolOf(matrix));
    QSettings settings;
    settings.setValue(kMatricesSetting, shown);
    settings.setValue(kGraphsSetting, m_matrices.areGraphsShown());
    settings.setValue(kLinkedSetting, m_matrices.isLinked());
    settings.setValue(kPlansLinkedSetting, m_matrices.planLook().isLinked);
    settings.setValue(kMapSetting, widgets::nameOf(m_matrices.look().map));
    settings.setValue(kClassesSetting, m_matrices.look().edgeText == widgets::EdgeText::Classes);
}

void MatricesMenu::restore()
{
    const QSettings settings;
    if (settings.contains(kMatricesSetting)) {
        const QStringList shown = settings.value(kMatricesSetting).toStringList();
        for (const PairMatrix matrix : kPairMatrices) m_matrices.setShown(matrix, shown.contains(symbolOf(matrix)));
    }
    m_matrices.setGraphsShown(settings.value(kGraphsSetting, false).toBool());
    m_matrices.setLinked(settings.value(kLinkedSetting, true).toBool());
    PlanLook plans = m_matrices.planLook();
    plans.isLinked = settings.value(kPlansLinkedSetting, false).toBool();
    m_matrices.setPlanLook(plans);
    widgets::MatrixLook look = m_matrices.look();
    for (const auto map : kColourMaps)
        if (settings.value(kMapSetting).toString() == widgets::nameOf(map)) look.map = map;
    if (settings.value(kClassesSetting).toBool()) look.edgeText = widgets::EdgeText::Classes;
    m_matrices.setLook(look);
}

}  // namespace rosa::workbench
