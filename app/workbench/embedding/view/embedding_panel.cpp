#include "app/workbench/embedding/view/embedding_panel.h"

#include <cmath>

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/layout/short_label.h"
#include "widgets/scatter/replay_bar.h"
#include "widgets/scatter/scatter_view.h"
#include "widgets/scatter/selection_model.h"
#include "widgets/style/colour_disc.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

QToolButton* panelButton(const QString& iconName, const QString& text)
{
    auto* made = new QToolButton;
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::StrongFocus);
    made->setIcon(widgets::icon(iconName));
    made->setToolTip(widgets::literal(text));
    made->setAccessibleName(text);
    return made;
}

}  // namespace

EmbeddingPanel::EmbeddingPanel(Workbench& workbench, PanelSubject subject, widgets::SelectionModel& selection,
                               QWidget* parent)
    : QWidget(parent),
      m_source(new LayoutSource(workbench, std::move(subject), this)),
      m_header(new QWidget),
      m_disc(new widgets::ColourDisc),
      m_title(new widgets::ShortLabel),
      m_stack(new QStackedWidget),
      m_scatter(new widgets::ScatterView(selection)),
      m_message(new widgets::PlainLabel),
      m_button(new QPushButton),
      m_replay(new widgets::ReplayBar),
      m_caption(new widgets::ShortLabel)
{
    buildHeader();
    buildBody();
    connect(m_source, &LayoutSource::stateChanged, this, &EmbeddingPanel::refresh);
    connect(m_source, &LayoutSource::layoutsCleared, m_replay, [this] {
        m_step = -1;
        m_replay->clear();
    });
    connect(m_source, &LayoutSource::layoutsAdded, this, [this](int first) {
        std::vector<double> divergences;
        for (std::size_t i = static_cast<std::size_t>(first); i < m_source->layouts().size(); ++i)
            divergences.push_back(m_source->layouts()[i].divergence);
        m_replay->addSteps(divergences);
        refresh();
    });
    connect(m_replay, &widgets::ReplayBar::currentChanged, this, &EmbeddingPanel::showStep);
    refresh();
}

EmbeddingPanel::~EmbeddingPanel() = default;

void EmbeddingPanel::buildHeader()
{
    m_stop = panelButton(QStringLiteral("stop"), tr("Stop this layout"));
    m_again = panelButton(QStringLiteral("redo"), tr("Lay out again"));
    m_again->setText(m_again->accessibleName());
    m_again->setObjectName(QStringLiteral("layOutAgain"));
    m_close = panelButton(QStringLiteral("close"), tr("Remove this panel"));
    m_close->setObjectName(QStringLiteral("closePanel"));
    connect(m_stop, &QToolButton::clicked, m_source, &LayoutSource::stop);
    connect(m_again, &QToolButton::clicked, m_source, &LayoutSource::compute);
    connect(m_close, &QToolButton::clicked, this, &EmbeddingPanel::closeWanted);
    widgets::setTextSize(m_title, widgets::TextSize::Strong);
    auto* row = new QHBoxLayout(m_header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_disc);
    row->addWidget(m_title, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    for (QToolButton* b : {m_stop, m_again, m_close}) buttons->addWidget(b);
    row->addLayout(buttons);
}

void EmbeddingPanel::buildBody()
{
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignCenter);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_source->state() == LayoutSource::State::NoEmbedding)
            Q_EMIT waitingButtonPressed();
        else
            m_source->compute();
    });
    auto* page = new QWidget;
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(16);
    column->addStretch();
    column->addWidget(m_message);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch();
    m_stack->addWidget(page);
    m_stack->addWidget(m_scatter);

    m_caption->setForegroundRole(QPalette::PlaceholderText);
    m_replay->slider().setAccessibleName(tr("Recorded layouts, with their divergence"));
    m_replay->slider().setToolTip(tr("Divergence of the recorded layouts; drag to step through them"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_header);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_replay);
    layout->addWidget(m_caption);
}

void EmbeddingPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_source->setWatched(true);
}

void EmbeddingPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_source->setWatched(false);
}

QString EmbeddingPanel::title() const { return m_title->text(); }

void EmbeddingPanel::setTitle(const QString& title, int colour)
{
    m_disc->setColour(colour);
    m_title->setWhole(title);
    m_scatter->setAccessibleName(tr("Embedding: %1").arg(title));
}

void EmbeddingPanel::setDataset(std::shared_ptr<const data::Dataset> dataset)
{
    m_dataset = std::move(dataset);
    m_scatter->setLabel([data = m_dataset](int node) { return nodeText(*data, node); });
    if (!m_source->layouts().empty()) showStep(m_replay->current());
    refresh();
}

