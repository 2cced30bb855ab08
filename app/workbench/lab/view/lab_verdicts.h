/// The three verdicts on the plan of the transport lab, in words.
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace rosa::workbench {

class LabFreedom;
class LabState;

/// Why it stopped, how far the marginals are off, what it costs; while solving takes long, a button that cancels it. Sentences wrap.
class LabVerdictBar : public QWidget {
    Q_OBJECT
public:
    /// `state` must outlive this.
    explicit LabVerdictBar(LabState& state, QWidget* parent = nullptr);

    /// Says what the freedom does not hide.
    void say(const LabFreedom& freedom);
    /// All of it in one line.
    [[nodiscard]] QString text() const;

private:
    QLabel* addLine(const char* name, const QString& what);

    LabState& m_state;
    QLabel *m_end, *m_marginals, *m_cost;
    QToolButton* m_cancel;
};

}  // namespace rosa::workbench
