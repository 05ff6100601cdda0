// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
var validate = validate0, unused = validate0, schema0 = { type: "object", properties: { venueLocationKey: { type: "string" }, name: { type: "string", minLength: 1, maxLength: 100 }, code: { type: "string", minLength: 1, maxLength: 50, pattern: "^[A-Za-z0-9_-]+$" }, capacity: { type: "integer", minimum: 1, maximum: 1e5 }, type: { enum: ["ROOM", "LAB", "AUDITORIUM", "OUTDOOR"] }, equipment: { type: "array", items: { enum: ["PROJECTOR", "WHITEBOARD", "VIDEO", "COMPUTERS", "SOUND"] }, uniqueItems: !0 }, hourlyCost: { type: "integer", minimum: 0, maximum: 1e12 }, opensAt: { type: "string" }, closesAt: { type: "string" }, requiresApproval: { type: "boolean" }, notes: { type: "string", maxLength: 1e3 }, status: { type: "boolean" } } }, func0 = require_ucs2length().default, func4 = require_equal().default, pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.venueLocationKey !== void 0 && typeof data.venueLocationKey != "string") {
      let err0 = { instancePath: instancePath + "/venueLocationKey", schemaPath: "#/properties/venueLocationKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 == "string") {
        if (func0(data1) > 100) {
          let err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func0(data1) < 1) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.code !== void 0) {
      let data2 = data.code;
      if (typeof data2 == "string") {
        if (func0(data2) > 50) {
          let err4 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func0(data2) < 1) {
          let err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern0.test(data2)) {
          let err6 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.capacity !== void 0) {
      let data3 = data.capacity;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
        let err8 = { instancePath: instancePath + "/capacity", schemaPath: "#/properties/capacity/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "number") {
        if (data3 > 1e5 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/capacity", schemaPath: "#/properties/capacity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err10 = { instancePath: instancePath + "/capacity", schemaPath: "#/properties/capacity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      if (!(data4 === "ROOM" || data4 === "LAB" || data4 === "AUDITORIUM" || data4 === "OUTDOOR")) {
        let err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema0.properties.type.enum } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.equipment !== void 0) {
      let data5 = data.equipment;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (!(data6 === "PROJECTOR" || data6 === "WHITEBOARD" || data6 === "VIDEO" || data6 === "COMPUTERS" || data6 === "SOUND")) {
            let err12 = { instancePath: instancePath + "/equipment/" + i0, schemaPath: "#/properties/equipment/items/enum", keyword: "enum", params: { allowedValues: schema0.properties.equipment.items.enum } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        let i1 = data5.length, j0;
        if (i1 > 1) {
          outer0: for (; i1--; )
            for (j0 = i1; j0--; )
              if (func4(data5[i1], data5[j0])) {
                let err13 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                break outer0;
              }
        }
      } else {
        let err14 = { instancePath: instancePath + "/equipment", schemaPath: "#/properties/equipment/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.hourlyCost !== void 0) {
      let data7 = data.hourlyCost;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
        let err15 = { instancePath: instancePath + "/hourlyCost", schemaPath: "#/properties/hourlyCost/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data7 == "number") {
        if (data7 > 1e12 || isNaN(data7)) {
          let err16 = { instancePath: instancePath + "/hourlyCost", schemaPath: "#/properties/hourlyCost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err17 = { instancePath: instancePath + "/hourlyCost", schemaPath: "#/properties/hourlyCost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.opensAt !== void 0 && typeof data.opensAt != "string") {
      let err18 = { instancePath: instancePath + "/opensAt", schemaPath: "#/properties/opensAt/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.closesAt !== void 0 && typeof data.closesAt != "string") {
      let err19 = { instancePath: instancePath + "/closesAt", schemaPath: "#/properties/closesAt/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.requiresApproval !== void 0 && typeof data.requiresApproval != "boolean") {
      let err20 = { instancePath: instancePath + "/requiresApproval", schemaPath: "#/properties/requiresApproval/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.notes !== void 0) {
      let data11 = data.notes;
      if (typeof data11 == "string") {
        if (func0(data11) > 1e3) {
          let err21 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.status !== void 0 && typeof data.status != "boolean") {
      let err23 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
validate0.evaluated = { props: { venueLocationKey: !0, name: !0, code: !0, capacity: !0, type: !0, equipment: !0, hourlyCost: !0, opensAt: !0, closesAt: !0, requiresApproval: !0, notes: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  unused,
  validate
};
