/// Names in the menus of TableChoices. Private to views/tables.
#pragma once

#include <string>
#include <vector>

#include <QMenu>
#include <QStringList>

#include "core/tables/plan.h"

namespace rosa::workbench {

inline QStringList listOf(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words) list.append(QString::fromStdString(word));
    return list;
}

/// The rows of a table's methods with other presets, as in a request.
inline QStringList presetRowNames(const tables::PlanOffer& offer)
{
    QStringList list;
    for (const tables::PresetRow& row : offer.presetRows) list.append(QString::fromStdString(row.name));
    return list;
}

/// The names of the ticked entries of one kind.
inline QStringList ticked(const QMenu& menu, const char* kind)
{
    QStringList names;
    for (const QAction* action : menu.actions())
        if (action->isChecked() && action->property("kind").toString() == QLatin1String(kind))
            names.append(action->data().toString());
    return names;
}

}  // namespace rosa::workbench
