/// Texts of the core as they are shown.
#pragma once

#include <string>

#include <QString>

#include "widgets/style/core_text.h"

namespace rosa::workbench {

using widgets::coreText;

/// A text that is the same in all languages: a name, an id, a key.
inline QString asText(const std::string& text) { return QString::fromStdString(text); }

}  // namespace rosa::workbench
