#include "app/workbench/experiment/view/start_bar.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/layout/wrapping_row.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

StartBar::StartBar(QWidget* parent)
    : QWidget(parent),
      m_forecast(new widgets::PlainLabel),
      m_problem(new widgets::PlainLabel),
      m_device(new QComboBox),
      m_choices(new QPushButton(tr("Set up …"))),
      m_start(new QPushButton)
{
    for (QLabel* label : {m_forecast, m_problem}) label->setWordWrap(true);
    m_forecast->setObjectName(QStringLiteral("startForecast"));
    // The fields above stay where they are when a field begins to vary.
    m_forecast->setMinimumHeight(2 * m_forecast->fontMetrics().lineSpacing());
    m_forecast->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    m_problem->setObjectName(QStringLiteral("startProblem"));
    m_problem->hide();
    m_device->setObjectName(QStringLiteral("device"));
    m_device->setAccessibleName(tr("Device"));
    m_device->setToolTip(tr("Device for training and t-SNE; automatic uses a GPU if there is one"));
    m_device->addItem(tr("Device: automatic"), QStringLiteral("auto"));
    m_device->addItem(tr("Device: CPU"), QStringLiteral("cpu"));
    m_device->addItem(tr("Device: CUDA"), QStringLiteral("cuda"));
    connect(m_device, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT deviceChosen(m_device->currentData().toString()); });
    m_choices->setObjectName(QStringLiteral("sweepChoices"));
    m_choices->setToolTip(tr("Number of trials and seeds, how values are chosen, name and command: below the fields"));
    connect(m_choices, &QPushButton::clicked, this, &StartBar::sweepChoicesWanted);
    m_start->setObjectName(QStringLiteral("startRuns"));
    m_start->setIcon(widgets::icon(QStringLiteral("play")));
    connect(m_start, &QPushButton::clicked, this, &StartBar::startWanted);
    auto* row = new widgets::WrappingRow(nullptr, widgets::kGap);
    row->addWidget(m_device);
    row->addWidget(m_choices);
    row->addStretch();
    row->addWidget(m_start);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(widgets::kGap, widgets::kTightGap, widgets::kGap, widgets::kGap);
    layout->setSpacing(widgets::kTightGap);
    layout->addWidget(m_forecast);
    layout->addWidget(m_problem);
    layout->addLayout(row);
    showKind(false);
    applyPalette();
}

void StartBar::showRuns(int count, const QString& forecast, const QString& source, const QString& problem)
{
    showKind(false);
    m_forecast->setText(forecast);
    m_forecast->setToolTip(widgets::literal(source));
    m_problem->hide();  // It is shown at its field.
    m_start->setText(tr("Train %Ln run(s)", nullptr, count));
    m_start->setToolTip(widgets::literal(problem.isEmpty() ? tr("Train with these parameters (F5)")
                                                           : tr("Not possible yet: %1").arg(problem)));
}

void StartBar::showSweep(int runs, const QString& forecast, const QString& problem)
{
    showKind(true);
    m_forecast->setText(forecast);
    m_forecast->setToolTip({});
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_start->setText(runs > 0 ? tr("Start sweep of %Ln run(s)", nullptr, runs) : tr("Start sweep"));
    m_start->setToolTip(widgets::literal(problem.isEmpty() ? tr("Start the sweep over the varied parameters (F5)")
                                                           : tr("Not possible yet: %1").arg(problem)));
}

void StartBar::showKind(bool isSweep)
{
    m_device->setVisible(!isSweep);
    m_choices->setVisible(isSweep);
}

void StartBar::applyPalette()
{
    const QColor colour = widgets::errorColour(palette());
    QPalette own = m_problem->palette();
    if (own.color(QPalette::WindowText) == colour) return;
    own.setColor(QPalette::WindowText, colour);
    m_problem->setPalette(own);
}

void StartBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) applyPalette();
}

}  // namespace rosa::workbench
