/// A slider over the recorded epochs that can be played like a film.
#pragma once

#include <vector>

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace rosa::widgets {
class ShortLabel;
}

namespace rosa::workbench {

/// Default duration of an epoch for a film of this many epochs: at the given frame rate, but slower for few epochs, so that all take about
/// six seconds; at most two seconds each.
double usualSecondsPerEpoch(std::size_t epochs, int framesPerSecond);

/// Requests epochs; a late picture delays the playback instead of being skipped.
class EpochPlayer : public QWidget {
    Q_OBJECT
public:
    explicit EpochPlayer(QWidget* parent = nullptr);

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
    [[nodiscard]] int framesPerSecond() const;
    /// Current duration of an epoch.
    [[nodiscard]] int frameMilliseconds() const;
    /// Explains why there are few epochs; "": no explanation.
    void setReason(const QString& reason);
    void setPlaying(bool playing);

Q_SIGNALS:
    void epochWanted(int epoch);
    void filmWanted();

private:
    void advance();
    void describe(int epoch);

    std::vector<int> m_epochs;
    bool m_isReady = true;
    bool m_isSpeedChosen = false;
    QToolButton* m_play;
    QSlider* m_slider;
    QLabel* m_label;
    QComboBox* m_speed;
    QCheckBox* m_follow;
    QToolButton* m_film;
    widgets::ShortLabel* m_reason;
    QTimer m_timer;
};

}  // namespace rosa::workbench
