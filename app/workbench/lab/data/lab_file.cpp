#include "app/workbench/lab/data/lab_file.h"

#include <QFileInfo>
#include <QRegularExpression>

#include "core/base/files.h"
#include "core/lab/lesson.h"
#include "core/lab/problem_toml.h"

namespace rosa::workbench {

namespace {

/// The largest file of the format, and one byte more: the parser then says what is wrong.
constexpr std::uint64_t kMostProblemBytes = (std::uint64_t{1} << 20) + 1;

std::filesystem::path asPath(const QString& path) { return path.toStdString(); }

/// Letters, digits and hyphens of a file's name.
QString idOf(const QString& path)
{
    static const QRegularExpression others(QStringLiteral("[^a-z0-9]+"));
    static const QRegularExpression ends(QStringLiteral("^-+|-+$"));
    QString id = QFileInfo(path).completeBaseName().toLower().replace(others, QStringLiteral("-")).remove(ends);
    return id.isEmpty() ? QStringLiteral("lesson") : id;
}

}  // namespace

LabFile labFileOf(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("rosalesson")) return LabFile::Lesson;
    if (ending != QLatin1String("toml")) return LabFile::None;
    constexpr std::size_t kMost = std::size_t{1} << 16;
    const std::string start = readStart(asPath(path), kMost);
    static const QRegularExpression key(QStringLiteral(R"(^[ \t]*(?:(rosa_transport|rosa_lesson)[ \t]*=|\[))"),
                                        QRegularExpression::MultilineOption);
    const auto found = key.match(QString::fromUtf8(start.data(), static_cast<qsizetype>(start.size())));
    if (!found.hasMatch() || found.capturedLength(1) == 0) return LabFile::None;
    return found.captured(1) == QLatin1String("rosa_lesson") ? LabFile::Lesson : LabFile::Problem;
}

Result<lab::Problem> readLabProblem(const QString& path)
{
    ROSA_TRY_ASSIGN(const std::string text, readTextFile(asPath(path), kMostProblemBytes));
    return lab::problemFromToml(text, path.toStdString());
}

Result<void> writeLabProblem(const QString& path, const lab::Problem& problem)
{
    return writeFileAtomically(asPath(path), lab::toToml(problem));
}

Result<void> writeLabLesson(const QString& path, const lab::Problem& problem, const QString& title)
{
    ROSA_TRY_ASSIGN(const std::string text, lab::lessonTemplate(problem, idOf(path).toStdString(), title.toStdString()));
    return writeFileAtomically(asPath(path), text);
}

}  // namespace rosa::workbench
