/// "Open in the lab", beside a pair of the Alignment view.
#pragma once

namespace rosa::workbench {

class PairPanel;
class Workbench;

/// Adds the button to the header of `panel`. Both must outlive it.
void addLabButton(PairPanel& panel, Workbench& workbench);

}  // namespace rosa::workbench
