/// The command line of `rosa-workbench export`.
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include "core/base/result.h"

namespace rosa::workbench {

struct ExportLine {
    QStringList runs;                ///< Or the name of a table.
    QMap<QString, QString> options;  ///< Of the figure, by name without dashes.
    QMap<QString, QString> texts;    ///< By id: another text than the figure's own.
    bool asksForHelp = false;

    /// Takes an option out; "" where it was not given.
    QString take(const QString& name) { return options.take(name); }
};

/// Reads what follows "export". An Error names an option that the figure does not take, or one without a value.
Result<ExportLine> readExportLine(const QStringList& arguments);

/// What there is to say, for people; ends with a line for each figure.
QString exportHelp();

}  // namespace rosa::workbench
