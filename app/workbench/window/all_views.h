/// The list of all views of the window.
#pragma once

namespace rosa::workbench {

class ViewList;
class Workbench;

/// Creates the views in the order of their tabs. A new view is added here.
void addAllViews(ViewList& list, Workbench& workbench);

}  // namespace rosa::workbench
