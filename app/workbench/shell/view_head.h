/// The head of a view: the same parts in the same places in all of them.
#pragma once

#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;

namespace rosa::widgets {
class ColourDisc;
class ShortLabel;
class WrappingRow;
}  // namespace rosa::widgets

namespace rosa::workbench {

class View;
class Workbench;

/// The title with a few controls, the menu "View", "Save as web page" and "Save figure", in a row that wraps; below it one sentence about what is
/// seen, which wraps and is never cut. Details unfold from the sentence. Parts without content are hidden. Belongs to the window's thread.
class ViewHead : public QWidget {
    Q_OBJECT
public:
    /// The title is that of the view's card. "Save figure" saves what the view offers (View::figures()); "Save as web page" is the window's
    /// action "save_page", shown while there is something to save. `view` must outlive this.
    explicit ViewHead(View& view);

    void setTitle(const QString& title);
    /// A disc before the title: a number for widgets::curveColour(); −1: none.
    void setColour(int colour);
    /// Title and disc are the name and the colour of the current run from now on; without one, the title of the card. `workbench` must
    /// outlive this.
    void followRun(Workbench& workbench);
    /// "": none.
    void setSentence(const QString& sentence);
    /// Plain text, a line for each; "": none. Whether they are unfolded is kept in QSettings ("NAME OF THE CARD/details").
    void setDetails(const QString& details);
    /// Details that do more than text: `content` belongs to the head and stands below the text of setDetails(), while there is one.
    void setDetailsWidget(QWidget* content);
    /// What a view shows, and how: its button appears with the first entry.
    [[nodiscard]] QMenu& menu() { return *m_menu; }
    /// Adds a control between title and menu; it belongs to the head.
    void addControl(QWidget* control);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString details() const;
    [[nodiscard]] bool isUnfolded() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeTop();
    QWidget* makeSentence();
    void showRun();
    void showDetails();
    void offerSaving();
    void offerPage();
    void saveFigure();
    void applyPalette();
    [[nodiscard]] QString detailsKey() const;

    View& m_view;
    Workbench* m_workbench = nullptr;  ///< Of followRun().
    widgets::WrappingRow* m_row = nullptr;
    widgets::ColourDisc* m_disc;
    widgets::ShortLabel* m_title;
    QMenu* m_menu;
    QToolButton* m_menuButton;
    QToolButton* m_page;
    QToolButton* m_save;
    QWidget* m_second = nullptr;  ///< Sentence and the button of the details.
    QLabel* m_sentence;
    QToolButton* m_unfold;
    QLabel* m_details;
    QWidget* m_content = nullptr;  ///< Of setDetailsWidget().
};

}  // namespace rosa::workbench
