#include "app/workbench/window/window_help.h"

#include <utility>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QHeaderView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTableWidget>
#include <QVBoxLayout>

#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/help/help_window.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/window/notices.h"
#include "app/workbench/window/view_tabs.h"
#include "widgets/text/plain_box.h"

namespace rosa::workbench {

namespace {

/// Keys handled by widgets, not by actions.
QList<std::pair<QString, QString>> widgetKeys()
{
    return {
        {WindowHelp::tr("+  −  arrow keys  Home"), WindowHelp::tr("Zoom, pan and show all of a plot")},
        {WindowHelp::tr("Arrow keys"), WindowHelp::tr("Move between the cells of a matrix or the points of an embedding")},
        {WindowHelp::tr("Menu key, Shift+F10"), WindowHelp::tr("Copy, save or show the data of a plot")},
        {WindowHelp::tr("Ctrl+Shift+E"), WindowHelp::tr("Save the focused plot")},
        {WindowHelp::tr("F2, Delete"), WindowHelp::tr("Rename or delete a run in the list")},
    };
}

void collectKeys(const QMenu* menu, QList<std::pair<QString, QString>>& rows)
{
    for (const QAction* action : menu->actions()) {
        if (action->menu()) collectKeys(action->menu(), rows);
        // A view may have the same name as an action: whatsThis() describes the action in full.
        const QString what = action->whatsThis().isEmpty() ? action->iconText() : action->whatsThis();
        if (!action->shortcut().isEmpty()) rows.append({action->shortcut().toString(QKeySequence::NativeText), what});
    }
}

}  // namespace

WindowHelp::WindowHelp(Workbench& workbench, QMainWindow& window, const ExperimentView& form, const RunsDock& runs,
                       const ViewTabs& views)
    : m_workbench(workbench), m_window(window), m_form(form), m_runs(runs), m_views(views)
{}

WindowHelp::~WindowHelp() = default;

void WindowHelp::showManual()
{
    if (m_manual && m_manual->isVisible()) return showManualAt({}, {});
    const QWidget* const focus = QApplication::focusWidget();
    if (m_form.isAncestorOf(focus)) return showManualAt(QStringLiteral("window"), QStringLiteral("experiment"));
    if (m_runs.isAncestorOf(focus)) return showManualAt(QStringLiteral("window"), QStringLiteral("list-of-runs"));
    showManualOf(m_views.current());
}

/// Views have a section of their own, Alignment and the lab a page.
void WindowHelp::showManualOf(const QWidget& view)
{
    const QString name = view.objectName();
    if (name == QStringLiteral("alignment") || name == QStringLiteral("lab"))
        showManualAt(name, {});
    else
        showManualAt(QStringLiteral("window"), name);
}

void WindowHelp::showManualAt(const QString& page, const QString& anchor)
{
    if (!m_manual) m_manual = std::make_unique<HelpWindow>(m_workbench.catalogue(), m_workbench.engine());
    if (!page.isEmpty()) m_manual->showPage(page, anchor);
    m_manual->show();
    m_manual->raise();
    m_manual->activateWindow();
}

void WindowHelp::closeManual()
{
    if (m_manual) m_manual->close();
}

void WindowHelp::showShortcuts()
{
    QList<std::pair<QString, QString>> rows;
    for (const QAction* top : m_window.menuBar()->actions())
        if (top->menu()) collectKeys(top->menu(), rows);
    rows += widgetKeys();
    auto* dialog = new QDialog(&m_window);
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

void WindowHelp::showAbout()
{
    const QString folder = noticesFolder(QCoreApplication::applicationDirPath());
    const QString notices = folder.isEmpty()
                                ? tr("Licence and notices are part of the package that the program was installed from.")
                                : tr("Licence and notices: %1").arg(QDir::toNativeSeparators(folder));
    using widgets::PlainBox;
    auto* box = new PlainBox(PlainBox::NoIcon, tr("About the RoSA workbench"),
                             tr("RoSA workbench %1").arg(QCoreApplication::applicationVersion()), PlainBox::Ok, &m_window);
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
