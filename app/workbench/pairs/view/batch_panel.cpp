#include "app/workbench/pairs/view/batch_panel.h"

#include <algorithm>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/session/run_requests.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/menu/menu_field.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

BatchPanel::BatchPanel(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_quantity(new QComboBox),
      m_views(new QComboBox),
      m_centres(new QSpinBox),
      m_draw(new QSpinBox),
      m_epoch(new QSlider(Qt::Horizontal)),
      m_epochText(new widgets::PlainLabel),
      m_matrix(new widgets::MatrixView),
      m_note(new widgets::PlainLabel)
{
    makeChoices();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(widgets::kTightGap);
    column->addWidget(m_matrix, 1);
    column->addWidget(m_note);
    m_matrix->setObjectName(QStringLiteral("batchMatrix"));
    m_matrix->setAccessibleName(tr("Batch matrix"));
    m_matrix->setCellNote([this](int row, int place) { return pairNote(row, place); });
    m_note->setObjectName(QStringLiteral("batchNote"));
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setEpochs({});
    connectChoices();
    widgets::offerFigure(m_matrix, [this] { return figure(); });
}

void BatchPanel::connectChoices()
{
    for (QSpinBox* box : {m_centres, m_draw}) connect(box, &QSpinBox::valueChanged, this, &BatchPanel::ask);
    for (QComboBox* box : {m_quantity, m_views}) connect(box, &QComboBox::currentIndexChanged, this, &BatchPanel::draw);
    connect(m_epoch, &QSlider::sliderMoved, this, &BatchPanel::showEpoch);
    connect(m_epoch, &QSlider::valueChanged, this, [this](int place) {
        showEpoch(place);
        ask();
    });
    connect(m_matrix, &widgets::MatrixView::cellClicked, this, &BatchPanel::choose);
    connect(m_matrix, &widgets::MatrixView::cellHovered, this, &BatchPanel::say);
}

void BatchPanel::makeChoices()
{
    m_quantity->addItems({tr("g-EMD"), tr("Softmax weight")});
    m_quantity->setObjectName(QStringLiteral("batchQuantity"));
    m_quantity->setAccessibleName(tr("Quantity shown in the cells"));
    m_quantity->setToolTip(
        tr("g-EMD: transport cost between the two views; softmax weight: share of the pair in the denominator of its row's "
           "loss"));
    m_views->addItems({tr("Between views"), tr("All views")});
    m_views->setObjectName(QStringLiteral("batchViews"));
    m_views->setAccessibleName(tr("Compared views"));
    m_views->setToolTip(
        tr("Between views: first views (rows) against second views (columns); all views: also views of the same side "
           "against each other"));
    m_centres->setRange(2, 256);
    m_centres->setValue(64);
    m_centres->setAccessibleName(tr("Number of centres"));
    m_draw->setRange(0, 9999);
    m_draw->setAccessibleName(tr("Draw of centres and walks"));
    m_draw->setToolTip(tr("Each number draws different centres and walks"));
    for (QSpinBox* box : {m_centres, m_draw}) box->setKeyboardTracking(false);
    m_epoch->setObjectName(QStringLiteral("batchEpoch"));
    m_epoch->setAccessibleName(tr("Epoch of the batch matrix"));
    m_epoch->setToolTip(tr("Use the newest weights or those of a checkpoint"));
    // Dragging the slider must not send a request for every epoch it passes.
    m_epoch->setTracking(false);
    m_epochText->setObjectName(QStringLiteral("batchEpochText"));
}

void BatchPanel::addOptions(QMenu& menu)
{
    widgets::addField(menu, tr("Cells"), m_quantity);
    widgets::addField(menu, tr("Views"), m_views);
    widgets::addField(menu, tr("Centres"), m_centres);
    widgets::addField(menu, tr("Draw"), m_draw);
    auto* epochs = new QWidget;
    auto* row = new QHBoxLayout(epochs);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_epoch, 1);
    row->addWidget(m_epochText);
    epochs->setFocusProxy(m_epoch);
    widgets::addField(menu, tr("Epoch"), epochs);
    QAction* again = menu.addAction(widgets::icon(QStringLiteral("redo")), tr("Recompute with the current weights"), this,
                                    &BatchPanel::ask);
    again->setObjectName(QStringLiteral("batchAgain"));
}

void BatchPanel::setContext(const PairContextPtr& context)
{
    m_context = context;
    m_batch.reset();
    m_matrix->setPicture({});
    Q_EMIT drawn();
    m_note->clear();
    if (isVisible()) ask();
}

void BatchPanel::setEpochs(const std::vector<int>& epochs)
{
    const int before = chosenEpoch();
    m_epochs = epochs;
    const auto kept = std::ranges::find(m_epochs, before);
    {
        const QSignalBlocker quiet(m_epoch);
        // The last position is the newest weights, which may be later than any checkpoint.
        m_epoch->setRange(0, static_cast<int>(m_epochs.size()));
        m_epoch->setValue(static_cast<int>(kept - m_epochs.begin()));
    }
    m_epoch->setEnabled(!m_epochs.empty());
    showEpoch(m_epoch->value());
}

