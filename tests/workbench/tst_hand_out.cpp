/// The hand-out of a lesson as PDF, from code and from the command.
#include <algorithm>

#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/lab/data/lesson_text.h"
#include "app/workbench/lab/figure/lesson_hand_out.h"
#include "tests/program/test_program.h"
#include "tests/workbench/lesson_files.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

qsizetype pagesOf(const QByteArray& pdf)
{
    static const QRegularExpression page(QStringLiteral(R"(/Type\s*/Page\b(?!s))"));
    return QString::fromLatin1(pdf).count(page);
}

QByteArray bytesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

/// What stands on the pages, in their order, with a form feed behind each.
QString rawTextOf(const HandOut& handOut)
{
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-"), QStringLiteral("-")});
    reader.write(handOutPdf(handOut));
    reader.closeWriteChannel();
    if (!reader.waitForFinished(-1)) qWarning("pdftotext: %s", qPrintable(reader.errorString()));
    return QString::fromUtf8(reader.readAllStandardOutput());
}

QString textOf(const HandOut& handOut) { return rawTextOf(handOut).simplified(); }

struct Ended {
    int code = -1;
    QString errors;
};

Ended handOut(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(ROSA_WORKBENCH), QStringList{QStringLiteral("handout")} + arguments);
    process.waitForFinished(-1);
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
}

}  // namespace

