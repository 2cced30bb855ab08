/// What a start of the program hands to the window that is open already, as one line of JSON.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/base/result.h"

namespace rosa::workbench {

/// Longer lines are neither sent nor read.
inline constexpr qsizetype kMostHandoverBytes = 256 * 1024;

struct Handover {
    QStringList files;           ///< To open: absolute paths, at most 200 of 4096 characters each.
    QString run, dataset;        ///< As --run and --dataset name them; "": not named.
    QByteArray activationToken;  ///< With which the desktop lets the window come to the front; "": none.

    bool operator==(const Handover&) const = default;
};

/// {"rosa_workbench": 1, "files": […], "run", "dataset", "token"} with a line break at the end. An Error where it would not be read.
Result<QByteArray> toLine(const Handover& handover);
/// Reads what toLine() wrote, whoever sent it. An Error says what does not fit: another version, a relative path, something too long.
Result<Handover> handoverFromLine(const QByteArray& line);

/// What the command line names as people and desktops do (relative, or as file://…) as absolute paths; an empty name is none.
QStringList absolutePaths(const QStringList& named);

}  // namespace rosa::workbench
