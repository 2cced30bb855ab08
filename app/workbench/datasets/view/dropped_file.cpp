#include "app/workbench/datasets/view/dropped_file.h"

#include <QDir>
#include <QFileInfo>

#include "app/workbench/lab/data/lab_file.h"
#include "core/base/storage/store_parts.h"
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"
#include "core/store/annotations.h"
#include "core/store/export.h"

namespace rosa::workbench {

namespace {

const QString kRecordName = QString::fromLatin1(record::kRecordFile);
/// Desktops identify a run's folder by this file; without a record it is an ordinary configuration.
const QString kRunFileName = QStringLiteral("run.toml");

/// File name extensions that core/data reads: packed files, archives, graphs, matrices, tables, lists of edges, and parts of Planetoid data sets.
bool looksLikeData(const QFileInfo& file)
{
    static const QStringList endings{
        QStringLiteral("rosadata"), QStringLiteral("npz"),      QStringLiteral("npy"),     QStringLiteral("graphml"),
        QStringLiteral("mtx"),      QStringLiteral("csv"),      QStringLiteral("tsv"),     QStringLiteral("txt"),
        QStringLiteral("dat"),      QStringLiteral("gexf"),     QStringLiteral("gml"),     QStringLiteral("net"),
        QStringLiteral("mat"),      QStringLiteral("json"),     QStringLiteral("adjlist"), QStringLiteral("content"),
        QStringLiteral("cites"),    QStringLiteral("zip"),      QStringLiteral("gz"),      QStringLiteral("pt"),
        QStringLiteral("edges"),    QStringLiteral("edgelist"), QStringLiteral("el")};
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
    const bool isBesideRecord = QFileInfo(file.absoluteDir().filePath(kRecordName)).isFile();
    if (file.fileName() == kRecordName || (file.fileName() == kRunFileName && isBesideRecord))
        return {DroppedKind::Run, file.absolutePath()};
    switch (labFileOf(path)) {
        case LabFile::Problem:
            return {DroppedKind::LabProblem, path};
        case LabFile::Lesson:
            return {DroppedKind::Lesson, path};
        case LabFile::None:
            break;
    }
    if (file.suffix().compare(QLatin1String("toml"), Qt::CaseInsensitive) == 0) return {DroppedKind::Configuration, path};
    return looksLikeData(file) ? DroppedFile{DroppedKind::Data, path} : DroppedFile{};
}

bool canImport(const QUrl& url) { return classify(url).kind == DroppedKind::Data; }

Result<FoundRun> findRun(const std::filesystem::path& store, const QString& folder)
{
    ROSA_TRY_ASSIGN(const auto reader, record::RunReader::openFolder(folder.toStdString()));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    std::error_code ignored;
    return FoundRun{QString::fromStdString(info.id), QString::fromStdString(store::shownName(info.name)),
                    std::filesystem::exists(record::RunFolder(store, info.id).path(), ignored)};
}

Result<QString> adoptRun(const std::filesystem::path& store, const QString& folder)
{
    ROSA_TRY_ASSIGN(const auto found, findRun(store, folder));
    if (found.isHere) return found.id;
    const std::filesystem::path target = record::RunFolder(store, found.id.toStdString()).path();
    ROSA_TRY(madePart(store, kRunsPart));
    ROSA_TRY(store::exportRun(folder.toStdString(), target));
    return found.id;
}

}  // namespace rosa::workbench
