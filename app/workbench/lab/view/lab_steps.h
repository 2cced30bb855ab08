/// Buttons of the transport lab for half iterations, named by what they do.
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace rosa::workbench {

class LabFreedom;
class LabPlayer;
class LabState;

/// Only the half iteration that comes next is enabled. Its actions belong to the view around it, so that their keys work everywhere there.
class LabSteps : public QWidget {
    Q_OBJECT
public:
    /// `state` and `player` must outlive this.
    LabSteps(LabState& state, LabPlayer& player, QWidget* parent = nullptr);

    /// Which operations there are.
    void setFreedom(const LabFreedom& freedom);
    [[nodiscard]] QList<QAction*> operations() const;

private:
    QAction* make(const char* name, const char* icon, const QString& text, const QString& help, const QKeySequence& keys);
    void addButton(QAction* action);
    void connectOperations();
    void refresh();
    void showStep();

    LabState& m_state;
    LabPlayer& m_player;
    QAction *m_start, *m_back, *m_rows, *m_columns, *m_iterate, *m_tolerance, *m_play, *m_next, *m_pin;
    QLabel* m_where;
    QList<QToolButton*> m_buttons;
    bool m_isFree = true;
    bool m_hidesResult = false;
};

}  // namespace rosa::workbench
