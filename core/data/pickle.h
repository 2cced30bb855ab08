/// Python pickles of data, read by a machine that executes nothing.
///
/// Protocols 0 to 5 (Lib/pickletools.py describes the opcodes). A pickle is a program that may call any function; this
/// reader knows a closed list of constructors and makes plain values of them:
///
///     numpy ndarray, dtype and scalar; scipy csr_matrix; dict, OrderedDict, list, tuple, defaultdict(list|dict|int), str, bytes,
///     numbers; torch tensors and parameters, whose values lie beside the pickle (torch_file.h); PyTorch Geometric's Data and its storage,
///     by their attributes
///
/// (with the helper names that NumPy and Python write for these: _reconstruct, _frombuffer, _codecs.encode to Latin-1,
/// copyreg._reconstructor). Every other name is an Error that tells it: "posix.system". References stay references, so neither shared nor
/// self-referring values expand, and nothing recurses; texts and numbers of arrays stay where they are in the input. Whoever follows
/// references must take from a MemoryBudget at each visit: a few bytes may refer to one large list a thousand times.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/data/csr.h"
#include "core/data/nd_array.h"

namespace rosa::data {

/// Place of a value in its PickleDocument.
using PickleRef = std::uint32_t;

struct PickleNone {};
struct PickleBytes {
    std::string_view value;  ///< Python 2's str and Python 3's bytes: raw bytes. Lives as long as the document, as do texts.
};
struct PickleText {
    std::string_view value;  ///< UTF-8
};
struct PickleTuple {
    std::vector<PickleRef> items;
};
struct PickleList {
    std::vector<PickleRef> items;
};
struct PickleDict {
    std::vector<std::pair<PickleRef, PickleRef>> items;  ///< In the order written; a repeated key stands twice.
};
struct PickleObjects {
    std::vector<std::int64_t> shape;
    std::vector<PickleRef> items;  ///< An array of Python values, row-major.
};
/// A permitted class or function by name, or a dtype: part of how arrays are written, of no use to a reader of data.
struct PickleGlobal {
    std::string name;
};
struct PickleType {
    ElementType type;
};
/// Values of a tensor that lie outside the pickle, under a key.
struct PickleStorage {
    std::string key;
    ElementType type;
    std::int64_t size = 0;  ///< Elements, as the pickle declares them.
    /// Elements are the upper halves of float32s, which NumPy has no type for; `type` then says what bytes they are, uint16.
    bool isBfloat16 = false;
};
/// Element (i, j, …) is element `offset` + i·strides[0] + j·strides[1] + … of the storage.
struct PickleTensor {
    PickleStorage storage;
    std::int64_t offset = 0;
    std::vector<std::int64_t> shape, strides;
};

/// An object of a class of data, of which only the attributes are kept: nothing of the class is run.
struct PickleObject {
    std::string className;  ///< "torch_geometric.data.data.Data"
    PickleRef state = 0;    ///< A dict of its attributes, from `hasState` on.
    bool hasState = false;
};

using PickleValue =
    std::variant<PickleNone, bool, std::int64_t, double, PickleBytes, PickleText, PickleTuple, PickleList, PickleDict,
                 NdArray, PickleObjects, CsrMatrix, PickleGlobal, PickleType, PickleStorage, PickleTensor, PickleObject>;

/// The values of one pickle, which may refer to each other in any way.
class PickleDocument {
public:
    PickleDocument() = default;
    PickleDocument(PickleDocument&&) = default;
    PickleDocument& operator=(PickleDocument&&) = default;
    PickleDocument(const PickleDocument&) = delete;  // texts are parts of the document
    PickleDocument& operator=(const PickleDocument&) = delete;

    [[nodiscard]] const PickleValue& operator[](PickleRef ref) const { return m_values[ref]; }
    [[nodiscard]] const PickleValue& root() const { return m_values[m_root]; }
    /// The root if it is a T, else an Error "expected `what`, found …".
    template <typename T>
    [[nodiscard]] Result<const T*> rootAs(const std::string& what) const
    {
        if (const T* value = std::get_if<T>(&root())) return value;
        return badInput("expected " + what + ", found " + kindOf(root()));
    }
    /// "list", "dict", "float32 array" …, for messages.
    static std::string kindOf(const PickleValue& value);

private:
    friend class PickleMachine;
    SharedArray<std::byte> m_input;   ///< What texts and arrays lie in.
    std::deque<std::string> m_texts;  ///< Those that do not stand in the input as they are: they were quoted or encoded.
    std::deque<PickleValue> m_values;
    PickleRef m_root = 0;
};

/// Reads the one pickle that `bytes` hold, which the document then shares. What values take is taken from `budget`. An Error says byte
/// offset, expected and found.
Result<PickleDocument> parsePickle(SharedArray<std::byte> bytes, MemoryBudget& budget);

/// An array of Python values as texts (all are str or bytes) or numbers (all are numbers). An Error names the first other, or says that
/// the budget is exhausted: objects may be one long text many times.
Result<NdArray> plainArray(const PickleDocument& document, const PickleObjects& objects, MemoryBudget& budget);

}  // namespace rosa::data
