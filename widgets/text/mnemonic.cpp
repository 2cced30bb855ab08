#include "widgets/text/mnemonic.h"

#include <QRegularExpression>

namespace rosa::widgets {

QString withoutMnemonic(QString text)
{
    static const QRegularExpression letter(QStringLiteral(R"(\s*\(&[^&)]\)|&)"));
    return text.remove(letter);
}

}  // namespace rosa::widgets
