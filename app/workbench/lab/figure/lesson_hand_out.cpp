#include "app/workbench/lab/figure/lesson_hand_out.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextFormat>

#include "app/workbench/lab/data/lesson_text.h"
#include "app/workbench/lab/figure/step_drawing.h"
#include "widgets/figure/figure_recipe.h"
#include "widgets/figure/save_figure.h"
#include "widgets/style/number_text.h"
#include "widgets/text/closed_document.h"

namespace rosa::workbench {

namespace {

using QuestionKind = lab::LessonQuestion::Kind;

constexpr double kPageWidthMm = 210, kPageHeightMm = 297, kMarginMm = 18;
constexpr double kFontPoints = 10;
constexpr double kFigureMm = 50, kLowFigureMm = 36;  ///< With a result, and without.
constexpr std::size_t kMostLowRows = 3;
constexpr double kLineMm = 8.5;
constexpr double kPieceGap = 14;
constexpr int kMostBlankCells = 10;  ///< Rows and columns of a plan that can be filled in by pen.

QString handOutText(const char* source) { return QCoreApplication::translate("HandOut", source); }

double bodyWidth() { return widgets::unitsOfMm(kPageWidthMm - 2 * kMarginMm); }
double bodyHeight() { return widgets::unitsOfMm(kPageHeightMm - 2 * kMarginMm) - 14; }

/// Lines to write on.
PageDrawings::Draw ruledLines(int count)
{
    return [count](QPainter& painter, const QRectF& area) {
        painter.setPen(QPen(QColor(0xAA, 0xAA, 0xAA), 0.6));
        for (int i = 1; i <= count; ++i) {
            const double place = area.top() + widgets::unitsOfMm(kLineMm) * i;
            painter.drawLine(QPointF(area.left(), place), QPointF(area.right(), place));
        }
    };
}

/// An empty plan with its weights, for a pen.
QString blankPlan(const SolvedProblem& solved)
{
    const auto& [rows, columns] = std::pair(solved.posed.rows, solved.posed.columns);
    if (std::max(rows.size(), columns.size()) > kMostBlankCells)
        return QStringLiteral("<p>%1</p>")
            .arg(handOutText(QT_TRANSLATE_NOOP("HandOut", "The plan is too large for paper.")).toHtmlEscaped());
    const auto cell = [](const QString& inside) {
        return QStringLiteral("<td align=\"center\" width=\"58\" height=\"26\">%1</td>").arg(inside);
    };
    QString html = QStringLiteral("<tr>") + cell(QStringLiteral("Γ"));
    for (std::size_t j = 0; j < columns.size(); ++j) html += cell(columnName(solved.problem, j).toHtmlEscaped());
    html += cell(QStringLiteral("t")) + QStringLiteral("</tr>");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        html += QStringLiteral("<tr>") + cell(rowName(solved.problem, i).toHtmlEscaped());
        for (std::size_t j = 0; j < columns.size(); ++j) html += cell(QStringLiteral("&nbsp;"));
        html += cell(widgets::shortNumber(rows[i])) + QStringLiteral("</tr>");
    }
    html += QStringLiteral("<tr>") + cell(QStringLiteral("r"));
    for (const double weight : columns) html += cell(widgets::shortNumber(weight));
    return QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\">%1</tr></table>")
        .arg(html + cell(QString()));
}

QString stepHeading(const lab::LessonStep& step, std::size_t number, const char* level)
{
    const QString title = lessonTitle(step.title);
    const QString words = handOutText(QT_TRANSLATE_NOOP("HandOut", "Step %1")).arg(number + 1) +
                          (title.isEmpty() ? QString() : QStringLiteral(" · ") + title);
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(level), words.toHtmlEscaped());
}

QString small(const QString& words) { return QStringLiteral("<p class=\"small\">%1</p>").arg(words.toHtmlEscaped()); }

