#include "app/workbench/lab/view/lesson_report_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/lab/data/lesson_list.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

Result<lab::LessonReport> reportOn(const QString& lesson, const std::atomic<bool>& isCancelled)
{
    ROSA_TRY_ASSIGN(const lab::Lesson read, readLesson(lesson));
    return lab::checkLesson(read, [&isCancelled] { return isCancelled.load(); });
}

}  // namespace

LessonReportDialog::LessonReportDialog(const QString& lesson, QWidget* parent)
    : QDialog(parent),
      m_isCancelled(std::make_shared<std::atomic<bool>>(false)),
      m_summary(new widgets::PlainLabel(tr("Computing every number …"))),
      m_table(new QTableWidget(0, 2))
{
    setObjectName(QStringLiteral("lessonReport"));
    setWindowTitle(tr("Check of %1").arg(QFileInfo(lesson).fileName()));
    resize(640, 320);
    m_summary->setWordWrap(true);
    m_table->setHorizontalHeaderLabels({tr("Line"), tr("Fault")});
    m_table->setAccessibleName(tr("Faults of the lesson"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setWordWrap(true);
    m_table->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addStretch();
    column->addWidget(buttons);
    inBackground(
        this, [lesson, stop = m_isCancelled] { return reportOn(lesson, *stop); },
        [this](const Result<lab::LessonReport>& report) { showReport(report); });
}

LessonReportDialog::~LessonReportDialog() { m_isCancelled->store(true); }

QString LessonReportDialog::summary() const { return m_summary->text(); }

void LessonReportDialog::showReport(const Result<lab::LessonReport>& report)
{
    if (!report) {
        m_summary->setText(tr("This is no lesson. %1").arg(coreText(report.error().message)));
    } else {
        const int numbers = static_cast<int>(report->numbers.size());
        const int faults = static_cast<int>(report->faults.size());
        m_summary->setText(faults == 0 ? tr("No faults. %n number(s) were computed again and are right.", nullptr, numbers)
                                       : tr("%n fault(s).", nullptr, faults) + QLatin1Char(' ') +
                                             tr("%n number(s) were computed again.", nullptr, numbers));
        fill(report->faults);
    }
    Q_EMIT checked();
}

void LessonReportDialog::fill(const std::vector<lab::LessonFault>& faults)
{
    m_table->setRowCount(static_cast<int>(faults.size()));
    for (int i = 0; i < m_table->rowCount(); ++i) {
        const lab::LessonFault& fault = faults[static_cast<std::size_t>(i)];
        auto* line = new QTableWidgetItem(QString::number(fault.line));
        line->setTextAlignment(Qt::AlignRight | Qt::AlignTop);
        m_table->setItem(i, 0, line);
        m_table->setItem(i, 1, new QTableWidgetItem(coreText(fault.what)));
    }
    m_table->resizeColumnToContents(0);
    m_table->resizeRowsToContents();
    m_table->setVisible(!faults.empty());
}

}  // namespace rosa::workbench
