/// Random texts of others through the window: titles of problems, names, origins of figures. None ends the program or loads anything.
///
/// ROSA_TEXT_FUZZ=100000 tests_workbench tst_text_fuzz: executions per target (200). Equal counts make equal texts; an execution that fails
/// can be repeated by its number, ROSA_TEXT_FUZZ_FROM. More than some ten thousand need QTEST_FUNCTION_TIMEOUT, in milliseconds.
#include <cstdio>
#include <random>

#include <QFile>
#include <QHelpEvent>
#include <QListWidget>
#include <QMenu>

#include "app/workbench/embedding/data/node_colours.h"
#include "app/workbench/lab/data/lab_text.h"
#include "app/workbench/lab/view/lab_view.h"
#include "app/workbench/runs/data/run_names.h"
#include "core/lab/problem_toml.h"
#include "core/store/annotations.h"
#include "tests/program/test_program.h"
#include "tests/widgets/loaded.h"
#include "tests/workbench/window_support.h"
#include "widgets/banner/banner.h"
#include "widgets/figure/figure_metadata.h"
#include "widgets/layout/short_label.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_box.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

/// Text put together from what means something to HTML, Qt, JSON, TOML and XML, and from any bytes.
class Texts {
public:
    explicit Texts(std::uint64_t number) : m_random(number) {}

    std::size_t below(std::size_t end) { return static_cast<std::size_t>(m_random() % end); }

    std::string any(std::size_t mostParts = 12)
    {
        std::string text;
        for (std::size_t parts = below(mostParts) + 1; parts > 0; --parts) text += part();
        return text;
    }

    /// Changes, removes or adds a few bytes.
    std::string changed(std::string text)
    {
        for (std::size_t changes = below(4); changes > 0 && !text.empty(); --changes) {
            const std::size_t at = below(text.size());
            switch (below(4)) {
                case 0:
                    text[at] = static_cast<char>(below(256));
                    break;
                case 1:
                    text.erase(at, below(16) + 1);
                    break;
                default:
                    text.insert(at, part());
            }
        }
        return text;
    }

private:
    std::string part()
    {
        static const std::vector<std::string> known{"<img src='/nowhere/x.png'>",
                                                    "<img src=x width=99999 height=99999>",
                                                    "<b>",
                                                    "</b>",
                                                    "<table background=/nowhere/x.png>",
                                                    "<tr><td colspan=9999>",
                                                    "<a href='file:///nowhere/x'>",
                                                    "<link type=text/css href=/nowhere/x.css>",
                                                    "<style>@import url(/nowhere/x);",
                                                    "</style>",
                                                    "<html>",
                                                    "<!--",
                                                    "-->",
                                                    "<li>",
                                                    "<ol start=-9>",
                                                    "<font size=99>",
                                                    "<svg>",
                                                    "<?xml",
                                                    "<![CDATA[",
                                                    "&lt;",
                                                    "&#0;",
                                                    "&#x110000;",
                                                    "&",
                                                    "&amp",
                                                    ";",
                                                    "%1",
                                                    "%L1",
                                                    "%%n",
                                                    "\n",
                                                    "\r",
                                                    "\t",
                                                    "\"",
                                                    "'",
                                                    "\\",
                                                    "\\u0000",
                                                    "{}",
                                                    "[",
                                                    "]",
                                                    "# rosa:origin ",
                                                    "% rosa:origin ",
                                                    "<desc>",
                                                    "</desc>",
                                                    "<rosa:origin>",
                                                    "\xE2\x80\xAE",
                                                    "\xE2\x80\xA8",
                                                    "\xF0\x9F\x98\x80",
                                                    "\xCC\x81\xCC\x81\xCC\x81",
                                                    "\xEF\xBB\xBF",
                                                    "\xED\xA0\x80",
                                                    "\xFF\xFE",
                                                    " \xC2\xB7 ",
                                                    "λ 5",
                                                    "0.5",
                                                    "1e999",
                                                    "seed 3",
                                                    "…"};
        switch (below(8)) {
            case 0: {
                std::string bytes(below(24), ' ');
                for (char& byte : bytes) byte = static_cast<char>(below(256));
                return bytes;
            }
            case 1:
                return std::string(below(below(16) == 0 ? 600 : 24), static_cast<char>('a' + below(26)));
            default:
                return known[below(known.size())];
        }
    }

