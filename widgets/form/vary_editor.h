/// Several values of a parameter in place of one: a range with its steps, or a list.
#pragma once

#include <QList>
#include <QWidget>

#include "widgets/form/form_field.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace rosa::widgets {

class ChoiceBox;
class NumberEdit;

/// What the user has entered for a range, each part as typed (plain numbers).
struct RangeParts {
    QString low, high, count;  ///< `count` empty: any number of values.
    bool isLog = false;
};

/// The parts of "5..80:log:7"; a text without ".." gives an empty upper end.
RangeParts rangeParts(const QString& text);
QString rangeText(const RangeParts& parts);

/// Edits Variation::text of a field. Numbers are a range (low, high, equal steps or equal ratios, number of values) or a list; choices have a check
/// box each. The wheel changes nothing. Changing the kind keeps what has been entered, as far as it has a meaning there.
class VaryEditor : public QWidget {
    Q_OBJECT
public:
    explicit VaryEditor(const FormField& field, QWidget* parent = nullptr);

    void setField(const FormField& field);
    /// Emits nothing; a text that is what the editors show leaves them as they are.
    void setText(const QString& text);
    [[nodiscard]] QString text() const { return m_text; }
    void setWrong(bool isWrong);

Q_SIGNALS:
    void edited(const QString& text);

private:
    enum Kind { Linear, Log, List };  ///< Indices of m_kind.

    void makeNumbers();
    void makeChoices();
    void applyNumbers();
    void applyChoices();
    void changeKind();
    void display(const QString& text);
    void arrange();
    void describe();

    FormField m_field;
    QString m_text;
    QGridLayout* m_layout;
    NumberEdit* m_low = nullptr;  ///< The numbers, unless the field is a choice.
    NumberEdit* m_high = nullptr;
    NumberEdit* m_count = nullptr;
    QLabel* m_dots = nullptr;
    QLabel* m_countTitle = nullptr;
    QLineEdit* m_list = nullptr;
    ChoiceBox* m_kind = nullptr;
    QList<QCheckBox*> m_choices;
};

}  // namespace rosa::widgets
