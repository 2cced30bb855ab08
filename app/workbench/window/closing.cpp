#include "app/workbench/window/closing.h"

#include <optional>

#include <QCoreApplication>
#include <QPushButton>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/window/window_preferences.h"
#include "widgets/text/plain_box.h"

namespace rosa::workbench {

namespace {

using AtClose = Preferences::AtClose;

struct Closing {
    Q_DECLARE_TR_FUNCTIONS(Closing)
};

/// nullopt: the window stays open.
std::optional<AtClose> askAtClose(QWidget& window, const QString& text)
{
    using widgets::PlainBox;
    PlainBox box(PlainBox::Question, Closing::tr("Training is still running"), text, PlainBox::NoButton, &window);
    QPushButton* goOn = box.addButton(Closing::tr("&Continue in the background"), PlainBox::AcceptRole);
    QPushButton* stop = box.addButton(Closing::tr("&Stop after a checkpoint"), PlainBox::DestructiveRole);
    box.addButton(PlainBox::Cancel);
    box.setDefaultButton(goOn);
    box.setMore(Closing::tr("Your answer is remembered; change it in Tools → Preferences."));
    box.exec();
    if (box.clickedButton() == goOn) return AtClose::GoOn;
    return box.clickedButton() == stop ? std::optional(AtClose::Stop) : std::nullopt;
}

}  // namespace

bool mayClose(QWidget& window, const QList<UnfinishedWork>& work, WindowPreferences& preferences)
{
    QStringList texts;
    QList<EngineProcess*> engines;
    for (const UnfinishedWork& one : work) {
        if (one.engines.isEmpty()) continue;
        texts.append(one.text);
        engines += one.engines;
    }
    if (texts.isEmpty() || preferences.atClose() == AtClose::GoOn) return true;
    if (preferences.atClose() == AtClose::Ask) {
        const auto answer = askAtClose(window, texts.join(QLatin1Char('\n')));
        if (!answer) return false;
        preferences.setAtClose(*answer);
    }
    if (preferences.atClose() == AtClose::Stop)
        for (EngineProcess* process : engines) process->stop();
    return true;
}

}  // namespace rosa::workbench
