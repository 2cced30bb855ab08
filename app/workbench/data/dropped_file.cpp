#include "app/workbench/data/dropped_file.h"

#include <QDir>
#include <QFileInfo>

#include "core/record/export.h"
#include "core/record/run_reader.h"

namespace rosa::workbench {

namespace {

const QString kRecordName = QStringLiteral("run.sqlite");

/// Endings of what core/data reads: packed files, archives, graphs, matrices, tables, and the parts of Planetoid's sets.
bool looksLikeData(const QFileInfo& file)
{
    static const QStringList endings{QStringLiteral("rosadata"), QStringLiteral("npz"), QStringLiteral("npy"),
                                     QStringLiteral("graphml"),  QStringLiteral("mtx"), QStringLiteral("csv"),
                                     QStringLiteral("tsv"),      QStringLiteral("txt"), QStringLiteral("dat")};
    return endings.contains(file.suffix().toLower()) || file.fileName().startsWith(QLatin1String("ind."));
}

}  // namespace

DroppedFile classify(const QUrl& url)
{
    if (!url.isLocalFile()) return {};
    const QFileInfo file(url.toLocalFile());
    const QString path = file.absoluteFilePath();
    if (!file.exists() || !file.isReadable()) return {};
    if (file.isDir()) {
        const bool isRun = QFileInfo(QDir(path).filePath(kRecordName)).isFile();
        return {isRun ? DroppedKind::Run : DroppedKind::Data, path};
    }
    if (file.fileName() == kRecordName) return {DroppedKind::Run, file.absolutePath()};
    if (file.suffix().compare(QLatin1String("toml"), Qt::CaseInsensitive) == 0) return {DroppedKind::Configuration, path};
    return looksLikeData(file) ? DroppedFile{DroppedKind::Data, path} : DroppedFile{};
}

bool canImport(const QUrl& url) { return classify(url).kind == DroppedKind::Data; }

Result<QString> adoptRun(const std::filesystem::path& store, const QString& folder)
{
    namespace fs = std::filesystem;
    const fs::path source = folder.toStdString();
    std::string id;
    {
        const auto reader = record::RunReader::openFolder(source);
        if (!reader) return reader.error();
        const auto info = (*reader)->info();
        if (!info) return info.error();
        id = info->id;
    }
    const fs::path target = store / "runs" / id;
    std::error_code problem;
    if (fs::exists(target, problem)) return QString::fromStdString(id);
    fs::create_directories(target.parent_path(), problem);
    if (problem) return failed(target.parent_path().string() + ": cannot be made: " + problem.message());
    ROSA_TRY(record::exportRun(source, target));
    return QString::fromStdString(id);
}

}  // namespace rosa::workbench
