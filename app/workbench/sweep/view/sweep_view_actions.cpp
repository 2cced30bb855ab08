/// The part of SweepView that leads to other parts of the window.
#include <algorithm>
#include <string>
#include <utility>

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QMenu>
#include <QSet>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/sweep/data/sweep_text.h"
#include "app/workbench/sweep/figure/sweep_figure.h"
#include "app/workbench/sweep/view/cluster_dialog.h"
#include "app/workbench/sweep/view/sweep_plots.h"
#include "app/workbench/sweep/view/sweep_view.h"
#include "app/workbench/sweep/view/sweep_watch.h"
#include "app/workbench/sweep/view/try_table.h"
#include "core/base/storage/store_parts.h"
#include "core/sweep/steering.h"
#include "widgets/style/icons.h"

namespace rosa::workbench {

namespace {

/// Results reads every run that it compares.
constexpr std::size_t kMostCompared = 20;

}  // namespace

std::vector<int> SweepView::subjects() const
{
    std::vector<int> numbers;
    if (!m_focus->data()) return numbers;
    for (const SweepTry& one : m_focus->data()->tries) {
        const bool isIn = m_focus->chosen().isEmpty() ? m_focus->kept()[static_cast<std::size_t>(one.number)] != 0
                                                      : m_focus->chosen().contains(one.number);
        if (isIn && !one.runs.isEmpty()) numbers.push_back(one.number);
    }
    const auto scoreOf = [this](int number) {
        const SweepTry& one = m_focus->data()->tries[static_cast<std::size_t>(number)];
        return one.isMeasured() ? one.score.shrunk : -1;
    };
    std::ranges::stable_sort(numbers, [&](int a, int b) { return scoreOf(a) > scoreOf(b); });
    return numbers;
}

void SweepView::showInRuns()
{
    QStringList runs;
    const std::vector<int> numbers = subjects();
    for (const int number : numbers) runs.append(m_focus->data()->tries[static_cast<std::size_t>(number)].runs);
    if (runs.isEmpty()) return m_workbench.say(Workbench::Severity::Information, tr("None of these trials has a run yet."));
    const QString of = numbers.size() == 1
                           ? tr("%1 of sweep %2").arg(tryName(numbers.front()), sweep())
                           : tr("%Ln trial(s) of sweep %1", nullptr, static_cast<int>(numbers.size())).arg(sweep());
    m_workbench.ask(ListRuns{runs, of});
}

void SweepView::showInResults()
{
    QStringList runs;
    const std::vector<int> numbers = subjects();
    // Results adds the repetitions of a run by itself.
    for (const int number : numbers)
        if (runs.size() < static_cast<qsizetype>(kMostCompared))
            runs.append(m_focus->data()->tries[static_cast<std::size_t>(number)].runs.first());
    if (runs.isEmpty()) return m_workbench.say(Workbench::Severity::Information, tr("None of these trials has a run yet."));
    m_workbench.ask(CompareRuns{runs});
    if (numbers.size() > kMostCompared)
        m_workbench.say(Workbench::Severity::Information,
                        tr("Results shows the %L1 best of %L2 trials; select or brush others to see them.")
                            .arg(kMostCompared)
                            .arg(numbers.size()));
}

void SweepView::openCluster()
{
    auto* dialog = new ClusterDialog(m_workbench, sweep(), this);
    dialog->open();
}

void SweepView::openRun(const QString& run, const QString& of)
{
    if (run.isEmpty()) return;
    m_workbench.ask(ListRuns{{run}, of});
    m_workbench.ask(OpenView{QStringLiteral("train"), run});
}

void SweepView::openTry(int number)
{
    if (!m_focus->data() || number < 0 || number >= static_cast<int>(m_focus->data()->tries.size())) return;
    const QStringList runs = m_focus->data()->tries[static_cast<std::size_t>(number)].runs;
    if (runs.isEmpty()) {
        const QString name = tryName(number);
        return m_workbench.say(Workbench::Severity::Information, tr("No run of %1 was begun yet.").arg(name));
    }
    m_workbench.ask(ListRuns{runs, tr("%1 of sweep %2").arg(tryName(number), sweep())});
    m_workbench.ask(OpenView{QStringLiteral("train"), runs.first()});
}

void SweepView::measureFirst(bool isFirst)
{
    std::vector<int> numbers;
    for (int row = 0; row < m_table->tries().rowCount(); ++row)
        if (const int number = m_table->tries().tryAt(row); m_focus->chosen().contains(number)) numbers.push_back(number);
    inBackground(
        this,
        [folder = m_workbench.store() / kSweepsPart / sweep().toStdString(), numbers, isFirst] {
            return sweep::changeSteering(folder, [&](sweep::Steering& steering) -> Result<void> {
                if (isFirst) return sweep::moveToFront(steering, numbers);
                sweep::moveFromFront(steering, numbers);
                return {};
            });
        },
        [this](const Result<void>& changed) {
            if (!changed)
                m_workbench.say(Workbench::Severity::Error,
                                tr("The order of the trials cannot be changed: %1").arg(coreText(changed.error().message)));
        });
}

void SweepView::fillTryMenu(QMenu& menu)
{
    const auto chosen = m_focus->chosen();
    const int one = chosen.size() == 1 ? *chosen.begin() : -1;
    QAction* open = menu.addAction(tr("Open in Train"), this, [this, one] { openTry(one); });
    open->setEnabled(one >= 0);
    menu.addAction(widgets::icon(QStringLiteral("list")), tr("Show in runs"), this, &SweepView::showInRuns);
    menu.addAction(widgets::icon(QStringLiteral("table")), tr("Show in Results"), this, &SweepView::showInResults);
    const QString run = one < 0 ? QString() : m_focus->data()->tries[static_cast<std::size_t>(one)].runs.value(0);
    QAction* take = menu.addAction(tr("Copy its parameters to the form"), this,
                                   [this, run] { m_workbench.ask(CopyConfiguration{run}); });
    take->setEnabled(!run.isEmpty());
    menu.addSeparator();
    const auto hasChosen = [&](auto isSuch) {
        return std::ranges::any_of(
            chosen, [&](int number) { return isSuch(m_focus->data()->tries[static_cast<std::size_t>(number)]); });
    };
    QAction* first = menu.addAction(tr("Measure first"), this, [this] { measureFirst(true); });
    first->setEnabled(hasChosen([](const SweepTry& each) { return each.score.standing == sweep::Standing::Open; }));
    QAction* back = menu.addAction(tr("Measure in turn"), this, [this] { measureFirst(false); });
    back->setEnabled(hasChosen([](const SweepTry& each) { return each.turn > 0; }));
    menu.addSeparator();
    menu.addAction(widgets::icon(QStringLiteral("copy")), tr("Copy rows"), this,
                   [this] { QGuiApplication::clipboard()->setText(m_table->text()); });
}

void SweepView::showFigure(const ShowFigure& figure)
{
    const auto plot = sweepPlotNamed(figure.figure);
    if (!plot || figure.subjects.isEmpty()) return;
    showSweep(figure.subjects.first());
    m_wanted = figure;
    m_plots->show(*plot);
    showWantedFigure();
}

void SweepView::showWantedFigure()
{
    if (!m_wanted || !m_focus->data() || m_focus->data()->name != m_wanted->subjects.first()) return;
    const ShowFigure figure = *std::exchange(m_wanted, std::nullopt);
    const auto options = readOptions<SweepFigureOptions>(
        {m_workbench.catalogue(), m_workbench.datasets(), m_workbench.engine(), figure.subjects, figure.options});
    if (!options) return m_workbench.say(Workbench::Severity::Error, coreText(options.error().message));
    QSet<QString> hidden;
    for (const std::string& key : options->hide) hidden.insert(QString::fromStdString(key));
    m_focus->clear();
    m_focus->setHidden(hidden);
    m_focus->setText(QString::fromStdString(options->tries));
    m_plots->setMapAxes(QString::fromStdString(options->x), QString::fromStdString(options->y));
}

}  // namespace rosa::workbench
