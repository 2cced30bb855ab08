/// Texts of core/catalog in the user's language.
#pragma once

#include <string>

#include <QCoreApplication>

namespace rosa::workbench {

/// "" stays "". The catalogue lists its texts for translators itself (core/catalog/texts.h).
inline QString catalogueText(const std::string& text)
{
    return text.empty() ? QString() : QCoreApplication::translate("Catalogue", text.c_str());
}

}  // namespace rosa::workbench
