/// Imports data sets from files into the store: list, preview, problems.
#pragma once

#include <map>
#include <vector>

#include <QDialog>
#include <QStringList>

#include "app/workbench/base/latest.h"
#include "core/base/result.h"
#include "core/data/parts/table_head.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace rosa::workbench {

class ImportList;
class ImportPreview;
class Workbench;
struct SourceReading;

/// Finds, reads and imports in the background; importing can be cancelled between two data sets. Nothing is written before Import is
/// pressed, and each data set is stored completely or not at all.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    /// `path`: initial file or folder; empty: the user chooses.
    explicit ImportDialog(Workbench& workbench, const QString& path = {}, QWidget* parent = nullptr);

    void setPath(const QString& path);
    [[nodiscard]] const QString& path() const { return m_path; }

Q_SIGNALS:
    /// Names in the store of the data sets imported by one press of Import, in order.
    void imported(const QStringList& names);

protected:
    void reject() override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeLayout();
    void makeErrorBox();
    void choose(bool isFolder);
    void find();
    void readNext(int row);
    void readAgain(const data::NodeTableHead& columns);
    void showReading(int row, SourceReading reading);
    void listErrors();
    void showPreview();
    void start();
    void importNext();
    void finish();
    void pathTyped();
    void addErrors(const Error& error);
    void addLine(const QString& text);
    void copyErrors();
    void refresh();

    Workbench& m_workbench;
    QString m_path;
    Latest m_paths;     ///< Paths that were examined.
    Latest m_readings;  ///< Readings with other roles of columns.
    bool m_isSearching = false;
    bool m_isImporting = false;
    bool m_isCancelled = false;
    std::vector<int> m_queue;  ///< Rows to be imported, the next one last.
    int m_total = 0;
    QStringList m_names;
    std::map<int, QStringList> m_problems;  ///< By row: what is wrong with a data set, or not used.

    QLineEdit* m_place;
    ImportList* m_list;
    ImportPreview* m_preview;
    QListWidget* m_errors;
    QWidget* m_errorBox;
    QCheckBox* m_replace;
    QProgressBar* m_progress;
    QLabel* m_status;
    QPushButton* m_import;
    QPushButton* m_close;
};

}  // namespace rosa::workbench
