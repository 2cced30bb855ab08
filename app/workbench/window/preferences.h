/// What the user chose about the window itself, kept between starts.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "widgets/style/theme.h"

namespace rosa::workbench {

/// A value type over QSettings.
struct Preferences {
    widgets::Theme theme = widgets::Theme::System;
    int scalePercent = 100;  ///< 100 … 300, on top of the screen's own; from the next start on.
    QString language;        ///< "de", "zh_CN", "en"; "": the system's; from the next start on.
    /// What closing the window means for engines that train.
    enum class AtClose { Ask, GoOn, Stop } atClose = AtClose::Ask;

    static Preferences load();
    void store() const;
};

/// How the window was left.
struct WindowState {
    QByteArray geometry, docks, runColumns;
    QString view;           ///< Object name of the view in front.
    QString configuration;  ///< Of the form, with edits that were not run.
    QString run;            ///< That was looked at.
    QStringList recentData;
    QStringList dismissed;  ///< Interrupted runs that are not to be offered again.

    static WindowState load();
    void store() const;
};

}  // namespace rosa::workbench
