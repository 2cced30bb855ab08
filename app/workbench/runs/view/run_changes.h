/// Changes of runs by the user, as undo commands.
#pragma once

#include <QStringList>

class QUndoCommand;

namespace rosa::workbench {

class RunLibrary;

QUndoCommand* makeRename(RunLibrary& library, const QString& run, const QString& name);
QUndoCommand* makeTags(RunLibrary& library, const QStringList& runs, const QStringList& tags);
QUndoCommand* makeNotes(RunLibrary& library, const QString& run, const QString& notes);
/// Moves runs to the store's bin; undo restores them.
QUndoCommand* makeRemoval(RunLibrary& library, const QStringList& runs);

}  // namespace rosa::workbench