QString verdictsHtml(const SolvedProblem& solved, bool hasCosts)
{
    QStringList lines = verdictTexts(solved);
    if (!hasCosts) lines.removeLast();
    QString items;
    for (const QString& line : lines) items += QStringLiteral("<li>%1</li>").arg(line.toHtmlEscaped());
    return small(settingsText(solved.problem)) + QStringLiteral("<ul>%1</ul>").arg(items);
}

/// A part of the hand-out that is not torn by the end of a page, unless it is longer than a page.
struct Piece {
    QString html;
    bool beginsPage = false;
};

/// Puts the parts together: one per step and one per solution.
class HandOutText {
public:
    HandOutText(const HandOut& handOut, PageDrawings& drawings) : m_handOut(handOut), m_drawings(drawings) {}

    [[nodiscard]] std::vector<Piece> pieces() const
    {
        std::vector<Piece> pieces;
        for (std::size_t i = 0; i < m_handOut.lesson.steps.size(); ++i)
            pieces.push_back({(i == 0 ? head() : QString()) + stepHtml(i)});
        bool isFirst = true;
        for (std::size_t i = 0; i < m_handOut.lesson.steps.size(); ++i) {
            if (!m_handOut.lesson.steps[i].question) continue;
            const QString heading =
                QStringLiteral("<h1>%1</h1>").arg(handOutText(QT_TRANSLATE_NOOP("HandOut", "Solutions")).toHtmlEscaped());
            pieces.push_back({(isFirst ? heading : QString()) + solutionHtml(i), isFirst});
            isFirst = false;
        }
        return pieces;
    }

private:
    [[nodiscard]] QString head() const
    {
        const lab::Lesson& lesson = m_handOut.lesson;
        QString html = QStringLiteral("<h1>%1</h1>").arg(lessonTitle(lesson.title).toHtmlEscaped());
        if (!lesson.question.empty()) html += QStringLiteral("<p><em>%1</em></p>").arg(lessonLine(lesson.question));
        return html + QStringLiteral("<p>%1 ______________________________ &nbsp; %2 ______________</p>")
                          .arg(handOutText(QT_TRANSLATE_NOOP("HandOut", "Name")).toHtmlEscaped(),
                               handOutText(QT_TRANSLATE_NOOP("HandOut", "Date")).toHtmlEscaped());
    }
    [[nodiscard]] QString figure(const SolvedProblem& solved, const StepParts& parts) const
    {
        const bool isLow = !parts.hasResult && solved.posed.rows.size() <= kMostLowRows;
        const double high = isLow ? kLowFigureMm : kFigureMm;
        return m_drawings.add(QSizeF(bodyWidth() - 1, widgets::unitsOfMm(high)), stepDrawing(solved, parts));
    }
    [[nodiscard]] QString lines(int count) const
    {
        return m_drawings.add(QSizeF(bodyWidth() - 1, widgets::unitsOfMm(kLineMm) * count + 4), ruledLines(count));
    }

    [[nodiscard]] QString stepHtml(std::size_t number) const
    {
        const lab::LessonStep& step = m_handOut.lesson.steps[number];
        const HandOut::Step& solved = m_handOut.steps[number];
        // A plan that is asked for has a table of its own to be filled in.
        const bool isAsked = step.question && step.question->kind == QuestionKind::Plan;
        const bool isByHand = solved.before.problem.solve.variant == lab::Variant::Hand;
        const QString html =
            stepHeading(step, number, "h2") + lessonHtml(step.text) +
            figure(solved.before, {step.hasCosts, !solved.hidesResult, solved.hidesResult && isByHand && !isAsked});
        if (!step.question) return html + verdictsHtml(solved.before, step.hasCosts) + lessonHtml(step.after);
        // A question about what is seen is asked of the picture: the verdicts are the answer, to this step or to the one before.
        return html + (solved.hidesResult ? QString() : small(settingsText(solved.before.problem))) +
               questionHtml(*step.question, solved);
    }

