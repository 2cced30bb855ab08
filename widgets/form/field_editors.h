/// The editors of a form's rows. None changes its value when the wheel scrolls past it.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>

#include "widgets/form/form_field.h"

namespace rosa::widgets {

/// A number as text: accepts any input, so that invalid text can stay and be marked. Up and Down step by one, Page Up and Page Down by ten;
/// the unit follows the text if there is space for both. Undo and redo are left to the owner of the form.
class NumberEdit : public QLineEdit {
    Q_OBJECT
public:
    explicit NumberEdit(const FormField& field, QWidget* parent = nullptr);

    void setField(const FormField& field);
    void setWrong(bool isWrong);

Q_SIGNALS:
    /// By keyboard, wheel or pasting; not by setText().
    void typed(const QString& text);
    /// Enter was pressed or the keyboard focus was lost.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void step(int steps);
    void fitUnit();

    FormField m_field;
    bool m_isWrong = false;
    bool m_hasUnit = false;  ///< There is a unit, and space for it.
};

/// A choice by id, each with its help as tooltip; long ids are elided.
class ChoiceBox : public QComboBox {
    Q_OBJECT
public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    void setChoices(const QVector<FieldChoice>& choices);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace rosa::widgets
