/// What people do to runs, as steps that can be undone.
#pragma once

#include <QStringList>

class QUndoCommand;

namespace rosa::workbench {

class RunLibrary;

QUndoCommand* makeRename(RunLibrary& library, const QString& run, const QString& name);
QUndoCommand* makeTags(RunLibrary& library, const QStringList& runs, const QStringList& tags);
QUndoCommand* makeNotes(RunLibrary& library, const QString& run, const QString& notes);
/// Into the store's bin; undone, they come back.
QUndoCommand* makeRemoval(RunLibrary& library, const QStringList& runs);

}  // namespace rosa::workbench
