/// The runs whose curves are laid over those of the current one.
#pragma once

#include <QObject>
#include <QStringList>

namespace rosa::workbench {

class Workbench;

/// Kept in QSettings ("train/overlays"). Runs that are gone may be among them: whoever draws them leaves them out. Belongs to the window's
/// thread.
class Overlays : public QObject {
    Q_OBJECT
public:
    /// Those of a workbench, made at the first call.
    static Overlays& of(Workbench& workbench);

    [[nodiscard]] const QStringList& runs() const { return m_runs; }
    [[nodiscard]] bool has(const QString& run) const { return m_runs.contains(run); }
    void set(const QStringList& runs);
    /// Adds a run, or takes it off.
    void toggle(const QString& run);

Q_SIGNALS:
    void changed();

private:
    explicit Overlays(QObject* parent);

    QStringList m_runs;
};

}  // namespace rosa::workbench