void EmbeddingPanel::setColours(NodeColours colours, const std::vector<bool>& visible)
{
    m_colours = std::move(colours);
    widgets::PointKinds kinds = m_colours.kinds;
    for (std::size_t i = 0; i < kinds.kinds.size() && i < visible.size(); ++i) kinds.kinds[i].isVisible = visible[i];
    m_scatter->setKinds(std::move(kinds));
}

void EmbeddingPanel::setWaiting(const QString& reason, const QString& button)
{
    m_waitingReason = reason;
    m_waitingButton = button;
    refresh();
}

void EmbeddingPanel::setMayClose(bool mayClose) { m_close->setVisible(mayClose); }

const RecordedLayout* EmbeddingPanel::shown() const
{
    const auto step = static_cast<std::size_t>(m_step);
    return m_step >= 0 && step < m_source->layouts().size() && m_dataset ? &m_source->layouts()[step] : nullptr;
}

QString EmbeddingPanel::message() const { return m_stack->currentIndex() == 0 ? m_message->text() : QString(); }

void EmbeddingPanel::showStep(int step)
{
    const std::vector<RecordedLayout>& layouts = m_source->layouts();
    if (!m_dataset || step < 0 || static_cast<std::size_t>(step) >= layouts.size()) return;
    const RecordedLayout& layout = layouts[static_cast<std::size_t>(step)];
    if (layout.positions->size() != 2 * static_cast<std::size_t>(m_dataset->graph.nodeCount())) {
        m_step = -1;
        return showMessage(tr("This layout has %Ln point(s), the data set %1: it belongs to another version of the data.",
                              nullptr, static_cast<int>(layout.positions->size() / 2))
                               .arg(QLocale().toString(m_dataset->graph.nodeCount())),
                           tr("Lay out again"));
    }
    m_step = step;
    m_scatter->setPositions(layout.positions);
    m_stack->setCurrentIndex(1);
    refreshCaption();
}

void EmbeddingPanel::refreshCaption()
{
    const RecordedLayout* layout = shown();
    const LayoutChoice& choice = m_source->choice();
    m_caption->setVisible(layout);
    if (!layout) return;
    const QLocale locale;
    QStringList parts;
    if (choice.kind == LayoutChoice::Kind::Pca) {
        parts.append(layoutTitle(choice, *layout));
    } else {
        if (choice.epoch >= 0) parts.append(tr("epoch %1").arg(locale.toString(choice.epoch)));
        const bool isComputing = m_source->state() == LayoutSource::State::Computing && m_source->stepsAsked() > 0;
        parts.append(
            isComputing
                ? tr("step %1 of %2").arg(locale.toString(layout->iteration), locale.toString(m_source->stepsAsked()))
            : m_source->isStopped() && layout->iteration == m_source->layouts().back().iteration
                ? tr("stopped at step %1 of %2")
                      .arg(locale.toString(layout->iteration), locale.toString(layout->settings->steps))
                : tr("step %1").arg(locale.toString(layout->iteration)));
        if (std::isfinite(layout->divergence)) parts.append(tr("KL %1").arg(locale.toString(layout->divergence, 'f', 2)));
    }
    m_caption->setWhole(parts.join(QStringLiteral(" · ")));
    m_caption->setToolTip(widgets::literal(layoutDetails(choice, *layout)));
}

void EmbeddingPanel::showMessage(const QString& text, const QString& button)
{
    m_message->setText(text);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    m_stack->setCurrentIndex(0);
}

void EmbeddingPanel::refresh()
{
    using State = LayoutSource::State;
    const State state = m_source->state();
    const bool hasLayouts = !m_source->layouts().empty();
    m_stop->setVisible(state == State::Computing);
    m_again->setVisible(hasLayouts && state != State::Computing);
    m_again->setToolButtonStyle(m_source->isStopped() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_replay->setVisible(m_source->layouts().size() > 1);
    refreshCaption();
    switch (state) {
        case State::Failed:
            return showMessage(m_source->problem(), tr("Try again"));
        case State::NoEmbedding:
            return showMessage(m_waitingReason, m_waitingButton);
        case State::MakingRun:
            return showMessage(tr("The engine is preparing this embedding …"), {});
        case State::Empty:
            return showMessage(tr("This embedding has no layout yet."), tr("Lay out"));
        case State::Looking:
        case State::Computing:
            if (hasLayouts) break;
            return showMessage(
                state == State::Computing ? tr("The engine is preparing the layout …") : tr("Looking for layouts …"), {});
        case State::Shown:
            break;
    }
    if (m_dataset && m_step >= 0)
        m_stack->setCurrentIndex(1);
    else if (!m_dataset)
        showMessage(tr("Reading the data set …"), {});
}

}  // namespace rosa::workbench
