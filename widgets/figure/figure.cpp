#include "widgets/figure/figure.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include <QGuiApplication>
#include <QImage>
#include <QLocale>
#include <QRegularExpression>

#include "core/base/text/csv.h"
#include "core/base/text/shell_word.h"

namespace rosa::widgets {

namespace {

const QString kSimplifiedChinese = QStringLiteral("Noto Sans CJK SC");
const QString kTraditionalChinese = QStringLiteral("Noto Sans CJK TC");

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
    LatexCharacter{u'<', "$<$"},
    LatexCharacter{u'>', "$>$"},
    LatexCharacter{u'|', "$|$"},
    LatexCharacter{u'"', "''"},
    LatexCharacter{u'α', "$\\alpha$"},
    LatexCharacter{u'β', "$\\beta$"},
    LatexCharacter{u'γ', "$\\gamma$"},
    LatexCharacter{u'ε', "$\\varepsilon$"},
    LatexCharacter{u'θ', "$\\theta$"},
    LatexCharacter{u'μ', "$\\mu$"},
    LatexCharacter{u'σ', "$\\sigma$"},
    LatexCharacter{u'Σ', "$\\Sigma$"},
    LatexCharacter{u'Δ', "$\\Delta$"},
    LatexCharacter{u'≤', "$\\leq$"},
    LatexCharacter{u'≥', "$\\geq$"},
    LatexCharacter{u'≈', "$\\approx$"},
    LatexCharacter{u'∞', "$\\infty$"},
    LatexCharacter{u'²', "$^2$"},
    LatexCharacter{u'³', "$^3$"},
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
    LatexCharacter{u'◁', "$\\triangleleft$"},
    LatexCharacter{u'▷', "$\\triangleright$"},
};

}  // namespace

double Figure::heightFor(const FigureStyle& style) const
{
    const FigureStyle suitable = suitableStyle();
    return suitable.heightMm * style.widthMm / suitable.widthMm;
}

QString Figure::omittedNote(const FigureStyle&) const { return {}; }

const std::vector<FigureText>& Figure::texts()
{
    if (!m_texts) m_texts = makeTexts();
    return *m_texts;
}

Result<void> Figure::setText(const QString& id, const QString& text)
{
    static_cast<void>(texts());
    const auto field = std::ranges::find(*m_texts, id, &FigureText::id);
    if (field == m_texts->end()) {
        QStringList known;
        for (const FigureText& one : *m_texts) known.append(QStringLiteral("%1 (\"%2\")").arg(one.id, one.text));
        return badInput("figure %1 has no text %2%3", name().toStdString(), id.toStdString(),
                        known.isEmpty() ? Message("; none of its texts can be changed")
                                        : Message("; it has %1", known.join(QStringLiteral(", ")).toStdString()));
    }
    field->set(text);
    field->text = text;
    m_changed[id] = text;
    return {};
}

QString Figure::recipe() const
{
    QString recipe = origin.recipe;
    for (const auto& [id, text] : m_changed)
        recipe += QStringLiteral(" --text-%1 %2").arg(id, QString::fromStdString(shellWord(text.toStdString())));
    return recipe;
}

Result<void> Figure::check(const FigureStyle&) const { return {}; }

const QPaintDevice& paperDevice()
{
    static const QImage device = [] {
        QImage image(1, 1, QImage::Format_RGB32);
        constexpr int kDotsPerMeter = 3780;  // 96 dots per inch.
        image.setDotsPerMeterX(kDotsPerMeter);
        image.setDotsPerMeterY(kDotsPerMeter);
        return image;
    }();
    return device;
}

QFont fontOf(const FigureStyle& style, double share)
{
    QFont font = QGuiApplication::font();
    QStringList families{style.fontFamily.isEmpty() ? kUsualFamily : style.fontFamily};
    // Chinese and Japanese share code points but not glyphs: without a choice, the system may take the Japanese ones.
    if (const QLocale locale; locale.language() == QLocale::Chinese)
        families += locale.script() == QLocale::TraditionalHanScript ? kTraditionalChinese : kSimplifiedChinese;
    font.setFamilies(families);
    font.setPointSizeF(style.fontPoints * share);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QString csvNumber(double value) { return std::isnan(value) ? QString() : shortest(value); }

QString pgfNumber(double value) { return std::isnan(value) ? QStringLiteral("nan") : shortest(value); }

QString csvText(const QString& text) { return QString::fromStdString(rosa::csvField(text.toStdString())); }

QString latexText(const QString& text)
{
    static const QRegularExpression power(QStringLiteral("\\^([-−]?[0-9]+)"));
    QString result;
    qsizetype next = 0;
    const auto append = [&](const QString& piece) {
        for (const QChar c : piece) {
            const auto* entry =
                std::find_if(kLatex.begin(), kLatex.end(), [c](const LatexCharacter& l) { return l.character == c; });
            if (entry == kLatex.end())
                result += c;
            else
                result += QLatin1String(entry->command);
        }
    };
    for (auto matches = power.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        append(text.mid(next, match.capturedStart() - next));
        result += QStringLiteral("$^{%1}$").arg(match.captured(1).replace(QChar(u'−'), QLatin1Char('-')));
        next = match.capturedEnd();
    }
    append(text.mid(next));
    return result;
}

QString tikzBegin(const FigureStyle& style)
{
    return QStringLiteral("\\begin{tikzpicture}[font=\\fontsize{%1}{%2}\\selectfont]\n")
        .arg(style.fontPoints, 0, 'f', 1)
        .arg(style.fontPoints * 1.2, 0, 'f', 1);
}

}  // namespace rosa::widgets
