/// A slider over the recorded epochs that can be played like a film.
#pragma once

#include <vector>

#include <QObject>
#include <QTimer>

class QAction;
class QActionGroup;
class QLabel;
class QToolButton;

namespace rosa::widgets {
class StopSlider;
}

namespace rosa::workbench {

/// Default duration of an epoch for a film of this many epochs: at the given frame rate, but slower for few epochs, so that all take about
/// six seconds; at most two seconds each.
double usualSecondsPerEpoch(std::size_t epochs, int framesPerSecond);

/// The handle of the epochs. Requests epochs; a late picture delays the playback instead of being skipped. Its widgets belong to whoever lays them
/// out, its actions to a menu.
class EpochPlayer : public QObject {
    Q_OBJECT
public:
    explicit EpochPlayer(QObject* parent = nullptr);

    /// Ascending. Keeps the current epoch if it is among them, otherwise shows the last. `isLive`: more will follow.
    void setEpochs(std::vector<int> epochs, bool isLive);
    [[nodiscard]] const std::vector<int>& epochs() const { return m_epochs; }
    /// The epoch of the slider; −1: none.
    [[nodiscard]] int epoch() const;
    /// Sets the displayed epoch without requesting it; the slider moves to the last epoch that is not later.
    void setEpoch(int epoch);
    /// Whether the picture of the last requested epoch is on screen.
    void setReady(bool ready);
    [[nodiscard]] bool follows() const;
    /// As chosen by the user; until then, few epochs are played more slowly.
    [[nodiscard]] int framesPerSecond() const { return m_framesPerSecond; }
    void setFramesPerSecond(int frames);
    /// Current duration of an epoch.
    [[nodiscard]] int frameMilliseconds() const;
    /// Explains why there are few epochs; "": no explanation.
    void setReason(const QString& reason);
    void setPlaying(bool playing);

    [[nodiscard]] QLabel* caption() const { return m_caption; }
    [[nodiscard]] QToolButton* playButton() const { return m_play; }
    [[nodiscard]] widgets::StopSlider* slider() const { return m_slider; }
    [[nodiscard]] QLabel* epochLabel() const { return m_label; }
    [[nodiscard]] QLabel* reasonLabel() const { return m_reason; }
    /// Follow, save film, and one action for each speed.
    [[nodiscard]] QAction* followAction() const { return m_follow; }
    [[nodiscard]] QAction* filmAction() const { return m_film; }
    [[nodiscard]] QActionGroup* speeds() const { return m_speeds; }

Q_SIGNALS:
    void epochWanted(int epoch);
    void filmWanted();
    /// Epochs change one after the other by a hand or by playing, or no longer.
    void moving(bool isMoving);

private:
    void makeActions();
    void advance();
    void describe(int epoch);
    void chooseStops();

    std::vector<int> m_epochs;
    bool m_isReady = true;
    bool m_isSpeedChosen = false;
    int m_framesPerSecond = 5;
    QLabel* m_caption;
    QToolButton* m_play;
    widgets::StopSlider* m_slider;
    QLabel* m_label;
    QLabel* m_reason;
    QAction* m_follow;
    QAction* m_film;
    QActionGroup* m_speeds;
    QTimer m_timer;
};

}  // namespace rosa::workbench
