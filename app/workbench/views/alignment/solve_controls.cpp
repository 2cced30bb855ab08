#include "app/workbench/views/alignment/solve_controls.h"

#include <algorithm>
#include <cmath>

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include "widgets/layout/wrapping_row.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr double kLowestLambda = 0.5, kHighestLambda = 500;
constexpr int kMostSweeps = 500;  ///< Of the slider.

/// 1 … 20, then steps of about a tenth.
const std::vector<int>& sweepCounts()
{
    static const std::vector<int> counts = [] {
        std::vector<int> all;
        for (int count = 1; count < kMostSweeps; count += std::max(1, count / 10)) all.push_back(count);
        all.push_back(kMostSweeps);
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
    const double unit = std::pow(10, std::floor(std::log10(exact)) - 2);
    return std::round(exact / unit) * unit;
}

int SolveControls::positionOf(double lambda)
{
    const double inside = std::clamp(lambda, kLowestLambda, kHighestLambda);
    return static_cast<int>(
        std::lround(kPositions * std::log(inside / kLowestLambda) / std::log(kHighestLambda / kLowestLambda)));
}

SolveControls::SolveControls(QWidget* parent)
    : QWidget(parent),
      m_lambdaSlider(new QSlider(Qt::Horizontal)),
      m_lambdaField(new LambdaField),
      m_sweepsSlider(new QSlider(Qt::Horizontal)),
      m_sweepsField(new QSpinBox),
      m_state(new widgets::PlainLabel),
      m_back(new QToolButton)
{
    m_lambdaSlider->setRange(0, kPositions);
    m_lambdaSlider->setPageStep(kPositions / 10);  // A factor of two.
    m_lambdaSlider->setObjectName(QStringLiteral("lambdaSlider"));
    m_lambdaSlider->setAccessibleName(tr("λ of the shown plan"));
    m_lambdaField->setDecimals(4);
    m_lambdaField->setRange(0.01, 10'000);
    m_lambdaField->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_lambdaField->setObjectName(QStringLiteral("lambdaField"));
    m_sweepsSlider->setRange(0, static_cast<int>(sweepCounts().size()) - 1);
    m_sweepsSlider->setPageStep(8);
    m_sweepsSlider->setObjectName(QStringLiteral("sweepsSlider"));
    m_sweepsSlider->setAccessibleName(tr("Sinkhorn sweeps of the shown plan"));
    m_sweepsField->setRange(1, 10'000);
    m_sweepsField->setObjectName(QStringLiteral("sweepsField"));
    m_state->setObjectName(QStringLiteral("solveState"));
    m_back->setText(tr("As trained"));
    m_back->setIcon(widgets::icon(QStringLiteral("revert")));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_back->setObjectName(QStringLiteral("asTrained"));
    m_back->setToolTip(tr("Return to λ and sweeps of the training"));

    auto* row = new widgets::WrappingRow(this, 8);
    row->addWidget(makeField(tr("λ"), m_lambdaSlider, m_lambdaField));
    row->addWidget(makeField(tr("Sweeps"), m_sweepsSlider, m_sweepsField));
    row->addWidget(m_back);
    row->addWidget(m_state);

    connect(m_lambdaSlider, &QSlider::valueChanged, this, [this](int place) { choose(lambdaAt(place), m_sweeps); });
    connect(m_lambdaField, &QDoubleSpinBox::valueChanged, this, [this](double value) { choose(value, m_sweeps); });
    connect(m_sweepsSlider, &QSlider::valueChanged, this,
            [this](int place) { choose(m_lambda, sweepCounts()[static_cast<std::size_t>(place)]); });
    connect(m_sweepsField, &QSpinBox::valueChanged, this, [this](int value) { choose(m_lambda, value); });
    connect(m_back, &QToolButton::clicked, this, &SolveControls::takeTrained);
    display();
}

QWidget* SolveControls::makeField(const QString& label, QSlider* slider, QWidget* field)
{
    auto* group = new QWidget;
    auto* line = new QHBoxLayout(group);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    auto* name = new widgets::PlainLabel(label);
    name->setBuddy(slider);
    slider->setMinimumWidth(70);
    slider->setMaximumWidth(220);
    slider->setToolTip(widgets::literal(slider->accessibleName()));
    field->setAccessibleName(slider->accessibleName());
    field->setToolTip(widgets::literal(slider->accessibleName()));
    qobject_cast<QAbstractSpinBox*>(field)->setKeyboardTracking(false);
    line->addWidget(name);
    line->addWidget(slider, 1);
    line->addWidget(field);
    connect(slider, &QSlider::sliderPressed, this, [this] { Q_EMIT dragged(true); });
    connect(slider, &QSlider::sliderReleased, this, [this] { Q_EMIT dragged(false); });
    return group;
}

void SolveControls::setTrained(const record::Inspection& inspection)
{
    const bool hasLambda = inspection.coupling == transport::Coupling::Sinkhorn;
    setEnabled(hasLambda);
    setToolTip(hasLambda ? QString() : tr("This run's coupling has neither λ nor sweeps"));
    // Another run, or a value that was changed during training.
    const bool isOther = inspection.trainedLambda != m_trainedLambda || inspection.trainedIterations != m_trainedSweeps;
    if (isOther && (isAsTrained() || !hasLambda)) {
        m_lambda = inspection.trainedLambda;
        m_sweeps = inspection.trainedIterations;
    }
    m_trainedLambda = inspection.trainedLambda;
    m_trainedSweeps = inspection.trainedIterations;
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
    m_state->setText(isTrained ? tr("as trained")
                               : tr("not as trained (λ = %1, sweeps: %2)")
                                     .arg(QLocale().toString(m_trainedLambda, 'g', 6))
                                     .arg(m_trainedSweeps));
    QFont font = this->font();
    font.setBold(!isTrained);
    m_state->setFont(font);
    m_state->setForegroundRole(isTrained ? QPalette::PlaceholderText : QPalette::WindowText);
}

}  // namespace rosa::workbench
