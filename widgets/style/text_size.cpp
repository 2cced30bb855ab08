#include "widgets/style/text_size.h"

#include <utility>

#include <QApplication>
#include <QSet>
#include <QWidget>

namespace rosa::widgets {

namespace {

QFont sizedFont(TextSize size)
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

class SizeKeeper;

/// All of them: Qt reports a change of the application's font to windows only.
QSet<SizeKeeper*>& keepers()
{
    static QSet<SizeKeeper*> all;
    return all;
}

/// A font of its own size would no longer follow the application's.
class SizeKeeper : public QObject {
public:
    explicit SizeKeeper(QWidget* widget) : QObject(widget), m_widget(widget)
    {
        setObjectName(QStringLiteral("textSize"));
        keepers().insert(this);
    }
    ~SizeKeeper() override { keepers().remove(this); }

    void set(TextSize size)
    {
        m_size = size;
        refresh();
    }
    void refresh() { m_widget->setFont(sizedFont(m_size)); }

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

void setApplicationFont(const QFont& font)
{
    QApplication::setFont(font);
    for (SizeKeeper* keeper : std::as_const(keepers())) keeper->refresh();
}

}  // namespace rosa::widgets
