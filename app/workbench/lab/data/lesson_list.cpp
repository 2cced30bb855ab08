#include "app/workbench/lab/data/lesson_list.h"

#include <algorithm>

#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QVariantMap>

#include "core/base/files.h"

namespace rosa::workbench {

namespace {

constexpr qsizetype kMostLessons = 8;
constexpr std::uint64_t kMostLessonBytes = 1 << 20;
const QString kProgress = QStringLiteral("lessons/progress");
const QString kFiles = QStringLiteral("lessons/files");

QString keyOf(const std::string& id) { return kProgress + QLatin1Char('/') + QString::fromStdString(id); }

const lab::Lesson* builtIn(const QString& id)
{
    const auto found = std::ranges::find(lab::builtInLessons(), id.toStdString(), &lab::Lesson::id);
    return found == lab::builtInLessons().end() ? nullptr : &*found;
}

QString local(const lab::LocalText& text) { return QString::fromStdString(text.in(lessonLanguage())); }

int doneOf(const std::string& id, int steps)
{
    const std::set<std::size_t> done = doneSteps(id);
    return static_cast<int>(
        std::ranges::count_if(done, [&](std::size_t step) { return step < static_cast<std::size_t>(steps); }));
}

LessonLink linkOf(const lab::Lesson& lesson)
{
    const QString id = QString::fromStdString(lesson.id);
    const int steps = static_cast<int>(lesson.steps.size());
    return {id, id, local(lesson.title), local(lesson.question), lesson.minutes, steps, doneOf(lesson.id, steps), false};
}

LessonLink linkOf(const QVariantMap& file)
{
    LessonLink link;
    link.lesson = file.value(QStringLiteral("file")).toString();
    link.id = file.value(QStringLiteral("id")).toString();
    link.title = file.value(QStringLiteral("title")).toString();
    link.question = file.value(QStringLiteral("question")).toString();
    link.minutes = file.value(QStringLiteral("minutes")).toInt();
    link.steps = file.value(QStringLiteral("steps")).toInt();
    link.done = doneOf(link.id.toStdString(), link.steps);
    link.isFile = true;
    return link;
}

QVariantList filesWithout(const QString& file)
{
    QVariantList files = QSettings().value(kFiles).toList();
    files.removeIf([&](const QVariant& one) { return one.toMap().value(QStringLiteral("file")).toString() == file; });
    return files;
}

}  // namespace

std::string lessonLanguage() { return QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString(); }

QList<LessonLink> lessonLinks()
{
    QList<LessonLink> links;
    for (const lab::Lesson& lesson : lab::builtInLessons()) links.append(linkOf(lesson));
    for (const QVariant& file : QSettings().value(kFiles).toList()) links.append(linkOf(file.toMap()));
    return links;
}

int nextLesson(const QList<LessonLink>& links)
{
    const auto isDone = [](const LessonLink& link) { return link.done >= link.steps; };
    qsizetype own = 0, behind = 0;
    while (own < links.size() && !links[own].isFile) ++own;
    for (qsizetype i = 0; i < own; ++i) {
        if (links[i].done > 0 && !isDone(links[i])) return static_cast<int>(i);
        if (isDone(links[i])) behind = i + 1;
    }
    for (qsizetype step = 0; step < own; ++step) {
        const qsizetype place = (behind + step) % own;
        if (!isDone(links[place])) return static_cast<int>(place);
    }
    return -1;
}

std::set<std::size_t> doneSteps(const std::string& id)
{
    std::set<std::size_t> steps;
    // From 1 in the file; what is no number is 0.
    for (const QString& number : QSettings().value(keyOf(id)).toStringList())
        if (const uint step = number.toUInt(); step > 0) steps.insert(step - 1);
    return steps;
}

void setStepDone(const std::string& id, std::size_t step)
{
    std::set<std::size_t> steps = doneSteps(id);
    steps.insert(step);
    QStringList numbers;
    for (const std::size_t one : steps) numbers.append(QString::number(one + 1));
    QSettings().setValue(keyOf(id), numbers);
}

void forgetProgress(const std::string& id) { QSettings().remove(keyOf(id)); }

void rememberLessonFile(const QString& file, const lab::Lesson& lesson)
{
    QVariantList files = filesWithout(file);
    files.prepend(QVariantMap{{QStringLiteral("file"), file},
                              {QStringLiteral("id"), QString::fromStdString(lesson.id)},
                              {QStringLiteral("title"), local(lesson.title)},
                              {QStringLiteral("question"), local(lesson.question)},
                              {QStringLiteral("minutes"), lesson.minutes},
                              {QStringLiteral("steps"), static_cast<int>(lesson.steps.size())}});
    while (files.size() > kMostLessons) files.removeLast();
    QSettings().setValue(kFiles, files);
}

void forgetLessonFile(const QString& file) { QSettings().setValue(kFiles, filesWithout(file)); }

Result<lab::Lesson> readLesson(const QString& lesson)
{
    if (const lab::Lesson* own = builtIn(lesson)) return *own;
    const std::string path = lesson.toStdString();
    ROSA_TRY_ASSIGN(const std::string text, readTextFile(path, kMostLessonBytes));
    return lab::lessonFromToml(text, QFileInfo(lesson).fileName().toStdString());
}

bool isBuiltInLesson(const QString& lesson) { return builtIn(lesson) != nullptr; }

}  // namespace rosa::workbench
