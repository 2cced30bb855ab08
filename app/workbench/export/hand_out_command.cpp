#include "app/workbench/export/hand_out_command.h"

#include <cstdio>

#include <QCommandLineParser>
#include <QFileInfo>

#include "app/workbench/export/export_target.h"
#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/lab/figure/lesson_hand_out.h"
#include "core/base/text/nearest.h"
#include "core/base/text/printable.h"

namespace rosa::workbench {

namespace {

void setUp(QCommandLineParser& parser)
{
    parser.setApplicationDescription(QStringLiteral("Writes the hand-out of a lesson as PDF, without a window"));
    parser.addPositionalArgument(QStringLiteral("LESSON"),
                                 QStringLiteral("Id of a lesson of the program, or a lesson file."),
                                 QStringLiteral("handout LESSON --out FILE"));
    parser.addOptions({{QStringLiteral("out"), QStringLiteral("Output file: .pdf."), QStringLiteral("FILE")},
                       {QStringLiteral("language"),
                        QStringLiteral("Language of texts and numbers: en, de or zh_CN; by default that of the window."),
                        QStringLiteral("NAME")}});
    parser.addHelpOption();
}

QString helpText(const QCommandLineParser& parser)
{
    QString text = parser.helpText() + QStringLiteral("\nLessons:\n");
    for (const lab::Lesson& lesson : lab::builtInLessons())
        text += QStringLiteral("  %1\n").arg(QString::fromStdString(lesson.id));
    return text;
}

/// A word that is neither a lesson nor a file was probably meant as an id.
Result<lab::Lesson> lessonOf(const QString& named)
{
    if (isBuiltInLesson(named) || QFileInfo::exists(named)) return readLesson(named);
    std::vector<std::string> ids;
    for (const lab::Lesson& lesson : lab::builtInLessons()) ids.push_back(lesson.id);
    const std::string word = named.toStdString();
    return badInput(didYouMean(Message("%1 is neither a lesson of the program nor a file", word), nearestName(word, ids)));
}

Result<void> write(const QCommandLineParser& parser)
{
    const QString out = parser.value(QStringLiteral("out"));
    if (out.isEmpty()) return badInput("--out FILE is missing");
    if (QFileInfo(out).suffix().toLower() != QLatin1String("pdf"))
        return badInput("--out %1: the name of a hand-out must end in .pdf", out.toStdString());
    ROSA_TRY(checkTarget(out));
    if (const QString language = parser.value(QStringLiteral("language")); !language.isEmpty())
        ROSA_TRY(checkLanguage(language));
    if (parser.positionalArguments().size() != 1)
        return badInput("expected one lesson, found %1", parser.positionalArguments().size());
    ROSA_TRY_ASSIGN(const lab::Lesson lesson, lessonOf(parser.positionalArguments().first()));
    ROSA_TRY_ASSIGN(const HandOut handOut, solveHandOut(lesson));
    return saveHandOut(handOut, out);
}

}  // namespace

QString handOutLanguage(const QStringList& arguments)
{
    QCommandLineParser parser;
    setUp(parser);
    parser.parse(QStringList{QStringLiteral("handout")} + arguments);
    return parser.value(QStringLiteral("language"));
}

int runHandOut(const QStringList& arguments)
{
    QCommandLineParser parser;
    setUp(parser);
    // The parser expects a program name first.
    const bool isRight = parser.parse(QStringList{QStringLiteral("handout")} + arguments);
    if (arguments.isEmpty() || parser.isSet(QStringLiteral("help"))) {
        std::fputs(qPrintable(helpText(parser)), stdout);
        return arguments.isEmpty() ? 2 : 0;
    }
    const Result<void> done =
        isRight ? write(parser) : Result<void>(badInput(Message::verbatim(parser.errorText().toStdString())));
    if (done) return 0;
    std::fprintf(stderr, "rosa-workbench: error: %s\n", printable(done.error().text()).c_str());
    return done.error().kind == ErrorKind::BadInput ? 2 : 1;
}

}  // namespace rosa::workbench
