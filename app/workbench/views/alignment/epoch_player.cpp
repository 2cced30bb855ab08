#include "app/workbench/views/alignment/epoch_player.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include "widgets/style/icons.h"

namespace rosa::workbench {

EpochPlayer::EpochPlayer(QWidget* parent)
    : QWidget(parent),
      m_play(new QToolButton),
      m_slider(new QSlider(Qt::Horizontal)),
      m_label(new QLabel),
      m_speed(new QComboBox),
      m_follow(new QCheckBox(tr("Follow"))),
      m_film(new QToolButton)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_play, m_slider, m_label, m_speed, m_follow, m_film})
        row->addWidget(widget, widget == m_slider ? 1 : 0);

    m_play->setCheckable(true);
    m_play->setAutoRaise(true);
    m_play->setObjectName(QStringLiteral("playEpochs"));
    m_slider->setObjectName(QStringLiteral("epochSlider"));
    m_slider->setAccessibleName(tr("Epoch"));
    m_slider->setPageStep(5);
    m_label->setMinimumWidth(m_label->fontMetrics().horizontalAdvance(tr("epoch %1").arg(QLocale().toString(99999))));
    for (const int speed : {1, 2, 5, 10, 20}) m_speed->addItem(tr("%1/s").arg(speed), speed);
    m_speed->setCurrentIndex(2);
    m_speed->setAccessibleName(tr("Epochs shown a second"));
    m_speed->setToolTip(m_speed->accessibleName());
    m_follow->setChecked(true);
    m_follow->setToolTip(tr("While the run trains, show each epoch that is kept as it comes"));
    m_film->setIcon(widgets::icon(QStringLiteral("film")));
    m_film->setAutoRaise(true);
    m_film->setObjectName(QStringLiteral("saveFilm"));
    m_film->setToolTip(tr("Save film …"));
    m_film->setAccessibleName(tr("Save film …"));

    connect(m_play, &QToolButton::toggled, this, &EpochPlayer::setPlaying);
    connect(m_slider, &QSlider::valueChanged, this, [this] {
        describe(epoch());
        Q_EMIT epochWanted(epoch());
    });
    connect(m_film, &QToolButton::clicked, this, &EpochPlayer::filmWanted);
    connect(&m_timer, &QTimer::timeout, this, &EpochPlayer::advance);
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this] { m_timer.setInterval(1000 / framesPerSecond()); });
    setPlaying(false);
    setEpochs({}, false);
}

void EpochPlayer::setEpochs(std::vector<int> epochs, bool isLive)
{
    const int before = epoch();
    const bool wasLast = m_epochs.empty() || before == m_epochs.back();
    m_epochs = std::move(epochs);
    m_follow->setVisible(isLive);
    const bool hasSeveral = m_epochs.size() > 1;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_play, m_slider, m_speed, m_film})
        widget->setEnabled(hasSeveral);
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
    // Where there was nothing the view has asked for the newest already.
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

int EpochPlayer::framesPerSecond() const { return m_speed->currentData().toInt(); }

void EpochPlayer::setPlaying(bool playing)
{
    m_play->setChecked(playing);
    m_play->setIcon(widgets::icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setToolTip(playing ? tr("Pause") : tr("Play the epochs"));
    m_play->setAccessibleName(m_play->toolTip());
    if (!playing) {
        m_timer.stop();
        return;
    }
    if (m_slider->value() == m_slider->maximum()) m_slider->setValue(0);
    m_timer.start(1000 / framesPerSecond());
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
