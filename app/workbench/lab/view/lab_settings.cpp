#include "app/workbench/lab/view/lab_settings.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include "app/workbench/lab/data/lab_edit.h"
#include "app/workbench/lab/data/lab_state.h"
#include "app/workbench/lab/view/number_field.h"
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
      m_epsilon(new NumberField(1 / lab::kMostLambda, 1 / lab::kLeastLambda)),
      m_goal(new NumberField(1e-14, 1)),
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
    addField(form, "labEpsilon", tr("ε = 1/λ"), m_epsilon,
             tr("Strength of the entropy: the same number, as other programs name it"));
    addField(form, "labGoal", tr("Tolerance"), m_goal, tr("Where \"To tolerance\" stops: the L1 gap of both marginals"));
    addField(form, "labSmoothing", tr("Smoothing"), m_smoothing,
             tr("How often vectors of nodes are averaged over neighbours, as a GCN does"));
    addField(form, "labDirections", tr("Directions"), m_directions, tr("Number of projections of the average"));
}

void LabSettings::connectFields()
{
    connect(m_epsilon, &NumberField::valueChanged, this, [this](double value) {
        m_state.set(tr("Change λ"), [value](lab::SolveSettings& settings) { settings.lambda = 1 / value; });
    });
    connect(m_goal, &NumberField::valueChanged, &m_state, &LabState::setGoal);
    connect(m_smoothing, &QSpinBox::valueChanged, this, [this](int value) {
        m_state.edit(tr("Smoothing"), [value](lab::Problem& problem, const lab::Posed&) {
            if (auto* graph = std::get_if<lab::GraphViews>(&problem.source)) graph->smoothing = value;
        });
    });
    connect(m_directions, &QSpinBox::valueChanged, this, [this](int value) {
        m_state.set(tr("Directions"), [value](lab::SolveSettings& settings) { settings.directions = value; });
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
    m_epsilon->setValue(1 / settings.lambda);
    m_goal->setValue(m_state.now().goal);
    showNumber(m_directions, settings.directions);
    const auto* graph = std::get_if<lab::GraphViews>(&problem.source);
    showNumber(m_smoothing, graph ? graph->smoothing : 0);

    const bool isScaling = isScaled(settings.variant);
    auto& form = *static_cast<QFormLayout*>(layout());
    const auto offer = [&](QWidget* field, bool isUsed, bool isFree) {
        form.setRowVisible(field, isUsed);
        field->setEnabled(isFree);
    };
    const bool isSandbox = m_freedom.isSandbox();
    offer(m_epsilon, isScaling || settings.variant == lab::Variant::Unbalanced, m_freedom.has(Control::Lambda));
    offer(m_goal, isScaling, m_freedom.has(Control::HalfIterations));
    offer(m_smoothing, graph != nullptr, isSandbox);
    offer(m_directions, settings.variant == lab::Variant::Sliced, isSandbox);
}

}  // namespace rosa::workbench
