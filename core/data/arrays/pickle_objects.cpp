#include <algorithm>
#include <array>
#include <functional>

#include "core/data/arrays/pickle_machine.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

/// A permitted name and its meaning.
struct Permitted {
    std::string_view name;     ///< Module and name as written in pickles.
    std::string_view meaning;  ///< The canonical name used in the rest of this file.
};

// NumPy 2 moved numpy.core to numpy._core; SciPy 1.8 moved scipy.sparse.csr to scipy.sparse._csr.
constexpr std::array kPermitted{
    Permitted{"numpy.core.multiarray._reconstruct", "reconstruct"},
    Permitted{"numpy._core.multiarray._reconstruct", "reconstruct"},
    Permitted{"numpy.core.multiarray.scalar", "scalar"},
    Permitted{"numpy._core.multiarray.scalar", "scalar"},
    Permitted{"numpy.core.numeric._frombuffer", "frombuffer"},
    Permitted{"numpy._core.numeric._frombuffer", "frombuffer"},
    Permitted{"numpy.ndarray", "ndarray"},
    Permitted{"numpy.dtype", "dtype"},
    Permitted{"scipy.sparse.csr.csr_matrix", "csr"},
    Permitted{"scipy.sparse._csr.csr_matrix", "csr"},
    Permitted{"scipy.sparse._csr.csr_array", "csr"},
    Permitted{"collections.defaultdict", "defaultdict"},
    Permitted{"__builtin__.list", "list"},
    Permitted{"builtins.list", "list"},
    Permitted{"__builtin__.dict", "dict"},
    Permitted{"builtins.dict", "dict"},
    Permitted{"__builtin__.int", "int"},
    Permitted{"builtins.int", "int"},
    Permitted{"__builtin__.object", "object"},
    Permitted{"builtins.object", "object"},
    Permitted{"copy_reg._reconstructor", "reconstructor"},
    Permitted{"copyreg._reconstructor", "reconstructor"},
    Permitted{"_codecs.encode", "encode"},
    Permitted{"collections.OrderedDict", "dict"},
    Permitted{"torch._utils._rebuild_tensor_v2", "tensor"},
    Permitted{"torch._utils._rebuild_parameter", "parameter"},
    Permitted{"torch_geometric.data.data.Data", "object torch_geometric.data.data.Data"},
    Permitted{"torch_geometric.data.storage.GlobalStorage", "object torch_geometric.data.storage.GlobalStorage"},
    Permitted{"torch_sparse.tensor.SparseTensor", "object torch_sparse.tensor.SparseTensor"},
    Permitted{"torch_sparse.storage.SparseStorage", "object torch_sparse.storage.SparseStorage"},
    // Referenced by a Data's attributes, never instantiated.
    Permitted{"torch_geometric.data.data.DataEdgeAttr", "class"},
    Permitted{"torch_geometric.data.data.DataTensorAttr", "class"},
    Permitted{"torch.DoubleStorage", "storage f8"},
    Permitted{"torch.FloatStorage", "storage f4"},
    Permitted{"torch.HalfStorage", "storage f2"},
    Permitted{"torch.BFloat16Storage", "storage bfloat16"},
    Permitted{"torch.LongStorage", "storage i8"},
    Permitted{"torch.IntStorage", "storage i4"},
    Permitted{"torch.ShortStorage", "storage i2"},
    Permitted{"torch.CharStorage", "storage i1"},
    Permitted{"torch.ByteStorage", "storage u1"},
    Permitted{"torch.BoolStorage", "storage b1"},
};

}  // namespace

bool isRefusedObject(const Error& error)
{
    return error.text().find("which is not data and is not executed") != std::string::npos;
}

