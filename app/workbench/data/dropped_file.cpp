#include "app/workbench/data/dropped_file.h"

#include <QDir>
#include <QFileInfo>

#include "core/base/files.h"
#include "core/record/export.h"
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"

namespace rosa::workbench {

namespace {

const QString kRecordName = QString::fromLatin1(record::kRecordFile);
/// Desktops identify a run's folder by this file; without a record it is an ordinary configuration.
const QString kRunFileName = QStringLiteral("run.toml");

/// File name extensions that core/data reads: packed files, archives, graphs, matrices, tables, and parts of Planetoid data sets.
bool looksLikeData(const QFileInfo& file)
{
    static const QStringList endings{QStringLiteral("rosadata"), QStringLiteral("npz"), QStringLiteral("npy"),
                                     QStringLiteral("graphml"),  QStringLiteral("mtx"), QStringLiteral("csv"),
                                     QStringLiteral("tsv"),      QStringLiteral("txt"), QStringLiteral("dat")};
    return endings.contains(file.suffix().toLower()) || file.fileName().startsWith(QLatin1String("ind."));
}

/// Whether a TOML file begins with the key of lessons, behind comments and empty lines.
bool isLesson(const QString& path)
{
    constexpr std::size_t kStart = 4096;
    const QString start = QString::fromStdString(readStart(path.toStdString(), kStart));
    for (const QString& line : start.split(QLatin1Char('\n'))) {
        const QString words = line.trimmed();
        if (!words.isEmpty() && !words.startsWith(QLatin1Char('#')))
            return words.section(QLatin1Char('='), 0, 0).trimmed() == QLatin1String("rosa_lesson");
    }
    return false;
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
    if (file.suffix().compare(QLatin1String("rosalesson"), Qt::CaseInsensitive) == 0) return {DroppedKind::Lesson, path};
    if (file.suffix().compare(QLatin1String("toml"), Qt::CaseInsensitive) == 0)
        return {isLesson(path) ? DroppedKind::Lesson : DroppedKind::Configuration, path};
    return looksLikeData(file) ? DroppedFile{DroppedKind::Data, path} : DroppedFile{};
}

bool canImport(const QUrl& url) { return classify(url).kind == DroppedKind::Data; }

Result<FoundRun> findRun(const std::filesystem::path& store, const QString& folder)
{
    ROSA_TRY_ASSIGN(const auto reader, record::RunReader::openFolder(folder.toStdString()));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    std::error_code ignored;
    return FoundRun{QString::fromStdString(info.id), QString::fromStdString(info.name),
                    std::filesystem::exists(record::RunFolder(store, info.id).path(), ignored)};
}

Result<QString> adoptRun(const std::filesystem::path& store, const QString& folder)
{
    namespace fs = std::filesystem;
    ROSA_TRY_ASSIGN(const auto found, findRun(store, folder));
    if (found.isHere) return found.id;
    const fs::path target = record::RunFolder(store, found.id.toStdString()).path();
    std::error_code problem;
    fs::create_directories(target.parent_path(), problem);
    if (problem) return failed("%1: cannot be created: %2", target.parent_path(), problem.message());
    ROSA_TRY(record::exportRun(folder.toStdString(), target));
    return found.id;
}

}  // namespace rosa::workbench
