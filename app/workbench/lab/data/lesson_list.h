/// The lessons that can be opened, and the user's progress in them, kept in the settings.
#pragma once

#include <set>

#include <QList>
#include <QString>

#include "core/lab/lesson.h"

namespace rosa::workbench {

/// A lesson that can be opened, for lists and menus; texts in the language of the window.
struct LessonLink {
    QString lesson;  ///< What ShowLesson takes: the id of a lesson of the program, or the path of a file.
    QString id;      ///< Key of its progress.
    QString title;
    QString question;  ///< What it answers, one line; may be "".
    int minutes = 0;   ///< How long it takes; 0: unknown.
    int steps = 0;
    int done = 0;  ///< Number of steps done; 0 … steps.
    bool isFile = false;
};

/// The lessons of the program in their order, then the files opened last, the latest first. Reads settings, no files; on the first call it also
/// parses the lessons of the program. For the window's thread.
QList<LessonLink> lessonLinks();

/// Place of the lesson to take next: the one of the program that is begun, else the first behind the last one that is done; −1 if all are done.
int nextLesson(const QList<LessonLink>& links);

/// Steps of a lesson that are done, from 0. A step with a question is done once a guess was given, one without once it was left forwards.
std::set<std::size_t> doneSteps(const std::string& id);
void setStepDone(const std::string& id, std::size_t step);
void forgetProgress(const std::string& id);

/// Puts a file in front of the files opened last; the eight last ones are kept.
void rememberLessonFile(const QString& file, const lab::Lesson& lesson);
void forgetLessonFile(const QString& file);

/// The lesson of the program with this id, else the lesson in the file of this path. An Error names file and line. Reads at most 1 MB; call it in
/// the background for files.
Result<lab::Lesson> readLesson(const QString& lesson);
/// Whether it is one of the program.
bool isBuiltInLesson(const QString& lesson);

/// The name of the window's language in lessons: "en", "de", "zh".
std::string lessonLanguage();

}  // namespace rosa::workbench
