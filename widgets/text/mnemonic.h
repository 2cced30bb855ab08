/// Texts of menus without the letter that chooses them.
#pragma once

#include <QString>

namespace rosa::widgets {

/// "Save figure …" from "Save &figure …", "保存图…" from "保存图(&F)…": Qt does not remove the letter in brackets.
QString withoutMnemonic(QString text);

}  // namespace rosa::widgets
