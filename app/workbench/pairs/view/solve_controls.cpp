#include "app/workbench/pairs/view/solve_controls.h"

#include <algorithm>
#include <cmath>

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include "app/workbench/pairs/view/epoch_player.h"
#include "widgets/slider/stop_slider.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr double kLowestLambda = 0.5, kHighestLambda = 500;
constexpr int kMostSweeps = 500;  ///< Of the slider.
constexpr double kLambdaStops[] = {1, 5, 10, 20, 40, 80, 200};
constexpr int kSweepStops[] = {1, 5, 10, 20, 40, 80, 200};

/// 1 … 20, then steps of about a tenth, and the stops.
const std::vector<int>& sweepCounts()
{
    static const std::vector<int> counts = [] {
        std::vector<int> all;
        for (int count = 1; count < kMostSweeps; count += std::max(1, count / 10)) all.push_back(count);
        all.push_back(kMostSweeps);
        all.insert(all.end(), std::begin(kSweepStops), std::end(kSweepStops));
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }();
    return counts;
}

int placeOfSweeps(int sweeps)
{
    const auto& counts = sweepCounts();
    const auto found = std::ranges::min_element(
        counts, {}, [sweeps](int count) { return std::abs(std::log(count) - std::log(std::max(sweeps, 1))); });
    return static_cast<int>(found - counts.begin());
}

/// λ without trailing zeros.
class LambdaField : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;

protected:
    [[nodiscard]] QString textFromValue(double value) const override { return locale().toString(value, 'g', 7); }
};

}  // namespace

double SolveControls::lambdaAt(int position)
{
    const double exact =
        kLowestLambda * std::pow(kHighestLambda / kLowestLambda, static_cast<double>(position) / kPositions);
    for (const double stop : kLambdaStops)
        if (position == positionOf(stop)) return stop;
    const double unit = std::pow(10, std::floor(std::log10(exact)) - 2);
    return std::round(exact / unit) * unit;
}

int SolveControls::positionOf(double lambda)
{
    const double inside = std::clamp(lambda, kLowestLambda, kHighestLambda);
    return static_cast<int>(
        std::lround(kPositions * std::log(inside / kLowestLambda) / std::log(kHighestLambda / kLowestLambda)));
}

SolveControls::SolveControls(EpochPlayer* player, QWidget* parent)
    : QWidget(parent),
      m_lambdaSlider(new widgets::StopSlider),
      m_lambdaField(new LambdaField),
      m_sweepsSlider(new widgets::StopSlider),
      m_sweepsField(new QSpinBox),
      m_state(new widgets::PlainLabel),
      m_back(new QToolButton)
{
    makeFields();
    placeAll(player);
    connectHandles();
    chooseStops();
    display();
}

