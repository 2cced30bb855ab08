#include "app/workbench/sweep/view/cluster_dialog.h"

#include <memory>
#include <optional>
#include <utility>

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/base/core_text.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/session/workbench.h"
#include "widgets/figure/save_figure.h"
#include "widgets/style/help_button.h"
#include "widgets/text/plain_box.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

const QString kProfileSetting = QStringLiteral("sweep/profile");

}  // namespace

ClusterDialog::ClusterDialog(Workbench& workbench, QString sweep, QWidget* parent)
    : QDialog(parent),
      m_workbench(workbench),
      m_sweep(std::move(sweep)),
      m_profile(new QLineEdit),
      m_choose(new QPushButton(tr("Choose …"))),
      m_script(new QPlainTextEdit),
      m_anew(new QPushButton(tr("Write anew"))),
      m_test(new QPushButton(tr("Test"))),
      m_submit(new QPushButton(tr("Submit"))),
      m_status(new QPushButton(tr("Ask for the state"))),
      m_answer(new widgets::PlainLabel)
{
    setWindowTitle(tr("Sweep %1 on a cluster").arg(m_sweep));
    setAttribute(Qt::WA_DeleteOnClose);
    makeLayout();
    connect(m_choose, &QPushButton::clicked, this, &ClusterDialog::chooseProfile);
    connect(m_profile, &QLineEdit::returnPressed, this, [this] { setProfile(m_profile->text()); });
    connect(m_profile, &QLineEdit::textEdited, this, [this] {
        updatePossible();
        if (m_profile->text() != m_shownProfile) say(tr("Press Return to read this profile."));
    });
    connect(m_script, &QPlainTextEdit::modificationChanged, this, &ClusterDialog::updatePossible);
    connect(m_anew, &QPushButton::clicked, this, [this] { showScript(true); });
    connect(m_test, &QPushButton::clicked, this, [this] { handIn(true); });
    connect(m_submit, &QPushButton::clicked, this, [this] { handIn(false); });
    connect(m_status, &QPushButton::clicked, this, &ClusterDialog::askStatus);
    const QString last = QSettings().value(kProfileSetting).toString();
    if (!last.isEmpty()) setProfile(last);
    updatePossible();
    m_profile->setFocus();
}

ClusterDialog::~ClusterDialog()
{
    if (!m_engine) return;
    m_engine->disconnect(this);
    m_engine->stop();
}

