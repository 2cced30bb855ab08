#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QToolButton>

#include "app/workbench/base/background.h"
#include "app/workbench/pairs/data/pair_context.h"
#include "app/workbench/pairs/data/pair_pictures.h"
#include "app/workbench/pairs/figure/alignment_figure.h"
#include "app/workbench/pairs/figure/batch_figure.h"
#include "app/workbench/pairs/figure/matrix_figure.h"
#include "app/workbench/pairs/view/epoch_player.h"
#include "app/workbench/pairs/view/film_dialog.h"
#include "app/workbench/pairs/view/film_job.h"
#include "app/workbench/pairs/view/matrices_panel.h"
#include "tests/program/test_program.h"
#include "tests/workbench/alignment_fixture.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/figure/legend.h"
#include "widgets/figure/save_figure.h"
#include "widgets/film/film_writer.h"
#include "widgets/graph/pair_view.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/style/class_colours.h"

using namespace rosa;
using namespace rosa::workbench;

/// Exports of pairs: films of the epochs, and figures drawn without a window.
class TestPairFigures : public AlignmentFixture {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Q_INIT_RESOURCE(icons);
        train();
    }
    void init() { open(); }
    void cleanup() { close(); }

    void filmsOfFewEpochsLastLongEnough();
    void fewEpochsArePlayedSlowlyAndSaidWhy();
    void filmIsAReadableGif();
    void filmIsAnMp4();
    void cancelledFilmLeavesNothing();
    void figuresAreMadeWithoutAWindow();
    void namesAreReadInOneColumn();
    void figuresSayWhatTheyChoseAndLack();
    void wrongOptionsOfFiguresAreSaid();
};

void TestPairFigures::filmsOfFewEpochsLastLongEnough()
{
    QCOMPARE(usualSecondsPerEpoch(3, 5), 2.0);
    QCOMPARE(usualSecondsPerEpoch(40, 5), 0.2);
    QCOMPARE(usualSecondsPerEpoch(12, 20), 0.5);
    QSettings().setValue(QStringLiteral("figure/folder"), m_store.path());
    // Not watched: only checkpoints are available.
    m_view->handle(ShowPair{{m_run, 7, 11}});
    QTRY_VERIFY_WITH_TIMEOUT(shows(7, 11), kPatience);
    trigger("saveFilm");
    auto* dialog = m_view->findChild<FilmDialog*>();
    QVERIFY(dialog);
    const auto epochs = m_view->panel()->player()->epochs();
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("filmEpochs"))->text().startsWith(QString::number(epochs.size())));
    QVERIFY(dialog->secondsPerEpoch() >= 1);
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
    auto* files = dialog->findChild<QFileDialog*>();
    QVERIFY(files);
    // Only supported formats are offered.
    const QString ending = widgets::FilmWriter::endings().front();
    QCOMPARE(QFileInfo(files->selectedFiles().front()).fileName(), QStringLiteral("alignment-7-11.") + ending);
    QCOMPARE(files->nameFilters().size(), widgets::FilmWriter::endings().size());
    QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("filmKinds")) == nullptr, ending == QLatin1String("mp4"));
    QCOMPARE(files->directory().absolutePath(), QDir(m_store.path()).absolutePath());
    files->reject();
    dialog->reject();
    QSettings().remove(QStringLiteral("figure/folder"));
}