    [[nodiscard]] QString questionHtml(const lab::LessonQuestion& question, const HandOut::Step& solved) const
    {
        QString html = QStringLiteral("<p><b>%1</b></p>").arg(lessonLine(question.prompt));
        switch (question.kind) {
            case QuestionKind::Number:
                html += QStringLiteral("<p>%1 ______________</p>")
                            .arg(handOutText(QT_TRANSLATE_NOOP("HandOut", "My guess:")).toHtmlEscaped());
                break;
            case QuestionKind::Choice:
                for (const lab::LocalText& choice : question.choices)
                    html += QStringLiteral("<p>☐ %1</p>").arg(lessonLine(choice));
                break;
            case QuestionKind::Plan:
                html += blankPlan(solved.before) + QStringLiteral("<p class=\"small\">&nbsp;</p>");
                break;
        }
        return html +
               QStringLiteral("<p>%1</p>").arg(handOutText(QT_TRANSLATE_NOOP("HandOut", "Because:")).toHtmlEscaped()) +
               lines(2);
    }

    [[nodiscard]] QString solutionHtml(std::size_t number) const
    {
        const lab::LessonStep& step = m_handOut.lesson.steps[number];
        const HandOut::Step& solved = m_handOut.steps[number];
        return stepHeading(step, number, "h3") + answerHtml(*step.question, solved.truth) +
               figure(*solved.after, {step.hasCosts, true, false}) + verdictsHtml(*solved.after, step.hasCosts) +
               lessonHtml(step.after);
    }

    [[nodiscard]] static QString answerHtml(const lab::LessonQuestion& question, const LessonTruth& truth)
    {
        const auto answer = [](const QString& html) {
            return QStringLiteral("<p><b>%1</b> %2</p>")
                .arg(handOutText(QT_TRANSLATE_NOOP("HandOut", "Answer:")).toHtmlEscaped(), html);
        };
        const QString prompt = QStringLiteral("<p>%1</p>").arg(lessonLine(question.prompt));
        if (question.kind == QuestionKind::Choice) return prompt + answer(lessonLine(question.choices[question.right]));
        if (question.kind == QuestionKind::Plan)
            return prompt + answer(handOutText(QT_TRANSLATE_NOOP("HandOut", "the plan Γ below")).toHtmlEscaped());
        const double tolerance = question.answer->tolerance;
        const QString number = lessonNumber(truth.number, tolerance);
        return prompt + answer(tolerance > 0 ? handOutText(QT_TRANSLATE_NOOP("HandOut", "%1; a guess within %2 is right"))
                                                   .arg(number, widgets::roundedNumber(tolerance, 2))
                                                   .toHtmlEscaped()
                                             : number);
    }

    const HandOut& m_handOut;
    PageDrawings& m_drawings;
};

QString styleSheet()
{
    return QStringLiteral(
        "h1 { font-size: 17pt; margin-top: 0px; margin-bottom: 6px }"
        "h2 { font-size: 12.5pt; margin-top: 16px; margin-bottom: 4px }"
        "h3 { font-size: 11pt; margin-top: 14px; margin-bottom: 4px }"
        "p { margin-top: 3px; margin-bottom: 5px }"
        "li { margin-bottom: 2px }"
        "a { color: #000000; text-decoration: none }"
        "code, pre { font-family: 'DejaVu Sans Mono' }"
        "pre { white-space: pre-wrap }"
        ".small { font-size: 8pt; color: #555555 }");
}

void drawFoot(QPainter& painter, const QString& title, int page, int pages)
{
    widgets::FigureStyle style;
    painter.setFont(widgets::fontOf(style));
    painter.setPen(QColor(0x55, 0x55, 0x55));
    const double margin = widgets::unitsOfMm(kMarginMm);
    const QRectF foot(margin, widgets::unitsOfMm(kPageHeightMm) - margin - 4, bodyWidth(), 20);
    const QString number = handOutText(QT_TRANSLATE_NOOP("HandOut", "Page %1 of %2")).arg(page).arg(pages);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, title);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom, number);
}

/// Parts of the hand-out at their places, as if all pages were one.
class Pages {
public:
    Pages(QPdfWriter& writer, PageDrawings& drawings) : m_writer(writer), m_drawings(drawings) {}

