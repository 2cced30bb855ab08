/// Bound structs (core/base/bind/fields.h) in the settings of the window.
#pragma once

#include <QSettings>
#include <QString>

#include "core/base/bind/fields.h"

namespace rosa::workbench {

/// Stores each field that is no positional one under `place` and its key: several values as a list of texts.
void storeFields(QSettings& settings, const QString& place, const bind::Record& record, const void* object);

/// Reads what storeFields() stored. Fields that are missing, and values that are not valid, keep their defaults.
void restoreFields(const QSettings& settings, const QString& place, const bind::Record& record, void* object);

}  // namespace rosa::workbench
