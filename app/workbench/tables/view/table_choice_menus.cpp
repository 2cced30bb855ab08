/// The menus of TableChoices.
#include <algorithm>

#include <QAction>
#include <QActionGroup>

#include "app/workbench/tables/data/cell_text.h"
#include "app/workbench/tables/view/table_choices.h"
#include "app/workbench/tables/view/table_names.h"
#include "widgets/menu/tick_menu.h"

namespace rosa::workbench {

namespace {

/// Title of a row by its name in a request.
QString titleOfMethod(const catalog::Catalogue& catalogue, const QString& name)
{
    for (const catalog::Method& method : catalogue.methods)
        for (const tables::PresetRow& row : tables::presetRowsOf(method))
            if (row.name == name.toStdString()) return rowTitle(row.title);
    return rowTitle(name.toStdString());
}

}  // namespace

QAction* TableChoices::addTick(QMenu& menu, const QString& name, const char* kind, bool isTicked, const QString& title)
{
    QAction* action = menu.addAction(title);
    action->setCheckable(true);
    action->setChecked(isTicked);
    action->setData(name);
    action->setProperty("kind", QLatin1String(kind));
    connect(action, &QAction::toggled, this, &TableChoices::choose);
    return action;
}

void TableChoices::fillMenus()
{
    fillDataMenu();
    fillMethodMenu();
    fillPresetMenu();
    say();
}

void TableChoices::fillDataMenu()
{
    const Chosen& chosen = choice();
    m_dataMenu->clear();
    const QStringList ofTable = listOf(offer().datasets);
    const QStringList datasets = listOf(chosen.datasets);
    for (const QString& name : ofTable) addTick(*m_dataMenu, name, "data", datasets.contains(name), name);
    QStringList others;
    for (const QString& name : m_storeData + datasets)  // Packed files, and data sets that were removed meanwhile.
        if (!ofTable.contains(name) && !others.contains(name)) others.append(name);
    if (!others.isEmpty()) m_dataMenu->addSection(tr("Others"));
    for (const QString& name : others) addTick(*m_dataMenu, name, "data", datasets.contains(name), name);
}

void TableChoices::fillMethodMenu()
{
    const Chosen& chosen = choice();
    m_methodMenu->clear();
    const QStringList methods = listOf(offer().methods), withPreset = presetRowNames(offer());
    QStringList others = listOf(offer().otherMethods);
    const QStringList asked = listOf(chosen.methods);
    for (const QString& name : asked)  // A shell may have requested other presets.
        if (!methods.contains(name) && !withPreset.contains(name) && !others.contains(name)) others.append(name);
    const auto addMethods = [&](const QStringList& names) {
        for (const QString& name : names)
            addTick(*m_methodMenu, name, "method", asked.contains(name), titleOfMethod(m_catalogue, name));
    };
    addMethods(methods);
    if (!withPreset.isEmpty()) m_methodMenu->addSection(tr("With another preset"));
    addMethods(withPreset);
    if (!others.isEmpty()) m_methodMenu->addSection(tr("Other methods"));
    addMethods(others);
    m_methodMenu->addSection(tr("External embeddings"));
    const QStringList with = listOf(chosen.with);
    for (const QString& name : m_foreign) addTick(*m_methodMenu, name, "foreign", with.contains(name), name);
    if (m_foreign.isEmpty()) {
        QAction* none = m_methodMenu->addAction(tr("None yet: rosa evaluate --embedding FILE --dataset NAME --name NAME"));
        none->setEnabled(false);
    }
}

bool TableChoices::hasDataWithoutPreset() const
{
    const catalog::Method* rosa = m_catalogue.method("rosa");
    const Chosen chosen = m_choices.value(QString::fromStdString(offer().id), usual(offer()));
    return rosa && std::ranges::any_of(chosen.datasets, [&](const std::string& name) {
               return std::ranges::find(rosa->presets, name, &catalog::Preset::dataset) == rosa->presets.end();
           });
}

/// Presets of RoSA, whose ids the other methods share; those of a data set are on offer if some data set has no values of its own.
void TableChoices::fillPresetMenu()
{
    const Chosen& chosen = choice();
    m_offersOthers = hasDataWithoutPreset();
    m_presetMenu->clear();  // Its actions leave the group.
    QStringList presets{QString()};
    const char* const ofData = m_offersOthers ? "?" : "cora";  // Without and with values of its own.
    if (const catalog::Method* rosa = m_catalogue.method("rosa"))
        for (const catalog::PresetChoice& one : catalog::presetChoices(*rosa, ofData))
            presets.append(QString::fromStdString(one.text));
    const QString preset = QString::fromStdString(chosen.preset);
    presets.append(preset);
    presets.removeDuplicates();
    for (const QString& text : presets) {
        QAction* action = m_presetMenu->addAction(text.isEmpty() ? tr("First of each method") : text);
        action->setCheckable(true);
        action->setChecked(text == preset);
        action->setData(text);
        m_presets->addAction(action);
    }
    if (chosen.epochs == 0 && chosen.protocol.empty() && chosen.variants.empty()) return;
    m_presetMenu->addSection(tr("Requested by a command"));
    if (chosen.epochs > 0)
        addTick(*m_presetMenu, QString::number(chosen.epochs), "epochs", true, tr("Epochs: %L1").arg(chosen.epochs));
    if (const QString protocol = QString::fromStdString(chosen.protocol); !protocol.isEmpty())
        addTick(*m_presetMenu, protocol, "protocol", true, tr("Protocol: %1").arg(protocol));
    for (const QString& id : listOf(chosen.variants)) addTick(*m_presetMenu, id, "variant", true, tr("Variant: %1").arg(id));
}

}  // namespace rosa::workbench
