/// "Unlock", in the head of the Alignment view: the shown pair opens in the lab.
#pragma once

namespace rosa::workbench {

class PairPanel;
class ViewHead;
class Workbench;

/// Adds the button to `head`. Panel and workbench must outlive it.
void addLabButton(ViewHead& head, PairPanel& panel, Workbench& workbench);

}  // namespace rosa::workbench
