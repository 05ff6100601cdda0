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
var validate = validate0, unused = validate0, schema0 = { type: "object", properties: { name: { type: "string", minLength: 1, maxLength: 100 }, code: { type: "string", minLength: 1, maxLength: 50, pattern: "^[A-Za-z0-9_-]+$" }, audience: { enum: ["LEARNER", "MANAGER", "TRAINER"] }, level: { enum: ["EVENT", "SESSION"] }, anonymous: { type: "boolean" }, daysAfter: { type: "integer", minimum: 0, maximum: 365 }, closesAfterDays: { type: "integer", minimum: 1, maximum: 365 }, questions: { type: "array", minItems: 1, maxItems: 100, items: { type: "object", required: ["label", "type"], properties: { label: { type: "string", minLength: 1, maxLength: 500 }, type: { enum: ["RATING", "SINGLE", "MULTIPLE", "TEXT", "YES_NO"] }, required: { type: "boolean" }, choices: { type: "string", maxLength: 2e3 } }, additionalProperties: !1 } }, status: { type: "boolean" } } }, func0 = require_ucs2length().default, pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
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
    if (data.audience !== void 0) {
      let data2 = data.audience;
      if (!(data2 === "LEARNER" || data2 === "MANAGER" || data2 === "TRAINER")) {
        let err7 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/enum", keyword: "enum", params: { allowedValues: schema0.properties.audience.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.level !== void 0) {
      let data3 = data.level;
      if (!(data3 === "EVENT" || data3 === "SESSION")) {
        let err8 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema0.properties.level.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.anonymous !== void 0 && typeof data.anonymous != "boolean") {
      let err9 = { instancePath: instancePath + "/anonymous", schemaPath: "#/properties/anonymous/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.daysAfter !== void 0) {
      let data5 = data.daysAfter;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
        let err10 = { instancePath: instancePath + "/daysAfter", schemaPath: "#/properties/daysAfter/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data5 == "number") {
        if (data5 > 365 || isNaN(data5)) {
          let err11 = { instancePath: instancePath + "/daysAfter", schemaPath: "#/properties/daysAfter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err12 = { instancePath: instancePath + "/daysAfter", schemaPath: "#/properties/daysAfter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.closesAfterDays !== void 0) {
      let data6 = data.closesAfterDays;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
        let err13 = { instancePath: instancePath + "/closesAfterDays", schemaPath: "#/properties/closesAfterDays/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data6 == "number") {
        if (data6 > 365 || isNaN(data6)) {
          let err14 = { instancePath: instancePath + "/closesAfterDays", schemaPath: "#/properties/closesAfterDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          let err15 = { instancePath: instancePath + "/closesAfterDays", schemaPath: "#/properties/closesAfterDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
    if (data.questions !== void 0) {
      let data7 = data.questions;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          let err16 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data7.length < 1) {
          let err17 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/minItems", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.label === void 0) {
              let err18 = { instancePath: instancePath + "/questions/" + i0, schemaPath: "#/properties/questions/items/required", keyword: "required", params: { missingProperty: "label" } };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data8.type === void 0) {
              let err19 = { instancePath: instancePath + "/questions/" + i0, schemaPath: "#/properties/questions/items/required", keyword: "required", params: { missingProperty: "type" } };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            for (let key0 in data8)
              if (!(key0 === "label" || key0 === "type" || key0 === "required" || key0 === "choices")) {
                let err20 = { instancePath: instancePath + "/questions/" + i0, schemaPath: "#/properties/questions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            if (data8.label !== void 0) {
              let data9 = data8.label;
              if (typeof data9 == "string") {
                if (func0(data9) > 500) {
                  let err21 = { instancePath: instancePath + "/questions/" + i0 + "/label", schemaPath: "#/properties/questions/items/properties/label/maxLength", keyword: "maxLength", params: { limit: 500 } };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
                if (func0(data9) < 1) {
                  let err22 = { instancePath: instancePath + "/questions/" + i0 + "/label", schemaPath: "#/properties/questions/items/properties/label/minLength", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                }
              } else {
                let err23 = { instancePath: instancePath + "/questions/" + i0 + "/label", schemaPath: "#/properties/questions/items/properties/label/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
            if (data8.type !== void 0) {
              let data10 = data8.type;
              if (!(data10 === "RATING" || data10 === "SINGLE" || data10 === "MULTIPLE" || data10 === "TEXT" || data10 === "YES_NO")) {
                let err24 = { instancePath: instancePath + "/questions/" + i0 + "/type", schemaPath: "#/properties/questions/items/properties/type/enum", keyword: "enum", params: { allowedValues: schema0.properties.questions.items.properties.type.enum } };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data8.required !== void 0 && typeof data8.required != "boolean") {
              let err25 = { instancePath: instancePath + "/questions/" + i0 + "/required", schemaPath: "#/properties/questions/items/properties/required/type", keyword: "type", params: { type: "boolean" } };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data8.choices !== void 0) {
              let data12 = data8.choices;
              if (typeof data12 == "string") {
                if (func0(data12) > 2e3) {
                  let err26 = { instancePath: instancePath + "/questions/" + i0 + "/choices", schemaPath: "#/properties/questions/items/properties/choices/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                }
              } else {
                let err27 = { instancePath: instancePath + "/questions/" + i0 + "/choices", schemaPath: "#/properties/questions/items/properties/choices/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
          } else {
            let err28 = { instancePath: instancePath + "/questions/" + i0, schemaPath: "#/properties/questions/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/questions", schemaPath: "#/properties/questions/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.status !== void 0 && typeof data.status != "boolean") {
      let err30 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
validate0.evaluated = { props: { name: !0, code: !0, audience: !0, level: !0, anonymous: !0, daysAfter: !0, closesAfterDays: !0, questions: !0, status: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  unused,
  validate
};
