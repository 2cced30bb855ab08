/// Plays the half iterations of the transport lab, one after the other.
#pragma once

#include <QObject>
#include <QTimer>

namespace rosa::workbench {

class LabState;

/// Moves the state on by half iterations until both marginals are within its goal, or no half iteration is left. The whole is one step of undo.
class LabPlayer : public QObject {
    Q_OBJECT
public:
    /// `state` must outlive this.
    explicit LabPlayer(LabState& state, QObject* parent = nullptr);

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    /// From where the state is; from the start if it has converged. No effect if there is nothing to play.
    void play();
    void stop();
    void setInterval(int milliseconds) { m_timer.setInterval(milliseconds); }

Q_SIGNALS:
    void playingChanged(bool isPlaying);

private:
    void advance();

    LabState& m_state;
    QTimer m_timer;
};

}  // namespace rosa::workbench
