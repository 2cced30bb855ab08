/// A group of form rows under a collapsible heading.
#pragma once

#include <vector>

#include <QWidget>

class QToolButton;

namespace rosa::widgets {

class FieldRow;

/// The heading of a collapsed section shows the number of changed and of invalid values, so that none is overlooked.
class FormSection : public QWidget {
    Q_OBJECT
public:
    FormSection(const QString& id, const QString& title, QWidget* parent = nullptr);

    [[nodiscard]] const QString& id() const { return m_id; }
    [[nodiscard]] const std::vector<FieldRow*>& rows() const { return m_rows; }
    void setTitle(const QString& title);
    void addRow(FieldRow* row);
    [[nodiscard]] QToolButton* heading() const { return m_heading; }
    /// The "?" beside the heading.
    [[nodiscard]] QToolButton* help() const { return m_help; }

    [[nodiscard]] bool isFolded() const { return m_isFolded; }
    void setFolded(bool isFolded);
    /// Shows the rows that match `filter` and those with invalid values, expanded; an empty filter restores all rows. Returns false if no
    /// row is shown.
    bool setFilter(const QString& filter);
    /// Updates the numbers of changed and invalid values.
    void refresh();

Q_SIGNALS:
    void foldedByUser();
    void helpWanted();

private:
    void arrange();

    QString m_id, m_title, m_filter;
    bool m_isFolded = false;
    std::vector<FieldRow*> m_rows;
    QToolButton* m_heading;
    QToolButton* m_help;
    QWidget* m_body;
};

}  // namespace rosa::widgets
