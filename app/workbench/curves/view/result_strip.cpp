#include "app/workbench/curves/view/result_strip.h"

#include <algorithm>
#include <cmath>

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

#include "app/workbench/base/background.h"
#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "core/evaluate/statistics.h"
#include "widgets/layout/short_label.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/style/help_button.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kBarWidth = 72;
constexpr int kBarHeight = 8;
constexpr int kNarrowestStrip = 240;
/// Width in average characters below which there are no bars.
constexpr int kNoBars = 80;

/// A share as a bar, with a mark at the run's own value for comparison.
class ShareBar : public QWidget {
public:
    ShareBar(double share, double best, bool isOwn) : m_share(share), m_best(best), m_isOwn(isOwn)
    {
        setFixedSize(kBarWidth, kBarHeight);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), widgets::lineColour(palette()));
        const QColor fill = m_isOwn ? palette().color(QPalette::Highlight) : widgets::quietText(palette());
        painter.fillRect(QRectF(0, 0, std::clamp(m_share, 0.0, 1.0) * width(), height()), fill);
        painter.fillRect(QRectF(std::clamp(m_best, 0.0, 1.0) * width() - 1, 0, 2, height()),
                         palette().color(QPalette::Highlight));
    }

private:
    double m_share, m_best;
    bool m_isOwn;
};

QString inPerCent(const ResultLine& line)
{
    const QLocale locale;
    const QString mean = locale.toString(line.accuracy * 100, 'f', 1);
    return line.splits > 1 ? ResultStrip::tr("%1 ± %2 %").arg(mean, locale.toString(line.deviation * 100, 'f', 1))
                           : ResultStrip::tr("%1 %").arg(mean);
}

QString explanationOf(const std::string& method)
{
    if (method == "raw") return ResultStrip::tr("input features alone");
    if (method == "random") return ResultStrip::tr("random weights, untrained");
    return {};
}

QString meaningOf(const std::string& method)
{
    if (method == "raw")
        return ResultStrip::tr("The same classifier on the input features: what is known without any training");
    if (method == "random") return ResultStrip::tr("The same network with random weights: what its shape alone contributes");
    return {};
}

}  // namespace

std::vector<ResultLine> resultLines(const catalog::Catalogue& catalogue, const ResultTable& table, const std::string& run)
{
    std::vector<ResultLine> lines;
    const ResultGroup& first = table.groups.front();
    const auto own = std::ranges::find(first.runs, run, &ResultRun::id);
    if (own == first.runs.end()) return lines;
    const catalog::Method* method = catalogue.method(first.method);
    const auto splits = [](const ResultGroup& group) { return static_cast<int>(group.card().splits); };
    const auto& accuracies = own->evaluation.accuracies;
    const evaluate::Summary summary = evaluate::summarise(accuracies, "splits");
    lines.push_back({method ? catalogueText(method->title) : QString::fromStdString(first.method),
                     first.isTrained ? ResultStrip::tr("this run") : explanationOf(first.method), meaningOf(first.method),
                     summary.mean, summary.standardDeviation, static_cast<int>(accuracies.size()), true});
    for (std::size_t i = 1; i < table.groups.size(); ++i) {
        const ResultGroup& group = table.groups[i];
        if (group.isTrained || !isSameProtocol(group.card(), first.card())) continue;
        const catalog::Method* baseline = catalogue.method(group.method);
        lines.push_back({baseline ? catalogueText(baseline->title) : QString::fromStdString(group.method),
                         explanationOf(group.method), meaningOf(group.method), group.accuracy.mean,
                         group.accuracy.standardDeviation, splits(group), false});
    }
    return lines;
}

