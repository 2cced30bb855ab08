/// A form made from descriptions of parameters.
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

/// Groups that fold, a row a parameter: title, an editor that fits the kind, an arrow back to the default. Wrong text is marked at
/// once and stays; changed values are bold. A search field (Ctrl+F) narrows the form to what fits and what is wrong.
///
/// The form shows values and says what the user does to them; who owns it keeps them and sets them again (undo).
class ParameterForm : public QWidget {
    Q_OBJECT
public:
    explicit ParameterForm(QWidget* parent = nullptr);

    /// Rows of keys that are there already and of the same kind are kept with the keyboard in them; others are made or go.
    void setGroups(const QVector<FormGroup>& groups);
    /// Values by key; keys that are not among the fields are passed over. Nothing is emitted.
    void setValues(const QMap<QString, QString>& values);

    [[nodiscard]] QStringList keys() const;  ///< In the order shown.
    [[nodiscard]] QString value(const QString& key) const;
    /// Wrong values: key and what is wrong with it, in the order shown.
    [[nodiscard]] QVector<std::pair<QString, QString>> problems() const;
    [[nodiscard]] int changedCount() const;
    /// The row's editor; nullptr where there is none of that key.
    [[nodiscard]] QWidget* editor(const QString& key) const;
    [[nodiscard]] QWidget* revertButton(const QString& key) const;

    /// Unfolds and scrolls to a row and puts the keyboard into its editor. The search stays where the row is among what it shows.
    void focusField(const QString& key);
    /// Rows of these keys are marked: what is committed in them goes to `target` (a name). Empty: nowhere.
    void setLive(const QString& target, const std::set<QString>& keys);
    /// A quiet line below a row; empty: none.
    void setNote(const QString& key, const QString& note);

    [[nodiscard]] QStringList foldedGroups() const;
    void setFoldedGroups(const QStringList& ids);

Q_SIGNALS:
    /// At each keystroke, step or choice; `text` may be wrong.
    void edited(const QString& key, const QString& text);
    /// Enter, the keyboard left the editor, a choice or the arrow back; also where nothing changed.
    void committed(const QString& key, const QString& text);
    void foldsChanged();

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
