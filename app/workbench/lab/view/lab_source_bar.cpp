#include "app/workbench/lab/view/lab_source_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include "app/workbench/lab/data/lab_edit.h"
#include "app/workbench/lab/data/lab_state.h"
#include "app/workbench/lab/data/lab_text.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr lab::Ground kGrounds[] = {lab::Ground::Euclidean, lab::Ground::Squared, lab::Ground::Cosine};

/// Entries of the list of weights.
enum Rule { Uniform, ByHand, OfViews };

Rule ruleOf(const lab::Problem& problem)
{
    if (problem.weighting == lab::Weighting::Views) return OfViews;
    return problem.rowWeights.empty() && problem.columnWeights.empty() ? Uniform : ByHand;
}

QSpinBox* sizeBox(const char* name, const QString& what)
{
    auto* box = new QSpinBox;
    box->setRange(1, static_cast<int>(lab::kMostPoints));
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(what);
    box->setToolTip(widgets::literal(what));
    box->setKeyboardTracking(false);
    return box;
}

template <typename Box>
void name(Box* box, const char* object, const QString& what, const QString& help)
{
    box->setObjectName(QLatin1String(object));
    box->setAccessibleName(what);
    box->setToolTip(widgets::literal(help));
}

}  // namespace

LabSourceBar::LabSourceBar(LabState& state, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_kind(new QComboBox),
      m_rows(sizeBox("labRowCount", tr("Number of rows: points that send"))),
      m_columns(sizeBox("labColumnCount", tr("Number of columns: points that receive"))),
      m_ground(new QComboBox),
      m_weights(new QComboBox),
      m_rescale(new QCheckBox(tr("S"))),
      m_seed(new QSpinBox),
      m_draw(new QToolButton)
{
    for (const QString& kind : {tr("Two clouds"), tr("Two views of a graph"), tr("Matrix by hand")}) m_kind->addItem(kind);
    name(m_kind, "labKind", tr("Problem"), tr("What is transported: points, nodes of a graph, or costs that you type"));
    for (const lab::Ground ground : kGrounds) m_ground->addItem(nameOf(ground));
    name(m_ground, "labGround", tr("Cost"), tr("Cost between two points"));
    for (const QString& rule : {tr("Uniform"), tr("By hand"), tr("x · mean(y)")}) m_weights->addItem(rule);
    name(m_weights, "labWeights", tr("Weights"),
         tr("Weights of the points: equal, by hand, or the article's rule, clipped at 0"));
    name(m_rescale, "labRescale", tr("Rescale by topology"), tr("Multiplies D by S = sigmoid(Ψ/τ) of the hop distances Ψ"));
    m_seed->setRange(0, 9'999);
    m_seed->setPrefix(tr("draw "));
    m_seed->setKeyboardTracking(false);
    name(m_seed, "labSeed", tr("Number of the draw"), tr("Each number gives other points; equal numbers give equal points"));
    m_draw->setText(tr("New draw"));
    m_draw->setFocusPolicy(Qt::TabFocus);
    name(m_draw, "labDraw", m_draw->text(), tr("Draws other points of the same kind; the half iterations stay"));

    auto* row = new widgets::WrappingRow(this, 6);
    row->addWidget(m_kind);
    row->addWidget(m_rows);
    row->addWidget(new widgets::PlainLabel(QStringLiteral("×")));
    row->addWidget(m_columns);
    const auto labelled = [row](const QString& text, QWidget* field) {
        auto* label = new widgets::PlainLabel(text);
        label->setBuddy(field);
        row->addWidget(label);
        row->addWidget(field);
    };
    labelled(tr("Cost"), m_ground);
    labelled(tr("Weights"), m_weights);
    row->addWidget(m_rescale);
    row->addWidget(m_seed);
    row->addWidget(m_draw);
    connectParts();
    refresh();
}

void LabSourceBar::connectParts()
{
    connect(m_kind, &QComboBox::activated, this, [this](int kind) { choose(static_cast<LabKind>(kind)); });
    connect(m_rows, &QSpinBox::valueChanged, this, &LabSourceBar::resizeTo);
    connect(m_columns, &QSpinBox::valueChanged, this, &LabSourceBar::resizeTo);
    connect(m_ground, &QComboBox::activated, this, [this](int index) {
        m_state.edit(tr("Cost"), [index](lab::Problem& problem, const lab::Posed&) { problem.ground = kGrounds[index]; });
    });
    connect(m_weights, &QComboBox::activated, this, &LabSourceBar::weigh);
    connect(m_rescale, &QCheckBox::clicked, this, [this](bool isOn) {
        m_state.edit(tr("Rescale by topology"),
                     [isOn](lab::Problem& problem, const lab::Posed&) { problem.isRescaled = isOn; });
    });
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
        if (!m_state.now().draw) return;
        LabDraw next = *m_state.now().draw;
        next.seed = static_cast<unsigned>(seed);
        m_state.drawWith(tr("New draw"), next);
    });
    connect(m_draw, &QToolButton::clicked, &m_state, &LabState::drawAgain);
    connect(&m_state, &LabState::changed, this, &LabSourceBar::refresh);
}

