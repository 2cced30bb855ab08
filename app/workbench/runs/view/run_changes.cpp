#include "app/workbench/runs/view/run_changes.h"

#include <functional>

#include <QCoreApplication>
#include <QUndoCommand>

#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"

namespace rosa::workbench {

namespace {

class RunChange : public QUndoCommand {
    Q_DECLARE_TR_FUNCTIONS(rosa::workbench::RunChange)
public:
    RunChange(const QString& text, std::function<void()> forth, std::function<void()> back)
        : QUndoCommand(text), m_forth(std::move(forth)), m_back(std::move(back))
    {}
    void redo() override { m_forth(); }
    void undo() override { m_back(); }

private:
    std::function<void()> m_forth;
    std::function<void()> m_back;
};

QStringList tagsOf(const RunLibrary& library, const QString& run)
{
    QStringList tags;
    if (const auto* summary = library.find(run))
        for (const std::string& tag : summary->tags) tags.append(QString::fromStdString(tag));
    return tags;
}

}  // namespace

QUndoCommand* makeRename(RunLibrary& library, const QString& run, const QString& name)
{
    const auto* summary = library.find(run);
    // A run without its own name gets back the name made from its values.
    const QString before = summary && summary->isNamed ? QString::fromStdString(summary->name) : QString();
    return new RunChange(
        RunChange::tr("Rename %1").arg(summary ? nameOf(*summary) : run),
        [&library, run, name] { library.rename(run, name); }, [&library, run, before] { library.rename(run, before); });
}

QUndoCommand* makeTags(RunLibrary& library, const QStringList& runs, const QStringList& tags)
{
    QList<std::pair<QString, QStringList>> before;
    for (const QString& run : runs) before.append({run, tagsOf(library, run)});
    return new RunChange(
        RunChange::tr("Tag %Ln run(s)", nullptr, static_cast<int>(runs.size())),
        [&library, runs, tags] {
            for (const QString& run : runs) library.setTags(run, tags);
        },
        [&library, before] {
            for (const auto& [run, old] : before) library.setTags(run, old);
        });
}

QUndoCommand* makeNotes(RunLibrary& library, const QString& run, const QString& notes)
{
    const auto* summary = library.find(run);
    const QString before = summary ? QString::fromStdString(summary->notes) : QString();
    return new RunChange(
        RunChange::tr("Notes on %1").arg(run), [&library, run, notes] { library.setNotes(run, notes); },
        [&library, run, before] { library.setNotes(run, before); });
}

QUndoCommand* makeRemoval(RunLibrary& library, const QStringList& runs)
{
    return new RunChange(
        RunChange::tr("Delete %Ln run(s)", nullptr, static_cast<int>(runs.size())),
        [&library, runs] { library.remove(runs); }, [&library, runs] { library.restore(runs); });
}

}  // namespace rosa::workbench