    std::mt19937_64 m_random;
};

/// As text of TOML.
std::string quoted(const std::string& text)
{
    std::string result = "\"";
    for (const char byte : text) {
        if (byte == '"' || byte == '\\') result += '\\';
        const auto code = static_cast<unsigned char>(byte);
        char escape[8];
        std::snprintf(escape, sizeof escape, "\\u%04x", code);
        result += code < 0x20 || code == 0x7F ? escape : std::string(1, byte);
    }
    return result + '"';
}

std::uint64_t numberIn(const char* variable, std::uint64_t usual)
{
    bool isNumber = false;
    const auto number = qEnvironmentVariable(variable).toULongLong(&isNumber);
    return isNumber ? number : usual;
}

}  // namespace

class TestTextFuzz : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<rosa::test::Loaded> m_loaded;
    std::unique_ptr<widgets::ShortLabel> m_short;
    std::unique_ptr<widgets::PlainLabel> m_plain;
    std::unique_ptr<QListWidget> m_list;

    /// Shows a text in what shows text: labels, tool tips, lists, banners, dialogs.
    void show(const QString& text)
    {
        m_short->setWhole(text);
        m_plain->setText(widgets::shortened(text, widgets::kLongestMessage));
        for (QLabel* label : {static_cast<QLabel*>(m_short.get()), static_cast<QLabel*>(m_plain.get())}) {
            (void)label->sizeHint();
            (void)label->grab();
        }
        QListWidgetItem* item = m_list->item(0);
        item->setText(text);
        item->setToolTip(widgets::literal(text));
        QHelpEvent help(QEvent::ToolTip, QPoint(4, 4), m_list->viewport()->mapToGlobal(QPoint(4, 4)));
        QCoreApplication::sendEvent(m_list->viewport(), &help);
        (void)m_list->grab();
        QCOMPARE(rosa::test::shownOf(widgets::literal(text)).size() > 0, !text.isEmpty());
    }

    /// Runs `one` for each number with its texts.
    template <typename One>
    void repeat(const One& one)
    {
        const std::uint64_t from = numberIn("ROSA_TEXT_FUZZ_FROM", 0), count = numberIn("ROSA_TEXT_FUZZ", 200);
        for (std::uint64_t number = from; number < from + count; ++number) {
            Texts texts(number);
            one(texts);
            if (m_loaded->count() > 0 || QTest::currentTestFailed())
                return QTest::qFail(qPrintable(QStringLiteral("execution %1").arg(number)), __FILE__, __LINE__);
        }
    }

