#include "app/workbench/export/export_command.h"

#include <cstdio>
#include <optional>

#include <QDir>
#include <QFileInfo>

#include "app/workbench/engine/engine_program.h"
#include "app/workbench/export/export_line.h"
#include "app/workbench/export/export_target.h"
#include "app/workbench/export/figure_kinds.h"
#include "core/base/text/printable.h"
#include "core/base/text/shell_word.h"
#include "core/store/library.h"
#include "widgets/figure/save_figure.h"

namespace rosa::workbench {

namespace {

Result<double> number(const QString& name, const QString& text)
{
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (!isNumber) return badInput("--%1 %2: expected a number", name.toStdString(), text.toStdString());
    return value;
}

/// Paper options of the command line; the figure decides the others.
struct Paper {
    std::optional<double> columnsMm, widthMm, heightMm, fontPoints, dotsPerInch;
    QString family;

    /// `style` with the given options applied.
    [[nodiscard]] widgets::FigureStyle over(widgets::FigureStyle style) const
    {
        style.widthMm = widthMm.value_or(columnsMm.value_or(style.widthMm));
        style.heightMm = heightMm.value_or(style.heightMm);
        style.fontPoints = fontPoints.value_or(style.fontPoints);
        style.dotsPerInch = dotsPerInch.value_or(style.dotsPerInch);
        style.fontFamily = family;
        return style;
    }
    [[nodiscard]] widgets::FigureStyle styleFor(const widgets::Figure& figure) const
    {
        widgets::FigureStyle style = over(figure.suitableStyle());
        if (!heightMm) style.heightMm = figure.heightFor(style);
        return style;
    }
};

/// Takes the paper options out of `arguments`. Sizes that no figure can have are rejected here, before one is made.
Result<Paper> paperOf(ExportLine& arguments)
{
    Paper paper;
    const QString columns = arguments.take(QStringLiteral("columns"));
    if (!columns.isEmpty()) {
        if (columns != QStringLiteral("1") && columns != QStringLiteral("2"))
            return badInput("--columns %1: expected 1 or 2", columns.toStdString());
        paper.columnsMm = columns == QStringLiteral("1") ? widgets::kOneColumnMm : widgets::kTwoColumnsMm;
    }
    const std::pair<const char*, std::optional<double>*> sizes[] = {
        {"width", &paper.widthMm}, {"height", &paper.heightMm}, {"font", &paper.fontPoints}, {"dpi", &paper.dotsPerInch}};
    for (const auto& [name, value] : sizes) {
        const QString text = arguments.take(QLatin1String(name));
        if (text.isEmpty()) continue;
        ROSA_TRY_ASSIGN(const auto read, number(QLatin1String(name), text));
        *value = read;
    }
    paper.family = arguments.take(QStringLiteral("family"));
    ROSA_TRY(widgets::checkStyle(paper.over({})));
    return paper;
}

Result<const FigureKind*> kindNamed(const QString& name)
{
    if (const FigureKind* kind = findFigureKind(name)) return kind;
    std::string list;
    for (const FigureKind& kind : figureKinds()) list += (list.empty() ? "" : ", ") + kind.name.toStdString();
    return badInput("%1; expected one of %2",
                    name.isEmpty() ? Message("--figure is missing") : Message("unknown figure %1", name.toStdString()),
                    list);
}

/// Naming a run that the figure cannot show is an error.
Result<void> checkRuns(const FigureKind& kind, const QStringList& runs)
{
    if (runs.isEmpty())
        return badInput(kind.isOfTable   ? Message("no table is given; name one before --figure")
                        : kind.isOfSweep ? Message("no sweep is given; name one before --figure")
                                         : Message("no run is given; name one or several before --figure"));
    if (runs.size() > 1 && !kind.takesSeveral)
        return badInput("figure %1 takes one run; found %2", kind.name.toStdString(), runs.size());
    return {};
}

Result<std::filesystem::path> storeOf(const QString& named)
{
    if (named.isEmpty()) return store::defaultStore();
    if (!QFileInfo(named).isDir()) return badInput("--store %1: there is no such folder", named.toStdString());
    return std::filesystem::absolute(named.toStdString());
}

/// A named group stands for its runs if the figure takes several.
Result<QStringList> runIds(const std::filesystem::path& store, const QStringList& texts, bool takesSeveral)
{
    ROSA_TRY_ASSIGN(auto library, store::Library::open(store));
    QStringList ids;
    for (const QString& text : texts) {
        const auto named = text.toStdString();
        ROSA_TRY_ASSIGN(const auto found, takesSeveral ? library->findAll(named)
                                                       : Result<std::vector<std::string>>(std::vector<std::string>()));
        for (const std::string& id : found) ids.append(QString::fromStdString(id));
        if (takesSeveral) continue;
        ROSA_TRY_ASSIGN(const auto id, library->find(named));
        ids.append(QString::fromStdString(id));
    }
    return ids;
}

/// " --store DIR" if a shell would use another folder by default. Figures are sent to others, whom the place of an absolute folder would tell
/// whose they are: its name stands for it, so that the recipe is repeated beside it. A relative one stays as it was typed.
QString storeOption(const QString& named, const std::filesystem::path& store)
{
    const auto usual = store::defaultStore();
    if (usual && *usual == store) return {};
    const QString told = QFileInfo(named).isAbsolute() ? QDir(named).dirName() : named;
    return QStringLiteral(" --store ") + QString::fromStdString(shellWord(told.toStdString()));
}

Result<void> exportFigure(const catalog::Catalogue& catalogue, ExportLine arguments)
{
    const QString out = arguments.take(QStringLiteral("out"));
    if (out.isEmpty()) return badInput("--out FILE is missing");
    ROSA_TRY_ASSIGN(const auto format, widgets::figureFormatOf(out));
    ROSA_TRY(checkTarget(out));
    ROSA_TRY_ASSIGN(const auto kind, kindNamed(arguments.take(QStringLiteral("figure"))));
    if (const QString language = arguments.take(QStringLiteral("language")); !language.isEmpty())
        ROSA_TRY(checkLanguage(language));
    const QString named = arguments.take(QStringLiteral("store"));
    ROSA_TRY_ASSIGN(const auto store, storeOf(named));
    ROSA_TRY_ASSIGN(const auto paper, paperOf(arguments));
    ROSA_TRY(checkRuns(*kind, arguments.runs));
    ROSA_TRY_ASSIGN(const auto runs, kind->isOfTable || kind->isOfSweep ? Result<QStringList>(arguments.runs)
                                                                        : runIds(store, arguments.runs, kind->takesSeveral));
    const auto& texts = arguments.texts;
    ROSA_TRY_ASSIGN(const auto figure, kind->load({catalogue, std::make_shared<DatasetCache>(store), engineProgram(), runs,
                                                   arguments.options}));
    for (auto text = texts.begin(); text != texts.end(); ++text) ROSA_TRY(figure->setText(text.key(), text.value()));
    const widgets::FigureStyle style = paper.styleFor(*figure);
    if (!figure->origin.recipe.isEmpty()) figure->origin.recipe += storeOption(named, store);
    ROSA_TRY(widgets::saveFigure(*figure, out, format, style));
    QStringList remarks = figure->remarks;
    const bool isPicture = format != widgets::FigureFormat::Csv;
    if (const QString omitted = figure->omittedNote(style); isPicture && !omitted.isEmpty()) remarks << omitted;
    for (const QString& remark : remarks)
        std::fprintf(stderr, "rosa-workbench: note: %s\n", printable(remark.toStdString()).c_str());
    return {};
}

}  // namespace

QString exportLanguage(const QStringList& arguments)
{
    const auto read = readExportLine(arguments);
    return read ? read->options.value(QStringLiteral("language")) : QString();
}

int runExport(const catalog::Catalogue& catalogue, const QStringList& arguments)
{
    auto line = readExportLine(arguments);
    if (arguments.isEmpty() || (line && line->asksForHelp)) {
        std::fputs(qPrintable(exportHelp()), stdout);
        return arguments.isEmpty() ? 2 : 0;
    }
    const Result<void> done = line ? exportFigure(catalogue, std::move(*line)) : Result<void>(line.error());
    if (done) return 0;
    std::fprintf(stderr, "rosa-workbench: error: %s\n", printable(done.error().text()).c_str());
    return done.error().kind == ErrorKind::BadInput ? 2 : 1;
}

}  // namespace rosa::workbench
