/// The dialogue of Tools → Preferences.
#pragma once

#include <QDialog>

#include "app/workbench/window/preferences.h"

class QComboBox;

namespace rosa::workbench {

class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(const Preferences& now, QWidget* parent);

Q_SIGNALS:
    void chosen(const rosa::workbench::Preferences& preferences);

private:
    [[nodiscard]] Preferences preferences() const;

    QComboBox* m_theme;
    QComboBox* m_scale;
    QComboBox* m_language;
    QComboBox* m_atClose;
};

}  // namespace rosa::workbench
