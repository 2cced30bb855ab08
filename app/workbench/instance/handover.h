/// The message from a second start of the program to the open window, as one line of JSON.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/base/result.h"

namespace rosa::workbench {

/// Longer lines are neither sent nor accepted.
inline constexpr qsizetype kMostHandoverBytes = 256 * 1024;

struct Handover {
    QStringList files;           ///< Files to open: absolute paths, at most 200 of 4096 characters each.
    QString run, dataset;        ///< Values of --run and --dataset; "": not given.
    QByteArray activationToken;  ///< Activation token by which the desktop lets the window come to the front; "": none.
    bool isForLab = false;       ///< `rosa-workbench lab`: shows the transport lab, which opens the files.

    bool operator==(const Handover&) const = default;
};

/// {"rosa_workbench": 1, "files": […], "run", "dataset", "lab", "token"} followed by a line break. An Error if the receiver would reject it.
Result<QByteArray> toLine(const Handover& handover);
/// Parses the result of toLine() from an untrusted sender. An Error says what is invalid: another version, a relative path, something too
/// long.
Result<Handover> handoverFromLine(const QByteArray& line);

/// The paths of a command line (relative, or file://…) as absolute paths; empty names are dropped.
QStringList absolutePaths(const QStringList& named);

}  // namespace rosa::workbench