int BatchPanel::chosenEpoch() const
{
    const auto place = static_cast<std::size_t>(m_epoch->value());
    return place < m_epochs.size() ? m_epochs[place] : -1;
}

void BatchPanel::showEpoch(int place)
{
    const bool isNewest = place >= static_cast<int>(m_epochs.size());
    m_epochText->setText(isNewest ? tr("newest")
                                  : tr("epoch %1").arg(QLocale().toString(m_epochs[static_cast<std::size_t>(place)])));
    m_epoch->setAccessibleDescription(m_epochText->text());
}

void BatchPanel::setLook(const widgets::MatrixLook& look)
{
    m_look = look;
    m_matrix->setLook(look);
}

void BatchPanel::setViewsAlone(bool alone)
{
    if (alone == m_viewsAlone) return;
    m_viewsAlone = alone;
    m_batch.reset();
    ask();
}

void BatchPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_batch) ask();
}

void BatchPanel::ask()
{
    if (!m_context || !m_context->hasPairs || !isVisible()) return;
    m_note->setText(tr("Waiting for the engine …"));
    const int epoch = chosenEpoch();
    const protocol::Batch question{.count = m_centres->value(),
                                   .draw = static_cast<std::uint32_t>(m_draw->value()),
                                   .epoch = epoch,
                                   .viewsAlone = m_viewsAlone};
    const auto isWanted = [this, context = m_context, alone = m_viewsAlone] {
        return context == m_context && alone == m_viewsAlone;
    };
    m_workbench.requests().ask(m_context->run, question, this, [this, isWanted, epoch](const Answer& answer) {
        if (!isWanted()) return;
        if (!answer) return showAnswer(answer.error(), epoch);
        inBackground(
            this, [json = answer->toStdString()] { return protocol::batchMatrixFromJson(json); },
            [this, isWanted, epoch](const Result<protocol::BatchMatrix>& batch) {
                if (isWanted()) showAnswer(batch, epoch);
            });
    });
}

void BatchPanel::showAnswer(const Result<protocol::BatchMatrix>& batch, int asked)
{
    if (!batch) {
        m_note->setText(coreText(batch.error().message));
        return;
    }
    m_batch = *batch;
    m_askedEpoch = asked;
    draw();
}

BatchShown BatchPanel::shown() const
{
    return {m_quantity->currentIndex() == 0 ? BatchShown::Quantity::Gemd : BatchShown::Quantity::Weight,
            m_views->currentIndex() == 1};
}

void BatchPanel::draw()
{
    if (!m_batch) return;
    m_matrix->setPicture(batchPicture(*m_batch, *m_context, shown(), m_look));
    m_matrix->setChosen(cellOf(m_open));
    Q_EMIT drawn();
    m_matrix->setAccessibleName(tr("Batch matrix, %1").arg(m_quantity->currentText()));
    say(-1, -1);
}

std::optional<std::pair<int, int>> BatchPanel::cellOf(const PairChoice& pair) const
{
    if (!m_batch || pair.run != m_context->run) return std::nullopt;
    const widgets::MatrixPicture& picture = m_matrix->picture();
    for (int row = 0; row < picture.rows; ++row)
        for (int column = 0; column < picture.columns; ++column)
            if (const auto cell = batchPair(*m_context, *m_batch, shown(), row, column); cell && isSamePair(*cell, pair))
                return std::pair{row, column};
    return std::nullopt;
}

void BatchPanel::mark(const PairChoice& open)
{
    m_open = open;
    m_matrix->setChosen(cellOf(open));
}

void BatchPanel::say(int row, int column)
{
    if (!m_batch) return;
    if (row < 0 || column < 0) {
        QStringList lines{
            tr("Epoch %1, sorted by class; positive pairs are framed. Click a cell to open its pair.").arg(m_batch->epoch)};
        if (m_batch->padding)
            lines << tr("Views padded to %1 (first) and %2 (second) nodes, as in training.")
                         .arg(m_batch->padding->rows)
                         .arg(m_batch->padding->columns);
        else if (m_context->padsViews)
            lines << tr("Views alone, without the padding of the training.");
        m_note->setText(lines.join(QLatin1Char('\n')));
        return;
    }
    QStringList lines{widgets::cellText(m_matrix->picture(), row, column)};
    if (const QString note = pairNote(row, column); !note.isEmpty()) lines << note;
    m_note->setText(lines.join(QLatin1Char('\n')));
}

QString BatchPanel::pairNote(int row, int column) const
{
    if (!m_batch || batchPair(*m_context, *m_batch, shown(), row, column)) return {};
    return tr("A view against itself: excluded from the objective");
}

void BatchPanel::choose(int row, int column)
{
    if (!m_batch) return;
    auto pair = batchPair(*m_context, *m_batch, shown(), row, column);
    if (!pair) return say(row, column);
    pair->epoch = m_askedEpoch;
    Q_EMIT pairChosen(*pair);
}

std::unique_ptr<widgets::Figure> BatchPanel::figure() const
{
    if (!m_batch) return nullptr;
    widgets::MatrixPicture picture = m_matrix->picture();
    picture.chosen.reset();  // A saved figure has no frame for the open pair.
    return batchFigure(*m_context, *m_batch, shown(), std::move(picture), m_askedEpoch < 0);
}

}  // namespace rosa::workbench
