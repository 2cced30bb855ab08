/// Choice of the store in the preferences.
#pragma once

#include <filesystem>

#include <QWidget>

#include "core/base/result.h"

class QLabel;
class QLineEdit;

namespace rosa::workbench {

/// Number of runs in a folder that can be the store: it is writable, or can be created. An Error says why it cannot. Creates nothing; a few
/// calls to the file system.
Result<int> checkStore(const std::filesystem::path& folder);

/// Field and button for a folder, with the result of the check below.
class StoreChoice : public QWidget {
    Q_OBJECT
public:
    /// `folder`: "" for the default, whose path is `fallback`.
    StoreChoice(const QString& folder, const QString& fallback, QWidget* parent = nullptr);

    /// As typed, "" for the default.
    [[nodiscard]] QString folder() const;
    [[nodiscard]] bool isUsable() const { return m_isUsable; }

Q_SIGNALS:
    void changed();

private:
    void choose();
    void check();

    QString m_fallback;
    QLineEdit* m_edit;
    QLabel* m_note;
    bool m_isUsable = true;
};

}  // namespace rosa::workbench
