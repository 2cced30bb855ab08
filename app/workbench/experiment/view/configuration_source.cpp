#include "app/workbench/experiment/view/configuration_source.h"

#include <utility>

#include <QFileInfo>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/workbench.h"
#include "core/base/files.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"
#include "widgets/text/plain_box.h"

namespace rosa::workbench {

namespace {

constexpr std::uint64_t kLargestFile = 1 << 20;  ///< Maximum size of a configuration.

}  // namespace

ConfigurationSource::ConfigurationSource(Workbench& workbench, QWidget& window)
    : QObject(&window), m_workbench(workbench), m_window(window)
{}

void ConfigurationSource::openFile(const QString& tomlFile)
{
    const QString name = QFileInfo(tomlFile).fileName();
    inBackground(
        this,
        [tomlFile, name, &catalogue = m_workbench.catalogue()]() -> Result<ExperimentState> {
            ROSA_TRY_ASSIGN(const auto text, readTextFile(tomlFile.toStdString(), kLargestFile));
            // The whole file is resolved first: errors about the method then name their line.
            if (const auto made = catalog::Configuration::fromToml(catalogue, text, name.toStdString()); !made)
                return made.error();
            return stateFromToml(catalogue, QString::fromStdString(text));
        },
        [this, tomlFile, name](const Result<ExperimentState>& state) {
            if (state)
                Q_EMIT read(tr("Open %1").arg(name), *state, {});
            else
                reportFile(tomlFile, coreText(state.error().message));
        });
}

void ConfigurationSource::reportFile(const QString& tomlFile, const QString& problem)
{
    using widgets::PlainBox;
    const QString text =
        tr("%1 is not a valid configuration. The form was not changed.").arg(QFileInfo(tomlFile).fileName());
    auto* box = new PlainBox(PlainBox::Warning, tr("Open configuration"), text, PlainBox::Ok, &m_window);
    box->setMore(problem);
    box->setDetails(tomlFile + QLatin1Char('\n') + problem);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void ConfigurationSource::openRun(const QString& run)
{
    using Taken = std::pair<QString, ExperimentState>;
    inBackground(
        this,
        [run, store = m_workbench.store(), &catalogue = m_workbench.catalogue()]() -> Result<Taken> {
            ROSA_TRY_ASSIGN(const auto reader, record::RunReader::open(store, run.toStdString()));
            ROSA_TRY_ASSIGN(const auto info, reader->info());
            ROSA_TRY_ASSIGN(auto state, stateFromToml(catalogue, QString::fromStdString(info.configurationToml)));
            return Taken{nameOf(store::summaryOf(info)), std::move(state)};
        },
        [this](const Result<Taken>& taken) {
            if (taken)
                Q_EMIT read(tr("Apply configuration of %1").arg(taken->first), taken->second, taken->first);
            else
                m_workbench.say(Workbench::Severity::Error,
                                tr("The run's configuration cannot be applied: %1").arg(coreText(taken.error().message)));
        });
}

}  // namespace rosa::workbench
