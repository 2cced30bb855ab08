/// A slider over the epochs that were kept, played like a film.
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

/// How long each of so many epochs is shown where nobody chose otherwise: as fast as asked for, but few of them so long that all take about
/// six seconds, at most two seconds each.
double usualSecondsPerEpoch(std::size_t epochs, int framesPerSecond);

/// Says which epoch is wanted; a picture that is late holds the film up rather than being skipped.
class EpochPlayer : public QWidget {
    Q_OBJECT
public:
    explicit EpochPlayer(QWidget* parent = nullptr);

    /// Ascending. The epoch stays where it is among them; else the last is shown. `isLive`: more will come.
    void setEpochs(std::vector<int> epochs, bool isLive);
    [[nodiscard]] const std::vector<int>& epochs() const { return m_epochs; }
    /// The one the slider stands on; −1: none.
    [[nodiscard]] int epoch() const;
    /// Says which epoch is shown, without asking for it; the slider goes to the last one that is not later.
    void setEpoch(int epoch);
    /// The picture of the epoch that was asked for last is on screen.
    void setReady(bool ready);
    [[nodiscard]] bool follows() const;
    /// As chosen; few epochs are played more slowly until somebody chooses.
    [[nodiscard]] int framesPerSecond() const;
    /// How long each epoch is shown now.
    [[nodiscard]] int frameMilliseconds() const;
    /// Why there are so few epochs; "": nothing is said.
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
