/// The list of lessons with the progress in each.
#pragma once

#include <QWidget>

class QListWidget;
class QPushButton;

namespace rosa::workbench {

/// The lessons of the program, then the files opened last.
class LessonListPanel : public QWidget {
    Q_OBJECT
public:
    explicit LessonListPanel(QWidget* parent = nullptr);

    /// Reads titles and progress again.
    void renew();
    /// Moves the choice to the lesson to take next, if there is one.
    void chooseNext();
    [[nodiscard]] QListWidget* list() const { return m_list; }

Q_SIGNALS:
    /// The id of a lesson of the program, or the path of a file.
    void chosen(const QString& lesson);
    /// A file is to be chosen.
    void fileWanted();

private:
    void openCurrent();
    void resetCurrent();
    void offer();

    QListWidget* m_list;
    QPushButton* m_open;
    QPushButton* m_reset;
};

}  // namespace rosa::workbench
