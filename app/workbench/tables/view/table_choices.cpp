#include "app/workbench/tables/view/table_choices.h"

#include <algorithm>

#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/base/bound_settings.h"
#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/tables/view/table_names.h"
#include "core/catalog/options/evaluation_options.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/menu/tick_menu.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

std::vector<std::string> asWords(const QStringList& list)
{
    std::vector<std::string> words;
    for (const QString& word : list) words.push_back(word.toStdString());
    return words;
}

/// `names`, and behind them those of `others` that are not among them.
std::vector<std::string> joinedOnce(std::vector<std::string> names, const std::vector<std::string>& others)
{
    for (const std::string& name : others)
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    return names;
}

/// Those of `known` that are among `stored`; `usual` if none is.
std::vector<std::string> kept(std::vector<std::string> known, const std::vector<std::string>& stored,
                              const std::vector<std::string>& usual)
{
    std::erase_if(known, [&](const std::string& name) { return std::ranges::find(stored, name) == stored.end(); });
    return known.empty() ? usual : known;
}

QToolButton* menuButton(QMenu* menu, const QString& name)
{
    auto* button = new QToolButton;
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(name);
    return button;
}

/// For one of the numbers of a request.
QSpinBox* spinBox(int tables::PlanRequest::*member, const QString& name)
{
    const catalog::Parameter& parameter = bind::parameterOf(member);
    auto* box = new QSpinBox;
    box->setRange(static_cast<int>(parameter.minimum), static_cast<int>(parameter.maximum));
    box->setAccessibleName(name);
    box->setKeyboardTracking(false);
    return box;
}

}  // namespace

TableChoices::TableChoices(const catalog::Catalogue& catalogue, QWidget* parent)
    : QWidget(parent),
      m_catalogue(catalogue),
      m_offers(tables::planOffers(catalogue)),
      m_tables(new QComboBox),
      m_dataMenu(new widgets::TickMenu(this)),
      m_methodMenu(new widgets::TickMenu(this)),
      m_presetMenu(new widgets::TickMenu(this)),
      m_seeds(spinBox(&tables::PlanRequest::seeds, tr("Seeds"))),
      m_splits(spinBox(&tables::PlanRequest::splits, tr("Splits"))),
      m_presets(new QActionGroup(this)),
      m_rules(new QActionGroup(this)),
      m_quick(new QCheckBox(tr("Quick")))
{
    m_data = menuButton(m_dataMenu, tr("Data sets of the table"));
    m_methods = menuButton(m_methodMenu, tr("Methods of the table"));
    m_preset = menuButton(m_presetMenu, tr("Preset of the table"));
    fillTables();
    m_quick->setToolTip(
        tr("One seed, two splits, 20 epochs: tests in minutes that everything works; the results are not comparable"));
    m_splits->setToolTip(
        tr("The same splits for every method and seed; limited by the number of published splits, if there are any"));
    makeProbeMenu();
    placeParts();
    restore();
    showChoice();
    connect(m_tables, &QComboBox::currentIndexChanged, this, [this] {
        showChoice();
        store();
        Q_EMIT changed();
    });
    for (QSpinBox* box : {m_seeds, m_splits}) connect(box, &QSpinBox::valueChanged, this, &TableChoices::choose);
    for (QActionGroup* group : {m_rules, m_presets}) connect(group, &QActionGroup::triggered, this, &TableChoices::choose);
    connect(m_quick, &QCheckBox::toggled, this, &TableChoices::choose);
}

void TableChoices::fillTables()
{
    m_tables->setAccessibleName(tr("Table"));
    m_tables->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_tables->setMinimumContentsLength(9);
    for (const tables::PlanOffer& offer : m_offers) {
        const QString id = QString::fromStdString(offer.id);
        const QString mark = QStringLiteral("table");
        m_tables->addItem(
            id.startsWith(mark) ? tr("Table %1: %2").arg(id.mid(mark.size()), coreText(offer.title)) : coreText(offer.title),
            id);
    }
}

void TableChoices::makeProbeMenu()
{
    auto* probeMenu = new QMenu(this);
    m_probe = menuButton(probeMenu, tr("Probe of the table"));
    m_probe->setText(tr("Probe"));
    probeMenu->addSection(tr("Choice of C"));
    const auto addRule = [&](const QString& id, const QString& title) {
        QAction* action = m_rules->addAction(title);
        action->setCheckable(true);
        action->setData(id);
        probeMenu->addAction(action);
    };
    addRule(QString(), tr("From each row's preset"));
    for (const catalog::Choice& rule : catalog::parameterOf(&catalog::EvaluationOptions::selection).choices)
        addRule(QString::fromStdString(rule.id), catalogueText(rule.help));
}

