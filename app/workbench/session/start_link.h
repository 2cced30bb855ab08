/// Links on the start page that other parts of the window add.
#pragma once

#include <functional>

#include <QString>

namespace rosa::workbench {

/// A line under "Lessons" of the start page.
struct StartLink {
    QString title;  ///< "What is a transport plan?"
    QString text;   ///< One sentence about it.
    std::function<void()> open;
};

}  // namespace rosa::workbench
