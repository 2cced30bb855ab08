/// The one list of the window's views.
#pragma once

namespace rosa::workbench {

class ViewList;
class Workbench;

/// Makes the views in the order of their tabs. A new view is a line here.
void addAllViews(ViewList& list, Workbench& workbench);

}  // namespace rosa::workbench