void TableChoices::placeParts()
{
    // The content of the comparison, and below it the way it is measured: side by side they would be too wide for a small screen.
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    auto* what = new QHBoxLayout;
    what->setSpacing(6);
    what->addWidget(m_tables, 1);
    what->addWidget(m_data);
    what->addWidget(m_methods);
    auto* how = new widgets::WrappingRow;
    for (const auto& [box, text] : {std::pair{m_seeds, tr("Seeds")}, std::pair{m_splits, tr("Splits")}}) {
        auto* label = new widgets::PlainLabel(text);
        label->setBuddy(box);
        auto* pair = new QWidget;
        auto* line = new QHBoxLayout(pair);
        line->setContentsMargins(0, 0, 4, 0);
        line->addWidget(label);
        line->addWidget(box);
        how->addWidget(pair);
    }
    how->addWidget(m_preset);
    how->addWidget(m_probe);
    how->addWidget(m_quick);
    rows->addLayout(what);
    rows->addLayout(how);
}

const tables::PlanOffer& TableChoices::offer() const
{
    return m_offers[static_cast<std::size_t>(std::max(0, m_tables->currentIndex()))];
}

std::vector<std::string> TableChoices::datasets() const { return joinedOnce(offer().datasets, request().datasets); }

TableChoices::Chosen TableChoices::usual(const tables::PlanOffer& offer) const
{
    Chosen chosen;
    chosen.what = offer.id;
    chosen.datasets = offer.usualDatasets;
    chosen.methods = offer.methods;
    chosen.seeds = offer.seeds;
    chosen.splits = offer.splits;
    return chosen;
}

TableChoices::Chosen& TableChoices::choice()
{
    const QString id = QString::fromStdString(offer().id);
    if (!m_choices.contains(id)) m_choices.insert(id, usual(offer()));
    return m_choices[id];
}

QString TableChoices::titleOf(const QString& id) const { return m_tables->itemText(m_tables->findData(id)); }

tables::PlanRequest TableChoices::request() const
{
    const Chosen chosen = m_choices.value(QString::fromStdString(offer().id), usual(offer()));
    tables::PlanRequest request = chosen;
    std::erase_if(request.with, [&](const std::string& name) { return !m_foreign.contains(QString::fromStdString(name)); });
    if (chosen.isQuick) request.seeds = chosen.quickSeeds;
    if (chosen.isQuick) request.splits = chosen.quickSplits;
    return tables::normalised(m_catalogue, std::move(request));
}

void TableChoices::setRequest(const tables::PlanRequest& asked)
{
    const QSignalBlocker blocker(this);
    const tables::PlanRequest request = tables::normalised(m_catalogue, asked);
    const int index = m_tables->findData(QString::fromStdString(request.what));
    if (index < 0) return;
    const Chosen standard = usual(m_offers[static_cast<std::size_t>(index)]);
    Chosen chosen{request, request.isQuick ? request.seeds : 0, request.isQuick ? request.splits : 0};
    if (chosen.datasets.empty()) chosen.datasets = standard.datasets;
    if (chosen.methods.empty()) chosen.methods = standard.methods;
    if (chosen.isQuick || chosen.seeds == 0) chosen.seeds = standard.seeds;
    if (chosen.isQuick || chosen.splits == 0) chosen.splits = standard.splits;
    m_choices[QString::fromStdString(request.what)] = chosen;
    for (const QString& name : listOf(chosen.with))
        for (QStringList* list : {&m_foreign, &m_asked})
            if (!list->contains(name)) list->append(name);
    const QSignalBlocker quiet(m_tables);
    m_tables->setCurrentIndex(index);
    showChoice();
    store();
}

void TableChoices::setForeign(const QStringList& names)
{
    QStringList offered = names;
    for (const QString& name : listOf(choice().with))
        if (m_asked.contains(name) && !offered.contains(name)) offered.append(name);
    if (offered == m_foreign) return;
    const tables::PlanRequest before = request();
    m_foreign = offered;
    if (!m_methodMenu->isVisible()) fillMenus();
    if (tables::PlanRequest now = request(); now.with != before.with) Q_EMIT changed();
}

void TableChoices::setStoreData(const QStringList& names)
{
    if (names == m_storeData) return;
    m_storeData = names;
    if (!m_dataMenu->isVisible()) fillDataMenu();
}

void TableChoices::chooseLists(Chosen& chosen) const
{
    if (auto datasets = asWords(ticked(*m_dataMenu, "data")); !datasets.empty()) chosen.datasets = std::move(datasets);
    // No selection would mean all rows, so the reference stays selected.
    if (auto methods = asWords(ticked(*m_methodMenu, "method")); !methods.empty()) chosen.methods = std::move(methods);
    chosen.with = asWords(ticked(*m_methodMenu, "foreign"));
}

/// What a shell requested can be given up, and taken again as long as the menu offers it.
void TableChoices::choosePreset(Chosen& chosen) const
{
    if (const QAction* preset = m_presets->checkedAction()) chosen.preset = preset->data().toString().toStdString();
    chosen.epochs = ticked(*m_presetMenu, "epochs").value(0).toInt();
    chosen.protocol = ticked(*m_presetMenu, "protocol").value(0).toStdString();
    chosen.variants = asWords(ticked(*m_presetMenu, "variant"));
}

