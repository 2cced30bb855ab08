/// Log of the messages of the program and its engines, in chronological order.
#pragma once

#include <QDockWidget>

#include "app/workbench/session/workbench.h"

class QPlainTextEdit;

namespace rosa::workbench {

/// Keeps the last 5,000 lines.
class LogDock : public QDockWidget {
    Q_OBJECT
public:
    explicit LogDock(Workbench& workbench, QWidget* parent = nullptr);
    [[nodiscard]] QString text() const;

private:
    void add(Workbench::Severity severity, const QString& text);
    void follow(EngineProcess* process);
    void changeEvent(QEvent* event) override;

    QPlainTextEdit* m_lines;
};

}  // namespace rosa::workbench
