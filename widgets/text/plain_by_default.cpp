#include "widgets/text/plain_by_default.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace rosa::widgets {

namespace {

class PlainByDefault : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Polish) return false;
        auto* label = qobject_cast<QLabel*>(watched);
        if (label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
            label->setTextFormat(Qt::PlainText);
        return false;
    }
};

}  // namespace

void makeLabelsPlain(QApplication& application) { application.installEventFilter(new PlainByDefault(&application)); }

}  // namespace rosa::widgets
