/// What a form shows: descriptions of parameters as plain values, and the reading of what is typed into them.
#pragma once

#include <limits>

#include <QString>
#include <QVector>

namespace rosa::widgets {

enum class FieldKind { Boolean, Integer, Real, Choice };

/// One of the values of a choice.
struct FieldChoice {
    QString id;     ///< As typed.
    QString help;   ///< One sentence.
    QString title;  ///< As shown; empty: the id.
};

/// One parameter. Values are texts as a command line takes them: "true", "40", "1e-3", "one-minus"; rows show numbers by
/// localNumber() and read them by plainNumber().
struct FormField {
    QString key;    ///< Unique in a form: "transport.lambda".
    QString title;  ///< "Sharpness λ"
    FieldKind kind = FieldKind::Real;
    QString value;     ///< May be wrong; then it is shown and marked.
    QString fallback;  ///< The default that the arrow goes back to; always right.
    QString origin;    ///< Where that comes from: "preset reference: article, table 5".
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    bool minimumExcluded = false;  ///< The value must be above the minimum, not at it.
    QString unit;                  ///< Empty: a pure number.
    QString help;                  ///< One sentence.
    QVector<FieldChoice> choices;  ///< Choice only.
    bool isEditable = true;
};

/// Fields under one heading.
struct FormGroup {
    QString id;
    QString title;
    QVector<FormField> fields;
};

/// Why `text` (plain) is no value of the field, in one line without a full stop: "Expected a number above 0, at most 100"; empty where
/// it is one.
QString problemOf(const FormField& field, const QString& text);

/// What a value must be: "a number above 0, at most 100", "a whole number from 1 to 8"; for choices the list of them.
QString expectationOf(const FormField& field);

/// Whether two texts mean the same value: 1e-3 and 0.001 do. Wrong texts are the same where their letters are.
bool isSameValue(const FormField& field, const QString& a, const QString& b);

/// The value `steps` steps up or down from `text`, within the range: whole numbers by 1, reals by 1 in their leading digit, or
/// by a twentieth where the range is at most 1 wide. `text` itself where it is wrong.
QString stepped(const FormField& field, const QString& text, int steps);

}  // namespace rosa::widgets
