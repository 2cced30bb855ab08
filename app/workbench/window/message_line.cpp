#include "app/workbench/window/message_line.h"

namespace rosa::workbench {

namespace {

constexpr int kMessageMilliseconds = 8000;

}  // namespace

MessageLine::MessageLine(QWidget* parent) : ShortLabel(parent)
{
    m_end.setSingleShot(true);
    m_end.setInterval(kMessageMilliseconds);
    connect(&m_end, &QTimer::timeout, this, [this] { setWhole({}); });
}

void MessageLine::say(const QString& message)
{
    setWhole(message);
    m_end.start();
}

void MessageLine::showTip(const QString& tip)
{
    m_end.stop();
    setWhole(tip);
}

}  // namespace rosa::workbench
