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
var validate = validate0, unused = validate0, schema0 = { type: "object", properties: { learningEnvironmentKey: { type: "string" }, programKey: { type: "string" }, launchName: { type: "string", minLength: 1, maxLength: 100 }, launchCode: { type: "string", minLength: 1, maxLength: 50, pattern: "^[A-Za-z0-9_-]+$" }, selfNomination: { type: "boolean" }, classifiedVisibility: { enum: ["ALL", "AUDIENCE", "NOMINEES_ONLY"] }, certificate: { type: "boolean" }, startReminder: { type: "boolean" }, startReminderType: { enum: ["ASSIGNED_DATE", "ACCESS_DATE"] }, startReminderRecurrence: { type: "string", maxLength: 300 }, completionReminder: { type: "boolean" }, completionReminderType: { enum: ["ASSIGNED_DATE", "ACCESS_DATE"] }, completionReminderRecurrence: { type: "string", maxLength: 300 }, remindsLate: { type: "boolean" }, remindersPaused: { description: "What becomes due meanwhile is not sent later", type: "boolean" }, internalNote: { description: "For the training department alone", type: "string", maxLength: 200 } } }, func0 = require_ucs2length().default, pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.learningEnvironmentKey !== void 0 && typeof data.learningEnvironmentKey != "string") {
      let err0 = { instancePath: instancePath + "/learningEnvironmentKey", schemaPath: "#/properties/learningEnvironmentKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.programKey !== void 0 && typeof data.programKey != "string") {
      let err1 = { instancePath: instancePath + "/programKey", schemaPath: "#/properties/programKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.launchName !== void 0) {
      let data2 = data.launchName;
      if (typeof data2 == "string") {
        if (func0(data2) > 100) {
          let err2 = { instancePath: instancePath + "/launchName", schemaPath: "#/properties/launchName/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func0(data2) < 1) {
          let err3 = { instancePath: instancePath + "/launchName", schemaPath: "#/properties/launchName/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/launchName", schemaPath: "#/properties/launchName/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.launchCode !== void 0) {
      let data3 = data.launchCode;
      if (typeof data3 == "string") {
        if (func0(data3) > 50) {
          let err5 = { instancePath: instancePath + "/launchCode", schemaPath: "#/properties/launchCode/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func0(data3) < 1) {
          let err6 = { instancePath: instancePath + "/launchCode", schemaPath: "#/properties/launchCode/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern0.test(data3)) {
          let err7 = { instancePath: instancePath + "/launchCode", schemaPath: "#/properties/launchCode/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/launchCode", schemaPath: "#/properties/launchCode/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.selfNomination !== void 0 && typeof data.selfNomination != "boolean") {
      let err9 = { instancePath: instancePath + "/selfNomination", schemaPath: "#/properties/selfNomination/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.classifiedVisibility !== void 0) {
      let data5 = data.classifiedVisibility;
      if (!(data5 === "ALL" || data5 === "AUDIENCE" || data5 === "NOMINEES_ONLY")) {
        let err10 = { instancePath: instancePath + "/classifiedVisibility", schemaPath: "#/properties/classifiedVisibility/enum", keyword: "enum", params: { allowedValues: schema0.properties.classifiedVisibility.enum } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.certificate !== void 0 && typeof data.certificate != "boolean") {
      let err11 = { instancePath: instancePath + "/certificate", schemaPath: "#/properties/certificate/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.startReminder !== void 0 && typeof data.startReminder != "boolean") {
      let err12 = { instancePath: instancePath + "/startReminder", schemaPath: "#/properties/startReminder/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.startReminderType !== void 0) {
      let data8 = data.startReminderType;
      if (!(data8 === "ASSIGNED_DATE" || data8 === "ACCESS_DATE")) {
        let err13 = { instancePath: instancePath + "/startReminderType", schemaPath: "#/properties/startReminderType/enum", keyword: "enum", params: { allowedValues: schema0.properties.startReminderType.enum } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.startReminderRecurrence !== void 0) {
      let data9 = data.startReminderRecurrence;
      if (typeof data9 == "string") {
        if (func0(data9) > 300) {
          let err14 = { instancePath: instancePath + "/startReminderRecurrence", schemaPath: "#/properties/startReminderRecurrence/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/startReminderRecurrence", schemaPath: "#/properties/startReminderRecurrence/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.completionReminder !== void 0 && typeof data.completionReminder != "boolean") {
      let err16 = { instancePath: instancePath + "/completionReminder", schemaPath: "#/properties/completionReminder/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.completionReminderType !== void 0) {
      let data11 = data.completionReminderType;
      if (!(data11 === "ASSIGNED_DATE" || data11 === "ACCESS_DATE")) {
        let err17 = { instancePath: instancePath + "/completionReminderType", schemaPath: "#/properties/completionReminderType/enum", keyword: "enum", params: { allowedValues: schema0.properties.completionReminderType.enum } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.completionReminderRecurrence !== void 0) {
      let data12 = data.completionReminderRecurrence;
      if (typeof data12 == "string") {
        if (func0(data12) > 300) {
          let err18 = { instancePath: instancePath + "/completionReminderRecurrence", schemaPath: "#/properties/completionReminderRecurrence/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/completionReminderRecurrence", schemaPath: "#/properties/completionReminderRecurrence/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.remindsLate !== void 0 && typeof data.remindsLate != "boolean") {
      let err20 = { instancePath: instancePath + "/remindsLate", schemaPath: "#/properties/remindsLate/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.remindersPaused !== void 0 && typeof data.remindersPaused != "boolean") {
      let err21 = { instancePath: instancePath + "/remindersPaused", schemaPath: "#/properties/remindersPaused/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.internalNote !== void 0) {
      let data15 = data.internalNote;
      if (typeof data15 == "string") {
        if (func0(data15) > 200) {
          let err22 = { instancePath: instancePath + "/internalNote", schemaPath: "#/properties/internalNote/maxLength", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/internalNote", schemaPath: "#/properties/internalNote/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
validate0.evaluated = { props: { learningEnvironmentKey: !0, programKey: !0, launchName: !0, launchCode: !0, selfNomination: !0, classifiedVisibility: !0, certificate: !0, startReminder: !0, startReminderType: !0, startReminderRecurrence: !0, completionReminder: !0, completionReminderType: !0, completionReminderRecurrence: !0, remindsLate: !0, remindersPaused: !0, internalNote: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  unused,
  validate
};