/// Applies the state of the controls.
void TableChoices::choose()
{
    Chosen& chosen = choice();
    chooseLists(chosen);
    choosePreset(chosen);
    chosen.seeds = m_seeds->value();
    chosen.splits = m_splits->value();
    chosen.selection = m_rules->checkedAction()->data().toString().toStdString();
    if (chosen.isQuick != m_quick->isChecked()) chosen.quickSeeds = chosen.quickSplits = 0;
    chosen.isQuick = m_quick->isChecked();
    if (m_offersOthers != hasDataWithoutPreset()) fillPresetMenu();
    say();
    store();
    Q_EMIT changed();
}

void TableChoices::showChoice()
{
    const Chosen& chosen = choice();
    const QSignalBlocker seeds(m_seeds), splits(m_splits), quick(m_quick);
    m_seeds->setValue(chosen.seeds);
    m_splits->setValue(chosen.splits);
    for (QAction* rule : m_rules->actions())
        if (rule->data().toString().toStdString() == chosen.selection) rule->setChecked(true);
    m_probe->setVisible(offer().choosesC);
    m_quick->setChecked(chosen.isQuick);
    fillMenus();
}

void TableChoices::say()
{
    const Chosen& chosen = choice();
    m_data->setText(chosen.datasets == offer().datasets ? tr("All data sets")
                    : chosen.datasets.size() == 1
                        ? QString::fromStdString(chosen.datasets.front())
                        : tr("%Ln data set(s)", nullptr, static_cast<int>(chosen.datasets.size())));
    const qsizetype with =
        std::ranges::count_if(listOf(chosen.with), [this](const QString& name) { return m_foreign.contains(name); });
    const bool isStudy = offer().methods.size() == 1;  // Of the variants of RoSA.
    QString text = chosen.methods == offer().methods ? isStudy ? tr("Variants") : tr("All methods")
                                                     : tr("%Ln method(s)", nullptr, static_cast<int>(chosen.methods.size()));
    if (with > 0) text += QStringLiteral(" + %1").arg(with);
    m_methods->setText(text);
    m_preset->setText(chosen.preset.empty() ? tr("Preset") : QString::fromStdString(chosen.preset));
    m_preset->setToolTip(
        tr("Preset of the methods. The values of reference@cora, those of reference for Cora, apply to data sets that have "
           "none."));
    m_data->setToolTip(widgets::literal(listOf(chosen.datasets).join(QStringLiteral(", "))));
    QStringList ticked;
    for (const QAction* action : m_methodMenu->actions())
        if (action->isChecked()) ticked.append(action->text());
    m_methods->setToolTip(widgets::literal(ticked.join(QStringLiteral(", "))));
    for (QSpinBox* box : {m_seeds, m_splits}) box->setEnabled(!chosen.isQuick);
    m_probe->setToolTip(widgets::literal(tr("Choice of C: %1. Runs are re-evaluated if necessary, but not retrained.")
                                             .arg(m_rules->checkedAction()->text())));
}

/// The names of rows that a request for a table can have.
std::vector<std::string> TableChoices::methodsOf(const tables::PlanOffer& offer) const
{
    std::vector<std::string> names = joinedOnce(offer.methods, {});
    for (const tables::PresetRow& row : offer.presetRows) names = joinedOnce(std::move(names), {row.name});
    for (const catalog::Method& method : m_catalogue.methods) {
        names = joinedOnce(std::move(names), {method.title});
        for (const tables::PresetRow& row : tables::presetRowsOf(method)) names = joinedOnce(std::move(names), {row.name});
    }
    return names;
}

void TableChoices::restore()
{
    const QSettings settings;
    for (const tables::PlanOffer& offer : m_offers) {
        const QString id = QString::fromStdString(offer.id);
        const QString place = QStringLiteral("tables/%1/").arg(id);
        if (!settings.contains(place + QStringLiteral("datasets"))) continue;
        Chosen chosen = usual(offer);
        restoreFields(settings, place, bind::fieldsOf<tables::PlanRequest>(), static_cast<tables::PlanRequest*>(&chosen));
        const std::vector<std::string> datasets = joinedOnce(offer.datasets, chosen.datasets);  // The store may have others.
        chosen.datasets = kept(datasets, chosen.datasets, offer.datasets);
        chosen.methods = kept(methodsOf(offer), chosen.methods, offer.methods);
        m_foreign += listOf(chosen.with);
        if (!offer.choosesC) chosen.selection.clear();
        m_choices.insert(id, chosen);
    }
    m_foreign.removeDuplicates();
    m_tables->setCurrentIndex(std::max(0, m_tables->findData(settings.value(QStringLiteral("tables/shown")))));
}

void TableChoices::store() const
{
    QSettings settings;
    const QString id = QString::fromStdString(offer().id);
    settings.setValue(QStringLiteral("tables/shown"), id);
    if (!m_choices.contains(id)) return;
    const Chosen chosen = m_choices.value(id);
    const QString place = QStringLiteral("tables/%1/").arg(id);
    storeFields(settings, place, bind::fieldsOf<tables::PlanRequest>(), static_cast<const tables::PlanRequest*>(&chosen));
}

}  // namespace rosa::workbench
