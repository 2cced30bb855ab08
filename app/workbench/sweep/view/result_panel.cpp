#include "app/workbench/sweep/view/result_panel.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "app/workbench/session/workbench.h"
#include "app/workbench/sweep/data/sweep_text.h"
#include "app/workbench/sweep/figure/sweep_charts.h"
#include "app/workbench/tables/data/cell_text.h"
#include "widgets/chart/chart_view.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

/// Of `rosa sweep confirm`.
constexpr int kSeeds = 5;

QString signedPoints(double fraction)
{
    const QString text = QLocale().toString(100 * std::abs(fraction), 'f', 1);
    return (fraction < 0 ? QStringLiteral("−") : QStringLiteral("+")) + text;
}

}  // namespace

ResultPanel::ResultPanel(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_text(new widgets::PlainLabel),
      m_button(new QPushButton),
      m_bar(new QProgressBar),
      m_table(new QTableWidget(0, Columns)),
      m_chart(new widgets::ChartView)
{
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_button->setObjectName(QStringLiteral("confirmWinner"));
    m_bar->setAccessibleName(tr("Progress of the confirmation"));
    m_bar->setMaximumWidth(220);
    m_table->setAccessibleName(tr("Result"));
    m_table->setHorizontalHeaderLabels(
        {tr("Confirmed"), tr("Test"), tr("95 %"), tr("Minus default"), tr("95 %"), tr("p"), tr("Seeds")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_chart->setAccessibleName(tr("Confirmed differences from the default"));
    connect(m_button, &QPushButton::clicked, this, &ResultPanel::confirm);
    auto* row = new QHBoxLayout;
    row->addWidget(m_button);
    row->addWidget(m_bar);
    row->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(widgets::kGap, widgets::kGap, widgets::kGap, widgets::kTightGap);
    layout->addWidget(m_text);
    layout->addLayout(row);
    layout->addWidget(m_table);
    layout->addWidget(m_chart, 4);
    layout->addStretch(1);
    refresh();
}

void ResultPanel::setData(SweepDataPtr shown)
{
    if (!shown || !m_data || shown->name != m_data->name) m_problem.clear();
    m_data = std::move(shown);
    refresh();
}

QString ResultPanel::text() const { return m_text->text(); }

void ResultPanel::refresh()
{
    const sweep::ConfirmedResult* const result = m_data ? m_data->confirmed() : nullptr;
    const bool isRunning = isConfirming();
    const bool isMeasured = m_data && m_data->best();
    const bool isPartial = result && result->left > 0;
    QStringList lines;
    if (!m_problem.isEmpty()) lines.append(m_problem);
    if (m_data && result) lines.append(confirmationState(*m_data));
    if (m_data && !result) {
        lines.append(lackOf(SweepPlot::Result));
        lines.append(confirmationPlan(*m_data, kSeeds, std::max(1, m_data->busy())));
        if (isMeasured && m_data->summary.left > 0)
            lines.append(tr("The sweep is not complete: at most %Ln run(s) are left.", nullptr, m_data->summary.left));
    }
    m_text->setText(lines.join(QLatin1Char('\n')));
    m_button->setText(isRunning   ? tr("Stop")
                      : isPartial ? tr("Continue the confirmation")
                      : result    ? tr("Confirm again on fresh seeds")
                                  : tr("Confirm the winner"));
    m_button->setIcon(widgets::icon(isRunning ? QStringLiteral("stop") : QStringLiteral("play")));
    m_button->setToolTip(
        widgets::literal(result && !isPartial && !isRunning ? confirmationPlan(*m_data, kSeeds, 1) : QString()));
    m_button->setEnabled(isRunning || isMeasured);
    if (engine() && !isRunning) {
        m_button->setEnabled(false);
        m_button->setToolTip(
            widgets::literal(tr("Sweep %1 is being confirmed; one confirmation runs at a time").arg(m_engineOf)));
    }
    m_bar->setVisible(isRunning || (isPartial && m_data->busy() > 0));
    if (isPartial) {
        const auto runs = static_cast<int>(m_data->confirmation()->blocks.size() * result->tries.size());
        m_bar->setRange(0, runs);
        m_bar->setValue(runs - result->left);
    } else {
        m_bar->setRange(0, 0);
    }
    fillTable();
    m_chart->setChart(m_data ? chartOf(SweepPlot::Result, *m_data, SweepScope::all(*m_data)) : nullptr);
    m_chart->setVisible(m_chart->chart() != nullptr);
    Q_EMIT stateChanged();
}

void ResultPanel::fillTable()
{
    const sweep::ConfirmedResult* const result = m_data ? m_data->confirmed() : nullptr;
    m_table->setVisible(result != nullptr);
    if (!result) return m_table->setRowCount(0);
    m_table->setRowCount(static_cast<int>(result->tries.size()));
    const auto set = [this](int row, Column column, const QString& text) {
        auto* item = new QTableWidgetItem(text);
        item->setTextAlignment((column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        m_table->setItem(row, column, item);
    };
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const sweep::ConfirmedTry& one = result->tries[static_cast<std::size_t>(row)];
        const QString none = QStringLiteral("–");
        set(row, Name, tryName(one.number));
        set(row, Test, one.test.n > 0 ? scoreText(one.test.mean) : none);
        set(row, TestInterval, intervalText(evaluate::withinShares(one.test.interval95)));
        set(row, Seeds, QLocale().toString(static_cast<qlonglong>(one.test.n)));
        const auto& over = one.overDefault;
        set(row, Difference, over ? signedPoints(over->mean) : QString());
        set(row, DifferenceInterval,
            over && over->interval95
                ? QStringLiteral("%1 … %2").arg(signedPoints(over->interval95->low), signedPoints(over->interval95->high))
                : QString());
        set(row, P, over && over->p ? probabilityText(*over->p) : QString());
    }
    const int rows = m_table->verticalHeader()->defaultSectionSize() * m_table->rowCount();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows + 4);
}

void ResultPanel::confirm()
{
    if (isConfirming()) return engine()->stop();
    if (engine() || !m_data || !m_data->best()) return;
    m_problem.clear();
    QStringList arguments{QStringLiteral("sweep"), QStringLiteral("confirm"), m_data->name};
    if (const auto* result = m_data->confirmed(); result && result->left == 0) arguments.append(QStringLiteral("--again"));
    m_engine = m_workbench.startEngine(arguments, tr("Confirmation of sweep %1").arg(m_data->name));
    m_engineOf = m_data->name;
    connect(m_engine, &EngineProcess::ended, this, [this, process = m_engine, sweep = m_engineOf](EngineProcess::End end) {
        showEnd(sweep, end, process ? process->message() : QString());
    });
    refresh();
}

bool ResultPanel::isConfirming() const { return engine() && m_data && m_data->name == m_engineOf; }

void ResultPanel::showEnd(const QString& sweep, EngineProcess::End end, const QString& message)
{
    if (end == EngineProcess::End::Failed || end == EngineProcess::End::Crashed || end == EngineProcess::End::NotStarted) {
        const QString problem = tr("The confirmation ended with an error: %1").arg(message);
        if (m_data && m_data->name == sweep) m_problem = problem;
        m_workbench.say(Workbench::Severity::Error, problem);
    }
    m_engine.clear();
    refresh();
}

}  // namespace rosa::workbench
