#include "app/workbench/session/overlays.h"

#include <QSettings>

#include "app/workbench/session/workbench.h"

namespace rosa::workbench {

namespace {

const QString kOverlaysSetting = QStringLiteral("train/overlays");

}  // namespace

Overlays::Overlays(QObject* parent) : QObject(parent), m_runs(QSettings().value(kOverlaysSetting).toStringList()) {}

Overlays& Overlays::of(Workbench& workbench)
{
    auto* known = workbench.findChild<Overlays*>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new Overlays(&workbench);
}

void Overlays::set(const QStringList& runs)
{
    QStringList each = runs;
    each.removeDuplicates();
    if (each == m_runs) return;
    m_runs = each;
    QSettings().setValue(kOverlaysSetting, m_runs);
    Q_EMIT changed();
}

void Overlays::toggle(const QString& run)
{
    QStringList runs = m_runs;
    if (runs.removeAll(run) == 0) runs.append(run);
    set(runs);
}

}  // namespace rosa::workbench
