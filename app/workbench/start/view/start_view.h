/// The first page: what the program is, an example, next steps, recent runs and lessons.
#pragma once

#include <QStringList>

#include "app/workbench/shell/view.h"

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace rosa::workbench {

class LinkCard;
class PairSketch;
class Workbench;

/// Parts that have lessons add them by Workbench::offerLesson(); without any the heading is hidden, as is that of the recent runs in an
/// empty store.
class StartView : public View {
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    explicit StartView(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the example run in a view, after copying it into the store if the store does not have it.
    void openExample(const QString& view);

    /// That of one column, whatever is shown now.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeIntroduction();
    QWidget* makeSteps();
    QWidget* makeColumn(const QString& title, QVBoxLayout*& column);
    QWidget* makeLessons();
    LinkCard* makeStep(const char* name, const char* icon, const QString& title, const QString& text);
    void showRecent();
    void showLessons();
    void arrange();
    void arrangeLessons();

    Workbench& m_workbench;
    QWidget* m_page;
    QGridLayout* m_grid;
    QWidget* m_introduction = nullptr;
    PairSketch* m_picture;
    QWidget* m_steps = nullptr;
    QGridLayout* m_stepGrid = nullptr;
    QList<LinkCard*> m_cards;
    QWidget* m_recent;
    QVBoxLayout* m_recentColumn = nullptr;
    QWidget* m_lessons;
    QGridLayout* m_lessonGrid = nullptr;
    QList<LinkCard*> m_lessonCards;
    QStringList m_shownRuns;  ///< Texts of the recent runs on display.
    bool m_isOpening = false;
    bool m_hasRuns = false;
    std::pair<int, bool> m_shape{0, false};  ///< Columns of the page, and whether there are runs beside the lessons.
};

}  // namespace rosa::workbench
