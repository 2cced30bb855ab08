/// Fixture of the tests of the transport lab: a view with a small problem, in a window of its own.
#pragma once

#include <memory>

#include <QAction>
#include <QLabel>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "app/workbench/lab/view/lab_view.h"
#include "app/workbench/session/workbench.h"
#include "tests/widgets/shown.h"
#include "widgets/lab/lab_canvas.h"

namespace rosa::workbench {

/// Base class of tests, whose slots call open() before and close() after each test.
class LabFixture : public QObject {
protected:
    static constexpr int kPatience = 60'000;

    void prepare()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
        QCoreApplication::setApplicationName(QStringLiteral("lab-%1").arg(QCoreApplication::applicationPid()));
        QSettings().clear();
        QSettings().setValue(QStringLiteral("lab/tables"), true);
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
    }

    void open()
    {
        m_view = std::make_unique<LabView>(*m_workbench);
        m_view->resize(1200, 760);
        QVERIFY(rosa::test::isActivated(*m_view));
    }

    void close()
    {
        m_view.reset();
        QSettings().clear();
        QSettings().setValue(QStringLiteral("lab/tables"), true);
    }

    /// E with t = (.5, .5), r = (.9, .1) at λ = 5: lesson 3.
    static lab::Problem exchange()
    {
        lab::Problem problem;
        problem.title = "exchange";
        lab::GivenCost given;
        given.cost = {2, 2, {0, 1, 1, 0}};
        problem.source = std::move(given);
        problem.rowWeights = {0.5, 0.5};
        problem.columnWeights = {0.9, 0.1};
        problem.solve.lambda = 5;
        problem.solve.halfIterations = 0;
        return problem;
    }

    template <typename Widget>
    [[nodiscard]] Widget* find(const char* name) const
    {
        return m_view->findChild<Widget*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QToolButton* button(const char* operation) const
    {
        return find<QToolButton>((QByteArray(operation) + "Button").constData());
    }
    void click(const char* operation) const { QTest::mouseClick(button(operation), Qt::LeftButton); }
    [[nodiscard]] LabState& state() const { return m_view->state(); }
    [[nodiscard]] QString text(const char* label) const { return find<QLabel>(label)->text(); }
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(!state().isBusy(), kPatience); }

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<LabView> m_view;
};

}  // namespace rosa::workbench