void ClusterDialog::makeLayout()
{
    m_profile->setObjectName(QStringLiteral("clusterProfile"));
    m_profile->setPlaceholderText(tr("TOML file that says how the site runs jobs"));
    auto* profile = new widgets::PlainLabel(tr("&Profile of the site"));
    profile->setBuddy(m_profile);
    auto* first = new QHBoxLayout;
    first->addWidget(profile);
    first->addWidget(m_profile, 1);
    first->addWidget(m_choose);
    first->addWidget(widgets::helpButton(tr("Sweeps on a cluster"), this,
                                         [this] { m_workbench.ask(ShowManual{QStringLiteral("clusters")}); }));
    m_script->setObjectName(QStringLiteral("clusterScript"));
    m_script->setAccessibleName(tr("Job script"));
    m_script->setPlaceholderText(tr("The job script appears here and can be edited."));
    m_script->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_script->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_script->setTabChangesFocus(true);
    m_answer->setObjectName(QStringLiteral("clusterAnswer"));
    m_answer->setWordWrap(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_anew->setToolTip(tr("Replace the script by the one that follows from the profile"));
    m_test->setToolTip(tr("Let Slurm check the script; nothing is submitted"));
    m_submit->setToolTip(tr("Test the script and submit it as an array job"));
    m_status->setToolTip(tr("What the jobs of this sweep are doing; Slurm is asked at most once a minute"));
    for (const auto& [button, name] : {std::pair{m_anew, "clusterAnew"},
                                       {m_test, "clusterTest"},
                                       {m_submit, "clusterSubmit"},
                                       {m_status, "clusterStatus"}}) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
    }
    m_choose->setAutoDefault(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    // Return in the profile's field reads the profile.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    buttons->addButton(m_anew, QDialogButtonBox::ResetRole);
    buttons->addButton(m_status, QDialogButtonBox::ActionRole);
    buttons->addButton(m_test, QDialogButtonBox::ActionRole);
    buttons->addButton(m_submit, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* column = new QVBoxLayout(this);
    column->addLayout(first);
    column->addWidget(m_script, 1);
    column->addWidget(m_answer);
    column->addWidget(buttons);
    resize(720, 520);
}

QString ClusterDialog::answer() const { return m_answer->text(); }

void ClusterDialog::say(const QString& text, bool isProblem)
{
    m_answer->setText(isProblem ? tr("Error: %1").arg(text) : text);
}

void ClusterDialog::updatePossible()
{
    const bool isIdle = !isBusy(), hasProfile = !m_profile->text().isEmpty();
    m_choose->setEnabled(isIdle);
    m_profile->setEnabled(isIdle);
    m_script->setReadOnly(!isIdle || m_file.isEmpty());
    m_anew->setEnabled(isIdle && hasProfile);
    // Nothing is submitted that is not shown.
    const bool isShown = !m_file.isEmpty() && m_profile->text() == m_shownProfile;
    m_test->setEnabled(isIdle && isShown);
    m_submit->setEnabled(isIdle && isShown);
    m_status->setEnabled(isIdle);
}

void ClusterDialog::chooseProfile()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Profile of the site"), m_profile->text(), tr("Profiles (*.toml)"));
    if (!file.isEmpty()) setProfile(file);
}

void ClusterDialog::setProfile(const QString& file)
{
    m_profile->setText(file);
    if (file.isEmpty()) return;
    QSettings().setValue(kProfileSetting, file);
    showScript(false);
}

void ClusterDialog::showScript(bool isRewritten)
{
    if (isBusy() || (!isRewritten && !saveScript())) return;
    const QString profile = m_profile->text();
    QStringList words{QStringLiteral("submit"), m_sweep, QStringLiteral("--profile"), profile, QStringLiteral("--show")};
    if (isRewritten) words << QStringLiteral("--rewrite");
    run(words, tr("Writing the job script …"), [this, profile](const protocol::Report& report) {
        const auto* const shown = std::get_if<protocol::JobShown>(&report);
        if (!shown) return false;
        m_shownProfile = profile;
        m_file = asText(shown->file);
        m_command = asText(shown->command);
        m_isKnown = shown->isKnown;
        m_script->setPlainText(asText(shown->script));
        m_script->document()->setModified(false);
        const QString text = tr("At most %Ln run(s) are left.", nullptr, shown->runs) + QLatin1Char(' ');
        say(text + (shown->isEdited ? tr("The script was edited and is used as it is.")
                                    : tr("%Ln task(s) of an array job.", nullptr, shown->tasks.value_or(0))));
        return true;
    });
}

bool ClusterDialog::saveScript()
{
    if (!m_script->document()->isModified()) return true;
    if (const auto saved = widgets::saveFile(m_file, m_script->toPlainText().toUtf8()); !saved) {
        say(coreText(saved.error().message), true);
        return false;
    }
    m_script->document()->setModified(false);
    return true;
}

void ClusterDialog::done(int result)
{
    if (!saveScript() && !std::exchange(m_mayDiscard, true)) return;
    QDialog::done(result);
}

void ClusterDialog::handIn(bool isTest)
{
    if (isBusy() || !saveScript()) return;
    QStringList words{QStringLiteral("submit"), m_sweep, QStringLiteral("--profile"), m_profile->text()};
    if (isTest) words << QStringLiteral("--test-only");
    if (!m_isKnown) {
        if (!confirms(tr("This sweep was not made here. Have you read the script that is shown? It would be the input of:"),
                      m_command))
            return;
        words << QStringLiteral("--yes");
    }
    run(words, isTest ? tr("Slurm tests the script …") : tr("Submitting …"), [this](const protocol::Report& report) {
        if (const auto* const tested = std::get_if<protocol::JobTested>(&report)) {
            m_isKnown = tested->isKnown;
            say(tr("Slurm accepts the script: %1").arg(asText(tested->answer)));
            return true;
        }
        const auto* const submitted = std::get_if<protocol::JobSubmitted>(&report);
        if (!submitted) return false;
        m_isKnown = submitted->isKnown;
        say(tr("Submitted as job %1. This view shows its runs as they finish.").arg(asText(submitted->job)));
        return true;
    });
}

bool ClusterDialog::confirms(const QString& question, const QString& command)
{
    widgets::PlainBox box(QMessageBox::Question, windowTitle(), question, QMessageBox::Yes | QMessageBox::Cancel, this);
    box.setMore(command);
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Yes;
}

void ClusterDialog::askStatus(bool isConfirmed)
{
    if (isBusy()) return;
    QStringList words{QStringLiteral("status"), m_sweep};
    if (isConfirmed) words << QStringLiteral("--yes");
    run(words, tr("Asking Slurm …"), [this](const protocol::Report& report) {
        const auto* const status = std::get_if<protocol::SweepStatus>(&report);
        if (!status) return false;
        const std::string host = status->host.value_or(std::string());
        const bool isForeign = status->jobs && !status->isKnown.value_or(false);
        if (isForeign && confirms(tr("This sweep was not made here. Ask for the state where its folder says?"),
                                  host.empty() ? QStringLiteral("sacct, squeue") : QStringLiteral("ssh ") + asText(host)))
            askStatus(true);
        else
            showStatus(*status);
        return true;
    });
}

void ClusterDialog::showStatus(const protocol::SweepStatus& status)
{
    const QLocale locale;
    QStringList lines{
        tr("%1 runs done, %2 failed, at most %3 left; %Ln worker(s) at work.", nullptr,
           static_cast<int>(status.workers.size()))
            .arg(locale.toString(status.runsDone), locale.toString(status.runsFailed), locale.toString(status.runsLeft))};
    if (!status.jobs) lines << tr("No job of this sweep was submitted.");
    for (const protocol::TaskState& task : status.tasks.value_or(std::vector<protocol::TaskState>())) {
        QStringList parts{asText(task.task), asText(task.state)};
        for (const std::string& more : {task.reason, task.nodes})
            if (!more.empty()) parts << asText(more);
        lines << parts.join(QStringLiteral(" · "));
    }
    for (const auto& problem : {status.accountingProblem, status.queueProblem})
        if (problem) lines << asText(*problem);
    constexpr qsizetype most = 12;
    if (const qsizetype more = lines.size() - most; more > 0) {
        lines.resize(most);
        lines << tr("and %Ln more; all: rosa sweep status %1", nullptr, static_cast<int>(more)).arg(m_sweep);
    }
    say(lines.join(QLatin1Char('\n')));
}

void ClusterDialog::run(const QStringList& words, const QString& doing, Taken take)
{
    auto* process = new EngineProcess(m_workbench.engine(), m_workbench.store(),
                                      QStringList(QStringLiteral("sweep")) + words, windowTitle(), &m_workbench);
    m_engine = process;
    m_focused = focusWidget() ? focusWidget() : m_profile;
    say(doing);
    updatePossible();
    // The last report is the answer.
    auto last = std::make_shared<std::optional<protocol::Report>>();
    connect(process, &EngineProcess::reported, this, [last](const protocol::Report& report) { *last = report; });
    connect(process, &EngineProcess::ended, process, &QObject::deleteLater);
    connect(process, &EngineProcess::ended, this, [this, process, last, take = std::move(take)](EngineProcess::End end) {
        m_engine.clear();
        const bool isDone = end == EngineProcess::End::Done;
        if (!isDone || !*last || !take(**last))
            say(process->message().isEmpty() ? tr("the engine ended without an answer") : process->message(), true);
        updatePossible();
        if (m_focused && m_focused->isEnabled()) m_focused->setFocus();
    });
    process->start();
}

}  // namespace rosa::workbench
