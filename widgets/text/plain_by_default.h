/// The second barrier: labels that nobody has told what their text is, in Qt's own dialogs for example, which show names of files.
#pragma once

class QApplication;

namespace rosa::widgets {

/// From now on such labels are plain when they are first shown or measured, except tool tips (literal.h). Called once, at the start.
void makeLabelsPlain(QApplication& application);

}  // namespace rosa::widgets
