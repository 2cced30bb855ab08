/// Actions for the selected runs: the context menu and the menu Run.
#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QMenu>
#include <QTreeView>
#include <QUndoStack>
#include <QUrl>

#include "app/workbench/base/core_text.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/view/run_changes.h"
#include "app/workbench/runs/view/run_tree_model.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/overlays.h"
#include "app/workbench/session/workbench.h"
#include "core/base/text/joined.h"
#include "core/record/run_folder.h"
#include "core/store/annotations.h"
#include "widgets/style/icons.h"
#include "widgets/text/plain_box.h"

namespace rosa::workbench {

void RunsDock::renameSelected()
{
    const QModelIndex now = m_tree->currentIndex();
    if (now.flags().testFlag(Qt::ItemIsEditable)) m_tree->edit(now);
}

void RunsDock::editTags()
{
    const QStringList runs = selectedRuns();
    if (runs.isEmpty()) return;
    const auto* first = m_workbench.library().find(runs.first());
    const QString now = first ? asText(joined(first->tags)) : QString();
    const auto text = widgets::askLine(
        this, tr("Tags"), tr("Tags of %Ln run(s), separated by commas:", nullptr, static_cast<int>(runs.size())), now);
    if (!text) return;
    QStringList tags;
    std::vector<std::string> given;
    for (const QString& tag : text->split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        tags.append(tag.trimmed());
        given.push_back(tags.last().toStdString());
    }
    if (isAllowed(store::checkTags(given))) m_undo->push(makeTags(m_workbench.library(), runs, tags));
}

void RunsDock::editNotes()
{
    const QStringList runs = selectedRuns();
    if (runs.isEmpty()) return;
    const auto* run = m_workbench.library().find(runs.first());
    const auto text = widgets::askLines(this, tr("Notes"), tr("Notes on %1:").arg(runs.first()),
                                        run ? QString::fromStdString(run->notes) : QString());
    if (text && isAllowed(store::checkNotes(text->toStdString())))
        m_undo->push(makeNotes(m_workbench.library(), runs.first(), *text));
}

/// Says why not.
bool RunsDock::isAllowed(const Result<void>& checked)
{
    if (!checked) m_workbench.say(Workbench::Severity::Warning, coreText(checked.error().message));
    return checked.ok();
}

void RunsDock::removeSelected()
{
    QStringList runs;
    bool isBusy = false;
    for (const QString& run : selectedRuns()) {
        const auto* summary = m_workbench.library().find(run);
        const bool isLive = summary && record::isActive(summary->state);
        isBusy = isBusy || isLive;
        if (!isLive) runs.append(run);
    }
    if (isBusy) m_workbench.say(Workbench::Severity::Warning, tr("A run cannot be deleted while it trains: stop it first"));
    if (runs.isEmpty()) return;
    m_undo->push(makeRemoval(m_workbench.library(), runs));
    m_workbench.say(Workbench::Severity::Information,
                    tr("%Ln run(s) moved to the bin; Edit → Undo brings them back", nullptr, static_cast<int>(runs.size())));
}

/// As the eye of its row.
void RunsDock::addOverlay(QMenu& menu, const QString& run)
{
    const QVariant isOverlaid = m_model->indexOf(run).data(RunTreeModel::OverlayRole);
    QAction* action = menu.addAction(widgets::icon(QStringLiteral("eye")), tr("Overlay its curves"), this,
                                     [this, run] { Overlays::of(m_workbench).toggle(run); });
    action->setCheckable(true);
    action->setChecked(isOverlaid.toBool());
    action->setEnabled(isOverlaid.isValid());
}

void RunsDock::showMenu(const QPoint& place)
{
    const QStringList runs = selectedRuns();
    if (runs.isEmpty()) return;
    const QString run = runs.first();
    const auto* summary = m_workbench.library().find(run);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool canResume =
        summary && (summary->state == record::RunState::Interrupted || summary->state == record::RunState::Stopped);
    menu->addAction(widgets::icon(QStringLiteral("resume")), tr("Resume"), this, [this, run] { Q_EMIT resumeWanted(run); })
        ->setEnabled(canResume);
    if (runs.size() > 1)
        menu->addAction(widgets::icon(QStringLiteral("curve")), tr("Overlay curves"), this,
                        [this, runs] { m_workbench.ask(OverlayRuns{runs}); });
    else
        addOverlay(*menu, run);
    menu->addAction(widgets::icon(QStringLiteral("table")), tr("Compare results"), this,
                    [this, runs] { m_workbench.ask(CompareRuns{runs}); })
        ->setEnabled(runs.size() > 1);
    menu->addAction(widgets::icon(QStringLiteral("settings")), tr("Use its parameters"), this,
                    [this, run] { m_workbench.ask(CopyConfiguration{run}); });
    menu->addSeparator();
    menu->addAction(widgets::icon(QStringLiteral("rename")), tr("Rename"), this, &RunsDock::renameSelected);
    menu->addAction(widgets::icon(QStringLiteral("tag")), tr("Tags …"), this, &RunsDock::editTags);
    menu->addAction(widgets::icon(QStringLiteral("note")), tr("Notes …"), this, &RunsDock::editNotes);
    menu->addSeparator();
    menu->addAction(widgets::icon(QStringLiteral("copy")), tr("Copy identifier"), this,
                    [runs] { QGuiApplication::clipboard()->setText(runs.join(QLatin1Char('\n'))); });
    menu->addAction(widgets::icon(QStringLiteral("folder")), tr("Open folder"), this, [this, run] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(
            QString::fromStdString(record::RunFolder(m_workbench.store(), run.toStdString()).path().string())));
    });
    menu->addAction(widgets::icon(QStringLiteral("export")), tr("Export run …"), this,
                    [this, run] { Q_EMIT exportWanted(run); });
    menu->addSeparator();
    menu->addAction(widgets::icon(QStringLiteral("delete")), tr("Delete"), this, &RunsDock::removeSelected);
    menu->popup(m_tree->viewport()->mapToGlobal(place));
}

}  // namespace rosa::workbench
