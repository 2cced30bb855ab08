/// The panels beside that of the followed run: added, restored, named.
#pragma once

#include <QList>
#include <QObject>

#include "app/workbench/embedding/view/panel_subjects.h"

namespace rosa::workbench {

class EmbeddingControls;
class EmbeddingPanel;
class PanelBoard;

/// Keeps on the board what the user wants to see there (PanelSubjects), offers more in a menu of the controls, and gives all panels their
/// titles. Belongs to the window's thread.
class PanelsBeside : public QObject {
    Q_OBJECT
public:
    /// All must outlive this.
    PanelsBeside(Workbench& workbench, PanelBoard& board, EmbeddingControls& controls, const RunFollower& run,
                 QObject* parent);

    /// A panel that stays, unless there is one with that subject, which is returned, or the board is full: nullptr.
    EmbeddingPanel* add(const PanelSubject& subject);
    /// Shows those that are wanted and belong to the followed run, once that has its panel.
    void restore();

Q_SIGNALS:
    /// These are new on the board.
    void added(const QList<rosa::workbench::EmbeddingPanel*>& panels);

private:
    [[nodiscard]] bool lacksPanels() const;
    void showTitles();
    void fillMenu();

    Workbench& m_workbench;
    PanelBoard& m_board;
    EmbeddingControls& m_controls;
    const RunFollower& m_run;
    PanelSubjects m_subjects;
};

}  // namespace rosa::workbench
