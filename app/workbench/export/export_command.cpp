#include "app/workbench/export/export_command.h"

#include <algorithm>
#include <cstdio>
#include <optional>

#include <QFileInfo>

#include "app/workbench/base/language.h"
#include "app/workbench/engine/engine_program.h"
#include "app/workbench/figures/alignment_figure.h"
#include "app/workbench/figures/batch_figure.h"
#include "app/workbench/figures/confusion_figure.h"
#include "app/workbench/figures/curve_figure.h"
#include "app/workbench/figures/embedding_figure.h"
#include "app/workbench/figures/matrix_figure.h"
#include "app/workbench/figures/results_figure.h"
#include "app/workbench/figures/tables/table_figure.h"
#include "core/base/nearest.h"
#include "core/base/printable.h"
#include "core/base/shell_word.h"
#include "core/record/library.h"
#include "widgets/figure/save_figure.h"

namespace rosa::workbench {

namespace {

/// "--text-legend-1 'RoSA'": another text than the figure's own.
const QString kTextOption = QStringLiteral("text-");

/// The command line, sorted out.
struct ExportArguments {
    QStringList runs;
    QMap<QString, QString> options;  ///< By name without dashes.

    /// Takes an option out.
    QString take(const QString& name) { return options.take(name); }
};

const QString kTableOptions = QStringLiteral(
    "--datasets NAME[,…] --methods NAME[,…] --with NAME[,…] --seeds N --splits S --selection RULE --quick 0|1");

const QString kRowOptions = QStringLiteral("--labels NAME[,…] --order NAME[,…]");

const char* const kUsage =
    "Draws a figure of runs into a file, without a window\n"
    "\n"
    "  rosa-workbench export RUN… --figure NAME --out FILE [options]\n"
    "\n"
    "  RUN             id, beginning of an id, or name of a run\n"
    "  --out FILE      .pdf, .svg, .png, .tex (PGFPlots) or .csv, in which a name that a spreadsheet would compute begins "
    "with '\n"
    "  --columns 1|2   one column of a paper (84 mm, the default of most figures) or two (174 mm)\n"
    "  --width MM --height MM --font PT --family NAME --dpi N; the height follows the width unless it is named\n"
    "  --language NAME of texts and numbers: en, de, zh_CN; the window's where it is not named\n"
    "  --text-ID TEXT  another title, legend or axis title, as often as wanted: --text-legend-1 'RoSA'. A wrong ID names\n"
    "                  those that the figure has\n"
    "  --store DIR     folder that holds the runs\n"
    "\n"
    "Figures:\n";

void printUsage()
{
    std::fputs(kUsage, stdout);
    for (const FigureKind& kind : figureKinds())
        std::printf("  %-12s  %s\n                %s\n", qPrintable(kind.name), qPrintable(kind.help),
                    qPrintable(kind.options));
}

Result<ExportArguments> sorted(const QStringList& arguments)
{
    ExportArguments sorted;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (!arguments[i].startsWith(QStringLiteral("--"))) {
            sorted.runs.append(arguments[i]);
            continue;
        }
        const qsizetype equals = arguments[i].indexOf(QLatin1Char('='));
        if (equals < 0 && i + 1 >= arguments.size())
            return badInput(arguments[i].toStdString() + ": expected a value after it");
        const QString name = arguments[i].mid(2, equals < 0 ? -1 : equals - 2);
        sorted.options[name] = equals < 0 ? arguments[++i] : arguments[i].mid(equals + 1);
    }
    return sorted;
}

Result<double> number(const QString& name, const QString& text)
{
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (!isNumber) return badInput("--" + name.toStdString() + " " + text.toStdString() + ": expected a number");
    return value;
}

/// What the command line says of the paper; what it does not say is up to the figure.
struct Paper {
    std::optional<double> columnsMm, widthMm, heightMm, fontPoints, dotsPerInch;
    QString family;

