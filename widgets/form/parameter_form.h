/// A form generated from descriptions of parameters.
#pragma once

#include <map>
#include <set>
#include <vector>

#include <QMap>
#include <QStringList>
#include <QWidget>

#include "widgets/form/form_field.h"

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace rosa::widgets {

class FieldRow;
class FormSection;

/// Collapsible groups with one row per parameter: title, an editor that suits the kind, an arrow that resets to the default. Invalid text
/// is marked at once and kept; changed values are bold. A search field (Ctrl+F) reduces the form to matching and invalid fields.
///
/// The form displays values and reports edits; its owner stores the values and sets them again (undo).
class ParameterForm : public QWidget {
    Q_OBJECT
public:
    explicit ParameterForm(QWidget* parent = nullptr);

    /// Existing rows of the same key and kind are kept, including the keyboard focus; others are created or removed.
    void setGroups(const QVector<FormGroup>& groups);
    /// Values by key; unknown keys are ignored. Emits nothing.
    void setValues(const QMap<QString, QString>& values);

    /// Variations by key; rows without one show their value. Emits nothing.
    void setVariations(const QMap<QString, Variation>& variations);

    [[nodiscard]] QStringList keys() const;  ///< In display order.
    [[nodiscard]] QString value(const QString& key) const;
    /// Invalid values: key and problem, in display order. A value that a variation hides counts as well.
    [[nodiscard]] QVector<std::pair<QString, QString>> problems() const;
    /// Invalid variations, likewise.
    [[nodiscard]] QVector<std::pair<QString, QString>> variationProblems() const;
    [[nodiscard]] int changedCount() const;
    /// The row's editor; nullptr if there is no such key.
    [[nodiscard]] QWidget* editor(const QString& key) const;
    [[nodiscard]] QWidget* revertButton(const QString& key) const;
    [[nodiscard]] QWidget* varyButton(const QString& key) const;
    /// The editor of the variation; nullptr if the row has none.
    [[nodiscard]] QWidget* variationEditor(const QString& key) const;

    /// Expands the section, scrolls to a row and focuses its editor. The search filter is kept if it shows the row.
    void focusField(const QString& key);
    /// Marks the rows of these keys: committed values go to `target` (a name). Empty: nowhere.
    void setLive(const QString& target, const std::set<QString>& keys);
    /// An informative line below a row; empty: none.
    void setNote(const QString& key, const QString& note);

    [[nodiscard]] QStringList foldedGroups() const;
    void setFoldedGroups(const QStringList& ids);

Q_SIGNALS:
    /// At each keystroke, step or choice; `text` may be invalid.
    void edited(const QString& key, const QString& text);
    /// Enter, loss of the keyboard focus, a choice or the reset arrow; also if nothing changed.
    void committed(const QString& key, const QString& text);
    /// The user wants several values of a parameter, or one again.
    void varyToggled(const QString& key, bool isVaried);
    /// At each keystroke, step or choice; `text` may be invalid.
    void variationEdited(const QString& key, const QString& text);
    void foldsChanged();
    /// The "?" of a group was pressed.
    void helpWanted(const QString& group);

private:
    [[nodiscard]] FieldRow* row(const QString& key) const;
    FieldRow* makeRow(const FormField& field);
    FormSection* makeSection(const FormGroup& group);
    void filter(const QString& text);
    void refreshSections();

    QLineEdit* m_search;
    QLabel* m_nothing;
    QVBoxLayout* m_layout;
    std::vector<FormSection*> m_sections;
    std::map<QString, FieldRow*> m_rows;
    std::set<QString> m_folded;
};

}  // namespace rosa::widgets
