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

// <stdin>
var validate = validate0, unused = validate0, schema0 = { type: "object", properties: { name: { type: "string", minLength: 1, maxLength: 100 }, code: { type: "string", minLength: 1, maxLength: 50, pattern: "^[A-Za-z0-9_-]+$" }, category: { type: "string", minLength: 1, maxLength: 100 }, unit: { enum: ["PIECE", "SET", "HOUR", "PERSON"] }, stockQuantity: { type: "integer", minimum: 0, maximum: 1e6 }, costPerUnit: { type: "integer", minimum: 0, maximum: 1e12 }, reusable: { type: "boolean" }, status: { type: "boolean" } } }, func0 = require_ucs2length().default, pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func0(data0) > 100) {
          let err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func0(data0) < 1) {
          let err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 == "string") {
        if (func0(data1) > 50) {
          let err3 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func0(data1) < 1) {
          let err4 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern0.test(data1)) {
          let err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.category !== void 0) {
      let data2 = data.category;
      if (typeof data2 == "string") {
        if (func0(data2) > 100) {
          let err7 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func0(data2) < 1) {
          let err8 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.unit !== void 0) {
      let data3 = data.unit;
      if (!(data3 === "PIECE" || data3 === "SET" || data3 === "HOUR" || data3 === "PERSON")) {
        let err10 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/enum", keyword: "enum", params: { allowedValues: schema0.properties.unit.enum } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.stockQuantity !== void 0) {
      let data4 = data.stockQuantity;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
        let err11 = { instancePath: instancePath + "/stockQuantity", schemaPath: "#/properties/stockQuantity/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 1e6 || isNaN(data4)) {
          let err12 = { instancePath: instancePath + "/stockQuantity", schemaPath: "#/properties/stockQuantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err13 = { instancePath: instancePath + "/stockQuantity", schemaPath: "#/properties/stockQuantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
    if (data.costPerUnit !== void 0) {
      let data5 = data.costPerUnit;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
        let err14 = { instancePath: instancePath + "/costPerUnit", schemaPath: "#/properties/costPerUnit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data5 == "number") {
        if (data5 > 1e12 || isNaN(data5)) {
          let err15 = { instancePath: instancePath + "/costPerUnit", schemaPath: "#/properties/costPerUnit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err16 = { instancePath: instancePath + "/costPerUnit", schemaPath: "#/properties/costPerUnit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    }
    if (data.reusable !== void 0 && typeof data.reusable != "boolean") {
      let err17 = { instancePath: instancePath + "/reusable", schemaPath: "#/properties/reusable/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.status !== void 0 && typeof data.status != "boolean") {
      let err18 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
validate0.evaluated = { props: { name: !0, code: !0, category: !0, unit: !0, stockQuantity: !0, costPerUnit: !0, reusable: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  unused,
  validate
};
