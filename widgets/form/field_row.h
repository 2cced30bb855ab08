/// One row of a form: title, editor, an arrow that resets to the default, and below them a line for the problem. If a word of the title
/// does not fit beside the editor, the title is placed above it. A row that can vary has a button in its left margin, visible while the row is
/// pointed at, has the focus or varies, which asks for several values in place of one.
#pragma once

#include <QString>
#include <QWidget>

#include "widgets/form/form_field.h"

class QAction;
class QCheckBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace rosa::widgets {

class ChoiceBox;
class NumberEdit;
class VaryEditor;

class FieldRow : public QWidget {
    Q_OBJECT
public:
    explicit FieldRow(const FormField& field, QWidget* parent = nullptr);

    /// Replaces the description by another of the same key and kind. The editor's text is kept if it means the field's value.
    void setField(const FormField& field);
    [[nodiscard]] const FormField& field() const { return m_field; }
    /// Sets the displayed value; emits nothing.
    void setValue(const QString& text);
    /// In command-line form; may be invalid.
    [[nodiscard]] const QString& value() const { return m_field.value; }

    [[nodiscard]] bool isChanged() const;
    /// Empty if what is shown, the value or the variation, is valid.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] bool isVaried() const { return !m_field.variation.text.isEmpty(); }
    /// Shows a variation, or the value again; emits nothing.
    void setVariation(const Variation& variation);
    /// An informative line below the editor; empty: none.
    void setNote(const QString& note);
    /// Marks the row as live: its value goes to `target` (the name of a run); empty: not live.
    void setLiveTarget(const QString& target);

    /// Whether title, key, unit, help or choices contain all words of `filter`.
    [[nodiscard]] bool matches(const QString& filter) const;
    [[nodiscard]] QWidget* editor() const { return m_editor; }
    [[nodiscard]] QToolButton* revertButton() const { return m_revert; }
    [[nodiscard]] QToolButton* varyButton() const { return m_vary; }
    /// The editor of the variation if there is one, otherwise that of the value.
    [[nodiscard]] QWidget* shownEditor() const;

Q_SIGNALS:
    /// The user changed the value; `text` may be invalid.
    void edited(const QString& key, const QString& text);
    /// The user finished editing: Enter, loss of the keyboard focus, or a choice.
    void committed(const QString& key, const QString& text);
    /// The user wants several values, or one again.
    void varyToggled(const QString& key, bool isVaried);
    /// The user changed the variation; `text` may be invalid.
    void variationEdited(const QString& key, const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeEditor();
    void arrange();
    void applyText(const QString& text);
    void commit();
    void revert();
    void display(const QString& text);
    void describe();
    void refresh();
    void makeVary();
    void toggleVary();
    void showVary();
    void placeVary();

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
    QAction* m_toggleVary = nullptr;
    QToolButton* m_vary = nullptr;
    VaryEditor* m_range = nullptr;  ///< Made when it is first needed.
};

}  // namespace rosa::widgets
