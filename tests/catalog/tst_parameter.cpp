#include "core/catalog/options/parameter.h"

#include <QtTest/QTest>

#include <cmath>
#include <numbers>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::catalog;

namespace {

Parameter ranged(ValueType type, double minimum, double maximum)
{
    Parameter parameter;
    parameter.key = "group.name";
    parameter.type = type;
    parameter.minimum = minimum;
    parameter.maximum = maximum;
    return parameter;
}

Parameter colours()
{
    Parameter parameter;
    parameter.key = "paint.colour";
    parameter.type = ValueType::Choice;
    parameter.choices = {{"red", ""}, {"dark-green", ""}};
    return parameter;
}

}  // namespace

class TestParameter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreReadWhole()
    {
        const Parameter real = ranged(ValueType::Real, 0, 10);
        QCOMPARE(std::get<double>(parseValue(real, "2.5e-1").value()), 0.25);
        QCOMPARE(std::get<double>(parseValue(real, "3").value()), 3.0);
        for (const char* text : {"", "1x", " 1", "1,5", "nan", "inf", "-0.1", "10.01", "1e999", "true"})
            QVERIFY2(!parseValue(real, text).ok(), text);
        const Parameter whole = ranged(ValueType::Integer, 2, 5);
        QCOMPARE(std::get<std::int64_t>(parseValue(whole, "5").value()), std::int64_t{5});
        for (const char* text : {"1", "6", "2.5", "2.0", "99999999999999999999", "two"})
            QVERIFY2(!parseValue(whole, text).ok(), text);
    }

    void anExcludedMinimumIsOut()
    {
        Parameter parameter = ranged(ValueType::Real, 0, 1);
        QVERIFY(parseValue(parameter, "0").ok());
        parameter.minimumExcluded = true;
        QVERIFY(!parseValue(parameter, "0").ok());
        QVERIFY(parseValue(parameter, "1e-300").ok());
    }

    void anErrorNamesKeyRangeAndValue()
    {
        const auto error = parseValue(ranged(ValueType::Integer, 2, 5), "7").error();
        QCOMPARE(error.text(), std::string("group.name: expected a whole number from 2 to 5, found '7'"));
        QCOMPARE(error.kind, ErrorKind::BadInput);
        const auto choice = parseValue(colours(), "darkgreen").error();
        QCOMPARE(choice.text(),
                 std::string("paint.colour: expected one of red, dark-green, found 'darkgreen'; did you mean dark-green?"));
        QVERIFY(!parseValue(colours(), "turquoise").error().text().ends_with("?"));
    }

    void switchesTakeTheUsualWords()
    {
        Parameter parameter;
        parameter.type = ValueType::Boolean;
        for (const char* text : {"true", "on", "Yes"}) QVERIFY(std::get<bool>(parseValue(parameter, text).value()));
        for (const char* text : {"false", "OFF", "no"}) QVERIFY(!std::get<bool>(parseValue(parameter, text).value()));
        QVERIFY(!parseValue(parameter, "1").ok());
    }

    void typesAreNotMixed()
    {
        QCOMPARE(std::get<double>(checkValue(ranged(ValueType::Real, 0, 9), Value(std::int64_t{3})).value()), 3.0);
        QVERIFY(!checkValue(ranged(ValueType::Integer, 0, 9), Value(3.0)).ok());
        // As doubles, both are 2⁵³.
        const Parameter seed = ranged(ValueType::Integer, 0, 9007199254740992.0);
        QVERIFY(checkValue(seed, Value(std::int64_t{9007199254740992})).ok());
        QVERIFY(!checkValue(seed, Value(std::int64_t{9007199254740993})).ok());
        QVERIFY(!checkValue(ranged(ValueType::Real, 0, 9), Value(std::string("3"))).ok());
        QVERIFY(!checkValue(ranged(ValueType::Real, 0, 9), Value(true)).ok());
        QVERIFY(!checkValue(colours(), Value(true)).ok());
    }

    void textReadsBackExactly()
    {
        const Parameter parameter = ranged(ValueType::Real, -1e308, 1e308);
        for (const double value : {0.0, 0.1, 5e-4, 1e-8, 1.0 / 3, std::numbers::pi, 1e15, 123456789.125, 5e-324, -2.5e300})
            QCOMPARE(std::get<double>(parseValue(parameter, toText(Value(value))).value()), value);
        QCOMPARE(toText(Value(5e-4)), std::string("0.0005"));
        QCOMPARE(toText(Value(20.0)), std::string("20"));
        QCOMPARE(toText(Value(1e-8)), std::string("1e-8"));
        QCOMPARE(toText(Value(2.5e-12)), std::string("2.5e-12"));
        QCOMPARE(toText(Value(true)), std::string("true"));
    }

    void aKeyIsFoundWithoutItsGroup()
    {
        const std::vector<std::string> keys{"loss.temperature", "topology.pairs", "transport.lambda"};
        QCOMPARE(nearestKey("loss.temprature", keys), std::string("loss.temperature"));
        QCOMPARE(nearestKey("lambda", keys), std::string("transport.lambda"));
        QCOMPARE(nearestKey("sinkhorn.lamda", keys), std::string("transport.lambda"));
        QCOMPARE(nearestKey("nothing.alike", keys), std::string());
    }
};

ROSA_TEST(TestParameter)
#include "tst_parameter.moc"
