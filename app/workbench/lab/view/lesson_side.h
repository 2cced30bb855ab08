/// The lessons beside the lab: the list, the open lesson, and what can be done with it.
#pragma once

#include <QWidget>

#include "app/workbench/base/latest.h"
#include "app/workbench/lab/data/lesson_walk.h"
#include "app/workbench/shell/offered_page.h"

class QAction;
class QStackedWidget;
class QToolButton;

namespace rosa::widgets {
class Banner;
}

namespace rosa::workbench {

class LessonListPanel;
class LessonPanel;

/// Shows the list until a lesson is opened. A wrong file is reported in one line, and the open lesson stays.
class LessonSide : public QWidget {
    Q_OBJECT
public:
    explicit LessonSide(QWidget* parent = nullptr);
    ~LessonSide() override;

    /// Opens a lesson of the program by its id, or a file by its path; files are read in the background.
    void open(const QString& lesson);
    /// Moves the focus to the question of the open lesson, or to the list, unless it is here already.
    void focusFirst();
    /// Back to the list; guesses of the lesson are forgotten, its progress stays.
    void close();
    /// Asks for a file.
    void chooseFile();
    /// Prose and questions in type one can read from the back of a room.
    void setLargeType(bool isLarge);
    /// The problem in the lab was edited or solved.
    void updateProblem(const lab::Problem& problem);

    [[nodiscard]] LessonPanel* panel() const { return m_panel; }
    [[nodiscard]] LessonListPanel* list() const { return m_list; }
    [[nodiscard]] widgets::Banner* banner() const { return m_banner; }
    /// Whether a lesson is open.
    [[nodiscard]] bool isOpen() const;
    /// Writes the hand-out of the open lesson, in the background; the outcome is said in the banner.
    void saveHandOut(const QString& file);
    /// The open lesson as a web page in all its languages, the window's first.
    [[nodiscard]] OfferedPage page() const;
    /// Writes it, as above.
    void savePage(const QString& file);
    /// Replays every number of the open lesson in the background; the outcome is shown in a window.
    void check();

Q_SIGNALS:
    /// What the lab shows for the open lesson.
    void sceneWanted(const rosa::workbench::LessonScene& scene);
    /// A lesson was opened, or could not be; after close() too.
    void opened();
    /// The lesson is closed: the lab is free.
    void closed();
    /// A web page was written, or could not be.
    void pageSaved();
    /// A page of the manual is asked for: "alignment", and a heading of it or "".
    void manualWanted(const QString& page, const QString& anchor);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    QAction* action(const char* name, const char* icon, const QString& text, void (LessonSide::*act)());
    void showLesson(const QString& lesson, Result<lab::Lesson> read);
    void askForHandOut();
    void askForPage();
    [[nodiscard]] QString askForFile(const QString& title, const QString& filter, const QString& suffix);
    void readAgain();
    void restart();
    void toggleLarge();
    void useFont();
    void follow(const QString& address);

    QString m_lesson;  ///< Of the open one: id or path.
    bool m_isLarge = false;
    Latest m_latest;
    QList<QAction*> m_actions;
    QToolButton* m_all;
    QToolButton* m_menu;
    QWidget* m_bar;
    widgets::Banner* m_banner;
    QStackedWidget* m_stack;
    LessonListPanel* m_list;
    LessonPanel* m_panel;
};

}  // namespace rosa::workbench
