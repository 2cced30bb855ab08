#include "widgets/figure/figure.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include <QGuiApplication>

namespace rosa::widgets {

namespace {

QString shortest(double value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(end - text.data()));
}

struct LatexCharacter {
    char16_t character;
    const char* command;
};

constexpr std::array kLatex{
    LatexCharacter{u'\\', "\\textbackslash{}"},
    LatexCharacter{u'{', "\\{"},
    LatexCharacter{u'}', "\\}"},
    LatexCharacter{u'%', "\\%"},
    LatexCharacter{u'&', "\\&"},
    LatexCharacter{u'#', "\\#"},
    LatexCharacter{u'$', "\\$"},
    LatexCharacter{u'_', "\\_"},
    LatexCharacter{u'^', "\\^{}"},
    LatexCharacter{u'~', "\\~{}"},
    LatexCharacter{u'λ', "$\\lambda$"},
    LatexCharacter{u'Γ', "$\\Gamma$"},
    LatexCharacter{u'τ', "$\\tau$"},
    LatexCharacter{u'δ', "$\\delta$"},
    LatexCharacter{u'±', "$\\pm$"},
    LatexCharacter{u'∘', "$\\circ$"},
    LatexCharacter{u'·', "$\\cdot$"},
    LatexCharacter{u'→', "$\\to$"},
    LatexCharacter{u'−', "$-$"},
    LatexCharacter{u'…', "\\dots{}"},
    LatexCharacter{u'×', "$\\times$"},
    LatexCharacter{u'‖', "$\\|$"},
};

}  // namespace

QFont fontOf(const FigureStyle& style, double share)
{
    QFont font = QGuiApplication::font();
    if (!style.fontFamily.isEmpty()) font.setFamily(style.fontFamily);
    font.setPointSizeF(style.fontPoints * share);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QString csvNumber(double value) { return std::isnan(value) ? QString() : shortest(value); }

QString pgfNumber(double value) { return std::isnan(value) ? QStringLiteral("nan") : shortest(value); }

QString csvText(const QString& text)
{
    const bool isPlain =
        !text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"')) && !text.contains(QLatin1Char('\n'));
    if (isPlain) return text;
    return QLatin1Char('"') + QString(text).replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

QString latexText(const QString& text)
{
    QString result;
    for (const QChar c : text) {
        const auto* entry =
            std::find_if(kLatex.begin(), kLatex.end(), [c](const LatexCharacter& l) { return l.character == c; });
        if (entry == kLatex.end())
            result += c;
        else
            result += QLatin1String(entry->command);
    }
    return result;
}

}  // namespace rosa::widgets
