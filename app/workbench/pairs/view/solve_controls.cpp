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
#include "core/transport/sharpness.h"
#include "widgets/slider/stop_slider.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr double kLowestLambda = 0.5, kHighestLambda = 500;
constexpr int kHighestIterations = 500;  ///< Of the slider.
constexpr double kLambdaStops[] = {1, 5, 10, 20, 40, 80, 200};
constexpr int kIterationStops[] = {1, 5, 10, 20, 40, 80, 200};

/// 1 … 20, then steps of about a tenth, and the stops.
const std::vector<int>& iterationCounts()
{
    static const std::vector<int> counts = [] {
        std::vector<int> all;
        for (int count = 1; count < kHighestIterations; count += std::max(1, count / 10)) all.push_back(count);
        all.push_back(kHighestIterations);
        all.insert(all.end(), std::begin(kIterationStops), std::end(kIterationStops));
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }();
    return counts;
}

int placeOfIterations(int iterations)
{
    const auto& counts = iterationCounts();
    const auto found = std::ranges::min_element(
        counts, {}, [iterations](int count) { return std::abs(std::log(count) - std::log(std::max(iterations, 1))); });
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
      m_iterationsSlider(new widgets::StopSlider),
      m_iterationsField(new QSpinBox),
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
    m_lambdaField->setRange(0.0001, transport::kMostLambda);
    m_lambdaField->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_lambdaField->setObjectName(QStringLiteral("lambdaField"));
    m_iterationsSlider->setRange(0, static_cast<int>(iterationCounts().size()) - 1);
    m_iterationsSlider->setPageStep(8);
    m_iterationsSlider->setObjectName(QStringLiteral("iterationsSlider"));
    m_iterationsSlider->setAccessibleName(tr("Sinkhorn iterations of the shown plan"));
    m_iterationsSlider->setToolTip(widgets::literal(m_iterationsSlider->accessibleName()));
    m_iterationsField->setRange(1, transport::kMostIterations);
    m_iterationsField->setObjectName(QStringLiteral("iterationsField"));
    for (const auto& [field, slider] : {std::pair<QAbstractSpinBox*, QWidget*>{m_lambdaField, m_lambdaSlider},
                                        std::pair<QAbstractSpinBox*, QWidget*>{m_iterationsField, m_iterationsSlider}}) {
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
    m_back->setToolTip(tr("Return to λ and iterations of the training"));
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
    addHandle(grid, 1, tr("Iterations"), m_iterationsSlider, m_iterationsField);
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
        choose(place == positionOf(m_trainedLambda) ? m_trainedLambda : lambdaAt(place), m_iterations);
    });
    connect(m_lambdaField, &QDoubleSpinBox::valueChanged, this, [this](double value) { choose(value, m_iterations); });
    connect(m_iterationsSlider, &QSlider::valueChanged, this,
            [this](int place) { choose(m_lambda, iterationCounts()[static_cast<std::size_t>(place)]); });
    connect(m_iterationsField, &QSpinBox::valueChanged, this, [this](int value) { choose(m_lambda, value); });
    connect(m_back, &QToolButton::clicked, this, &SolveControls::resetToTrained);
    for (QSlider* slider : {m_lambdaSlider, m_iterationsSlider}) {
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
    std::vector<widgets::SliderStop> lambdas, iterations;
    for (const double stop : kLambdaStops) lambdas.push_back({positionOf(stop), QLocale().toString(stop, 'g', 4), false});
    lambdas.push_back({positionOf(m_trainedLambda), QLocale().toString(m_trainedLambda, 'g', 4), true});
    for (const int stop : kIterationStops) iterations.push_back({placeOfIterations(stop), QLocale().toString(stop), false});
    iterations.push_back({placeOfIterations(m_trainedIterations), QLocale().toString(m_trainedIterations), true});
    m_lambdaSlider->setStops(std::move(lambdas));
    m_iterationsSlider->setStops(std::move(iterations));
}

void SolveControls::setTrained(const protocol::Inspection& inspection)
{
    const bool hasLambda = inspection.coupling == transport::Coupling::Sinkhorn;
    for (QWidget* handle :
         std::initializer_list<QWidget*>{m_lambdaSlider, m_lambdaField, m_iterationsSlider, m_iterationsField})
        handle->setEnabled(hasLambda);
    setToolTip(hasLambda ? QString() : tr("This run's coupling has neither λ nor iterations"));
    // Another run, or a value that was changed during training.
    const bool isOther = inspection.trainedLambda != m_trainedLambda || inspection.trainedIterations != m_trainedIterations;
    if (isOther && (isAsTrained() || !hasLambda)) {
        m_lambda = inspection.trainedLambda;
        m_iterations = inspection.trainedIterations;
    }
    m_trainedLambda = inspection.trainedLambda;
    m_trainedIterations = inspection.trainedIterations;
    chooseStops();
    display();
}

void SolveControls::resetToTrained() { choose(m_trainedLambda, m_trainedIterations); }

void SolveControls::choose(double lambda, int iterations)
{
    if (lambda == m_lambda && iterations == m_iterations) return;
    m_lambda = lambda;
    m_iterations = iterations;
    display();
    Q_EMIT changed();
}

void SolveControls::display()
{
    const QSignalBlocker quiet[] = {QSignalBlocker(m_lambdaSlider), QSignalBlocker(m_lambdaField),
                                    QSignalBlocker(m_iterationsSlider), QSignalBlocker(m_iterationsField)};
    // A slider that is nearest already is not moved under the hand.
    m_lambdaSlider->setValue(positionOf(m_lambda));
    m_lambdaField->setValue(m_lambda);
    m_iterationsSlider->setValue(placeOfIterations(m_iterations));
    m_iterationsField->setValue(m_iterations);
    const bool isTrained = isAsTrained();
    m_back->setEnabled(!isTrained);
    m_back->setVisible(!isTrained);
    m_state->setText(isTrained ? tr("λ and iterations as trained")
                               : tr("not as trained (λ = %1, iterations: %2)")
                                     .arg(QLocale().toString(m_trainedLambda, 'g', 6))
                                     .arg(m_trainedIterations));
    QFont font = this->font();
    font.setBold(!isTrained);
    m_state->setFont(font);
    m_state->setForegroundRole(isTrained ? QPalette::PlaceholderText : QPalette::WindowText);
}

}  // namespace rosa::workbench
