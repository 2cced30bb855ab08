#include "app/workbench/experiment/view/start_bar.h"

#include <QComboBox>
#include <QPushButton>

#include "widgets/layout/wrapping_row.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

StartBar::StartBar(QWidget* parent) : QWidget(parent), m_start(new QPushButton)
{
    auto* device = new QComboBox;
    device->setObjectName(QStringLiteral("device"));
    device->setAccessibleName(tr("Device"));
    device->setToolTip(tr("Device for training and t-SNE; automatic uses a GPU if there is one"));
    device->addItem(tr("Device: automatic"), QStringLiteral("auto"));
    device->addItem(tr("Device: CPU"), QStringLiteral("cpu"));
    device->addItem(tr("Device: CUDA"), QStringLiteral("cuda"));
    connect(device, &QComboBox::currentIndexChanged, this,
            [this, device] { Q_EMIT deviceChosen(device->currentData().toString()); });
    m_start->setObjectName(QStringLiteral("startRuns"));
    m_start->setIcon(widgets::icon(QStringLiteral("play")));
    connect(m_start, &QPushButton::clicked, this, &StartBar::startWanted);
    auto* row = new widgets::WrappingRow(this, widgets::kGap);
    row->setContentsMargins(widgets::kGap, widgets::kTightGap, widgets::kGap, widgets::kGap);
    row->addWidget(device);
    row->addStretch();
    row->addWidget(m_start);
}

void StartBar::showRuns(int count, const QString& problem)
{
    m_start->setText(tr("Train %Ln run(s)", nullptr, count));
    m_start->setToolTip(widgets::literal(problem.isEmpty() ? tr("Train with these parameters (F5)")
                                                           : tr("Not possible yet: %1").arg(problem)));
}

}  // namespace rosa::workbench