class TestHandOut : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    static HandOut small()
    {
        const auto lesson = readLesson(lessonFile("small.rosalesson"));
        return solveHandOut(lesson.value()).value();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QLocale::setDefault(QLocale::c());
    }

    void everyStepIsSolved()
    {
        const HandOut handOut = small();
        QCOMPARE(handOut.steps.size(), std::size_t{4});
        QVERIFY(!handOut.steps[0].after && !handOut.steps[0].hidesResult);
        QVERIFY(handOut.steps[1].hidesResult);
        QCOMPARE(handOut.steps[1].truth.plan(1, 0), 0.4);
        QVERIFY(std::abs(handOut.steps[2].truth.number - 0.0067) < 1e-4);
        QVERIFY(!handOut.steps[3].hidesResult);  // Asks about what is seen.
        QCOMPARE(handOut.steps[2].after->solution.run.steps.size(), std::size_t{2});
    }

    void theFileHasItsPagesAndFonts()
    {
        const QByteArray pdf = handOutPdf(small());
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        // Questions, then solutions on pages of their own.
        QVERIFY2(pagesOf(pdf) >= 3 && pagesOf(pdf) <= 6, qPrintable(QString::number(pagesOf(pdf))));
        QVERIFY(pdf.contains("/FontFile"));
        QVERIFY(pdf.contains("/MediaBox [0 0 595 842]") || pdf.contains("/MediaBox [0 0 595.000000 842.000000]"));
        QVERIFY(!pdf.contains("/CreationDate ("));
        QCOMPARE(handOutPdf(small()), pdf);
    }

    void verdictsAreToldApart()
    {
        const HandOut handOut = small();
        const QStringList verdicts = verdictTexts(*handOut.steps[2].after);
        QCOMPARE(verdicts.size(), 3);
        QVERIFY(verdicts[0].contains(QStringLiteral("after 2 half iterations")));
        QVERIFY(verdicts[1].contains(QStringLiteral("columns by 0")));
        QVERIFY(verdicts[2].contains(QStringLiteral("below the optimum")));
        QCOMPARE(settingsText(handOut.steps[2].after->problem), QStringLiteral("Sinkhorn, λ = 5, 2 half iterations"));
    }

    /// An answer must not be read before its page is turned.
    void answersStandOnTheLastPages()
    {
        const QString text = textOf(small());
        const qsizetype solutions = text.indexOf(QStringLiteral("Solutions"));
        QVERIFY2(solutions > 0, qPrintable(text));
        for (const char* answer : {"0.006693", "the plan Γ below", "Row b has to send"})
            QVERIFY2(text.indexOf(QString::fromUtf8(answer)) > solutions, answer);
        QVERIFY(text.indexOf(QStringLiteral("What does it cost?")) < solutions);
        QVERIFY(text.contains(QStringLiteral("Page 1 of")));
    }

    /// Not even what is computed from a picture that is shown while its question is open.
    void noLessonTellsAVerdictEarly()
    {
        for (const lab::Lesson& lesson : lab::builtInLessons()) {
            const HandOut handOut = solveHandOut(lesson).value();
            const QString text = textOf(handOut);
            const QString questions = text.left(text.indexOf(QStringLiteral("Solutions")));
            QStringList told;
            for (const HandOut::Step& step : handOut.steps)
                if (!step.after) told += verdictTexts(step.before);
            for (const HandOut::Step& step : handOut.steps)
                for (const QString& verdict : step.after ? verdictTexts(*step.after) : QStringList())
                    QVERIFY2(told.contains(verdict) || !questions.contains(verdict),
                             qPrintable(QString::fromStdString(lesson.id) + QStringLiteral(": ") + verdict));
        }
    }

    /// Its heading, its question and the room to answer it, and so the figure between them.
    void aStepStaysOnOnePage()
    {
        const auto squeezed = [](const QString& text) {
            return text.normalized(QString::NormalizationForm_KC).remove(QRegularExpression(QStringLiteral("\\s")));
        };
        for (const lab::Lesson& lesson : lab::builtInLessons()) {
            const HandOut handOut = solveHandOut(lesson).value();
            const QStringList pages = rawTextOf(handOut).split(QLatin1Char('\f'));
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                const QString heading =
                    QStringLiteral("Step%1·%2").arg(i + 1).arg(squeezed(lessonTitle(lesson.steps[i].title)));
                const auto page =
                    std::ranges::find_if(pages, [&](const QString& one) { return squeezed(one).contains(heading); });
                QVERIFY2(page != pages.end(), qPrintable(heading));
                if (!lesson.steps[i].question) continue;
                const QString after = squeezed(*page).section(heading, 1);
                QVERIFY2(after.contains(squeezed(lessonPlain(lesson.steps[i].question->prompt))), qPrintable(heading));
                QVERIFY2(after.contains(QStringLiteral("Because:")), qPrintable(heading));
            }
        }
    }

    void theCommandWritesTheSameFile()
    {
        const Ended done = handOut({lessonFile("small.rosalesson"), QStringLiteral("--out"), file("command.pdf"),
                                    QStringLiteral("--language"), QStringLiteral("en")});
        QVERIFY2(done.code == 0, qPrintable(done.errors));
        QCOMPARE(done.errors, QString());
        QVERIFY(pagesOf(bytesOf(file("command.pdf"))) >= 3);
    }

    void theCommandSaysWhatIsWrong_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("error");
        const QString out = QStringLiteral("--out"), lesson = lessonFile("small.rosalesson"), pdf = file("x.pdf");
        QTest::newRow("no file") << QStringList{lesson} << QStringLiteral("--out FILE is missing");
        QTest::newRow("no PDF") << QStringList{lesson, out, file("x.png")} << QStringLiteral("must end in .pdf");
        QTest::newRow("no lesson") << QStringList{out, pdf} << QStringLiteral("expected one lesson, found 0");
        QTest::newRow("unknown") << QStringList{QStringLiteral("gone"), out, pdf} << QStringLiteral("neither a lesson");
        QTest::newRow("language") << QStringList{lesson, out, pdf, QStringLiteral("--language"), QStringLiteral("xx")}
                                  << QStringLiteral("--language xx: expected one of en, de, zh_CN");
        QTest::newRow("option") << QStringList{lesson, out, pdf, QStringLiteral("--size"), QStringLiteral("A5")}
                                << QStringLiteral("size");
        QTest::newRow("wrong lesson") << QStringList{lessonFile("unknown_key.rosalesson"), out, pdf}
                                      << QStringLiteral("unknown_key.rosalesson:9: ");
    }
    void theCommandSaysWhatIsWrong()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, error);
        const Ended ended = handOut(arguments);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.errors.contains(error), qPrintable(ended.errors));
        QVERIFY(!QFile::exists(file("x.pdf")));
    }

    void everyLessonOfTheProgramIsPrinted()
    {
        for (const lab::Lesson& lesson : lab::builtInLessons()) {
            const auto handOut = solveHandOut(lesson);
            QVERIFY2(handOut.ok(), lesson.id.c_str());
            QVERIFY2(pagesOf(handOutPdf(*handOut)) >= 2, lesson.id.c_str());
        }
    }
};

ROSA_WIDGET_TEST(TestHandOut)
#include "tst_hand_out.moc"