ResultStrip::ResultStrip(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_number(new widgets::PlainLabel),
      m_metric(new widgets::PlainLabel),
      m_lines(new QWidget),
      m_grid(new QGridLayout(m_lines))
{
    setObjectName(QStringLiteral("resultStrip"));
    setAccessibleName(tr("Result of this run"));
    widgets::setTextSize(m_number, widgets::TextSize::Number);
    m_number->setObjectName(QStringLiteral("ownAccuracy"));
    m_number->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_metric->setObjectName(QStringLiteral("ownMetric"));
    auto* own = new QVBoxLayout;
    own->setSpacing(0);
    own->addWidget(m_number);
    own->addWidget(m_metric);
    own->addStretch(1);
    m_grid->setContentsMargins(0, widgets::kTightGap, 0, 0);
    m_grid->setHorizontalSpacing(widgets::kGap);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(3, 1);
    auto* top = new QHBoxLayout;
    top->setSpacing(widgets::kWideGap);
    top->addLayout(own);
    top->addWidget(m_lines, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(widgets::kGap, widgets::kTightGap, widgets::kGap, widgets::kGap);
    column->setSpacing(widgets::kTightGap);
    column->addLayout(top);
    auto* below = new QHBoxLayout;
    below->addWidget(makeLinks(), 1);
    below->addWidget(widgets::helpButton(tr("Accuracy and baselines"), this, [this] {
        m_workbench.ask(ShowManual{QStringLiteral("window"), QStringLiteral("accuracy-and-baselines")});
    }));
    column->addLayout(below);
    connect(&workbench.library(), &RunLibrary::changed, this, &ResultStrip::look);
    hide();
}

QWidget* ResultStrip::makeLinks()
{
    auto* links = new QWidget;
    auto* row = new widgets::WrappingRow(links, widgets::kTightGap);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new widgets::PlainLabel(tr("Look at next:")));
    const auto add = [&](const char* view, const char* icon, const QString& text, const QString& help) {
        auto* link = new QToolButton;
        link->setObjectName(QStringLiteral("next_%1").arg(QLatin1String(view)));
        link->setIcon(widgets::icon(QLatin1String(icon)));
        link->setText(text);
        link->setToolTip(widgets::literal(help));
        link->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        link->setFocusPolicy(Qt::StrongFocus);
        connect(link, &QToolButton::clicked, this, [this, name = QString::fromLatin1(view)] {
            m_workbench.ask(OpenView{name, m_run});
        });
        row->addWidget(link);
        return link;
    };
    m_alignment = add("alignment", "matrix", tr("Alignment"), tr("What the transport plan aligns in a pair of views"));
    add("embedding", "scatter", tr("Embedding"), tr("The nodes in the plane, coloured by class"));
    add("results", "table", tr("Results"), tr("Intervals, published numbers, scores per class, confusion matrix"));
    return links;
}

void ResultStrip::setRun(const QString& run)
{
    if (run == m_run) return look();
    m_run = run;
    m_shown.clear();
    m_latest.invalidate();
    hide();
    look();
}

void ResultStrip::look()
{
    const store::RunSummary* summary = m_workbench.library().find(m_run);
    const bool isDone = summary && summary->state == record::RunState::Finished && !std::isnan(summary->accuracyMean);
    if (!isDone) {
        m_shown.clear();
        m_latest.invalidate();
        return hide();
    }
    // Other runs of the data set may be its baselines.
    QString state = m_run;
    for (const store::RunSummary& run : *m_workbench.library().runs())
        if (run.dataset == summary->dataset)
            state += QStringLiteral("|%1 %2").arg(QString::fromStdString(run.id)).arg(run.accuracyMean);
    if (state == m_shown) return;
    m_shown = state;
    const catalog::Method* method = m_workbench.catalogue().method(summary->method);
    m_alignment->setVisible(method && method->comparesPairs);
    inBackground(
        this,
        [&catalogue = m_workbench.catalogue(), datasets = m_workbench.datasets(), run = m_run.toStdString()] {
            const auto table = loadResults(catalogue, *datasets, {run});
            return table ? resultLines(catalogue, *table, run) : std::vector<ResultLine>();
        },
        [this, ticket = m_latest.next()](const std::vector<ResultLine>& lines) {
            if (!ticket.isVoid()) show(lines);
        });
}

void ResultStrip::show(const std::vector<ResultLine>& lines)
{
    if (lines.empty()) return hide();
    const store::RunSummary* summary = m_workbench.library().find(m_run);
    m_number->setText(inPerCent(lines.front()));
    const QString metric = metricTitle(summary ? summary->metric : std::string());
    m_metric->setText(lines.front().splits > 1
                          ? tr("%1 on test nodes,\n%n splits", nullptr, lines.front().splits).arg(metric)
                          : tr("%1 on test nodes").arg(metric));
    m_metric->setToolTip(tr("Mean and standard deviation over the splits of the data into training and test nodes"));
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (std::size_t i = 0; i < lines.size(); ++i) addLine(static_cast<int>(i), lines[i], lines.front().accuracy);
    fit();
    setVisible(true);
}

QSize ResultStrip::minimumSizeHint() const { return {kNarrowestStrip, QWidget::minimumSizeHint().height()}; }

void ResultStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ResultStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    m_shown.clear();
    look();
}

void ResultStrip::fit()
{
    const bool hasRoom = width() >= kNoBars * fontMetrics().averageCharWidth();
    for (int row = 0; row < m_grid->rowCount(); ++row)
        for (const int column : {1, 3})
            if (QLayoutItem* item = m_grid->itemAtPosition(row, column)) item->widget()->setVisible(hasRoom);
}

void ResultStrip::addLine(int row, const ResultLine& line, double best)
{
    auto* name = new widgets::PlainLabel(line.name);
    auto* bar = new ShareBar(line.accuracy, best, line.isOwn);
    auto* number = new widgets::PlainLabel(inPerCent(line));
    number->setObjectName(line.isOwn ? QStringLiteral("ownLine") : QStringLiteral("baselineLine"));
    auto* words = new widgets::ShortLabel;
    words->setWhole(line.explanation);
    words->setToolTip(widgets::literal(line.meaning));
    words->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget* widget : std::initializer_list<QWidget*>{name, number}) widget->setToolTip(widgets::literal(line.meaning));
    m_grid->addWidget(name, row, 0);
    m_grid->addWidget(bar, row, 1, Qt::AlignVCenter);
    m_grid->addWidget(number, row, 2, Qt::AlignRight);
    m_grid->addWidget(words, row, 3);
}

}  // namespace rosa::workbench
