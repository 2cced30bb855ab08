#include "app/workbench/export/export_line.h"

#include <algorithm>
#include <utility>

#include <QCommandLineParser>

#include "app/workbench/export/figure_kinds.h"

namespace rosa::workbench {

namespace {

/// "--text-legend-1 'RoSA'"
const QString kTextOption = QStringLiteral("text-");

/// Options of every figure.
QList<QCommandLineOption> commonOptions()
{
    const auto option = [](const char* name, const char* help, const char* value) {
        return QCommandLineOption(QLatin1String(name), QString::fromUtf8(help), QString::fromUtf8(value));
    };
    return {
        option("figure", "One of the figures listed below.", "NAME"),
        option("out",
               "Output file: .pdf, .svg, .png, .tex (PGFPlots) or .csv. In .csv, a name that a spreadsheet would read as a "
               "formula is prefixed with '.",
               "FILE"),
        option("columns", "Width in columns of a paper: one (84 mm, the default of most figures) or two (174 mm).", "1|2"),
        option("width", "Width of the figure.", "MM"),
        option("height", "Height of the figure; by default it follows from the width.", "MM"),
        option("font", "Font size.", "PT"),
        option("family", "Font family.", "NAME"),
        option("dpi", "Resolution of a .png.", "N"),
        option("language", "Language of texts and numbers: en, de or zh_CN; by default that of the window.", "NAME"),
        option("store", "Folder with the runs.", "DIR"),
    };
}

/// Adds the options of all figures; whether the chosen figure has an option is checked later. `arguments`: for the names of --text-ID,
/// which depend on the figure.
void setUp(QCommandLineParser& parser, const QStringList& arguments)
{
    parser.setApplicationDescription(QStringLiteral("Draws a figure of runs to a file, without a window"));
    parser.addPositionalArgument(QStringLiteral("RUN"), QStringLiteral("Id, prefix of an id, or name of a run."),
                                 QStringLiteral("export RUN… --figure NAME --out FILE"));
    parser.addOptions(commonOptions());
    QCommandLineOption text(
        kTextOption + QStringLiteral("ID"),
        QStringLiteral("Replace a title, legend or axis title: --text-legend-1 'RoSA'. May be repeated. The error "
                       "for an unknown ID lists the valid ones."),
        QStringLiteral("TEXT"));
    parser.addOption(text);
    parser.addHelpOption();
    QStringList names;
    for (const FigureKind& kind : figureKinds())
        for (const FigureOption& option : kind.options)
            for (const std::string& name : {option.name, option.former})
                if (!name.empty()) names.append(QString::fromStdString(name));
    for (const QString& argument : arguments)
        if (argument.startsWith(QStringLiteral("--") + kTextOption))
            names.append(argument.mid(2).section(QLatin1Char('='), 0, 0));
    names.removeDuplicates();
    names.removeAll(kTextOption + QStringLiteral("ID"));
    for (const QString& name : std::as_const(names)) {
        QCommandLineOption option(name, {}, QStringLiteral("VALUE"));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
    }
}

/// A misspelt option must not be ignored.
Result<void> checkOptions(const QString& figure, const QStringList& given)
{
    const FigureKind* kind = findFigureKind(figure);
    if (!kind) return {};  // Reported when the figure is looked up.
    for (const QString& name : given) {
        const bool isKnown = std::ranges::any_of(kind->options, [&](const FigureOption& option) {
            return name.toStdString() == option.name || name.toStdString() == option.former;
        });
        if (isKnown) continue;
        const QString takes = optionsText(*kind);
        return badInput("figure %1 has no option --%2%3", figure.toStdString(), name.toStdString(),
                        takes.isEmpty() ? Message() : Message("; it takes %1", takes.toStdString()));
    }
    return {};
}

}  // namespace

Result<ExportLine> readExportLine(const QStringList& arguments)
{
    QCommandLineParser parser;
    setUp(parser, arguments);
    // The parser expects a program name first.
    const bool isRight = parser.parse(QStringList{QStringLiteral("export")} + arguments);
    ExportLine line;
    line.asksForHelp = parser.isSet(QStringLiteral("help"));
    if (line.asksForHelp) return line;
    const QString figure = parser.value(QStringLiteral("figure"));
    QStringList unknown = parser.unknownOptionNames();
    ROSA_TRY(checkOptions(figure, unknown));
    if (!isRight) return badInput(Message::verbatim(parser.errorText().toStdString()));
    line.runs = parser.positionalArguments();
    QStringList ofFigure;
    QStringList common;
    for (const QCommandLineOption& option : commonOptions()) common += option.names();
    for (const QString& name : parser.optionNames()) {
        if (name.startsWith(kTextOption))
            line.texts[name.mid(kTextOption.size())] = parser.value(name);
        else
            line.options[name] = parser.value(name);
        if (!name.startsWith(kTextOption) && !common.contains(name)) ofFigure.append(name);
    }
    ROSA_TRY(checkOptions(figure, ofFigure));
    return line;
}

QString exportHelp()
{
    QCommandLineParser parser;
    setUp(parser, {});
    QString text = parser.helpText() + QStringLiteral("\nFigures:\n");
    for (const FigureKind& kind : figureKinds())
        text += QStringLiteral("  %1  %2\n                %3\n").arg(kind.name, -12).arg(kind.help, optionsText(kind));
    return text;
}

}  // namespace rosa::workbench
