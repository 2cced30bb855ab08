#include "app/workbench/experiment/view/run_choices.h"

#include <algorithm>

#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/datasets/data/dataset_cache.h"
#include "app/workbench/datasets/view/data_card.h"
#include "app/workbench/experiment/view/experiment_state.h"
#include "app/workbench/session/workbench.h"
#include "widgets/form/field_editors.h"
#include "widgets/style/help_button.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

using widgets::ChoiceBox;
using widgets::FieldChoice;

namespace {

/// A data set is written to a temporary place and moved: several notifications for one change.
constexpr int kDataSettledMilliseconds = 300;

void select(ChoiceBox& box, const QVector<FieldChoice>& choices, const std::string& id)
{
    QStringList wanted, have;
    for (const FieldChoice& choice : choices) wanted += choice.id;
    for (int i = 0; i < box.count(); ++i) have += box.itemData(i).toString();
    if (wanted != have) box.setChoices(choices);
    box.setCurrentIndex(box.findData(asText(id)));
    box.setEnabled(!choices.isEmpty());
}

}  // namespace

RunChoices::RunChoices(Workbench& workbench, QWidget* parent) : QWidget(parent), m_workbench(workbench), m_card(new DataCard)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(grid);

    m_import = new QToolButton;
    m_import->setIcon(widgets::icon(QStringLiteral("import")));
    m_import->setAutoRaise(true);
    m_import->setToolTip(tr("Import data …"));
    m_import->setAccessibleName(tr("Import data …"));
    m_import->setFocusPolicy(Qt::StrongFocus);
    m_import->setObjectName(QStringLiteral("import"));
    connect(m_import, &QToolButton::clicked, this, &RunChoices::importWanted);

    const auto add = [&](const QString& title, const QString& name, const QString& help, const ShowManual& about,
                         auto signal) {
        auto* box = new ChoiceBox;
        box->setObjectName(name);
        box->setAccessibleName(title);
        box->setToolTip(widgets::wrapped(help));
        auto* label = new widgets::PlainLabel(title);
        label->setBuddy(box);
        const int row = grid->rowCount();
        grid->addWidget(label, row, 0);
        grid->addWidget(box, row, 1);
        grid->addWidget(widgets::helpButton(title, this, [this, about] { m_workbench.ask(about); }), row, 3);
        connect(box, &QComboBox::activated, this, [this, box, signal](int index) {
            Q_EMIT(this->*signal)(box->itemData(index).toString(), box->itemText(index));
        });
        return box;
    };
    m_data = add(tr("Data"), QStringLiteral("dataset"), tr("Built-in and imported data sets"),
                 ShowManual{QStringLiteral("datasets"), QStringLiteral("embedded")}, &RunChoices::datasetChosen);
    grid->addWidget(m_import, grid->rowCount() - 1, 2);
    m_method = add(tr("Method"), QStringLiteral("method"), {},
                   ShowManual{QStringLiteral("methods"), QStringLiteral("list-of-methods")}, &RunChoices::methodChosen);
    m_encoder = add(tr("Encoder"), QStringLiteral("encoder"), {},
                    ShowManual{QStringLiteral("methods"), QStringLiteral("encoders")}, &RunChoices::encoderChosen);
    m_preset = add(tr("Preset"), QStringLiteral("preset"),
                   tr("Source of the defaults below; the tooltip of a parameter names the source of its value"),
                   ShowManual{QStringLiteral("methods"), QStringLiteral("presets")}, &RunChoices::presetChosen);
    layout->addWidget(m_card);
    m_settled.setSingleShot(true);
    m_settled.setInterval(kDataSettledMilliseconds);
    connect(&m_settled, &QTimer::timeout, this, &RunChoices::reloadDataSets);
    connect(&m_folder, &QFileSystemWatcher::directoryChanged, this, &RunChoices::watchFolder);
    watchFolder();
    m_settled.stop();
    reloadDataSets();
}

void RunChoices::showChoices(const catalog::Configuration& shown)
{
    const catalog::Catalogue& catalogue = m_workbench.catalogue();
    QVector<FieldChoice> methods, encoders, presets;
    for (const catalog::Method& method : catalogue.methods)
        methods.append({asText(method.id), catalogueText(method.summary), catalogueText(method.title)});
    const catalog::Method& method = *catalogue.method(shown.method());
    for (const std::string& id : method.encoders) {
        const catalog::Encoder& encoder = *catalogue.encoder(id);
        encoders.append({asText(id), catalogueText(encoder.help), catalogueText(encoder.title)});
    }
    for (const catalog::PresetChoice& preset :
         catalog::presetChoices(method, shown.isNamesake() ? std::string() : shown.dataset()))
        presets.append(
            {asText(preset.text),
             {},
             preset.dataset.empty() ? QString() : tr("%1 (as for %2)").arg(asText(preset.id), asText(preset.dataset))});
    const QString preset = asText(shown.preset());  // from a file: a preset that is not offered
    if (!preset.isEmpty() && std::ranges::find(presets, preset, &FieldChoice::id) == presets.end())
        presets.append({preset, {}, {}});
    select(*m_method, methods, shown.method());
    select(*m_encoder, encoders, shown.encoder());
    select(*m_preset, presets, shown.preset());
    m_method->setToolTip(widgets::wrapped(catalogueText(method.summary)));
    const catalog::Encoder* encoder = catalogue.encoder(shown.encoder());
    m_encoder->setToolTip(widgets::wrapped(encoder ? catalogueText(encoder->help) : QString()));
    m_method->setAccessibleDescription(catalogueText(method.summary));
    m_dataset = asText(shown.dataset());
    showDataSet();
}

