/// The command line of `rosa-workbench export`.
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include "core/base/result.h"

namespace rosa::workbench {

struct ExportLine {
    QStringList runs;                ///< Or the name of a table.
    QMap<QString, QString> options;  ///< By name without dashes.
    QMap<QString, QString> texts;    ///< Replacements of the figure's texts, by id.
    bool asksForHelp = false;

    /// Removes and returns an option; "" if it was not given.
    QString take(const QString& name) { return options.take(name); }
};

/// Parses the arguments after "export". An Error names an option that the figure does not have, or one without a value.
Result<ExportLine> readExportLine(const QStringList& arguments);

/// Help text; ends with a line for each figure.
QString exportHelp();

}  // namespace rosa::workbench
