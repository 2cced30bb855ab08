#include "app/workbench/pairs/view/epoch_player.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QToolButton>

#include "widgets/slider/stop_slider.h"
#include "widgets/style/icons.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

double usualSecondsPerEpoch(std::size_t epochs, int framesPerSecond)
{
    constexpr double kWholeFilm = 6, kLongest = 2;
    const double fair = std::min(kLongest, kWholeFilm / static_cast<double>(std::max<std::size_t>(epochs, 1)));
    return std::max(1.0 / std::max(framesPerSecond, 1), fair);
}

EpochPlayer::EpochPlayer(QObject* parent)
    : QObject(parent),
      m_caption(new widgets::PlainLabel(tr("Epoch"))),
      m_play(new QToolButton),
      m_slider(new widgets::StopSlider),
      m_label(new widgets::PlainLabel),
      m_reason(new widgets::PlainLabel),
      m_follow(new QAction(tr("Follow the training"), this)),
      m_film(new QAction(tr("Save film …"), this)),
      m_speeds(new QActionGroup(this))
{
    m_caption->setBuddy(m_slider);
    m_reason->setForegroundRole(QPalette::PlaceholderText);
    m_reason->setWordWrap(true);
    m_reason->setObjectName(QStringLiteral("fewEpochs"));
    m_play->setCheckable(true);
    m_play->setAutoRaise(true);
    m_play->setObjectName(QStringLiteral("playEpochs"));
    m_slider->setObjectName(QStringLiteral("epochSlider"));
    m_slider->setAccessibleName(tr("Epoch"));
    m_slider->setPageStep(5);
    m_label->setMinimumWidth(m_label->fontMetrics().horizontalAdvance(tr("epoch %1").arg(QLocale().toString(99999))));
    makeActions();

    connect(m_play, &QToolButton::toggled, this, &EpochPlayer::setPlaying);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        describe(epoch());
        Q_EMIT epochWanted(epoch());
    });
    connect(m_slider, &QSlider::sliderPressed, this, [this] { Q_EMIT moving(true); });
    connect(m_slider, &QSlider::sliderReleased, this, [this] { Q_EMIT moving(false); });
    connect(&m_timer, &QTimer::timeout, this, &EpochPlayer::advance);
    setReason({});
    setPlaying(false);
    setEpochs({}, false);
}

void EpochPlayer::makeActions()
{
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    m_follow->setToolTip(tr("During training, show each recorded epoch as soon as it is available"));
    m_film->setIcon(widgets::icon(QStringLiteral("film")));
    m_film->setObjectName(QStringLiteral("saveFilm"));
    connect(m_film, &QAction::triggered, this, &EpochPlayer::filmWanted);
    for (const int speed : {1, 2, 5, 10, 20}) {
        QAction* action = m_speeds->addAction(tr("%1 epochs per second").arg(speed));
        action->setCheckable(true);
        action->setChecked(speed == m_framesPerSecond);
        action->setData(speed);
        connect(action, &QAction::triggered, this, [this, speed] { setFramesPerSecond(speed); });
    }
}

void EpochPlayer::setFramesPerSecond(int frames)
{
    m_framesPerSecond = frames;
    m_isSpeedChosen = true;
    m_timer.setInterval(frameMilliseconds());
}

/// The first and the last epoch as text; ticks at all, unless they would be closer than a few pixels.
void EpochPlayer::chooseStops()
{
    constexpr std::size_t kMostTicks = 40;
    std::vector<widgets::SliderStop> stops;
    for (std::size_t i = 0; i < m_epochs.size(); ++i) {
        const bool isEnd = i == 0 || i + 1 == m_epochs.size();
        if (!isEnd && m_epochs.size() > kMostTicks) continue;
        stops.push_back({static_cast<int>(i), isEnd ? QLocale().toString(m_epochs[i]) : QString(), false});
    }
    m_slider->setStops(std::move(stops));
}

void EpochPlayer::setEpochs(std::vector<int> epochs, bool isLive)
{
    const int before = epoch();
    const bool wasLast = m_epochs.empty() || before == m_epochs.back();
    m_epochs = std::move(epochs);
    m_follow->setVisible(isLive);
    const bool hasSeveral = m_epochs.size() > 1;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_play, m_slider}) widget->setEnabled(hasSeveral);
    m_film->setEnabled(hasSeveral);
    chooseStops();
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, std::max(static_cast<int>(m_epochs.size()) - 1, 0));
    }
    if (m_epochs.empty()) {
        setPlaying(false);
        describe(-1);
        return;
    }
    const bool isKnown = std::ranges::find(m_epochs, before) != m_epochs.end();
    const bool movesOn = isLive && follows() && wasLast;
    setEpoch(isKnown && !movesOn ? before : m_epochs.back());
    // If there was no epoch before, the view has already requested the newest.
    if (before >= 0 && epoch() != before) Q_EMIT epochWanted(epoch());
}

int EpochPlayer::epoch() const
{
    const auto place = static_cast<std::size_t>(m_slider->value());
    return place < m_epochs.size() ? m_epochs[place] : -1;
}

void EpochPlayer::setEpoch(int epoch)
{
    const auto later = std::ranges::upper_bound(m_epochs, epoch);
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setValue(std::max(static_cast<int>(later - m_epochs.begin()) - 1, 0));
    }
    describe(epoch);
}

void EpochPlayer::setReady(bool ready) { m_isReady = ready; }

bool EpochPlayer::follows() const { return m_follow->isChecked(); }

int EpochPlayer::frameMilliseconds() const
{
    const double seconds =
        m_isSpeedChosen ? 1.0 / framesPerSecond() : usualSecondsPerEpoch(m_epochs.size(), framesPerSecond());
    return static_cast<int>(std::lround(1000 * seconds));
}

void EpochPlayer::setReason(const QString& reason)
{
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
}

void EpochPlayer::setPlaying(bool playing)
{
    m_play->setChecked(playing);
    m_play->setIcon(widgets::icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setToolTip(playing ? tr("Pause") : tr("Play the epochs"));
    m_play->setAccessibleName(m_play->toolTip());
    const bool wasPlaying = m_timer.isActive();
    if (!playing) {
        m_timer.stop();
        if (wasPlaying) Q_EMIT moving(false);
        return;
    }
    if (!wasPlaying) Q_EMIT moving(true);
    if (m_slider->value() == m_slider->maximum()) m_slider->setValue(0);
    m_timer.start(frameMilliseconds());
}

void EpochPlayer::advance()
{
    if (!m_isReady) return;
    if (m_slider->value() == m_slider->maximum()) {
        setPlaying(false);
        return;
    }
    m_slider->setValue(m_slider->value() + 1);
}

void EpochPlayer::describe(int epoch)
{
    const QString text = epoch < 0 ? tr("no epoch") : tr("epoch %1").arg(QLocale().toString(epoch));
    m_label->setText(text);
    m_slider->setAccessibleDescription(text);
}

}  // namespace rosa::workbench
