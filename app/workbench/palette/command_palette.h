/// Ctrl+K: everything that the window can do or show, by its name.
#pragma once

#include <memory>
#include <vector>

#include <QDialog>

#include "app/workbench/palette/palette_entries.h"

class QLineEdit;
class QListView;
class QMenuBar;

namespace rosa::workbench {

class PaletteList;

/// Actions of the menus, those of buttons in sight included, parameters ("lambda 40" sets one), runs, nodes of the current run ("458"), lessons
/// and headings of the manual, found in the user's language and in English; without a query those chosen last, then all actions. A popup at
/// the top of its parent, hidden until open(). Its content is that of the moment in which it opens. Belongs to the window's thread.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    /// All must outlive this.
    CommandPalette(Workbench& workbench, const QMenuBar& menus, QWidget& window);
    ~CommandPalette() override;

    void open() override;

    [[nodiscard]] QLineEdit& line() { return *m_line; }
    [[nodiscard]] QListView& view() { return *m_view; }
    [[nodiscard]] PaletteList& list() { return *m_list; }

Q_SIGNALS:
    /// The manual, which is read in the background, is among the entries.
    void completed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void query(const QString& text);
    void choose(const QModelIndex& index);
    void place();

    Workbench& m_workbench;
    const QMenuBar& m_menus;
    QWidget& m_window;
    QLineEdit* m_line;
    QListView* m_view;
    PaletteList* m_list;
    ListedRuns m_listed;                ///< Those among the entries.
    std::vector<ManualPlace> m_manual;  ///< Empty until it has been read.
    bool m_isReading = false;
};

}  // namespace rosa::workbench
