/// Notices on a session bus of the test's own, with a service that records them.
#include "widgets/notice/desktop_notice.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QVariantMap>

#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"

using rosa::widgets::DesktopNotice;

class FakeService : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    QStringList titles, texts;
    QList<uint> replaced;

public Q_SLOTS:
    uint Notify(const QString&, uint replaces, const QString&, const QString& title, const QString& text, const QStringList&,
                const QVariantMap&, int)
    {
        titles.append(title);
        texts.append(text);
        replaced.append(replaces);
        return 7;
    }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString& action);
    void NotificationClosed(uint id, uint reason);
};

/// Receives what the notices receive.
class Witness : public QObject {
    Q_OBJECT
public:
    int count = 0;

    explicit Witness(const QString& signal)
    {
        QDBusConnection::sessionBus().connect(QStringLiteral("org.freedesktop.Notifications"),
                                              QStringLiteral("/org/freedesktop/Notifications"),
                                              QStringLiteral("org.freedesktop.Notifications"), signal, this, SLOT(take()));
    }

public Q_SLOTS:
    void take() { ++count; }
};

class TestDesktopNotice : public QObject {
    Q_OBJECT

    QProcess m_daemon;
    FakeService m_service;

private Q_SLOTS:
    void initTestCase()
    {
        m_daemon.start(QStringLiteral("dbus-daemon"),
                       {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY2(m_daemon.waitForReadyRead(), qPrintable(m_daemon.errorString()));
        const QByteArray address = m_daemon.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        QDBusConnection bus = QDBusConnection::connectToBus(QString::fromLatin1(address), QStringLiteral("service"));
        QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/Notifications"), &m_service,
                                   QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
        QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.Notifications")));
    }
    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus(QStringLiteral("service"));
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    void aNoticeIsShownReplacedAndClicked()
    {
        DesktopNotice notice(QStringLiteral("RoSA workbench"), QStringLiteral("icon"));
        QSignalSpy activated(&notice, &DesktopNotice::activated);
        notice.show(QStringLiteral("Training finished"), QStringLiteral("a < b: 84.2 %"));
        QTRY_COMPARE_WITH_TIMEOUT(m_service.titles, QStringList{QStringLiteral("Training finished")},
                                  rosa::test::kHangMilliseconds);
        QCOMPARE(m_service.texts.first(), QStringLiteral("a &lt; b: 84.2 %"));  // The service reads markup.
        QCOMPARE(m_service.replaced.first(), 0U);
        // The id of the first is known once the service has replied.
        const auto showsAgain = [&] {
            notice.show(QStringLiteral("Again"), QStringLiteral("c"));
            return m_service.replaced.contains(7U);
        };
        QTRY_VERIFY_WITH_TIMEOUT(showsAgain(), rosa::test::kHangMilliseconds);
        Q_EMIT m_service.ActionInvoked(8, QStringLiteral("default"));
        Q_EMIT m_service.ActionInvoked(7, QStringLiteral("default"));
        QTRY_COMPARE_WITH_TIMEOUT(activated.count(), 1, rosa::test::kHangMilliseconds);
        const Witness clicks(QStringLiteral("ActionInvoked"));
        Q_EMIT m_service.NotificationClosed(7, 2);
        Q_EMIT m_service.ActionInvoked(7, QStringLiteral("default"));
        QTRY_COMPARE_WITH_TIMEOUT(clicks.count, 1, rosa::test::kHangMilliseconds);
        QCOMPARE(activated.count(), 1);
        notice.show(QStringLiteral("New"), QStringLiteral("d"));
        QTRY_COMPARE_WITH_TIMEOUT(m_service.titles.last(), QStringLiteral("New"), rosa::test::kHangMilliseconds);
        QCOMPARE(m_service.replaced.last(), 0U);
    }
};

ROSA_WIDGET_TEST(TestDesktopNotice)
#include "tst_desktop_notice.moc"
