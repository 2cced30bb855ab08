#include "app/workbench/lab/view/lab_verdicts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/base/core_text.h"
#include "app/workbench/lab/data/lab_freedom.h"
#include "app/workbench/lab/data/lab_state.h"
#include "app/workbench/lab/data/lab_text.h"
#include "widgets/style/theme.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kNoticedMilliseconds = 250;

}  // namespace

LabVerdictBar::LabVerdictBar(LabState& state, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_end(addLine("labEnd", tr("Why it stopped"))),
      m_marginals(addLine("labMarginals", tr("How far the marginals are off"))),
      m_cost(addLine("labCost", tr("What it costs"))),
      m_cancel(new QToolButton)
{
    m_cancel->setText(tr("Cancel"));
    m_cancel->setObjectName(QStringLiteral("labCancel"));
    m_cancel->setAccessibleName(m_cancel->text());
    m_cancel->setToolTip(tr("Stops the computation; the problem stays"));
    m_cancel->setFocusPolicy(Qt::TabFocus);
    m_cancel->hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* column = new QVBoxLayout;
    column->setSpacing(1);
    for (QLabel* line : {m_end, m_marginals, m_cost}) column->addWidget(line);
    row->addLayout(column, 1);
    row->addWidget(m_cancel, 0, Qt::AlignBottom);
    connect(m_cancel, &QToolButton::clicked, &m_state, &LabState::cancel);
    auto* patience = new QTimer(this);
    patience->setSingleShot(true);
    patience->setInterval(kNoticedMilliseconds);
    connect(patience, &QTimer::timeout, m_cancel, &QWidget::show);
    connect(&m_state, &LabState::busyChanged, this, [this, patience](bool isBusy) {
        if (isBusy) return patience->start();
        patience->stop();
        m_cancel->hide();
    });
}

QLabel* LabVerdictBar::addLine(const char* name, const QString& what)
{
    auto* label = new widgets::PlainLabel(this);
    label->setObjectName(QLatin1String(name));
    label->setAccessibleDescription(what);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

void LabVerdictBar::say(const LabFreedom& freedom)
{
    LabVerdicts verdicts;
    if (freedom.hidesResult())
        verdicts.end = tr("The result is shown after your answer.");
    else if (freedom.hidesVerdicts())
        verdicts.end = tr("What this plan is worth is said after your answer.");
    else if (!m_state.fault().empty())
        verdicts.end = tr("Not solved: %1").arg(coreText(m_state.fault()));
    else if (m_state.answer())
        verdicts = verdictsOf(*m_state.answer());
    if (freedom.hidesCosts()) {
        verdicts.cost.clear();
        verdicts.isInfeasible = false;
    }
    m_end->setText(verdicts.end);
    m_marginals->setText(verdicts.marginals);
    m_cost->setText(verdicts.cost);
    QPalette colours;
    if (verdicts.isInfeasible) colours.setColor(QPalette::WindowText, widgets::errorColour(palette()));
    m_cost->setPalette(colours);
}

QString LabVerdictBar::text() const
{
    return QStringLiteral("%1 %2 %3").arg(m_end->text(), m_marginals->text(), m_cost->text()).trimmed();
}

}  // namespace rosa::workbench
