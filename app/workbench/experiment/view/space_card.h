/// The sweep that the varied fields of the form make: space, size, choices, name, command.
#pragma once

#include <map>

#include <QWidget>

#include "app/workbench/sweep/data/sweep_space.h"

class QGridLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace rosa::widgets {
class FieldRow;
class ShortLabel;
}  // namespace rosa::widgets

namespace rosa::workbench {

/// Shows a plan and reports edits; its owner stores the choices.
class SpaceCard : public QWidget {
    Q_OBJECT
public:
    explicit SpaceCard(QWidget* parent = nullptr);

    void showPlan(const SweepPlan& plan, const QString& name);
    void showChoices(const SweepChoices& choices);
    /// The first choice that is invalid: "Tries: Expected …"; "" if there is none.
    [[nodiscard]] QString choiceProblem() const;
    [[nodiscard]] widgets::FieldRow* row(const QString& key) const;

    /// Focuses the first choice.
    void focusFirst();
    /// Focuses the first choice that is invalid. False: there is none.
    bool focusProblem();
    void focusName();

protected:
    void changeEvent(QEvent* event) override;

Q_SIGNALS:
    void choiceEdited(const QString& key, const QString& text);
    void nameEdited(const QString& name);
    void copyWanted();
    void helpWanted();
    /// The user wants to see the field of this parameter.
    void fieldWanted(const QString& key);

private:
    void makeRows();
    void showLines(const SweepPlan& plan);
    void showUsualTries(int tries);
    void applyPalette();

    QString m_shownLines;
    QList<QLabel*> m_defaults;  ///< Of the lines.
    QLabel* m_heading;
    QVBoxLayout* m_body;
    QGridLayout* m_lines;
    QLineEdit* m_name;
    QLineEdit* m_command;
    std::map<QString, widgets::FieldRow*> m_rows;
};

}  // namespace rosa::workbench