void SolveControls::makeFields()
{
    m_lambdaSlider->setRange(0, kPositions);
    m_lambdaSlider->setPageStep(kPositions / 10);  // A factor of two.
    m_lambdaSlider->setObjectName(QStringLiteral("lambdaSlider"));
    m_lambdaSlider->setAccessibleName(tr("λ of the shown plan"));
    m_lambdaSlider->setToolTip(
        widgets::literal(tr("λ of the shown plan. Drag with Alt to keep the plan before beside the new one")));
    m_lambdaField->setDecimals(4);
    m_lambdaField->setRange(0.01, 10'000);
    m_lambdaField->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_lambdaField->setObjectName(QStringLiteral("lambdaField"));
    m_sweepsSlider->setRange(0, static_cast<int>(sweepCounts().size()) - 1);
    m_sweepsSlider->setPageStep(8);
    m_sweepsSlider->setObjectName(QStringLiteral("sweepsSlider"));
    m_sweepsSlider->setAccessibleName(tr("Sinkhorn sweeps of the shown plan"));
    m_sweepsSlider->setToolTip(widgets::literal(m_sweepsSlider->accessibleName()));
    m_sweepsField->setRange(1, 10'000);
    m_sweepsField->setObjectName(QStringLiteral("sweepsField"));
    for (const auto& [field, slider] : {std::pair<QAbstractSpinBox*, QWidget*>{m_lambdaField, m_lambdaSlider},
                                        std::pair<QAbstractSpinBox*, QWidget*>{m_sweepsField, m_sweepsSlider}}) {
        field->setAccessibleName(slider->accessibleName());
        field->setToolTip(widgets::literal(slider->accessibleName()));
        field->setKeyboardTracking(false);
    }
    m_state->setObjectName(QStringLiteral("solveState"));
    m_state->setWordWrap(true);
    m_back->setText(tr("As trained"));
    m_back->setIcon(widgets::icon(QStringLiteral("revert")));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_back->setObjectName(QStringLiteral("asTrained"));
    m_back->setToolTip(tr("Return to λ and sweeps of the training"));
    // Its room stays: nothing moves under a dragged handle.
    QSizePolicy policy = m_back->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_back->setSizePolicy(policy);
}

void SolveControls::placeAll(EpochPlayer* player)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(widgets::kGap);
    grid->setVerticalSpacing(widgets::kTightGap);
    grid->setColumnStretch(1, 1);
    addHandle(grid, 0, tr("λ"), m_lambdaSlider, m_lambdaField);
    addHandle(grid, 1, tr("Sweeps"), m_sweepsSlider, m_sweepsField);
    auto* epochs = new QHBoxLayout;
    epochs->setSpacing(widgets::kTightGap);
    epochs->addWidget(player->caption());
    epochs->addWidget(player->playButton());
    grid->addLayout(epochs, 2, 0);
    grid->addWidget(player->slider(), 2, 1);
    grid->addWidget(player->epochLabel(), 2, 2);
    auto* line = new QHBoxLayout;
    line->setSpacing(widgets::kGap);
    line->addWidget(m_state, 1);
    line->addWidget(m_back);
    grid->addLayout(line, 3, 0, 1, 3);
    grid->addWidget(player->reasonLabel(), 4, 0, 1, 3);
}

void SolveControls::addHandle(QGridLayout* grid, int row, const QString& label, widgets::StopSlider* slider, QWidget* field)
{
    auto* name = new widgets::PlainLabel(label);
    name->setBuddy(slider);
    grid->addWidget(name, row, 0);
    grid->addWidget(slider, row, 1);
    grid->addWidget(field, row, 2);
}

void SolveControls::connectHandles()
{
    connect(m_lambdaSlider, &QSlider::valueChanged, this, [this](int place) {
        choose(place == positionOf(m_trainedLambda) ? m_trainedLambda : lambdaAt(place), m_sweeps);
    });
    connect(m_lambdaField, &QDoubleSpinBox::valueChanged, this, [this](double value) { choose(value, m_sweeps); });
    connect(m_sweepsSlider, &QSlider::valueChanged, this,
            [this](int place) { choose(m_lambda, sweepCounts()[static_cast<std::size_t>(place)]); });
    connect(m_sweepsField, &QSpinBox::valueChanged, this, [this](int value) { choose(m_lambda, value); });
    connect(m_back, &QToolButton::clicked, this, &SolveControls::takeTrained);
    for (QSlider* slider : {m_lambdaSlider, m_sweepsSlider}) {
        connect(slider, &QSlider::sliderPressed, this, [this] { Q_EMIT dragged(true); });
        connect(slider, &QSlider::sliderReleased, this, [this] { Q_EMIT dragged(false); });
    }
    connect(m_lambdaSlider, &QSlider::sliderPressed, this, [this] { m_lambdaBefore = m_lambda; });
    connect(m_lambdaSlider, &QSlider::sliderReleased, this, [this] {
        if (m_lambdaSlider->leavesGhost() && m_lambda != m_lambdaBefore) Q_EMIT ghostWanted(m_lambdaBefore, m_lambda);
    });
}

void SolveControls::chooseStops()
{
    std::vector<widgets::SliderStop> lambdas, sweeps;
    for (const double stop : kLambdaStops) lambdas.push_back({positionOf(stop), QLocale().toString(stop, 'g', 4), false});
    lambdas.push_back({positionOf(m_trainedLambda), QLocale().toString(m_trainedLambda, 'g', 4), true});
    for (const int stop : kSweepStops) sweeps.push_back({placeOfSweeps(stop), QLocale().toString(stop), false});
    sweeps.push_back({placeOfSweeps(m_trainedSweeps), QLocale().toString(m_trainedSweeps), true});
    m_lambdaSlider->setStops(std::move(lambdas));
    m_sweepsSlider->setStops(std::move(sweeps));
}

void SolveControls::setTrained(const protocol::Inspection& inspection)
{
    const bool hasLambda = inspection.coupling == transport::Coupling::Sinkhorn;
    for (QWidget* handle : std::initializer_list<QWidget*>{m_lambdaSlider, m_lambdaField, m_sweepsSlider, m_sweepsField})
        handle->setEnabled(hasLambda);
    setToolTip(hasLambda ? QString() : tr("This run's coupling has neither λ nor sweeps"));
    // Another run, or a value that was changed during training.
    const bool isOther = inspection.trainedLambda != m_trainedLambda || inspection.trainedIterations != m_trainedSweeps;
    if (isOther && (isAsTrained() || !hasLambda)) {
        m_lambda = inspection.trainedLambda;
        m_sweeps = inspection.trainedIterations;
    }
    m_trainedLambda = inspection.trainedLambda;
    m_trainedSweeps = inspection.trainedIterations;
    chooseStops();
    display();
}

void SolveControls::takeTrained() { choose(m_trainedLambda, m_trainedSweeps); }

void SolveControls::choose(double lambda, int sweeps)
{
    if (lambda == m_lambda && sweeps == m_sweeps) return;
    m_lambda = lambda;
    m_sweeps = sweeps;
    display();
    Q_EMIT changed();
}

void SolveControls::display()
{
    const QSignalBlocker quiet[] = {QSignalBlocker(m_lambdaSlider), QSignalBlocker(m_lambdaField),
                                    QSignalBlocker(m_sweepsSlider), QSignalBlocker(m_sweepsField)};
    // A slider that is nearest already is not moved under the hand.
    m_lambdaSlider->setValue(positionOf(m_lambda));
    m_lambdaField->setValue(m_lambda);
    m_sweepsSlider->setValue(placeOfSweeps(m_sweeps));
    m_sweepsField->setValue(m_sweeps);
    const bool isTrained = isAsTrained();
    m_back->setEnabled(!isTrained);
    m_back->setVisible(!isTrained);
    m_state->setText(isTrained ? tr("λ and sweeps as trained")
                               : tr("not as trained (λ = %1, sweeps: %2)")
                                     .arg(QLocale().toString(m_trainedLambda, 'g', 6))
                                     .arg(m_trainedSweeps));
    QFont font = this->font();
    font.setBold(!isTrained);
    m_state->setFont(font);
    m_state->setForegroundRole(isTrained ? QPalette::PlaceholderText : QPalette::WindowText);
}

}  // namespace rosa::workbench
