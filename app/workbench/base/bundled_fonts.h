/// Bundled fonts for systems without any.
#pragma once

namespace rosa::workbench {

/// If the system has no fonts at all, loads those shipped with the program (../share/rosa/fonts in the relocatable bundle) and makes the
/// first of them the application's font. Otherwise does nothing. Needs a QApplication; call it before creating widgets.
void loadBundledFonts();

}  // namespace rosa::workbench
