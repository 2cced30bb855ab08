/// What the check of a lesson found.
#pragma once

#include <atomic>
#include <memory>

#include <QDialog>

#include "core/lab/lesson_check.h"

class QLabel;
class QTableWidget;

namespace rosa::workbench {

/// Reads the lesson and computes every number in the background from its creation on, until it is done or the dialogue is closed.
class LessonReportDialog : public QDialog {
    Q_OBJECT
public:
    /// The id of a lesson of the program, or the path of a file, which is checked as it is on the disk.
    LessonReportDialog(const QString& lesson, QWidget* parent);
    ~LessonReportDialog() override;

    [[nodiscard]] QTableWidget* table() const { return m_table; }
    [[nodiscard]] QString summary() const;

Q_SIGNALS:
    void checked();

private:
    void showReport(const Result<lab::LessonReport>& report);
    void fill(const std::vector<lab::LessonFault>& faults);

    std::shared_ptr<std::atomic<bool>> m_isCancelled;
    QLabel* m_summary;
    QTableWidget* m_table;  ///< Faults: line, what.
};

}  // namespace rosa::workbench
