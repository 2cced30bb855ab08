/// A new option of a figure needs a member and one line; `rosa-workbench export` then lists and checks it, and the command that a figure
/// carries has it.
#include <QtTest/QTest>

#include "app/workbench/export/figure_kinds.h"
#include "app/workbench/pairs/figure/matrix_figure.h"
#include "core/catalog/catalogue.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

struct NewOptions : MatricesOptions {
    int digits = 3;
};
void describe(bind::Fields<NewOptions>& fields)
{
    fields.part([](NewOptions& options) -> MatricesOptions& { return options; });
    fields.integer(&NewOptions::digits, "digits", "Digits", "Digits of the values (3)")
        .from(1)
        .upTo(9)
        .placeholder("N");  // the one line
}

}  // namespace

class TestNewFigureOption : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    [[nodiscard]] Result<NewOptions> read(const QMap<QString, QString>& options) const
    {
        return readOptions<NewOptions>(FigureRequest{m_catalogue, {}, {}, {QStringLiteral("run")}, options});
    }

private Q_SLOTS:
    void theCommandListsIt()
    {
        const auto known = figureOptions<MatricesOptions>();
        const auto options = figureOptions<NewOptions>();
        QCOMPARE(options.size(), known.size() + 1);
        QCOMPARE(options.back().name, std::string("digits"));
        QCOMPARE(options.back().value, std::string("N"));
        QVERIFY(options.back().former.empty());
        // What the kind itself lists.
        const FigureKind* kind = findFigureKind(QStringLiteral("matrices"));
        QVERIFY(kind);
        QCOMPARE(kind->options.size(), known.size());
        QCOMPARE(
            optionsText(*kind),
            QStringLiteral(
                "--pair I[,K] --within across|first|second --epoch E --draw K --views-alone 0|1 --lambda L --iterations N "
                "--panels D|S|DS|plan|exact[,…] --map viridis|cividis|greys --axes nodes|classes --plan mass|row "
                "--hard 0|1 --scales linked|own"));
    }

    void itIsReadAndChecked()
    {
        QCOMPARE(read({})->digits, 3);
        QCOMPARE(read({{QStringLiteral("digits"), QStringLiteral("5")}})->digits, 5);
        const auto refused = read({{QStringLiteral("digits"), QStringLiteral("12")}});
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().text(), std::string("--digits: expected a whole number from 1 to 9, found '12'"));
    }

    void theRecipeHasIt()
    {
        NewOptions options;
        const QString plain = QStringLiteral("rosa-workbench export run --figure matrices");
        QCOMPARE(recipeOf({QStringLiteral("run")}, QStringLiteral("matrices"), options), plain);
        options.pair.pair = "it's,me";
        options.panels = {PairMatrix::ExactPlan};
        options.digits = 5;
        QCOMPARE(recipeOf({QStringLiteral("run")}, QStringLiteral("matrices"), options),
                 plain + QStringLiteral(" --pair 'it'\\''s,me' --panels exact --digits 5"));
    }

    /// What recipes of earlier versions contain: the former name of the iterations, and defaults.
    void earlierRecipesAreRead()
    {
        const auto options = read({{QStringLiteral("sweeps"), QStringLiteral("7")},
                                   {QStringLiteral("panels"), QStringLiteral("D, Γ,ds")},
                                   {QStringLiteral("map"), QStringLiteral("viridis")},
                                   {QStringLiteral("plan"), QStringLiteral("row")},
                                   {QStringLiteral("views-alone"), QStringLiteral("1")}});
        QVERIFY2(options.ok(), options ? "" : options.error().text().c_str());
        QCOMPARE(options->pair.iterations.value_or(0), 7);
        QVERIFY((options->panels == std::vector{PairMatrix::Cost, PairMatrix::Plan, PairMatrix::RescaledCost}));
        QVERIFY(options->plans.isRowShare && options->pair.viewsAlone);
        QCOMPARE(
            recipeOf({QStringLiteral("run")}, QStringLiteral("matrices"), *options),
            QStringLiteral("rosa-workbench export run --figure matrices --views-alone 1 --iterations 7 --panels D,plan,DS "
                           "--plan row"));
    }
};

ROSA_TEST(TestNewFigureOption)
#include "tst_new_figure_option.moc"
