/// The views of the window as tabs.
#pragma once

#include "widgets/layout/tight_tabs.h"

namespace rosa::workbench {

class Presentation;
class View;
class ViewList;

/// Knows which view is in front. The corner has the help of that view, and a way out of the presentation mode.
class ViewTabs : public widgets::TightTabs {
    Q_OBJECT
public:
    /// Both must outlive this.
    ViewTabs(const ViewList& list, Presentation& presentation, QWidget* parent = nullptr);

    [[nodiscard]] const QList<View*>& all() const;
    [[nodiscard]] View& current() const;
    /// The view with this object name; nullptr: there is none.
    [[nodiscard]] View* named(const QString& name) const;
    /// Brings a view to the front, which gets the keyboard focus unless it has it; nullptr: nothing changes.
    void showView(QWidget* view);

Q_SIGNALS:
    void helpWanted(const rosa::workbench::View& view);

private:
    QWidget* makeCorner();

    const ViewList& m_list;
    Presentation& m_presentation;
};

}  // namespace rosa::workbench
