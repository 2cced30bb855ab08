#include <filesystem>
#include <system_error>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QHeaderView>
#include <QMenuBar>
#include <QProcess>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/help/help_window.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/window/main_window.h"
#include "app/workbench/window/notices.h"
#include "app/workbench/window/preferences_dialog.h"
#include "app/workbench/window/run_notice.h"
#include "core/store/library.h"
#include "widgets/banner/banner.h"
#include "widgets/text/plain_box.h"

namespace rosa::workbench {

namespace {

/// Keys handled by widgets, not by actions.
QList<std::pair<QString, QString>> widgetKeys()
{
    return {
        {MainWindow::tr("+  −  arrow keys  Home"), MainWindow::tr("Zoom, pan and show all of a plot")},
        {MainWindow::tr("Arrow keys"), MainWindow::tr("Move between the cells of a matrix or the points of an embedding")},
        {MainWindow::tr("Menu key, Shift+F10"), MainWindow::tr("Copy, save or show the data of a plot")},
        {MainWindow::tr("Ctrl+Shift+E"), MainWindow::tr("Save the focused plot")},
        {MainWindow::tr("F2, Delete"), MainWindow::tr("Rename or delete a run in the list")},
    };
}

void collect(const QMenu* menu, QList<std::pair<QString, QString>>& rows)
{
    for (const QAction* action : menu->actions()) {
        if (action->menu()) collect(action->menu(), rows);
        // A view may have the same name as an action: whatsThis() describes the action in full.
        const QString what = action->whatsThis().isEmpty() ? action->iconText() : action->whatsThis();
        if (!action->shortcut().isEmpty()) rows.append({action->shortcut().toString(QKeySequence::NativeText), what});
    }
}

}  // namespace

void MainWindow::showPreferences()
{
    const auto standard = store::defaultStore();
    auto* dialog =
        new PreferencesDialog(m_preferences, QString::fromStdString(standard ? standard->string() : std::string()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::chosen, this, &MainWindow::usePreferences);
    dialog->open();
}

void MainWindow::usePreferences(const Preferences& chosen)
{
    const Preferences before = std::exchange(m_preferences, chosen);
    m_preferences.store();
    widgets::applyTheme(*qApp, chosen.theme);
    m_notice->setWanted(chosen.notices);
    m_workbench.setThreads(chosen.threads);
    if (chosen.storeFolder != before.storeFolder)
        announceStore(chosen.storeFolder);
    else if (chosen.language != before.language || chosen.scalePercent != before.scalePercent)
        m_workbench.say(Workbench::Severity::Information, tr("Changes of language and scale take effect at the next start"));
}

/// Makes the folder now: at a start, a missing one is taken for a disk that is not there.
void MainWindow::announceStore(const QString& folder)
{
    using widgets::Banner;
    std::error_code problem;
    if (!folder.isEmpty()) std::filesystem::create_directories(folder.toStdString(), problem);
    if (problem)
        return m_banner->showMessage(Banner::Kind::Error,
                                     tr("%1 cannot be created: %2").arg(folder, QString::fromStdString(problem.message())),
                                     {}, {});
    if (!qEnvironmentVariableIsEmpty("ROSA_STORE"))
        return m_banner->showMessage(Banner::Kind::Warning,
                                     tr("The chosen store is used once the variable ROSA_STORE is no longer set."), {}, {});
    m_banner->showMessage(Banner::Kind::Information, tr("The next start uses the chosen store."), {},
                          {{tr("Restart now"), [this] { restartProgram(); }}});
}

void MainWindow::restartProgram()
{
    if (!close()) return;
    QProcess program;
    program.setProgram(QCoreApplication::applicationFilePath());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("QT_SCALE_FACTOR"));  // Set from the preferences before the start.
    program.setProcessEnvironment(environment);
    // The present window may still hold its store for a moment.
    program.setArguments({QStringLiteral("--new-instance")});
    program.startDetached();
}

void MainWindow::showManual()
{
    if (m_help && m_help->isVisible()) return showManualAt({}, {});
    const QWidget* const focus = QApplication::focusWidget();
    if (m_experiment->isAncestorOf(focus)) return showManualAt(QStringLiteral("window"), QStringLiteral("experiment"));
    if (m_runs->isAncestorOf(focus)) return showManualAt(QStringLiteral("window"), QStringLiteral("list-of-runs"));
    showManualOf(*m_views->currentWidget());
}

/// Views have a section of their own, Alignment and the lab a page.
void MainWindow::showManualOf(const QWidget& view)
{
    const QString name = view.objectName();
    if (name == QStringLiteral("alignment") || name == QStringLiteral("lab"))
        showManualAt(name, {});
    else
        showManualAt(QStringLiteral("window"), name);
}

void MainWindow::showManualAt(const QString& page, const QString& anchor)
{
    if (!m_help) m_help = std::make_unique<HelpWindow>(m_workbench.catalogue(), m_workbench.engine());
    if (!page.isEmpty()) m_help->showPage(page, anchor);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void MainWindow::showShortcuts()
{
    QList<std::pair<QString, QString>> rows;
    for (const QAction* top : menuBar()->actions())
        if (top->menu()) collect(top->menu(), rows);
    rows += widgetKeys();
    auto* dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Keyboard shortcuts"));
    dialog->resize(560, 560);
    auto* table = new QTableWidget(static_cast<int>(rows.size()), 2);
    table->setHorizontalHeaderLabels({tr("Keys"), tr("Action")});
    table->setAccessibleName(tr("Keyboard shortcuts"));
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setStretchLastSection(true);
    for (int i = 0; i < rows.size(); ++i) {
        table->setItem(i, 0, new QTableWidgetItem(rows[i].first));
        table->setItem(i, 1, new QTableWidgetItem(rows[i].second));
    }
    table->resizeColumnToContents(0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(table);
    layout->addWidget(buttons);
    dialog->open();
}

void MainWindow::showAbout()
{
    const QString folder = noticesFolder(QCoreApplication::applicationDirPath());
    const QString notices = folder.isEmpty()
                                ? tr("Licence and notices are part of the package that the program was installed from.")
                                : tr("Licence and notices: %1").arg(QDir::toNativeSeparators(folder));
    using widgets::PlainBox;
    auto* box = new PlainBox(PlainBox::NoIcon, tr("About the RoSA workbench"),
                             tr("RoSA workbench %1").arg(QCoreApplication::applicationVersion()), PlainBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setMore(
        tr("Self-supervised learning of node representations by a graph-aware earth mover's distance.\nMethod: Zhu, Guo, "
           "Wu, Tang, "
           "IJCAI 2022.\n\nLicence: GPL 3 or later. Uses Qt %1 and QCustomPlot; engines use LibTorch.\n\nNothing is "
           "sent anywhere: "
           "no account, no network, no telemetry.\n\nStore: %2")
            .arg(QLatin1String(qVersion()), QString::fromStdString(m_workbench.store().string())) +
        QStringLiteral("\n\n") + notices);
    box->open();
}

}  // namespace rosa::workbench
