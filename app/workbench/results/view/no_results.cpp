#include "app/workbench/results/view/no_results.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/records/run_feed.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/workbench.h"
#include "core/catalog/configuration.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/record/run_reader.h"
#include "widgets/style/icons.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

/// Whether the run's configuration excludes evaluation, so that a protocol must be given.
Result<bool> hasNoProtocol(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const std::string& run)
{
    ROSA_TRY_ASSIGN(const auto reader, record::RunReader::open(store, run));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    ROSA_TRY_ASSIGN(const auto configuration, catalog::Configuration::fromToml(catalogue, info.configurationToml, run));
    return !configuration.get<catalog::EvaluationOptions>().isWanted();
}

}  // namespace

NoResults::NoResults(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_message(new widgets::PlainLabel),
      m_button(new QPushButton),
      m_bar(new QProgressBar)
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_button->setObjectName(QStringLiteral("evaluateRun"));
    m_bar->setFixedWidth(220);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the evaluation"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 32, 32, 32);
    column->setSpacing(12);
    column->addStretch(1);
    column->addWidget(m_message);
    column->addWidget(m_bar, 0, Qt::AlignHCenter);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(1);
    connect(m_button, &QPushButton::clicked, this, &NoResults::press);
    refresh();
}

void NoResults::askForRun() { say(tr("Choose a run in the list of runs, or train one, to see its results.")); }

void NoResults::explain(const QString& run, const Error& error)
{
    const store::RunSummary* summary = m_workbench.library().find(run);
    const bool isUnderWay = summary && isLiveState(summary->state);
    const bool isStopped = summary && summary->state != record::RunState::Finished && summary->epochs > 0;
    if (isUnderWay)
        say(tr("The run has not finished: its results appear here after its evaluation."));
    else if (isStopped)
        say(tr("The run ended before its evaluation. Evaluate the weights of its newest checkpoint here, or run “rosa "
               "evaluate %1” in a shell.")
                .arg(run),
            run);
    else
        say(tr("There are no results: %1. Add them here, or run “rosa evaluate %2” in a shell.")
                .arg(coreText(error.message), run),
            summary ? run : QString());
}

void NoResults::say(const QString& message, const QString& run)
{
    m_message->setText(message);
    m_run = run;
    refresh();
}

QString NoResults::message() const { return m_message->text(); }

EngineProcess* NoResults::underWay() const
{
    return m_engine && m_engine->isRunning() && m_evaluated == m_run ? m_engine.data() : nullptr;
}

void NoResults::press()
{
    if (EngineProcess* engine = underWay()) {
        engine->stop();
        return m_button->setEnabled(false);
    }
    m_button->setEnabled(false);
    inBackground(
        this,
        [store = m_workbench.store(), &catalogue = m_workbench.catalogue(), run = m_run.toStdString()] {
            return hasNoProtocol(catalogue, store, run);
        },
        [this, run = m_run](const Result<bool>& hasNone) {
            if (hasNone) return start(run, *hasNone);
            m_workbench.say(Workbench::Severity::Error, coreText(hasNone.error().message));
            refresh();
        });
}

void NoResults::start(const QString& run, bool namesProtocol)
{
    QStringList arguments{QStringLiteral("evaluate"), run};
    if (namesProtocol) arguments << QStringLiteral("--protocol") << QStringLiteral("auto");
    const store::RunSummary* summary = m_workbench.library().find(run);
    m_engine = m_workbench.startEngine(arguments, tr("Evaluation of %1").arg(summary ? nameOf(*summary) : run));
    m_evaluated = run;
    m_bar->setRange(0, 0);
    connect(m_engine, &EngineProcess::progressed, this, [this](const QString&, int done, int total) {
        m_bar->setRange(0, total);
        m_bar->setValue(done);
    });
    connect(m_engine, &EngineProcess::ended, this, [this] { refresh(); });
    refresh();
}

void NoResults::refresh()
{
    const bool isUnderWay = underWay() != nullptr;
    m_bar->setVisible(isUnderWay);
    m_button->setVisible(!m_run.isEmpty());
    m_button->setEnabled(true);
    m_button->setText(isUnderWay ? tr("Stop") : tr("Evaluate"));
    m_button->setIcon(widgets::icon(isUnderWay ? QStringLiteral("stop") : QStringLiteral("evaluate")));
}

}  // namespace rosa::workbench
