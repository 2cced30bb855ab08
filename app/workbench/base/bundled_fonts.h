/// Letters where the system has none.
#pragma once

namespace rosa::workbench {

/// Loads the fonts that lie beside the program (../share/rosa/fonts, which the relocatable bundle has) where the system has none at all,
/// and makes the first of them the application's. Does nothing elsewhere. Needs a QApplication; call it before the first widget is made.
void loadBundledFonts();

}  // namespace rosa::workbench
