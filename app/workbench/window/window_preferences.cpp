#include "app/workbench/window/window_preferences.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include <QApplication>
#include <QProcess>

#include "app/workbench/session/workbench.h"
#include "app/workbench/window/preferences_dialog.h"
#include "app/workbench/window/run_notice.h"
#include "core/store/library.h"
#include "widgets/banner/banner.h"

namespace rosa::workbench {

WindowPreferences::WindowPreferences(Workbench& workbench, widgets::Banner& banner, RunNotice& notice, QWidget& window)
    : m_workbench(workbench), m_banner(banner), m_notice(notice), m_window(window), m_chosen(Preferences::load())
{
    m_notice.setWanted(m_chosen.notices);
    m_workbench.setThreads(m_chosen.threads);
}

void WindowPreferences::openDialog()
{
    const auto standard = store::defaultStore();
    auto* dialog =
        new PreferencesDialog(m_chosen, QString::fromStdString(standard ? standard->string() : std::string()), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::chosen, this, &WindowPreferences::use);
    dialog->open();
}

void WindowPreferences::setAtClose(Preferences::AtClose atClose)
{
    m_chosen.atClose = atClose;
    m_chosen.store();
}

void WindowPreferences::use(const Preferences& chosen)
{
    const Preferences before = std::exchange(m_chosen, chosen);
    m_chosen.store();
    widgets::applyTheme(*qApp, chosen.theme);
    m_notice.setWanted(chosen.notices);
    m_workbench.setThreads(chosen.threads);
    if (chosen.storeFolder != before.storeFolder)
        announceStore(chosen.storeFolder);
    else if (chosen.language != before.language || chosen.scalePercent != before.scalePercent)
        m_workbench.say(Workbench::Severity::Information, tr("Changes of language and scale take effect at the next start"));
}

/// Makes the folder now: at a start, a missing one is taken for a disk that is not there.
void WindowPreferences::announceStore(const QString& folder)
{
    using widgets::Banner;
    std::error_code problem;
    if (!folder.isEmpty()) std::filesystem::create_directories(folder.toStdString(), problem);
    if (problem)
        return m_banner.showMessage(Banner::Kind::Error,
                                    tr("%1 cannot be created: %2").arg(folder, QString::fromStdString(problem.message())),
                                    {}, {});
    if (!qEnvironmentVariableIsEmpty("ROSA_STORE"))
        return m_banner.showMessage(Banner::Kind::Warning,
                                    tr("The chosen store is used once the variable ROSA_STORE is no longer set."), {}, {});
    m_banner.showMessage(Banner::Kind::Information, tr("The next start uses the chosen store."), {},
                         {{tr("Restart now"), [this] { restartProgram(); }}});
}

void WindowPreferences::restartProgram()
{
    if (!m_window.close()) return;
    QProcess program;
    program.setProgram(QCoreApplication::applicationFilePath());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("QT_SCALE_FACTOR"));  // Set from the preferences before the start.
    program.setProcessEnvironment(environment);
    // The present window may still hold its store for a moment.
    program.setArguments({QStringLiteral("--new-instance")});
    program.startDetached();
}

}  // namespace rosa::workbench
