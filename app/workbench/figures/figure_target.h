/// Where in the window a saved figure is seen.
#pragma once

#include <optional>

#include <QMap>
#include <QStringList>

namespace rosa::workbench {

struct FigureTarget {
    enum class View { Train, Alignment, Embedding, Results, Tables };
    View view = View::Train;
    QStringList subjects;            ///< What stands before --figure: runs, or the name of a table.
    QMap<QString, QString> options;  ///< By name without dashes.
};

/// Reads the command that a figure carries; none where it is not one of this program's, or of a figure that no view shows.
std::optional<FigureTarget> figureTarget(const QString& recipe);

}  // namespace rosa::workbench
