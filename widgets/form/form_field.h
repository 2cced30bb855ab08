/// Content of a form: parameters described as plain values, and parsing of input.
#pragma once

#include <QString>
#include <QVector>

#include "core/base/bind/parameter.h"

namespace rosa::widgets {

using FieldKind = bind::ValueType;

/// One value of a choice.
struct FieldChoice {
    QString id;     ///< As typed.
    QString help;   ///< One sentence.
    QString title;  ///< Display text; empty: the id.
};

/// Several values of a parameter in command-line form: a range "5..80", "5..80:log" (equal ratios), "5..80:log:7" (seven values of it), or a list
/// "5,10,20". Whoever owns the form checks it.
struct Variation {
    QString text;     ///< Empty: one value, not several.
    QString problem;  ///< Why it is invalid; empty: it is valid.
    QString note;     ///< What it means: "4 values"; shown if there is no problem.

    friend bool operator==(const Variation&, const Variation&) = default;
};

/// One parameter. Values are texts in command-line form: "true", "40", "1e-3", "one-minus"; rows show numbers by localNumber() and read
/// them by plainNumber().
struct FormField {
    QString key;                   ///< Unique in a form: "transport.lambda".
    QString title;                 ///< "Sharpness λ"
    bind::Parameter bound;         ///< Type and range: what is valid.
    QString value;                 ///< May be invalid; then it is shown and marked.
    QString fallback;              ///< The default that the arrow resets to; always valid.
    QString origin;                ///< Source of the default: "preset reference: article, table 5".
    QString unit;                  ///< Empty: dimensionless.
    QString help;                  ///< One sentence.
    QVector<FieldChoice> choices;  ///< Choice only: the valid values.
    bool isEditable = true;
    bool canVary = false;   ///< Offers several values at once, see Variation.
    Variation variation{};  ///< Shown instead of the value if it is not empty.
};

/// Fields under one heading.
struct FormGroup {
    QString id;
    QString title;
    QVector<FormField> fields;
};

/// Why `text` (plain) is invalid, in one line without a full stop: "Expected a number above 0, at most 100"; empty if it is valid.
QString problemOf(const FormField& field, const QString& text);

/// The allowed values: "a number above 0, at most 100", "a whole number from 1 to 8"; for choices their list.
QString expectationOf(const FormField& field);

/// The unit as shown beside the value: "" where the title says it, as in "Epochs: 500" or "Checkpoints kept: 12".
QString shownUnit(const FormField& field);

/// Whether two texts mean the same value, such as 1e-3 and 0.001. Invalid texts are compared as strings.
bool isSameValue(const FormField& field, const QString& a, const QString& b);

/// The value `steps` steps up or down from `text`, within the range: whole numbers by 1, reals by 1 in their leading digit, or by a
/// twentieth if the range is at most 1 wide. `text` itself if it is invalid.
QString stepped(const FormField& field, const QString& text, int steps);

}  // namespace rosa::widgets