void LabSourceBar::refresh()
{
    const LabSnapshot& now = m_state.now();
    const lab::Problem& problem = *now.problem;
    const auto [rows, columns] = lab::sizeOf(problem);
    const auto set = [](auto* box, auto setter, auto value) {
        const QSignalBlocker quiet(box);
        (box->*setter)(value);
    };
    set(m_kind, &QComboBox::setCurrentIndex, static_cast<int>(kindOf(problem)));
    set(m_rows, &QSpinBox::setValue, static_cast<int>(rows));
    set(m_columns, &QSpinBox::setValue, static_cast<int>(columns));
    set(m_ground, &QComboBox::setCurrentIndex, static_cast<int>(problem.ground));
    set(m_weights, &QComboBox::setCurrentIndex, static_cast<int>(ruleOf(problem)));
    m_ground->setEnabled(!hasGivenCost(problem));
    m_weights->setItemData(OfViews, hasGivenCost(problem) ? 0 : int(Qt::ItemIsEnabled | Qt::ItemIsSelectable),
                           Qt::UserRole - 1);
    m_rescale->setEnabled(canRescale(problem));
    m_rescale->setChecked(problem.isRescaled);
    m_seed->setEnabled(now.draw.has_value());
    m_draw->setEnabled(now.draw.has_value());
    if (now.draw) set(m_seed, &QSpinBox::setValue, static_cast<int>(now.draw->seed));
}

void LabSourceBar::choose(LabKind kind)
{
    const LabSnapshot& now = m_state.now();
    if (kind == kindOf(*now.problem)) return;
    if (kind == LabKind::Matrix) {
        // Typing costs starts from those of the points.
        m_state.edit(tr("Matrix by hand"), makeMatrix);
        return;
    }
    const auto [rows, columns] = lab::sizeOf(*now.problem);
    m_state.drawWith(m_kind->itemText(static_cast<int>(kind)),
                     {kind, static_cast<int>(rows), static_cast<int>(columns), now.draw ? now.draw->seed : 1});
}

void LabSourceBar::resizeTo()
{
    LabDraw wanted{kindOf(*m_state.now().problem), m_rows->value(), m_columns->value(),
                   m_state.now().draw ? m_state.now().draw->seed : 1};
    m_state.resizeTo(tr("Number of points"), wanted);
}

void LabSourceBar::weigh(int rule)
{
    m_state.edit(tr("Weights"), [rule](lab::Problem& problem, const lab::Posed& posed) {
        problem.weighting = rule == OfViews ? lab::Weighting::Views : lab::Weighting::Own;
        problem.rowWeights = rule == ByHand ? posed.rows : std::vector<double>();
        problem.columnWeights = rule == ByHand ? posed.columns : std::vector<double>();
    });
}

}  // namespace rosa::workbench
