#include "app/workbench/datasets/view/export_data.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/session/workbench.h"
#include "core/data/catalogue.h"
#include "core/data/writers/writers.h"

namespace rosa::workbench {

namespace {

using data::ExportFormat;

class ExportData {
    Q_DECLARE_TR_FUNCTIONS(ExportData)

public:
    static QString filter(ExportFormat format)
    {
        switch (format) {
            case ExportFormat::Npz:
                return tr("NumPy arrays (*.npz)");
            case ExportFormat::GraphMl:
                return tr("GraphML (*.graphml)");
            case ExportFormat::Gexf:
                return tr("GEXF (*.gexf)");
            case ExportFormat::NodeLink:
                return tr("Node-link JSON (*.json)");
            case ExportFormat::Packed:
                return tr("Packed data sets (*.rosadata)");
            case ExportFormat::Tables:
                return tr("Tables of edges and nodes, in a folder (*)");
        }
        return {};
    }

    /// What was written, for the status line.
    static QString text(const QString& path, const data::Exported& exported)
    {
        QString text = tr("Exported to %1").arg(QDir::toNativeSeparators(path));
        if (!exported.edges.empty()) text = tr("%1; %2").arg(text, coreText(exported.edges));
        QStringList lost;
        for (const Message& part : exported.lost) lost += coreText(part);
        return lost.isEmpty() ? text : tr("%1. Not in the file: %2").arg(text, lost.join(QStringLiteral(", ")));
    }

    static QString title(const QString& name) { return tr("Export data set %1").arg(name); }
    static QString problem(const Error& error)
    {
        return tr("The data set was not exported: %1").arg(coreText(error.message));
    }
};

struct Target {
    QString path;
    ExportFormat format = ExportFormat::Npz;
    bool mayReplace = false;  ///< The dialogue has asked about a file of this name.
};

/// An empty path if the user cancels.
Target askForTarget(const QString& name, QWidget* parent)
{
    QStringList filters;
    for (const data::ExportKind& kind : data::exportKinds()) filters += ExportData::filter(kind.format);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QFileDialog dialog(parent, ExportData::title(name), QFileInfo(documents).isDir() ? documents : QDir::homePath());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.selectFile(name);
    if (dialog.exec() != QDialog::Accepted) return {};
    Target target{dialog.selectedFiles().value(0)};
    const auto chosen = static_cast<std::size_t>(std::max<qsizetype>(0, filters.indexOf(dialog.selectedNameFilter())));
    const data::ExportKind& kind = data::exportKinds()[chosen];
    const auto byEnding = data::exportFormatOf(target.path.toStdString());
    target.format = byEnding.value_or(kind.format);
    target.mayReplace = byEnding.has_value();
    if (!byEnding) target.path += QString::fromUtf8(kind.ending.data(), static_cast<qsizetype>(kind.ending.size()));
    return target;
}

}  // namespace

void exportDataSet(Workbench& workbench, const QString& name, QWidget* parent)
{
    const Target target = askForTarget(QFileInfo(name).completeBaseName(), parent);
    if (target.path.isEmpty()) return;
    inBackground(
        parent,
        [store = workbench.store(), name = name.toStdString(), target]() -> Result<data::Exported> {
            ROSA_TRY_ASSIGN(const auto dataset, data::Catalogue(store).open(name));
            return data::exportDataset(dataset, target.format, target.path.toStdString(), target.mayReplace);
        },
        [&workbench, path = target.path](const Result<data::Exported>& done) {
            if (done)
                workbench.say(Workbench::Severity::Information, ExportData::text(path, *done));
            else
                workbench.say(Workbench::Severity::Error, ExportData::problem(done.error()));
        });
}

}  // namespace rosa::workbench