    /// `style` with what the command line says otherwise.
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

/// Takes the options of the paper out. Sizes that no figure can have are refused here, before one is made.
Result<Paper> paperOf(ExportArguments& arguments)
{
    Paper paper;
    const QString columns = arguments.take(QStringLiteral("columns"));
    if (!columns.isEmpty()) {
        if (columns != QStringLiteral("1") && columns != QStringLiteral("2"))
            return badInput("--columns " + columns.toStdString() + ": expected 1 or 2");
        paper.columnsMm = columns == QStringLiteral("1") ? widgets::kOneColumnMm : widgets::kTwoColumnsMm;
    }
    const std::pair<const char*, std::optional<double>*> sizes[] = {
        {"width", &paper.widthMm}, {"height", &paper.heightMm}, {"font", &paper.fontPoints}, {"dpi", &paper.dotsPerInch}};
    for (const auto& [name, value] : sizes) {
        const QString text = arguments.take(QLatin1String(name));
        if (text.isEmpty()) continue;
        const auto read = number(QLatin1String(name), text);
        if (!read) return read.error();
        *value = *read;
    }
    paper.family = arguments.take(QStringLiteral("family"));
    ROSA_TRY(widgets::checkStyle(paper.over({})));
    return paper;
}

/// Where the file will be.
Result<void> checkTarget(const QString& out)
{
    const QFileInfo file(out);
    const QFileInfo folder(file.absolutePath());
    if (file.isDir()) return badInput("--out " + out.toStdString() + ": is a folder");
    if (!folder.isDir())
        return badInput("--out " + out.toStdString() + ": there is no folder " + folder.filePath().toStdString());
    if (!folder.isWritable() || (file.exists() && !file.isWritable()))
        return badInput("--out " + out.toStdString() + ": cannot be written");
    return {};
}

Result<const FigureKind*> kindOf(const QString& name)
{
    std::vector<std::string> names;
    for (const FigureKind& kind : figureKinds()) {
        if (kind.name == name) return &kind;
        names.push_back(kind.name.toStdString());
    }
    std::string list;
    for (const std::string& known : names) list += (list.empty() ? "" : ", ") + known;
    return badInput((name.isEmpty() ? "--figure is missing" : "there is no figure " + name.toStdString()) + "; there are " +
                    list);
}

/// A misspelt option must not be taken for none, and a run that is not drawn must not be named in vain.
Result<void> checkArguments(const FigureKind& kind, const ExportArguments& arguments)
{
    if (arguments.runs.isEmpty())
        return badInput(kind.isOfTable ? "which table? Name it before --figure"
                                       : "which run? Name one or several before --figure");
    if (arguments.runs.size() > 1 && !kind.takesSeveral)
        return badInput("figure " + kind.name.toStdString() + " is of one run; found " +
                        std::to_string(arguments.runs.size()));
    const QStringList known = kind.options.split(QLatin1Char(' '));
    for (const QString& name : arguments.options.keys())
        if (!known.contains(QStringLiteral("--") + name) && !name.startsWith(kTextOption))
            return badInput("figure " + kind.name.toStdString() + " has no option --" + name.toStdString() +
                            (kind.options.isEmpty() ? "" : "; it takes " + kind.options.toStdString()));
    return {};
}

/// main() has put it into force: texts are translated from the first on.
Result<void> checkLanguage(const QString& language)
{
    const QStringList known = languages();
    // A country besides is about numbers: de_AT.
    const auto isIn = [&](const QString& one) { return language == one || language.startsWith(one + QLatin1Char('_')); };
    if (std::ranges::any_of(known, isIn)) return {};
    return badInput("--language " + language.toStdString() + ": expected one of " +
                    known.join(QStringLiteral(", ")).toStdString());
}

Result<std::filesystem::path> storeOf(const QString& named)
{
    if (named.isEmpty()) return record::defaultStore();
    if (!QFileInfo(named).isDir()) return badInput("--store " + named.toStdString() + ": there is no such folder");
    return std::filesystem::absolute(named.toStdString());
}

/// A group that is named stands for its runs, where the figure takes several.
Result<QStringList> runIds(const std::filesystem::path& store, const QStringList& texts, bool takesSeveral)
{
    auto library = record::Library::open(store);
    if (!library) return library.error();
    QStringList ids;
    for (const QString& text : texts) {
        const auto named = text.toStdString();
        const auto found =
            takesSeveral ? (*library)->findAll(named) : Result<std::vector<std::string>>(std::vector<std::string>());
        if (!found) return found.error();
        for (const std::string& id : *found) ids.append(QString::fromStdString(id));
        if (takesSeveral) continue;
        const auto id = (*library)->find(named);
        if (!id) return id.error();
        ids.append(QString::fromStdString(*id));
    }
    return ids;
}

/// Where a shell would look in another folder than this one: " --store DIR".
QString storeOption(const std::filesystem::path& store)
{
    const auto usual = record::defaultStore();
    return usual && *usual == store ? QString()
                                    : QStringLiteral(" --store ") + QString::fromStdString(shellWord(store.string()));
}

/// Takes the options of texts out: what a text is called, and what it is to say.
QMap<QString, QString> textsOf(ExportArguments& arguments)
{
    QMap<QString, QString> texts;
    for (const QString& name : arguments.options.keys())
        if (name.startsWith(kTextOption)) texts[name.mid(kTextOption.size())] = arguments.take(name);
    return texts;
}

Result<void> exportFigure(const catalog::Catalogue& catalogue, ExportArguments arguments)
{
    const QString out = arguments.take(QStringLiteral("out"));
    if (out.isEmpty()) return badInput("--out FILE is missing");
    const auto format = widgets::figureFormatOf(out);
    if (!format) return format.error();
    ROSA_TRY(checkTarget(out));
    const auto kind = kindOf(arguments.take(QStringLiteral("figure")));
    if (!kind) return kind.error();
    if (const QString language = arguments.take(QStringLiteral("language")); !language.isEmpty())
        ROSA_TRY(checkLanguage(language));
    const auto store = storeOf(arguments.take(QStringLiteral("store")));
    if (!store) return store.error();
    const auto paper = paperOf(arguments);
    if (!paper) return paper.error();
    ROSA_TRY(checkArguments(**kind, arguments));
    const auto runs =
        (*kind)->isOfTable ? Result<QStringList>(arguments.runs) : runIds(*store, arguments.runs, (*kind)->takesSeveral);
    if (!runs) return runs.error();
    const auto texts = textsOf(arguments);
    const auto figure =
        (*kind)->load({catalogue, std::make_shared<DatasetCache>(*store), engineProgram(), *runs, arguments.options});
    if (!figure) return figure.error();
    for (auto text = texts.begin(); text != texts.end(); ++text) ROSA_TRY((*figure)->setText(text.key(), text.value()));
    const widgets::FigureStyle style = paper->styleFor(**figure);
    if (!(*figure)->origin.recipe.isEmpty()) (*figure)->origin.recipe += storeOption(*store);
    ROSA_TRY(widgets::saveFigure(**figure, out, *format, style));
    QStringList remarks = (*figure)->remarks;
    const bool isPicture = *format != widgets::FigureFormat::Csv;
    if (const QString lack = (*figure)->lack(style); isPicture && !lack.isEmpty()) remarks << lack;
    for (const QString& remark : remarks)
        std::fprintf(stderr, "rosa-workbench: note: %s\n", printable(remark.toStdString()).c_str());
    return {};
}

}  // namespace

const std::vector<FigureKind>& figureKinds()
{
    static const std::vector<FigureKind> kinds{
        {QStringLiteral("loss"), QStringLiteral("Loss and other curves over the epochs"),
         QStringLiteral("--metric loss[,…] --smooth WEIGHT --from E --to E --log 0|1|symlog --group 0|1|deviation "
                        "--labels NAME[,…]"),
         loadCurveFigure, true},
        {QStringLiteral("batch"), QStringLiteral("g-EMD of all views of a batch against all"),
         QStringLiteral("--centres N --draw K --epoch E --quantity gemd|weight --views inter|all --map "
                        "viridis|cividis|greys --axes nodes|classes"),
         loadBatchFigure},
        {QStringLiteral("alignment"), QStringLiteral("Two views as graphs with the flows of Γ between them"),
         QStringLiteral("--pair I[,K] --within first|second --epoch E --draw K --threshold SHARE --strongest N --panels D,Γ "
                        "--map viridis|cividis|greys --axes nodes|classes"),
         loadAlignmentFigure},
        {QStringLiteral("matrices"), QStringLiteral("D, S, D∘S, Γ and the exact plan of a pair"),
         QStringLiteral("--pair I[,K] --within first|second --epoch E --draw K --panels D,Γ --map viridis|cividis|greys "
                        "--axes nodes|classes"),
         loadMatricesFigure},
        {QStringLiteral("embedding"), QStringLiteral("t-SNE or PCA of embeddings side by side"),
         QStringLiteral(
             "--panels raw,random,RUN --kind tsne|pca --seed S --perplexity P --colour class|degree|prediction ") +
             kRowOptions,
         loadEmbeddingFigure, true},
        {QStringLiteral("results"), QStringLiteral("Accuracies with mean and interval beside the published number"),
         kRowOptions, loadResultsFigure, true},
        {QStringLiteral("confusion"), QStringLiteral("Confusion matrix of the probe"),
         QStringLiteral("--values shares|counts --map viridis|cividis|greys"), loadConfusionFigure},
        {QStringLiteral("bars"),
         QStringLiteral("Of a table (table1 … sensitivity in place of RUN): means with 95 % intervals"),
         kTableOptions + QLatin1Char(' ') + kRowOptions + QStringLiteral(" --form dots|bars --from PERCENT --to PERCENT"),
         loadBarsFigure, false, true},
        {QStringLiteral("curves"), QStringLiteral("Of sensitivity: curves over the values of each parameter"), kTableOptions,
         loadCurvesOfParameters, false, true},
        {QStringLiteral("ranks"), QStringLiteral("Of a table: mean ranks over its data sets, with the critical difference"),
         kTableOptions + QLatin1Char(' ') + kRowOptions, loadRanksFigure, false, true},
    };
    return kinds;
}

QString exportLanguage(const QStringList& arguments)
{
    const auto read = sorted(arguments);
    return read ? read->options.value(QStringLiteral("language")) : QString();
}

int runExport(const catalog::Catalogue& catalogue, const QStringList& arguments)
{
    if (arguments.isEmpty() || arguments.contains(QStringLiteral("--help")) || arguments.contains(QStringLiteral("-h"))) {
        printUsage();
        return arguments.isEmpty() ? 2 : 0;
    }
    auto read = sorted(arguments);
    const Result<void> done = read ? exportFigure(catalogue, std::move(*read)) : Result<void>(read.error());
    if (done) return 0;
    std::fprintf(stderr, "rosa-workbench: error: %s\n", printable(done.error().message).c_str());
    return done.error().kind == ErrorKind::BadInput ? 2 : 1;
}

}  // namespace rosa::workbench