bool PickleMachine::pushGlobal(const std::string& module, const std::string& name)
{
    const std::string full = module + "." + name;
    const auto known =
        std::find_if(kPermitted.begin(), kPermitted.end(), [&](const Permitted& p) { return p.name == full; });
    if (known == kPermitted.end() && module == "torch" && name.ends_with("Storage"))
        return fail(
            Message("tensors of %1 are not supported; expected floating-point, integer or boolean tensors: save them as "
                    "float32 with tensor.float()",
                    printable(full, 120)));
    if (known == kPermitted.end())
        return fail(
            Message("refers to %1, which is not data and is not executed; expected only NumPy arrays, SciPy CSR matrices, "
                    "tensors, dicts, lists, tuples, strings and numbers",
                    printable(full, 120)));
    return push(PickleGlobal{std::string(known->meaning)});
}

bool PickleMachine::callGlobal()
{
    PickleRef argumentsRef = 0;
    PickleRef functionRef = 0;
    if (!pop(argumentsRef) || !pop(functionRef)) return false;
    const auto* function = std::get_if<PickleGlobal>(&m_document.m_values[functionRef]);
    const auto* arguments = std::get_if<PickleTuple>(&m_document.m_values[argumentsRef]);
    if (!function || !arguments) return fail(Message("expected a constructor and its arguments, found other values"));
    const std::string& name = function->name;
    if (name == "dtype") return makeDtype(*arguments);
    if (name == "scalar") return makeScalar(*arguments);
    if (name == "frombuffer") return makeFromBuffer(*arguments);
    if (name == "encode") return makeEncoded(*arguments);
    if (name == "reconstructor") return makeReconstructed(*arguments);
    if (name == "tensor") return makeTensor(*arguments);
    if (name == "parameter")  // (tensor, requires grad, hooks)
        return !arguments->items.empty() && itemAs<PickleTensor>(*arguments, 0)
                   ? pushRef(arguments->items[0])
                   : fail(Message("expected the tensor of a parameter"));
    if (name == "reconstruct") {
        const auto* type = itemAs<PickleGlobal>(*arguments, 0);
        return type && type->name == "ndarray" ? push(NdArray())
                                               : fail(Message("expected an array of the class numpy.ndarray"));
    }
    if (name == "defaultdict") {
        const bool fits = arguments->items.empty() || (arguments->items.size() == 1 && itemAs<PickleGlobal>(*arguments, 0));
        return fits ? push(PickleDict()) : fail(Message("expected a defaultdict of list, dict or int"));
    }
    if ((name == "list" || name == "dict") && arguments->items.empty())
        return name == "list" ? push(PickleList()) : push(PickleDict());
    return fail(Message("calls %1 in an unsupported way", name));
}

bool PickleMachine::makeStorage()
{
    // ("storage", class, key, device, size)
    constexpr std::string_view classPrefix = "storage ";
    PickleRef ref = 0;
    if (!pop(ref)) return false;
    const auto* parts = std::get_if<PickleTuple>(&m_document.m_values[ref]);
    const auto* type = parts ? itemAs<PickleGlobal>(*parts, 1) : nullptr;
    const auto* size = parts ? itemAs<std::int64_t>(*parts, 4) : nullptr;
    const auto word = parts && parts->items.size() == 5 ? textOf(parts->items[0]) : std::nullopt;
    const auto key = word ? textOf(parts->items[2]) : std::nullopt;
    if (!type || !type->name.starts_with(classPrefix) || !size || *size < 0 || word != "storage" || !key)
        return fail(Message("expected the storage of a tensor: its class, key, device and size"));
    const std::string kind = type->name.substr(classPrefix.size());
    const bool isBfloat16 = kind == "bfloat16";
    const auto element = ElementType::parse(isBfloat16 ? "u2" : kind);
    if (!element) return fail(element.error().message);
    return charge(key->size()) && push(PickleStorage{*key, *element, *size, isBfloat16});
}

bool PickleMachine::makeTensor(const PickleTuple& arguments)
{
    // (storage, offset, shape, strides, requires grad, hooks …)
    const auto* storage = itemAs<PickleStorage>(arguments, 0);
    const auto* offset = itemAs<std::int64_t>(arguments, 1);
    auto shape = arguments.items.size() >= 4 ? shapeOf(arguments.items[2]) : std::nullopt;
    auto strides = arguments.items.size() >= 4 ? shapeOf(arguments.items[3]) : std::nullopt;
    if (!storage || !offset || !shape || !strides || shape->size() != strides->size())
        return fail(Message("expected storage, offset, shape and strides of a tensor"));
    if (!charge(storage->key.size() + 16 * shape->size())) return false;
    return push(PickleTensor{*storage, *offset, *std::move(shape), *std::move(strides)});
}

