/// One row of a form: title, editor, the arrow back to the default, and below them a line that says what is wrong. Where a word of the
/// title does not fit beside the editor, the title stands above it.
#pragma once

#include <QString>
#include <QWidget>

#include "widgets/form/form_field.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace rosa::widgets {

class ChoiceBox;
class NumberEdit;

class FieldRow : public QWidget {
    Q_OBJECT
public:
    explicit FieldRow(const FormField& field, QWidget* parent = nullptr);

    /// Another description of the same key and kind. What the editor shows stays if it means the field's value.
    void setField(const FormField& field);
    [[nodiscard]] const FormField& field() const { return m_field; }
    /// Shows a value; nothing is emitted.
    void setValue(const QString& text);
    /// As a command line takes it; may be wrong.
    [[nodiscard]] const QString& value() const { return m_field.value; }

    [[nodiscard]] bool isChanged() const;
    /// Empty where the value is right.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// A line below the editor that is no mistake; empty: none.
    void setNote(const QString& note);
    /// Marks the row as one whose value goes to `target` (a run's name); empty: to nothing.
    void setLiveTarget(const QString& target);

    /// Whether title, key, unit, help or choices hold all words of `filter`.
    [[nodiscard]] bool matches(const QString& filter) const;
    [[nodiscard]] QWidget* editor() const { return m_editor; }
    [[nodiscard]] QToolButton* revertButton() const { return m_revert; }

Q_SIGNALS:
    /// The user changed the value; `text` may be wrong.
    void edited(const QString& key, const QString& text);
    /// The user is done with a value: Enter, the keyboard left the editor, a choice was made.
    void committed(const QString& key, const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeEditor();
    void arrange();
    void take(const QString& text);
    void commit();
    void revert();
    void display(const QString& text);
    void describe();
    void refresh();

    FormField m_field;
    bool m_isStacked = false;
    QString m_problem, m_note, m_liveTarget;
    QGridLayout* m_layout = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_message = nullptr;
    QToolButton* m_revert = nullptr;
    QWidget* m_editor = nullptr;  ///< One of the three below.
    NumberEdit* m_number = nullptr;
    ChoiceBox* m_choice = nullptr;
    QCheckBox* m_flag = nullptr;
};

}  // namespace rosa::widgets
