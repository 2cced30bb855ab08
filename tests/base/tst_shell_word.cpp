#include <QTest>

#include "core/base/text/shell_word.h"
#include "tests/program/test_program.h"

using namespace rosa;

class TestShellWord : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wordsComeBackAsTheyWere()
    {
        const std::vector<std::string> words{"rosa-workbench", "it's two words", "",     "a\"b",
                                             "back\\slash",    "λ = 5",          "--to", "1.5"};
        std::string line;
        for (const std::string& word : words) line += (line.empty() ? "" : "  ") + shellWord(word);
        QCOMPARE(shellWords(line), words);
    }
    void quotesOfPeopleAreRead()
    {
        QCOMPARE(shellWords("a \"b c\" d\\ e 'f'g"), (std::vector<std::string>{"a", "b c", "d e", "fg"}));
        QCOMPARE(shellWords("  "), std::vector<std::string>());
        QCOMPARE(shellWords("a 'open"), (std::vector<std::string>{"a", "open"}));
    }
};

ROSA_TEST(TestShellWord)
#include "tst_shell_word.moc"
