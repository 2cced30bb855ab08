/// The sweep that the varied fields of the form make: space, size, choices, forecast, command, start.
#pragma once

#include <map>

#include <QWidget>

#include "app/workbench/sweep/data/sweep_space.h"

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace rosa::widgets {
class FieldRow;
class ShortLabel;
}  // namespace rosa::widgets

namespace rosa::workbench {

/// Shows a plan and reports edits; its owner stores the choices. One line if it is folded.
class SpaceCard : public QWidget {
    Q_OBJECT
public:
    explicit SpaceCard(QWidget* parent = nullptr);

    /// `forecast`: how long it takes, in words. `problem`: why it cannot start, in addition to the plan's own; "": it can.
    void showPlan(const SweepPlan& plan, const QString& name, const QString& forecast, const QString& problem);
    void showChoices(const SweepChoices& choices);
    /// The first choice that is invalid: "Tries: Expected …"; "" if there is none.
    [[nodiscard]] QString choiceProblem() const;
    [[nodiscard]] widgets::FieldRow* row(const QString& key) const;

    [[nodiscard]] bool isFolded() const { return m_isFolded; }
    void setFolded(bool isFolded);
    /// Unfolds the card and focuses the first choice that is invalid. False: there is none.
    bool focusProblem();
    /// Unfolds the card and focuses the name.
    void focusName();
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

Q_SIGNALS:
    void choiceEdited(const QString& key, const QString& text);
    void nameEdited(const QString& name);
    void startWanted();
    void copyWanted();
    void helpWanted();
    /// The user wants to see the field of this parameter.
    void fieldWanted(const QString& key);
    void foldedByUser();

private:
    void makeRows();
    void showLines(const SweepPlan& plan);
    void showUsualTries(int tries);
    void applyPalette();

    bool m_isFolded = false;
    QString m_shownLines;
    QList<QLabel*> m_defaults;  ///< Of the lines.
    QToolButton* m_heading;
    QWidget* m_body;
    QGridLayout* m_lines;
    QLabel* m_forecast;
    QLabel* m_problem;
    QLineEdit* m_name;
    QLineEdit* m_command;
    QPushButton* m_start;
    std::map<QString, widgets::FieldRow*> m_rows;
};

}  // namespace rosa::workbench
