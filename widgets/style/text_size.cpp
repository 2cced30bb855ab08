#include "widgets/style/text_size.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace rosa::widgets {

namespace {

QFont fontOf(TextSize size)
{
    QFont font;
    const auto enlarge = [&font](double factor) {
        if (font.pointSizeF() > 0)
            font.setPointSizeF(font.pointSizeF() * factor);
        else
            font.setPixelSize(static_cast<int>(font.pixelSize() * factor + 0.5));
        font.setWeight(QFont::DemiBold);
    };
    switch (size) {
        case TextSize::Body:
            break;
        case TextSize::Strong:
            enlarge(1);
            break;
        case TextSize::Heading:
            enlarge(1.2);
            break;
        case TextSize::Number:
            enlarge(1.6);
            break;
        case TextSize::Title:
            enlarge(2.0);
            break;
    }
    return font;
}

/// A font of its own size would no longer follow the application's.
class SizeKeeper : public QObject {
public:
    explicit SizeKeeper(QWidget* widget) : QObject(widget), m_widget(widget)
    {
        setObjectName(QStringLiteral("textSize"));
        widget->installEventFilter(this);
    }

    void set(TextSize size)
    {
        m_size = size;
        m_widget->setFont(fontOf(size));
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ApplicationFontChange) m_widget->setFont(fontOf(m_size));
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget* m_widget;
    TextSize m_size = TextSize::Body;
};

}  // namespace

void setTextSize(QWidget* widget, TextSize size)
{
    auto* kept = widget->findChild<QObject*>(QStringLiteral("textSize"), Qt::FindDirectChildrenOnly);
    auto* keeper = kept ? static_cast<SizeKeeper*>(kept) : new SizeKeeper(widget);
    keeper->set(size);
}

}  // namespace rosa::widgets