bool PickleMachine::newObject()
{
    PickleRef arguments = 0;
    PickleRef type = 0;
    if (!pop(arguments) || !pop(type)) return false;
    constexpr std::string_view objectPrefix = "object ";
    const auto* global = std::get_if<PickleGlobal>(&m_document.m_values[type]);
    if (global && global->name.starts_with(objectPrefix))
        return charge(global->name.size()) && push(PickleObject{global->name.substr(objectPrefix.size())});
    if (!global || global->name != "csr") return fail(Message("expected a new csr_matrix, found another class"));
    return push(CsrMatrix());
}

bool PickleMachine::makeReconstructed(const PickleTuple& arguments)
{
    const auto* type = itemAs<PickleGlobal>(arguments, 0);
    const auto* base = itemAs<PickleGlobal>(arguments, 1);
    if (!type || type->name != "csr" || !base || base->name != "object")
        return fail(Message("expected a new csr_matrix, found another class"));
    return push(CsrMatrix());
}

bool PickleMachine::makeDtype(const PickleTuple& arguments)
{
    const auto text = arguments.items.empty() ? std::nullopt : textOf(arguments.items[0]);
    if (!text) return fail(Message("expected the name of an element type"));
    auto type = ElementType::parse(*text);
    return type ? push(PickleType{*type}) : fail(type.error().message);
}

bool PickleMachine::makeScalar(const PickleTuple& arguments)
{
    const auto* type = itemAs<PickleType>(arguments, 0);
    const auto* bytes = itemAs<PickleBytes>(arguments, 1);
    if (!type || !bytes || type->type.kind == ElementType::Kind::Object)
        return fail(Message("expected a scalar's type and bytes"));
    auto array = NdArray::fromBytes(type->type, {1}, false, sharedPart(bytes->value), m_budget);
    if (!array) return fail(array.error().message);
    if (!array->isNumber()) return push(PickleText{keep(array->toTexts()->front())});
    if (type->type.kind == ElementType::Kind::Float) return push(array->toDoubles()->front());
    const auto integers = array->toIntegers();
    if (!integers) return fail(integers.error().message);
    if (type->type.kind == ElementType::Kind::Boolean) return push(integers->front() != 0);
    return pushInteger(integers->front());
}

bool PickleMachine::makeEncoded(const PickleTuple& arguments)
{
    const auto* text = itemAs<PickleText>(arguments, 0);
    const auto encoding = arguments.items.size() == 2 ? textOf(arguments.items[1]) : std::nullopt;
    if (!text || (encoding != "latin1" && encoding != "latin-1"))
        return fail(Message("expected a string to encode as latin1"));
    if (!charge(sizeof(std::string) + 2 * text->value.size())) return false;
    std::string bytes;
    for (std::size_t i = 0; i < text->value.size(); ++i) {
        // The text is well-formed UTF-8; code points below 256 take one byte, or two that begin with 0xc2 or 0xc3.
        const auto first = static_cast<unsigned char>(text->value[i]);
        if (first < 0x80) {
            bytes.push_back(text->value[i]);
        } else if (first == 0xc2 || first == 0xc3) {
            bytes.push_back(static_cast<char>((first & 3) << 6 | (static_cast<unsigned char>(text->value[++i]) & 63)));
        } else {
            return fail(Message("expected a string of Latin-1 characters, found another character"));
        }
    }
    return push(PickleBytes{keep(std::move(bytes))});
}

