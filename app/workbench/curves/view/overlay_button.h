/// Choice of runs to be overlaid on the current one.
#pragma once

#include <QStringList>
#include <QToolButton>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace rosa::workbench {

class RunLibrary;

/// A button with a list of the store's runs that can be filtered and checked.
class OverlayButton : public QToolButton {
    Q_OBJECT
public:
    /// `library` must outlive this.
    explicit OverlayButton(RunLibrary& library, QWidget* parent = nullptr);

    [[nodiscard]] const QStringList& chosen() const { return m_chosen; }
    void setChosen(const QStringList& runs);
    /// Excluded from the list.
    void setCurrentRun(const QString& run);

Q_SIGNALS:
    void chosenChanged(const QStringList& runs);

private:
    void fill();
    void toggleOverlay(QListWidgetItem* item);
    void showCount();

    RunLibrary& m_library;
    QStringList m_chosen;
    QString m_current;
    QLineEdit* m_filter;
    QListWidget* m_list;
};

}  // namespace rosa::workbench