/// For unwatched pairs only checkpoints are available: all are shown, and a note gives the reason.
void TestPairFigures::fewEpochsArePlayedSlowlyAndSaidWhy()
{
    EpochPlayer* player = m_view->panel()->player();
    const auto* reason = find<QLabel>("fewEpochs");
    QVERIFY2(reason->text().isEmpty(), qPrintable(reason->text()));
    m_view->handle(ShowPair{{m_run, 7, 11}});
    QTRY_VERIFY_WITH_TIMEOUT(shows(7, 11), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(reason->text().startsWith(QStringLiteral("%1 checkpoint").arg(player->epochs().size())),
                             kPatience);
    QVERIFY(reason->isVisible());
    QCOMPARE(player->framesPerSecond(), 5);
    QVERIFY(player->frameMilliseconds() >= 700);
    // A selected speed is used.
    player->speeds()->actions().back()->trigger();
    QCOMPARE(player->frameMilliseconds(), 50);
}

void TestPairFigures::filmIsAReadableGif()
{
    const QString file = m_store.filePath(QStringLiteral("film.gif"));
    FilmJob* job = m_view->saveFilm(file, 1.5);
    QVERIFY(job);
    QSignalSpy ended(job, &FilmJob::ended);
    QVERIFY(ended.wait(kPatience));
    QVERIFY2(ended.first().at(0).value<FilmJob::End>() == FilmJob::End::Saved, qPrintable(ended.first().at(1).toString()));
    QImageReader reader(file);
    const auto epochs = m_view->panel()->player()->epochs().size();
    QVERIFY(epochs >= 10);
    QCOMPARE(reader.imageCount(), static_cast<int>(epochs));
    const QImage first = reader.read();
    QCOMPARE(first.size(), QSize(1280, 720));
    QCOMPARE(reader.nextImageDelay(), 1500);
    QCOMPARE(first.pixelColor(2, 2), QColor(Qt::white));
    QVERIFY(reader.read() != first);
}

void TestPairFigures::filmIsAnMp4()
{
    const QString file = m_store.filePath(QStringLiteral("film.mp4"));
    FilmJob* job = m_view->saveFilm(file, 0.2);
    QSignalSpy ended(job, &FilmJob::ended);
    QVERIFY(ended.wait(kPatience));
    QVERIFY2(ended.first().at(0).value<FilmJob::End>() == FilmJob::End::Saved, qPrintable(ended.first().at(1).toString()));
    QFile film(file);
    QVERIFY(film.open(QIODevice::ReadOnly));
    QVERIFY(film.size() > 10'000);
    QCOMPARE(film.read(8).mid(4), QByteArray("ftyp"));
}

void TestPairFigures::cancelledFilmLeavesNothing()
{
    QDir folder(m_store.path());
    QVERIFY(folder.mkdir(QStringLiteral("films")));
    FilmJob* job = m_view->saveFilm(m_store.filePath(QStringLiteral("films/film.gif")), 0.2);
    QSignalSpy ended(job, &FilmJob::ended);
    job->cancel();
    QCOMPARE(ended.size(), 1);
    QCOMPARE(ended.first().at(0).value<FilmJob::End>(), FilmJob::End::Cancelled);
    QVERIFY(backgroundThreads().waitForDone(kPatience));
    QVERIFY(QDir(m_store.filePath(QStringLiteral("films"))).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void TestPairFigures::figuresAreMadeWithoutAWindow()
{
    FigureRequest request{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    request.options = {{QStringLiteral("epoch"), QStringLiteral("0")}, {QStringLiteral("panels"), QStringLiteral("D,Γ")}};
    const auto matrices = loadMatricesFigure(request);
    QVERIFY2(matrices.ok(), matrices.ok() ? "" : matrices.error().text().c_str());
    const QStringList lines = (*matrices)->csv().split(QLatin1Char('\n'));
    QCOMPARE(lines.first(), QStringLiteral("matrix,row_node,column_node,value"));
    QVERIFY(lines.at(1).startsWith(QStringLiteral("D,")));
    // In print: node classes along both axes, and a legend of colours.
    const QString tex = (*matrices)->pgfplots((*matrices)->suitableStyle());
    QVERIFY(tex.contains(QStringLiteral("matrix plot*")));
    const auto context = m_view->panel()->pairData()->context;
    const int centre = context->watched.front().first;
    const QString colour = widgets::tikzColour(widgets::classColour(context->classOf(centre)));
    QVERIFY(tex.count(QStringLiteral("\\fill[color=") + colour) >= 2);
    QVERIFY(tex.contains(QLatin1Char('~') + widgets::latexText(context->className(context->classOf(centre)))));
    QVERIFY(tex.contains(QStringLiteral("\\textbf{%1}").arg(context->nameOf(centre))));
    QVERIFY2((*matrices)->origin.recipe.endsWith(QStringLiteral(" --epoch 0")), qPrintable((*matrices)->origin.recipe));
    QVERIFY(!(*matrices)->origin.configuration.isEmpty());

    // Unwatched pairs are requested from the engine.
    request.options = {{QStringLiteral("pair"), QStringLiteral("7,11")},
                       {QStringLiteral("threshold"), QStringLiteral("50")}};
    const auto alignment = loadAlignmentFigure(request);
    QVERIFY2(alignment.ok(), alignment.ok() ? "" : alignment.error().text().c_str());
    QVERIFY((*alignment)->pgfplots({}).contains(QStringLiteral(".. controls")));
    const QImage picture = widgets::drawFigure(**alignment, (*alignment)->suitableStyle(), 96);
    QVERIFY(picture.pixelColor(0, 0) == QColor(Qt::white));

    request.options = {{QStringLiteral("centres"), QStringLiteral("14")}, {QStringLiteral("views"), QStringLiteral("all")}};
    const auto batch = loadBatchFigure(request);
    QVERIFY2(batch.ok(), batch.ok() ? "" : batch.error().text().c_str());
    QCOMPARE((*batch)->csv().count(QLatin1Char('\n')), 1 + 28 * 28);
}

void TestPairFigures::namesAreReadInOneColumn()
{
    const FigureRequest request{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    const auto figure = loadMatricesFigure(request);
    QVERIFY2(figure.ok(), figure.ok() ? "" : figure.error().text().c_str());
    widgets::FigureStyle style = (*figure)->suitableStyle();
    style.widthMm = widgets::kOneColumnMm;
    style.heightMm = (*figure)->heightFor(style);
    QCOMPARE((*figure)->omittedNote(style), QString());
    const QString file = m_store.filePath(QStringLiteral("column.svg"));
    QVERIFY(widgets::saveFigure(**figure, file, widgets::FigureFormat::Svg, style).ok());
    QFile svg(file);
    QVERIFY(svg.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(svg.readAll());
    const PairData& data = *m_view->panel()->pairData();
    for (const std::int32_t node : shownPair().rowNodes) {
        // At least once each in D and Γ.
        QVERIFY2(text.count(QLatin1Char('>') + data.context->nameOf(node) + QLatin1Char('<')) >= 2,
                 qPrintable(data.context->nameOf(node)));
        QVERIFY(text.contains(QLatin1Char('>') + data.context->className(data.context->classOf(node)) + QLatin1Char('<')));
    }
    QVERIFY(text.contains(QStringLiteral("λ = ")));
}

void TestPairFigures::figuresSayWhatTheyChoseAndLack()
{
    FigureRequest request{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    const QString pair = titleOf(*m_view->panel()->pairData()->context, m_view->panel()->pairData()->choice);
    for (const auto& load : {loadMatricesFigure, loadAlignmentFigure}) {
        request.options = {{QStringLiteral("panels"), QStringLiteral("D,plan")}};
        const auto chosen = load(request);
        QVERIFY(chosen.ok());
        QCOMPARE((*chosen)->remarks.size(), 1);
        QVERIFY2((*chosen)->remarks.front().contains(pair), qPrintable((*chosen)->remarks.front()));
        widgets::FigureStyle tiny;
        tiny.widthMm = tiny.heightMm = 20;
        QVERIFY(!(*chosen)->omittedNote(tiny).isEmpty());
        request.options.insert(QStringLiteral("pair"), QStringLiteral("7"));
        const auto named = load(request);
        QVERIFY(named.ok());
        QVERIFY((*named)->remarks.isEmpty());
    }
    // Titles distinguish the saved figures.
    QVERIFY(widgets::offeredFigure(*m_view->panel()->graphs())->title() !=
            widgets::offeredFigure(*m_view->panel()->matrices()->view(PairMatrix::Plan))->title());
}

void TestPairFigures::wrongOptionsOfFiguresAreSaid()
{
    const FigureRequest plain{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    const auto messageOf = [&](const char* name, const char* value) {
        FigureRequest request = plain;
        request.options[QString::fromLatin1(name)] = QString::fromLatin1(value);
        const auto figure = loadMatricesFigure(request);
        return figure.ok() ? QString() : QString::fromStdString(figure.error().text());
    };
    QVERIFY(messageOf("epoch", "99999").contains(QStringLiteral("the nearest is 20")));
    QVERIFY(messageOf("pair", "nobody").contains(QStringLiteral("is not a node of")));
    QVERIFY(messageOf("panels", "Q").contains(QStringLiteral("--panels: expected one of D, S, DS, plan, exact")));
    QVERIFY(messageOf("map", "jet").contains(QStringLiteral("viridis")));
    QVERIFY(messageOf("draw", "-1").contains(QStringLiteral("whole number")));
}

ROSA_WIDGET_TEST(TestPairFigures)
#include "tst_pair_figures.moc"