bool PickleMachine::makeFromBuffer(const PickleTuple& arguments)
{
    const auto* type = itemAs<PickleType>(arguments, 1);
    auto shape = arguments.items.size() == 4 ? shapeOf(arguments.items[2]) : std::nullopt;
    const auto order = arguments.items.size() == 4 ? textOf(arguments.items[3]) : std::nullopt;
    if (!type || !shape || (order != "C" && order != "F"))
        return fail(Message("expected an array's bytes, type, shape and order"));
    const PickleRef data = arguments.items[0];
    const ElementType element = type->type;
    if (!push(NdArray())) return false;
    return fillArray(m_stack.back(), *std::move(shape), element, order == "F", data);
}

bool PickleMachine::build()
{
    PickleRef state = 0;
    if (!pop(state)) return false;
    if (m_stack.size() <= floor()) return fail(Message("expected an object to set the state of, found none"));
    const PickleRef target = m_stack.back();
    PickleValue& value = m_document.m_values[target];
    if (auto* type = std::get_if<PickleType>(&value)) return buildDtype(*type, state);
    if (std::holds_alternative<NdArray>(value)) return buildArray(target, state);
    if (std::holds_alternative<CsrMatrix>(value)) return buildCsr(target, state);
    if (auto* object = std::get_if<PickleObject>(&value)) {
        if (!std::holds_alternative<PickleDict>(m_document.m_values[state]))
            return fail(Message("expected the attributes of an object of %1", object->className));
        object->state = state;
        object->hasState = true;
        return true;
    }
    // Attributes of a dict, such as the versions in a module's state, are not data.
    if (std::holds_alternative<PickleDict>(value) && std::holds_alternative<PickleDict>(m_document.m_values[state]))
        return true;
    return fail(Message("expected an array, a matrix or an element type to set the state of, found %1",
                        PickleDocument::kindOf(value)));
}

bool PickleMachine::buildDtype(PickleType& type, PickleRef state)
{
    // (version, byte order, subarray, field names, fields, item size, alignment, flags)
    const auto* parts = std::get_if<PickleTuple>(&m_document.m_values[state]);
    const auto order = parts && parts->items.size() >= 8 ? textOf(parts->items[1]) : std::nullopt;
    if (!order || order->size() != 1) return fail(Message("expected the description of an element type"));
    for (std::size_t i = 2; i < 5; ++i)
        if (!itemAs<PickleNone>(*parts, i))
            return fail(Message("expected an array of plain elements, found a structured array (records)"));
    type.type.bigEndian = *order == ">";
    const auto* size = itemAs<std::int64_t>(*parts, 5);
    if (type.type.isText() && size && *size > 0) {
        if (*size > (std::int64_t{1} << 22)) return fail(Message("expected strings of at most 4 MB, found %1", *size));
        if (type.type.kind == ElementType::Kind::Unicode && *size % 4 != 0)
            return fail(Message("expected 4 bytes per character"));
        type.type.width = static_cast<std::size_t>(*size);
    }
    return true;
}

bool PickleMachine::buildArray(PickleRef target, PickleRef state)
{
    // (version, shape, dtype, is Fortran order, bytes or list); pickles of version 0 lack the first element.
    const auto* parts = std::get_if<PickleTuple>(&m_document.m_values[state]);
    const std::size_t first = parts && parts->items.size() == 4 ? 0 : 1;
    if (!parts || parts->items.size() != first + 4)
        return fail(Message("expected shape, type, order and bytes of an array"));
    auto shape = shapeOf(parts->items[first]);
    const auto* type = itemAs<PickleType>(*parts, first + 1);
    const auto* truth = itemAs<bool>(*parts, first + 2);
    const auto* number = itemAs<std::int64_t>(*parts, first + 2);
    if (!shape || !type || (!truth && !number)) return fail(Message("expected shape, type, order and bytes of an array"));
    return fillArray(target, *std::move(shape), type->type, truth ? *truth : *number != 0, parts->items[first + 3]);
}

