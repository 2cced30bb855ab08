/// The head of the form New run: how far it is from the presets, undo, redo, reset, copy.
#pragma once

#include <QWidget>

class QAction;
class QUndoStack;

namespace rosa::widgets {
class ShortLabel;
}

namespace rosa::workbench {

class FormHead : public QWidget {
    Q_OBJECT
public:
    explicit FormHead(QUndoStack& stack, QWidget* parent = nullptr);

    /// `changed`: fields that differ from the preset ("": the program's defaults). `varied`: fields with several values. `run`: name of the
    /// run with which the form began, which is said instead; "": none.
    void showCounts(int changed, int varied, const QString& preset, const QString& run = {});
    /// "Reset to preset"; disabled by its owner while there is nothing to reset.
    [[nodiscard]] QAction* resetAction() const { return m_reset; }
    /// "Copy as command", also for menus.
    [[nodiscard]] QAction* copyAction() const { return m_copy; }

private:
    QAction* add(QAction* action, const QString& name, const QString& help);

    widgets::ShortLabel* m_summary;
    QAction* m_reset;
    QAction* m_copy;
};

}  // namespace rosa::workbench
