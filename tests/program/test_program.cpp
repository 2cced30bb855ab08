#include "tests/program/test_program.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <string_view>
#include <vector>

#ifdef QT_WIDGETS_LIB
#include <QtWidgets/QApplication>
#endif

namespace rosa::test_program {

namespace {

std::vector<TestClass>& allClasses()
{
    static std::vector<TestClass> classes;
    return classes;
}

std::vector<void (*)()>& allPreparations()
{
    static std::vector<void (*)()> preparations;
    return preparations;
}

std::string_view nameOf(const TestClass& test)
{
    std::string_view name = test.source;
    name.remove_prefix(name.rfind('/') + 1);
    return name.substr(0, name.rfind('.'));
}

/// One line for each test of the program.
void list(std::FILE* out)
{
    std::vector<std::string_view> names;
    for (const TestClass& test : allClasses()) names.push_back(nameOf(test));
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    for (const std::string_view name : names) std::fprintf(out, "%.*s\n", static_cast<int>(name.size()), name.data());
}

int runAll(const std::vector<TestClass>& classes, int argc, char** argv)
{
    int failed = 0;
    for (const TestClass& test : classes) failed += test.run(argc, argv);
    return failed;
}

/// As Qt's macros do. The application has the name of the test, which is part of the path of its settings and temporary files.
template <typename Kind>
int runIn(const std::vector<TestClass>& classes, int argc, char** argv)
{
    const std::string_view name = nameOf(classes.front());
    QCoreApplication::setApplicationName(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    Kind application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    return runAll(classes, argc, argv);
}

int run(const std::vector<TestClass>& classes, int argc, char** argv)
{
#ifdef QT_WIDGETS_LIB
    if (classes.front().application == Application::Widgets) return runIn<QApplication>(classes, argc, argv);
#endif
    if (classes.front().application == Application::EventLoop) return runIn<QCoreApplication>(classes, argc, argv);
    return runAll(classes, argc, argv);
}

/// Runs the test named by the first argument, which sees the other arguments as a program of its own would.
int start(int argc, char** argv)
{
    const std::string_view name = argc > 1 ? argv[1] : "";
    if (name == "--list") {
        list(stdout);
        return 0;
    }
    std::vector<TestClass> classes;
    std::copy_if(allClasses().begin(), allClasses().end(), std::back_inserter(classes),
                 [&](const TestClass& test) { return nameOf(test) == name; });
    if (classes.empty()) {
        std::fprintf(stderr, "%s TEST [argument of Qt Test…], where TEST is one of\n", argv[0]);
        list(stderr);
        return 2;
    }
    std::copy(argv + 2, argv + argc + 1, argv + 1);
    for (void (*const prepare)() : allPreparations()) prepare();
    return run(classes, argc - 1, argv);
}

}  // namespace

Registration::Registration(const TestClass& test) { allClasses().push_back(test); }

Preparation::Preparation(void (*prepare)()) { allPreparations().push_back(prepare); }

}  // namespace rosa::test_program

int main(int argc, char** argv) { return rosa::test_program::start(argc, argv); }