bool PickleMachine::fillArray(PickleRef target, std::vector<std::int64_t> shape, const ElementType& type,
                              bool isFortranOrder, PickleRef data)
{
    if (type.kind == ElementType::Kind::Object) {
        const auto* list = std::get_if<PickleList>(&m_document.m_values[data]);
        const auto count = elementCount(shape);
        if (!list || !count || *count != list->items.size())
            return fail(Message("the number of objects does not match the shape"));
        if (!charge(list->items.size() * sizeof(PickleRef))) return false;
        m_document.m_values[target] = PickleObjects{std::move(shape), list->items};
        return true;
    }
    const auto* bytes = std::get_if<PickleBytes>(&m_document.m_values[data]);
    if (!bytes)
        return fail(Message("expected the bytes of an array, found %1", PickleDocument::kindOf(m_document.m_values[data])));
    if (!isInInput(bytes->value) && !charge(bytes->value.size())) return false;
    auto array = NdArray::fromBytes(type, std::move(shape), isFortranOrder, sharedPart(bytes->value), m_budget);
    if (!array) return fail(array.error().message);
    m_document.m_values[target] = *std::move(array);
    return true;
}

bool PickleMachine::isInInput(std::string_view text) const
{
    const auto* const begin = reinterpret_cast<const char*>(m_bytes.data());
    return std::greater_equal<>()(text.data(), begin) &&
           std::less_equal<>()(text.data() + text.size(), begin + m_bytes.size());
}

SharedArray<std::byte> PickleMachine::sharedPart(std::string_view text) const
{
    const auto bytes = std::as_bytes(std::span(text));
    if (!isInInput(text)) return sharedBytes({bytes.begin(), bytes.end()});
    return m_document.m_input.part(static_cast<std::size_t>(bytes.data() - m_bytes.data()), bytes.size());
}

bool PickleMachine::buildCsr(PickleRef target, PickleRef state)
{
    constexpr std::size_t maxParts = 100;
    const auto* dict = std::get_if<PickleDict>(&m_document.m_values[state]);
    if (!dict || dict->items.size() > maxParts)
        return fail(
            Message("expected the parts of a csr_matrix, found %1", PickleDocument::kindOf(m_document.m_values[state])));
    std::optional<std::vector<std::int64_t>> shape;
    const NdArray* offsets = nullptr;
    const NdArray* indices = nullptr;
    const NdArray* values = nullptr;
    for (const auto& [keyRef, valueRef] : dict->items) {
        const auto key = textOf(keyRef);
        if (key == "_shape") shape = shapeOf(valueRef);
        if (key == "indptr") offsets = std::get_if<NdArray>(&m_document.m_values[valueRef]);
        if (key == "indices") indices = std::get_if<NdArray>(&m_document.m_values[valueRef]);
        if (key == "data") values = std::get_if<NdArray>(&m_document.m_values[valueRef]);
    }
    if (!shape || shape->size() != 2 || !offsets || !indices || !values)
        return fail(Message("the csr_matrix lacks _shape, indptr, indices or data"));
    auto matrix = makeCsr((*shape)[0], (*shape)[1], *offsets, *indices, *values, m_budget);
    if (!matrix) return fail(Message("csr_matrix: %1", matrix.error().message));
    m_document.m_values[target] = *std::move(matrix);
    return true;
}

std::optional<std::vector<std::int64_t>> PickleMachine::shapeOf(PickleRef ref) const
{
    constexpr std::size_t maxAxes = 32;
    const auto* tuple = std::get_if<PickleTuple>(&m_document.m_values[ref]);
    if (!tuple || tuple->items.size() > maxAxes) return std::nullopt;
    std::vector<std::int64_t> shape;
    for (std::size_t i = 0; i < tuple->items.size(); ++i) {
        const auto* length = itemAs<std::int64_t>(*tuple, i);
        if (!length) return std::nullopt;
        shape.push_back(*length);
    }
    return shape;
}

std::optional<std::string> PickleMachine::textOf(PickleRef ref) const
{
    constexpr std::size_t maxName = 1000;
    const PickleValue& value = m_document.m_values[ref];
    const auto* bytes = std::get_if<PickleBytes>(&value);
    const auto* text = std::get_if<PickleText>(&value);
    const std::string_view* found = bytes ? &bytes->value : text ? &text->value : nullptr;
    return found && found->size() <= maxName ? std::optional<std::string>(*found) : std::nullopt;
}

}  // namespace rosa::data
