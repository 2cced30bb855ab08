/// The dialogue of Tools → Preferences.
#pragma once

#include <QDialog>

#include "app/workbench/window/preferences.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace rosa::workbench {

class StoreChoice;

class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    /// `defaultStore`: path used if the preferences name no store.
    PreferencesDialog(const Preferences& now, const QString& defaultStore, QWidget* parent);

Q_SIGNALS:
    void chosen(const rosa::workbench::Preferences& preferences);

private:
    [[nodiscard]] Preferences preferences() const;

    QComboBox* m_theme;
    QComboBox* m_scale;
    QComboBox* m_language;
    QComboBox* m_atClose;
    QCheckBox* m_notices;
    QSpinBox* m_threads;
    StoreChoice* m_store;
};

}  // namespace rosa::workbench
