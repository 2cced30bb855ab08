#include "app/workbench/results/view/results_words.h"

#include <utility>

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QToolButton>

#include "app/workbench/base/core_text.h"
#include "app/workbench/overview/data/run_comparison.h"
#include "app/workbench/results/data/results_text.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view_head.h"
#include "widgets/style/icons.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

ResultsWords::ResultsWords(Workbench& workbench, ViewHead& head)
    : QObject(&head), m_workbench(workbench), m_head(head), m_copy(new QToolButton), m_tests(new widgets::RichLabel)
{
    m_copy->setIcon(widgets::icon(QStringLiteral("copy")));
    m_copy->setText(tr("Copy table"));
    m_copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_copy->setPopupMode(QToolButton::InstantPopup);
    m_copy->setFocusPolicy(Qt::StrongFocus);
    m_copy->setAutoRaise(true);
    m_copy->setObjectName(QStringLiteral("copyResults"));
    m_copy->setAccessibleName(tr("Copy table"));
    auto* menu = new QMenu(m_copy);
    menu->addAction(tr("As LaTeX"), this, [this] { copy(resultsLatex(*m_results), tr("The table was copied as LaTeX")); });
    menu->addAction(tr("As CSV"), this, [this] { copy(resultsCsv(*m_results), tr("The table was copied as CSV")); });
    m_copy->setMenu(menu);
    m_head.addControl(m_copy);
    m_tests->setWordWrap(true);
    m_tests->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_tests->setAccessibleName(tr("Paired comparison of two rows"));
    m_head.setDetailsWidget(m_tests);
}

void ResultsWords::showResults(std::shared_ptr<const ResultTable> results)
{
    m_results = std::move(results);
    m_copy->setEnabled(m_results != nullptr);  // Its menu copies what is shown.
    if (m_results) return;
    m_head.setSentence({});
    m_head.setDetails({});
    m_tests->setHtml({});
}

void ResultsWords::showProtocol(const ResultGroup& group)
{
    m_head.setDetails(tr("Protocol of %1: %2").arg(QString::fromStdString(group.title), coreText(group.card().text)));
}

void ResultsWords::compareFirstWith(int group, double margin)
{
    if (!m_results) return;
    QString verdict;
    QString tests;
    if (group > 0) {
        const ResultGroup& first = m_results->groups.front();
        const ResultGroup& other = m_results->groups[static_cast<std::size_t>(group)];
        verdict = comparisonVerdict(first, other, m_results->testOverTraining);
        tests = comparisonOf(first, other, m_results->testOverTraining, margin);
    } else {
        verdict = verdictOf(*m_results);
    }
    m_head.setSentence(verdict);
    m_tests->setHtml(tests);
}

QString ResultsWords::comparison() const { return m_tests->text(); }

void ResultsWords::copy(const QString& text, const QString& what)
{
    QGuiApplication::clipboard()->setText(text);
    m_workbench.say(Workbench::Severity::Information, what);
}

}  // namespace rosa::workbench