private Q_SLOTS:
    void init()
    {
        m_loaded = std::make_unique<rosa::test::Loaded>();
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->start();
        m_short = std::make_unique<widgets::ShortLabel>();
        m_short->resize(120, 20);
        m_plain = std::make_unique<widgets::PlainLabel>();
        m_plain->setWordWrap(true);
        m_plain->resize(200, 60);
        m_list = std::make_unique<QListWidget>();
        m_list->addItem(QString());
        m_list->resize(160, 40);
        QVERIFY(rosa::test::isShown(*m_list));
    }
    void cleanup()
    {
        m_list.reset();
        m_plain.reset();
        m_short.reset();
        m_fixture.reset();
        m_loaded.reset();
    }

    void titlesOfProblems()
    {
        auto& lab = *m_fixture->window->findChild<LabView*>();
        m_fixture->action("lab")->trigger();
        repeat([&](Texts& texts) {
            const std::string toml = texts.changed("rosa_transport = 1\ntitle = " + quoted(texts.any(4)) +
                                                   "\n[matrix]\ncost = [[0, 1], [1, 0]]\n[labels]\nrows = [" +
                                                   quoted(texts.any(2)) + ", " + quoted(texts.any(2)) + "]\n");
            const auto problem = lab::problemFromToml(toml, texts.any(2));
            if (!problem) return show(QString::fromStdString(problem.error().text()));
            lab.state().start(*problem);
            if (texts.below(32) == 0) (void)lab.grab();
            show(QString::fromStdString(problem->title));
            show(labelOf(*problem, true, 0));
        });
    }

    void namesOfRunsAndNodes()
    {
        repeat([&](Texts& texts) {
            store::RunSummary run, other;
            run.id = texts.any(2);
            run.name = texts.any(6);
            run.dataset = other.dataset = texts.any(3);
            run.method = texts.any(2);
            run.preset = texts.any(2);
            run.isNamed = texts.below(2) == 0;
            run.seed = texts.below(5);
            for (std::size_t tags = texts.below(texts.below(16) == 0 ? 150 : 4); tags > 0; --tags)
                run.tags.push_back(texts.any(2));
            run.forkedFrom = texts.any(1);
            for (const QString& label : labelTexts(std::vector{run, other})) show(label);
            show(nameOf(run));
            show(QString::fromStdString(store::shownTags(run.tags)));
            QMenu menu;
            menu.addAction(nameOf(run));
            (void)menu.sizeHint();
            data::Dataset dataset;
            dataset.nodeNames = {texts.any(4)};
            show(nodeName(dataset, 0));
        });
    }

    void originsOfFigures()
    {
        const QString folder = m_fixture->store.path();
        auto* banner = m_fixture->window->findChild<widgets::Banner*>();
        repeat([&](Texts& texts) {
            widgets::FigureOrigin origin;
            origin.runs = {QString::fromStdString(texts.any(4))};
            origin.recipe = QString::fromStdString(texts.any());
            origin.configuration = QString::fromStdString(texts.changed("[run]\ndataset = \"cora\"\n" + texts.any(4)));
            const std::string json = widgets::toJson(origin, QString::fromStdString(texts.any(3))).toStdString();
            const std::size_t kind = texts.below(4);
            const std::string content = kind == 0 ? "<svg><desc>" + json + "</desc></svg>"
                                        : kind == 1
                                            ? "%PDF-1.4\n" + widgets::xmpPacket(origin, QStringLiteral("t")).toStdString()
                                        : kind == 2 ? "% rosa:origin " + json + "\n"
                                                    : std::string();
            const QString file = folder + QLatin1String(kind == 0   ? "/f.svg"
                                                        : kind == 1 ? "/f.pdf"
                                                        : kind == 2 ? "/f.tex"
                                                                    : "/f.png");
            if (kind == 3) {
                QImage picture(1, 1, QImage::Format_RGB32);
                picture.setText(QStringLiteral("rosa-origin"), QString::fromStdString(texts.changed(json)));
                QVERIFY(picture.save(file));
            } else {
                QFile out(file);
                const std::string bytes = texts.changed(content);
                QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes.data(), static_cast<qint64>(bytes.size())) >= 0);
            }
            m_fixture->window->openFile(file);
            (void)banner->grab();
            show(banner->text());
            if (const auto read = widgets::readFigureOrigin(file)) {
                show(read->recipe);
                show(read->details);
                const auto selection =
                    catalog::Configuration::selectionFromToml(m_fixture->catalogue, read->configuration.toStdString(), "f");
                if (!selection) show(QString::fromStdString(selection.error().text()));
            }
            m_fixture->workbench->setCurrentRun({});
        });
    }
};

ROSA_WIDGET_TEST(TestTextFuzz)
#include "tst_text_fuzz.moc"