    void add(const Piece& piece)
    {
        auto document = documentOf(piece.html);
        const double high = document->size().height(), used = m_end - std::floor(m_end / bodyHeight()) * bodyHeight();
        const bool isNewPage = used > 0 && (piece.beginsPage || used + kPieceGap + high > bodyHeight());
        if (used > 0) m_end += isNewPage ? bodyHeight() - used : kPieceGap;
        const double top = m_end;
        if (high > bodyHeight()) document->setPageSize(QSizeF(bodyWidth(), bodyHeight()));
        m_end += high > bodyHeight() ? document->pageCount() * bodyHeight() : high;
        m_parts.push_back({std::move(document), top, m_end});
    }

    void print(const QString& title)
    {
        QPainter painter(&m_writer);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setRenderHint(QPainter::LosslessImageRendering);
        const int pages = std::max(1, static_cast<int>(std::ceil(m_end / bodyHeight() - 1e-6)));
        for (int page = 0; page < pages; ++page) {
            if (page > 0) m_writer.newPage();
            drawFoot(painter, title, page + 1, pages);
            const double begin = page * bodyHeight(), end = begin + bodyHeight();
            for (const Part& part : m_parts)
                if (part.top < end - 1e-6 && part.bottom > begin + 1e-6) draw(painter, part, begin);
        }
    }

private:
    struct Part {
        std::unique_ptr<QTextDocument> document;
        double top = 0, bottom = 0;
    };

    std::unique_ptr<QTextDocument> documentOf(const QString& html)
    {
        auto document = std::make_unique<widgets::ClosedDocument>();
        document->documentLayout()->setPaintDevice(&m_writer);
        document->documentLayout()->registerHandler(QTextFormat::ImageObject, &m_drawings);
        document->setUseDesignMetrics(true);
        document->setDocumentMargin(0);
        widgets::FigureStyle style;
        style.fontPoints = kFontPoints;
        document->setDefaultFont(widgets::fontOf(style));
        document->setDefaultStyleSheet(styleSheet());
        document->setHtml(html);
        document->setTextWidth(bodyWidth());
        return document;
    }

    /// `begin`: of the page.
    static void draw(QPainter& painter, const Part& part, double begin)
    {
        const double margin = widgets::unitsOfMm(kMarginMm);
        const QRectF view(0, begin - part.top, bodyWidth(), bodyHeight());
        painter.save();
        painter.translate(margin, margin - view.top());
        painter.setClipRect(view);
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = view;
        context.palette.setColor(QPalette::Text, Qt::black);
        part.document->documentLayout()->draw(&painter, context);
        painter.restore();
    }

    QPdfWriter& m_writer;
    PageDrawings& m_drawings;
    std::vector<Part> m_parts;
    double m_end = 0;
};

}  // namespace

Result<HandOut> solveHandOut(const lab::Lesson& lesson)
{
    HandOut handOut;
    handOut.lesson = lesson;
    LessonWalk walk(lesson);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        walk.go(i);
        HandOut::Step step;
        const LessonScene open = walk.scene();
        step.hidesResult = open.hidesResult;
        ROSA_TRY_ASSIGN(step.before, solveProblem(open.problem));
        if (walk.isOpen()) {
            ROSA_TRY_ASSIGN(step.truth, truthOf(walk.step()));
            walk.showWithoutGuess();
            ROSA_TRY_ASSIGN(step.after, solveProblem(walk.scene().problem));
        }
        handOut.steps.push_back(std::move(step));
    }
    return handOut;
}

QByteArray handOutPdf(const HandOut& handOut)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QString title = lessonTitle(handOut.lesson.title);
    QPdfWriter writer(&buffer);
    writer.setResolution(96);  // The unit of figures.
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("RoSA workbench"));
    PageDrawings drawings;
    Pages pages(writer, drawings);
    for (const Piece& piece : HandOutText(handOut, drawings).pieces()) pages.add(piece);
    pages.print(title);
    return widgets::withoutDate(std::move(bytes));
}

Result<void> saveHandOut(const HandOut& handOut, const QString& file)
{
    return widgets::saveFile(file, handOutPdf(handOut));
}

}  // namespace rosa::workbench
