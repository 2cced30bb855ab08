/// The tests of a folder as one program: `tests_base tst_files [argument of Qt Test…]` runs the test of base/tst_files.cpp alone.
///
/// Linking a program for each test takes longer than compiling it. ctest starts the program once per test, so that each has a process of
/// its own, and a crash has a name. A test is registered by one of
///
///     ROSA_TEST(TestFiles)                without an application object, as QTEST_APPLESS_MAIN
///     ROSA_EVENT_LOOP_TEST(TestWatch)     with a QCoreApplication, as QTEST_GUILESS_MAIN
///     ROSA_WIDGET_TEST(TestForm)          with a QApplication, as QTEST_MAIN; in folders that link Qt6::Widgets
///
/// before its source includes its moc. The name of a test is that of the source; several classes of one source run one after another.
#pragma once

#include <QtTest/QTest>

namespace rosa::test_program {

enum class Application { None, EventLoop, Widgets };

/// A class of tests. `run` returns the number of failed test functions.
struct TestClass {
    const char* source;
    Application application;
    int (*run)(int argc, char** argv);
};

/// Adds a class to the program, before main.
struct Registration {
    explicit Registration(const TestClass& test);
};

/// What the tests of a folder need before the first of them. `prepare` is called once.
struct Preparation {
    explicit Preparation(void (*prepare)());
};

template <typename Class>
int run(int argc, char** argv)
{
    Class test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace rosa::test_program

#define ROSA_TEST_IN(application, Class)                                 \
    static const rosa::test_program::Registration registrationOf##Class( \
        {__FILE__, rosa::test_program::Application::application, rosa::test_program::run<Class>});
#define ROSA_TEST(Class) ROSA_TEST_IN(None, Class)
#define ROSA_EVENT_LOOP_TEST(Class) ROSA_TEST_IN(EventLoop, Class)
#ifdef QT_WIDGETS_LIB
#define ROSA_WIDGET_TEST(Class) ROSA_TEST_IN(Widgets, Class)
#endif
