/// What the command palette finds.
#pragma once

#include <functional>

#include <QString>
#include <QStringList>

namespace rosa::workbench {

/// Kinds in the order in which equally good matches are listed.
enum class PaletteKind { Action, Parameter, Node, Run, Lesson, Manual };

struct PaletteEntry {
    PaletteKind kind = PaletteKind::Action;
    QString id;         ///< Unique, the same at every start: entries chosen last are remembered by it.
    QString title;      ///< In the user's language.
    QString detail;     ///< Shown at the right: menu and keys, data set and accuracy, page. May be "".
    QStringList names;  ///< Further names that find it: in English, keys, ids, tags.
    std::function<void()> act;
    bool isEnabled = true;
};

}  // namespace rosa::workbench
