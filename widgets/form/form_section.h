/// A group of a form's rows under a heading that folds it.
#pragma once

#include <vector>

#include <QWidget>

class QToolButton;

namespace rosa::widgets {

class FieldRow;

/// While it is folded its heading says how many values are changed and whether one is wrong, so that nothing hides.
class FormSection : public QWidget {
    Q_OBJECT
public:
    FormSection(const QString& id, const QString& title, QWidget* parent = nullptr);

    [[nodiscard]] const QString& id() const { return m_id; }
    [[nodiscard]] const std::vector<FieldRow*>& rows() const { return m_rows; }
    void setTitle(const QString& title);
    void addRow(FieldRow* row);

    [[nodiscard]] bool isFolded() const { return m_isFolded; }
    void setFolded(bool isFolded);
    /// Shows the rows that fit `filter` and those whose value is wrong, unfolded, or all as they were for an empty one. False where none is
    /// shown.
    bool setFilter(const QString& filter);
    /// Says again how many are changed or wrong.
    void refresh();

Q_SIGNALS:
    void foldedByUser();

private:
    void arrange();

    QString m_id, m_title, m_filter;
    bool m_isFolded = false;
    std::vector<FieldRow*> m_rows;
    QToolButton* m_heading;
    QWidget* m_body;
};

}  // namespace rosa::widgets
