#include "app/workbench/views/lab/lab_settings.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include "app/workbench/model/lab/lab_edit.h"
#include "app/workbench/model/lab/lab_state.h"
#include "app/workbench/model/lab/lab_text.h"
#include "app/workbench/views/lab/number_field.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

using lab::Control;

void addField(QFormLayout& form, const char* name, const QString& caption, QWidget* field, const QString& help)
{
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(caption);
    if (auto* number = qobject_cast<NumberField*>(field))
        number->setHelp(help);
    else
        field->setToolTip(widgets::literal(help));
    form.addRow(caption, field);
}

QSpinBox* wholeField(int least, int most)
{
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setKeyboardTracking(false);
    auto* line = box->findChild<QLineEdit*>();
    QObject::connect(box, &QSpinBox::editingFinished, line, [line] { line->setModified(false); });
    return box;
}

void showNumber(QSpinBox* box, int value)
{
    const auto* line = box->findChild<QLineEdit*>();
    if (box->hasFocus() && line->isModified()) return;  // Being typed.
    const QSignalBlocker quiet(box);
    box->setValue(value);
}

}  // namespace

LabSettings::LabSettings(LabState& state, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_variant(new QComboBox),
      m_arithmetic(new QComboBox),
      m_lambda(new NumberField(1e-6, 1e6)),
      m_epsilon(new NumberField(1e-6, 1e6)),
      m_goal(new NumberField(1e-14, 1)),
      m_temperature(new NumberField(1e-6, 1e6)),
      m_rho(new NumberField(1e-6, 1e6)),
      m_angle(new NumberField(-360, 360)),
      m_halfSweeps(wholeField(0, static_cast<int>(kLabMostHalfSweeps))),
      m_smoothing(wholeField(0, 10)),
      m_directions(wholeField(1, 10'000))
{
    auto* form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    makeFields(*form);
    connectFields();
    refresh();
}

void LabSettings::makeFields(QFormLayout& form)
{
    for (const auto arithmetic : kArithmetics) m_arithmetic->addItem(nameOf(arithmetic));
    m_angle->setStep(5);
    addField(form, "labVariant", tr("Variant"), m_variant,
             tr("What is solved. RoSA trains with Sinkhorn; extensions are not part of it"));
    addField(form, "labLambda", tr("λ"), m_lambda, tr("Sharpness: larger comes closer to the exact plan"));
    addField(form, "labEpsilon", tr("ε = 1/λ"), m_epsilon,
             tr("Strength of the entropy: the same number, as other programs name it"));
    addField(form, "labHalfSweeps", tr("Half sweeps"), m_halfSweeps,
             tr("Odd numbers end with scaled rows, even ones with scaled columns"));
    addField(form, "labGoal", tr("Tolerance"), m_goal, tr("Where \"To tolerance\" stops: the L1 gap of both marginals"));
    addField(form, "labArithmetic", tr("Arithmetic"), m_arithmetic,
             tr("float32 as in training, float64, or logarithms, which do not underflow"));
    addField(form, "labTemperature", tr("τ of S"), m_temperature, tr("Temperature of S = sigmoid(Ψ/τ)"));
    addField(form, "labSmoothing", tr("Smoothing"), m_smoothing,
             tr("How often vectors of nodes are averaged over neighbours, as a GCN does"));
    addField(form, "labRho", tr("ρ"), m_rho, tr("Price of leaving mass where it is"));
    addField(form, "labAngle", tr("Angle"), m_angle, tr("Direction of the projection in degrees"));
    addField(form, "labDirections", tr("Directions"), m_directions, tr("Number of projections of the average"));
}

void LabSettings::connectFields()
{
    const auto sets = [this](NumberField* field, const QString& text, auto member) {
        connect(field, &NumberField::valueChanged, this, [this, text, member](double value) {
            m_state.set(text, [member, value](lab::SolveSettings& settings) { settings.*member = value; });
        });
    };
    sets(m_lambda, tr("Change λ"), &lab::SolveSettings::lambda);
    sets(m_rho, tr("Change ρ"), &lab::SolveSettings::rho);
    sets(m_angle, tr("Turn the projection"), &lab::SolveSettings::angle);
    connect(m_epsilon, &NumberField::valueChanged, this, [this](double value) {
        m_state.set(tr("Change λ"), [value](lab::SolveSettings& settings) { settings.lambda = 1 / value; });
    });
    connect(m_goal, &NumberField::valueChanged, &m_state, &LabState::setGoal);
    connect(m_temperature, &NumberField::valueChanged, this, [this](double value) {
        m_state.edit(tr("Change τ"), [value](lab::Problem& problem, const lab::Posed&) { problem.temperature = value; });
    });
    connect(m_halfSweeps, &QSpinBox::valueChanged, this, [this](int value) { m_state.goTo(value); });
    connect(m_smoothing, &QSpinBox::valueChanged, this, [this](int value) {
        m_state.edit(tr("Smoothing"), [value](lab::Problem& problem, const lab::Posed&) {
            if (auto* graph = std::get_if<lab::GraphViews>(&problem.source)) graph->smoothing = value;
        });
    });
    connect(m_directions, &QSpinBox::valueChanged, this, [this](int value) {
        m_state.set(tr("Directions"), [value](lab::SolveSettings& settings) { settings.directions = value; });
    });
    connect(m_variant, &QComboBox::activated, this, [this](int index) {
        const lab::Variant chosen = variantsFor(*m_state.now().problem)[static_cast<std::size_t>(index)];
        m_state.set(tr("Variant"), [chosen](lab::SolveSettings& settings) { settings.variant = chosen; });
    });
    connect(m_arithmetic, &QComboBox::activated, this, [this](int index) {
        m_state.set(tr("Arithmetic"), [index](lab::SolveSettings& settings) { settings.arithmetic = kArithmetics[index]; });
    });
    connect(&m_state, &LabState::changed, this, &LabSettings::refresh);
    connect(&m_state, &LabState::answered, this, &LabSettings::refresh);
}

void LabSettings::setFreedom(const LabFreedom& freedom)
{
    m_freedom = freedom;
    refresh();
}

void LabSettings::refresh()
{
    const lab::Problem& problem = *m_state.now().problem;
    const lab::SolveSettings& settings = m_state.now().settings;
    const auto variants = variantsFor(problem);
    QStringList names;
    for (const lab::Variant variant : variants) names.append(nameOf(variant));
    QStringList shown;
    for (int i = 0; i < m_variant->count(); ++i) shown.append(m_variant->itemText(i));
    if (shown != names) {
        m_variant->clear();
        m_variant->addItems(names);
    }
    m_variant->setCurrentIndex(static_cast<int>(std::ranges::find(variants, settings.variant) - variants.begin()));
    m_arithmetic->setCurrentIndex(static_cast<int>(settings.arithmetic));
    m_lambda->setValue(settings.lambda);
    m_epsilon->setValue(1 / settings.lambda);
    m_goal->setValue(m_state.now().goal);
    m_temperature->setValue(problem.temperature);
    m_rho->setValue(settings.rho);
    m_angle->setValue(settings.angle);
    showNumber(m_halfSweeps, m_state.halfSweeps());
    showNumber(m_directions, settings.directions);
    const auto* graph = std::get_if<lab::GraphViews>(&problem.source);
    showNumber(m_smoothing, graph ? graph->smoothing : 0);

    const bool isScaling = isScaled(settings.variant);
    const bool usesLambda = isScaling || settings.variant == lab::Variant::Unbalanced;
    auto& form = *static_cast<QFormLayout*>(layout());
    const auto offer = [&](QWidget* field, bool isUsed, bool isFree) {
        form.setRowVisible(field, isUsed);
        field->setEnabled(isFree);
    };
    const bool isSandbox = m_freedom.isSandbox();
    offer(m_variant, true, m_freedom.has(Control::Variant));
    offer(m_lambda, usesLambda, m_freedom.has(Control::Lambda));
    offer(m_epsilon, usesLambda, m_freedom.has(Control::Lambda));
    offer(m_halfSweeps, isScaling, m_freedom.has(Control::HalfSweeps));
    offer(m_goal, isScaling, m_freedom.has(Control::HalfSweeps));
    offer(m_arithmetic, isScaling, m_freedom.has(Control::Arithmetic));
    const auto* given = std::get_if<lab::GivenCost>(&problem.source);
    offer(m_temperature, problem.isRescaled && !(given && given->scale), m_freedom.has(Control::Temperature));
    offer(m_smoothing, graph != nullptr, isSandbox);
    offer(m_rho, settings.variant == lab::Variant::Unbalanced, m_freedom.has(Control::Rho));
    offer(m_angle, settings.variant == lab::Variant::Sliced, m_freedom.has(Control::Angle));
    offer(m_directions, settings.variant == lab::Variant::Sliced, isSandbox);
}

}  // namespace rosa::workbench