/// Watches the store's folder until it contains the folder of data sets. Changes there while runs train are irrelevant here.
void RunChoices::watchFolder()
{
    const QString store = QString::fromStdString(m_workbench.store().string());
    const QString imported = store + QStringLiteral("/data");
    if (!QFileInfo(imported).isDir()) {
        if (QFileInfo(store).isDir() && m_folder.directories().isEmpty()) m_folder.addPath(store);
        return;
    }
    if (!m_folder.directories().contains(imported)) {
        if (!m_folder.directories().isEmpty()) m_folder.removePaths(m_folder.directories());
        m_folder.addPath(imported);
    }
    m_settled.start();
}

void RunChoices::reloadDataSets()
{
    m_isListed = false;
    inBackground(
        this, [store = m_workbench.store()] { return data::Catalogue(store).list(); },
        [this](Result<std::vector<data::CatalogueEntry>> entries) {
            if (!entries) return m_workbench.say(Workbench::Severity::Error, coreText(entries.error().message));
            m_entries = *std::move(entries);
            m_isListed = true;
            m_carded.clear();  // A data set may have been replaced.
            fillDataSets();
            showDataSet();
        });
}

void RunChoices::fillDataSets()
{
    QVector<FieldChoice> choices;
    for (const data::CatalogueEntry& entry : m_entries) {
        const QString name = asText(entry.name);
        const QString title = entry.problem || entry.card.title.empty() ? name : asText(entry.card.title);
        const bool isPlain = title.compare(name, Qt::CaseInsensitive) == 0;
        choices.append({name, entry.problem ? coreText(entry.problem->message) : asText(entry.card.source),
                        isPlain ? title : QStringLiteral("%1 (%2)").arg(title, name)});
    }
    m_data->setChoices(choices);
    const auto imported = std::ranges::find(m_entries, data::Origin::Imported, &data::CatalogueEntry::origin);
    if (imported != m_entries.end()) m_data->insertSeparator(static_cast<int>(imported - m_entries.begin()));
}

void RunChoices::showDataSet()
{
    if (!m_isListed && m_data->findData(m_dataset) < 0) m_data->addItem(m_dataset, m_dataset);
    m_data->setCurrentIndex(m_data->findData(m_dataset));
    if (!m_isListed) return;
    const auto entry = std::ranges::find(m_entries, m_dataset.toStdString(), &data::CatalogueEntry::name);
    if (entry == m_entries.end()) {
        const QString problem = tr("There is no data set “%1” in this store. Choose another or import it.").arg(m_dataset);
        m_carded = m_dataset;
        m_card->showProblem(m_dataset, problem);
        m_data->setPlaceholderText(m_dataset);
        return setProblem(problem);
    }
    if (m_carded != m_dataset) loadCard(m_dataset);
}

void RunChoices::loadCard(const QString& name)
{
    m_carded = name;
    const auto entry = std::ranges::find(m_entries, name.toStdString(), &data::CatalogueEntry::name);
    m_facts.reset();
    Q_EMIT factsChanged();
    m_card->showLoading(entry->card.title.empty() ? name : asText(entry->card.title));
    setProblem({});
    inBackground(
        this,
        [datasets = m_workbench.datasets(), name]() -> Result<DataFacts> {
            ROSA_TRY_ASSIGN(const auto dataset, datasets->open(name.toStdString()));
            return factsOf(*dataset);
        },
        [this, name](const Result<DataFacts>& facts) {
            if (name != m_carded) return;  // Another one has been chosen since.
            if (facts) {
                m_facts = *facts;
                m_card->showFacts(*facts);
                return Q_EMIT factsChanged();
            }
            m_card->showProblem(name, coreText(facts.error().message));
            setProblem(coreText(facts.error().message));
        });
}

void RunChoices::setProblem(const QString& problem)
{
    if (problem == m_problem) return;
    m_problem = problem;
    m_data->setAccessibleDescription(problem);
    Q_EMIT problemChanged();
}

void RunChoices::focusDataSet() { m_data->setFocus(Qt::OtherFocusReason); }

}  // namespace rosa::workbench
