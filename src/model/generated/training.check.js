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
var validate = validate0, unused = validate0, schema0 = { type: "object", properties: { trainingName: { type: "string", minLength: 1, maxLength: 100 }, code: { type: "string", minLength: 1, maxLength: 50, pattern: "^[A-Za-z0-9_-]+$" }, topicKey: { type: "string" }, mode: { enum: ["CLT", "VILT", "HYBRID"] }, description: { type: "string", maxLength: 250 }, certificate: { type: "boolean" }, minAttendees: { type: "integer", minimum: 0, maximum: 1e5 }, maxAttendees: { type: "integer", minimum: 1, maximum: 1e5 }, cancelBelowMinimum: { type: "boolean" }, waitingList: { type: "boolean" }, waitlistLimit: { type: "integer", minimum: 0, maximum: 1e5 }, approval: { enum: ["NONE", "TRAINER", "MANAGER"] }, promotion: { enum: ["AUTO", "OFFER", "MANUAL"] }, offerHours: { type: "integer", minimum: 1, maximum: 336 }, withdrawal: { enum: ["ANY_TIME", "CUTOFF", "NEVER"] }, withdrawalCutoff: { type: "integer", minimum: 0, maximum: 31536e3 }, attendanceLevel: { enum: ["EVENT", "SESSION"] }, manualAttendance: { type: "boolean" }, selfCheckIn: { type: "boolean" }, lateAfterMinutes: { type: "integer", minimum: 0, maximum: 240 }, requiredRate: { type: "integer", minimum: 0, maximum: 100 }, creditHours: { type: "number", minimum: 0, maximum: 999 }, holidayMarking: { enum: ["SKIP", "WARN", "IGNORE"] }, instructorKeys: { type: "array", maxItems: 20, uniqueItems: !0, items: { type: "string" } }, virtualTool: { enum: ["JITSI", "ZOOM", "TEAMS", "MEET", "WEBEX"] }, hostName: { type: "string", maxLength: 100 }, waitingRoom: { type: "boolean" }, autoRecording: { type: "boolean" }, venueLocationKey: { type: "string" }, venueKey: { type: "string" }, venueHourlyCost: { type: "integer", minimum: 0, maximum: 1e12 }, bookingApproval: { type: "boolean" }, inventory: { type: "array", maxItems: 100, items: { type: "object", required: ["itemKey", "quantity"], properties: { category: { type: "string", maxLength: 100 }, itemKey: { type: "string" }, quantity: { type: "integer", minimum: 1, maximum: 1e5 }, costPerUnit: { type: "integer", minimum: 0, maximum: 1e12 } }, additionalProperties: !1 } }, channels: { type: "array", items: { enum: ["EMAIL", "SMS", "PUSH"] }, uniqueItems: !0 }, oneMailADay: { type: "boolean" }, reminderRecurrence: { type: "string", maxLength: 300 }, remindsLate: { type: "boolean" }, attachConversation: { type: "boolean" }, bestPracticesShared: { type: "string", maxLength: 2e3 }, eventFeedbackFormKey: { type: "string" }, sessionFeedbackFormKey: { type: "string" }, managerFeedbackFormKey: { type: "string" }, managerFormDaysAfter: { type: "integer", minimum: 0, maximum: 365 }, trainerFeedbackFormKey: { type: "string" } } }, func0 = require_ucs2length().default, func7 = require_equal().default, pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.trainingName !== void 0) {
      let data0 = data.trainingName;
      if (typeof data0 == "string") {
        if (func0(data0) > 100) {
          let err0 = { instancePath: instancePath + "/trainingName", schemaPath: "#/properties/trainingName/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func0(data0) < 1) {
          let err1 = { instancePath: instancePath + "/trainingName", schemaPath: "#/properties/trainingName/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/trainingName", schemaPath: "#/properties/trainingName/type", keyword: "type", params: { type: "string" } };
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
    if (data.topicKey !== void 0 && typeof data.topicKey != "string") {
      let err7 = { instancePath: instancePath + "/topicKey", schemaPath: "#/properties/topicKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.mode !== void 0) {
      let data3 = data.mode;
      if (!(data3 === "CLT" || data3 === "VILT" || data3 === "HYBRID")) {
        let err8 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema0.properties.mode.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func0(data4) > 250) {
          let err9 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 250 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.certificate !== void 0 && typeof data.certificate != "boolean") {
      let err11 = { instancePath: instancePath + "/certificate", schemaPath: "#/properties/certificate/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.minAttendees !== void 0) {
      let data6 = data.minAttendees;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
        let err12 = { instancePath: instancePath + "/minAttendees", schemaPath: "#/properties/minAttendees/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data6 == "number") {
        if (data6 > 1e5 || isNaN(data6)) {
          let err13 = { instancePath: instancePath + "/minAttendees", schemaPath: "#/properties/minAttendees/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err14 = { instancePath: instancePath + "/minAttendees", schemaPath: "#/properties/minAttendees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.maxAttendees !== void 0) {
      let data7 = data.maxAttendees;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
        let err15 = { instancePath: instancePath + "/maxAttendees", schemaPath: "#/properties/maxAttendees/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data7 == "number") {
        if (data7 > 1e5 || isNaN(data7)) {
          let err16 = { instancePath: instancePath + "/maxAttendees", schemaPath: "#/properties/maxAttendees/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          let err17 = { instancePath: instancePath + "/maxAttendees", schemaPath: "#/properties/maxAttendees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
    if (data.cancelBelowMinimum !== void 0 && typeof data.cancelBelowMinimum != "boolean") {
      let err18 = { instancePath: instancePath + "/cancelBelowMinimum", schemaPath: "#/properties/cancelBelowMinimum/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.waitingList !== void 0 && typeof data.waitingList != "boolean") {
      let err19 = { instancePath: instancePath + "/waitingList", schemaPath: "#/properties/waitingList/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.waitlistLimit !== void 0) {
      let data10 = data.waitlistLimit;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
        let err20 = { instancePath: instancePath + "/waitlistLimit", schemaPath: "#/properties/waitlistLimit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data10 == "number") {
        if (data10 > 1e5 || isNaN(data10)) {
          let err21 = { instancePath: instancePath + "/waitlistLimit", schemaPath: "#/properties/waitlistLimit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data10 < 0 || isNaN(data10)) {
          let err22 = { instancePath: instancePath + "/waitlistLimit", schemaPath: "#/properties/waitlistLimit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.approval !== void 0) {
      let data11 = data.approval;
      if (!(data11 === "NONE" || data11 === "TRAINER" || data11 === "MANAGER")) {
        let err23 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/enum", keyword: "enum", params: { allowedValues: schema0.properties.approval.enum } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.promotion !== void 0) {
      let data12 = data.promotion;
      if (!(data12 === "AUTO" || data12 === "OFFER" || data12 === "MANUAL")) {
        let err24 = { instancePath: instancePath + "/promotion", schemaPath: "#/properties/promotion/enum", keyword: "enum", params: { allowedValues: schema0.properties.promotion.enum } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.offerHours !== void 0) {
      let data13 = data.offerHours;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
        let err25 = { instancePath: instancePath + "/offerHours", schemaPath: "#/properties/offerHours/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data13 == "number") {
        if (data13 > 336 || isNaN(data13)) {
          let err26 = { instancePath: instancePath + "/offerHours", schemaPath: "#/properties/offerHours/maximum", keyword: "maximum", params: { comparison: "<=", limit: 336 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data13 < 1 || isNaN(data13)) {
          let err27 = { instancePath: instancePath + "/offerHours", schemaPath: "#/properties/offerHours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      }
    }
    if (data.withdrawal !== void 0) {
      let data14 = data.withdrawal;
      if (!(data14 === "ANY_TIME" || data14 === "CUTOFF" || data14 === "NEVER")) {
        let err28 = { instancePath: instancePath + "/withdrawal", schemaPath: "#/properties/withdrawal/enum", keyword: "enum", params: { allowedValues: schema0.properties.withdrawal.enum } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.withdrawalCutoff !== void 0) {
      let data15 = data.withdrawalCutoff;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
        let err29 = { instancePath: instancePath + "/withdrawalCutoff", schemaPath: "#/properties/withdrawalCutoff/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (typeof data15 == "number") {
        if (data15 > 31536e3 || isNaN(data15)) {
          let err30 = { instancePath: instancePath + "/withdrawalCutoff", schemaPath: "#/properties/withdrawalCutoff/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e3 } };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (data15 < 0 || isNaN(data15)) {
          let err31 = { instancePath: instancePath + "/withdrawalCutoff", schemaPath: "#/properties/withdrawalCutoff/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      }
    }
    if (data.attendanceLevel !== void 0) {
      let data16 = data.attendanceLevel;
      if (!(data16 === "EVENT" || data16 === "SESSION")) {
        let err32 = { instancePath: instancePath + "/attendanceLevel", schemaPath: "#/properties/attendanceLevel/enum", keyword: "enum", params: { allowedValues: schema0.properties.attendanceLevel.enum } };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.manualAttendance !== void 0 && typeof data.manualAttendance != "boolean") {
      let err33 = { instancePath: instancePath + "/manualAttendance", schemaPath: "#/properties/manualAttendance/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.selfCheckIn !== void 0 && typeof data.selfCheckIn != "boolean") {
      let err34 = { instancePath: instancePath + "/selfCheckIn", schemaPath: "#/properties/selfCheckIn/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.lateAfterMinutes !== void 0) {
      let data19 = data.lateAfterMinutes;
      if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
        let err35 = { instancePath: instancePath + "/lateAfterMinutes", schemaPath: "#/properties/lateAfterMinutes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      if (typeof data19 == "number") {
        if (data19 > 240 || isNaN(data19)) {
          let err36 = { instancePath: instancePath + "/lateAfterMinutes", schemaPath: "#/properties/lateAfterMinutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 240 } };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (data19 < 0 || isNaN(data19)) {
          let err37 = { instancePath: instancePath + "/lateAfterMinutes", schemaPath: "#/properties/lateAfterMinutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      }
    }
    if (data.requiredRate !== void 0) {
      let data20 = data.requiredRate;
      if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20))) {
        let err38 = { instancePath: instancePath + "/requiredRate", schemaPath: "#/properties/requiredRate/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (typeof data20 == "number") {
        if (data20 > 100 || isNaN(data20)) {
          let err39 = { instancePath: instancePath + "/requiredRate", schemaPath: "#/properties/requiredRate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (data20 < 0 || isNaN(data20)) {
          let err40 = { instancePath: instancePath + "/requiredRate", schemaPath: "#/properties/requiredRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
      }
    }
    if (data.creditHours !== void 0) {
      let data21 = data.creditHours;
      if (typeof data21 == "number") {
        if (data21 > 999 || isNaN(data21)) {
          let err41 = { instancePath: instancePath + "/creditHours", schemaPath: "#/properties/creditHours/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (data21 < 0 || isNaN(data21)) {
          let err42 = { instancePath: instancePath + "/creditHours", schemaPath: "#/properties/creditHours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
      } else {
        let err43 = { instancePath: instancePath + "/creditHours", schemaPath: "#/properties/creditHours/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.holidayMarking !== void 0) {
      let data22 = data.holidayMarking;
      if (!(data22 === "SKIP" || data22 === "WARN" || data22 === "IGNORE")) {
        let err44 = { instancePath: instancePath + "/holidayMarking", schemaPath: "#/properties/holidayMarking/enum", keyword: "enum", params: { allowedValues: schema0.properties.holidayMarking.enum } };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.instructorKeys !== void 0) {
      let data23 = data.instructorKeys;
      if (Array.isArray(data23)) {
        if (data23.length > 20) {
          let err45 = { instancePath: instancePath + "/instructorKeys", schemaPath: "#/properties/instructorKeys/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        let len0 = data23.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data23[i0] != "string") {
            let err46 = { instancePath: instancePath + "/instructorKeys/" + i0, schemaPath: "#/properties/instructorKeys/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        let i1 = data23.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data23[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err47 = { instancePath: instancePath + "/instructorKeys", schemaPath: "#/properties/instructorKeys/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err48 = { instancePath: instancePath + "/instructorKeys", schemaPath: "#/properties/instructorKeys/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.virtualTool !== void 0) {
      let data25 = data.virtualTool;
      if (!(data25 === "JITSI" || data25 === "ZOOM" || data25 === "TEAMS" || data25 === "MEET" || data25 === "WEBEX")) {
        let err49 = { instancePath: instancePath + "/virtualTool", schemaPath: "#/properties/virtualTool/enum", keyword: "enum", params: { allowedValues: schema0.properties.virtualTool.enum } };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.hostName !== void 0) {
      let data26 = data.hostName;
      if (typeof data26 == "string") {
        if (func0(data26) > 100) {
          let err50 = { instancePath: instancePath + "/hostName", schemaPath: "#/properties/hostName/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
      } else {
        let err51 = { instancePath: instancePath + "/hostName", schemaPath: "#/properties/hostName/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.waitingRoom !== void 0 && typeof data.waitingRoom != "boolean") {
      let err52 = { instancePath: instancePath + "/waitingRoom", schemaPath: "#/properties/waitingRoom/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
    }
    if (data.autoRecording !== void 0 && typeof data.autoRecording != "boolean") {
      let err53 = { instancePath: instancePath + "/autoRecording", schemaPath: "#/properties/autoRecording/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
    }
    if (data.venueLocationKey !== void 0 && typeof data.venueLocationKey != "string") {
      let err54 = { instancePath: instancePath + "/venueLocationKey", schemaPath: "#/properties/venueLocationKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
    }
    if (data.venueKey !== void 0 && typeof data.venueKey != "string") {
      let err55 = { instancePath: instancePath + "/venueKey", schemaPath: "#/properties/venueKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
    }
    if (data.venueHourlyCost !== void 0) {
      let data31 = data.venueHourlyCost;
      if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
        let err56 = { instancePath: instancePath + "/venueHourlyCost", schemaPath: "#/properties/venueHourlyCost/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
      if (typeof data31 == "number") {
        if (data31 > 1e12 || isNaN(data31)) {
          let err57 = { instancePath: instancePath + "/venueHourlyCost", schemaPath: "#/properties/venueHourlyCost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 } };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        if (data31 < 0 || isNaN(data31)) {
          let err58 = { instancePath: instancePath + "/venueHourlyCost", schemaPath: "#/properties/venueHourlyCost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
      }
    }
    if (data.bookingApproval !== void 0 && typeof data.bookingApproval != "boolean") {
      let err59 = { instancePath: instancePath + "/bookingApproval", schemaPath: "#/properties/bookingApproval/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
    }
    if (data.inventory !== void 0) {
      let data33 = data.inventory;
      if (Array.isArray(data33)) {
        if (data33.length > 100) {
          let err60 = { instancePath: instancePath + "/inventory", schemaPath: "#/properties/inventory/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        let len1 = data33.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data34 = data33[i2];
          if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
            if (data34.itemKey === void 0) {
              let err61 = { instancePath: instancePath + "/inventory/" + i2, schemaPath: "#/properties/inventory/items/required", keyword: "required", params: { missingProperty: "itemKey" } };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
            if (data34.quantity === void 0) {
              let err62 = { instancePath: instancePath + "/inventory/" + i2, schemaPath: "#/properties/inventory/items/required", keyword: "required", params: { missingProperty: "quantity" } };
              vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
            for (let key0 in data34)
              if (!(key0 === "category" || key0 === "itemKey" || key0 === "quantity" || key0 === "costPerUnit")) {
                let err63 = { instancePath: instancePath + "/inventory/" + i2, schemaPath: "#/properties/inventory/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
              }
            if (data34.category !== void 0) {
              let data35 = data34.category;
              if (typeof data35 == "string") {
                if (func0(data35) > 100) {
                  let err64 = { instancePath: instancePath + "/inventory/" + i2 + "/category", schemaPath: "#/properties/inventory/items/properties/category/maxLength", keyword: "maxLength", params: { limit: 100 } };
                  vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
              } else {
                let err65 = { instancePath: instancePath + "/inventory/" + i2 + "/category", schemaPath: "#/properties/inventory/items/properties/category/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
              }
            }
            if (data34.itemKey !== void 0 && typeof data34.itemKey != "string") {
              let err66 = { instancePath: instancePath + "/inventory/" + i2 + "/itemKey", schemaPath: "#/properties/inventory/items/properties/itemKey/type", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
            }
            if (data34.quantity !== void 0) {
              let data37 = data34.quantity;
              if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37))) {
                let err67 = { instancePath: instancePath + "/inventory/" + i2 + "/quantity", schemaPath: "#/properties/inventory/items/properties/quantity/type", keyword: "type", params: { type: "integer" } };
                vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
              }
              if (typeof data37 == "number") {
                if (data37 > 1e5 || isNaN(data37)) {
                  let err68 = { instancePath: instancePath + "/inventory/" + i2 + "/quantity", schemaPath: "#/properties/inventory/items/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
                  vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
                }
                if (data37 < 1 || isNaN(data37)) {
                  let err69 = { instancePath: instancePath + "/inventory/" + i2 + "/quantity", schemaPath: "#/properties/inventory/items/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
                }
              }
            }
            if (data34.costPerUnit !== void 0) {
              let data38 = data34.costPerUnit;
              if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38))) {
                let err70 = { instancePath: instancePath + "/inventory/" + i2 + "/costPerUnit", schemaPath: "#/properties/inventory/items/properties/costPerUnit/type", keyword: "type", params: { type: "integer" } };
                vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
              }
              if (typeof data38 == "number") {
                if (data38 > 1e12 || isNaN(data38)) {
                  let err71 = { instancePath: instancePath + "/inventory/" + i2 + "/costPerUnit", schemaPath: "#/properties/inventory/items/properties/costPerUnit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 } };
                  vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
                }
                if (data38 < 0 || isNaN(data38)) {
                  let err72 = { instancePath: instancePath + "/inventory/" + i2 + "/costPerUnit", schemaPath: "#/properties/inventory/items/properties/costPerUnit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
                }
              }
            }
          } else {
            let err73 = { instancePath: instancePath + "/inventory/" + i2, schemaPath: "#/properties/inventory/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
        }
      } else {
        let err74 = { instancePath: instancePath + "/inventory", schemaPath: "#/properties/inventory/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
    if (data.channels !== void 0) {
      let data39 = data.channels;
      if (Array.isArray(data39)) {
        let len2 = data39.length;
        for (let i3 = 0; i3 < len2; i3++) {
          let data40 = data39[i3];
          if (!(data40 === "EMAIL" || data40 === "SMS" || data40 === "PUSH")) {
            let err75 = { instancePath: instancePath + "/channels/" + i3, schemaPath: "#/properties/channels/items/enum", keyword: "enum", params: { allowedValues: schema0.properties.channels.items.enum } };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
        }
        let i4 = data39.length, j1;
        if (i4 > 1) {
          outer0: for (; i4--; )
            for (j1 = i4; j1--; )
              if (func7(data39[i4], data39[j1])) {
                let err76 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j1 } };
                vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
                break outer0;
              }
        }
      } else {
        let err77 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
      }
    }
    if (data.oneMailADay !== void 0 && typeof data.oneMailADay != "boolean") {
      let err78 = { instancePath: instancePath + "/oneMailADay", schemaPath: "#/properties/oneMailADay/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
    }
    if (data.reminderRecurrence !== void 0) {
      let data42 = data.reminderRecurrence;
      if (typeof data42 == "string") {
        if (func0(data42) > 300) {
          let err79 = { instancePath: instancePath + "/reminderRecurrence", schemaPath: "#/properties/reminderRecurrence/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
      } else {
        let err80 = { instancePath: instancePath + "/reminderRecurrence", schemaPath: "#/properties/reminderRecurrence/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
    if (data.remindsLate !== void 0 && typeof data.remindsLate != "boolean") {
      let err81 = { instancePath: instancePath + "/remindsLate", schemaPath: "#/properties/remindsLate/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
    }
    if (data.attachConversation !== void 0 && typeof data.attachConversation != "boolean") {
      let err82 = { instancePath: instancePath + "/attachConversation", schemaPath: "#/properties/attachConversation/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
    }
    if (data.bestPracticesShared !== void 0) {
      let data45 = data.bestPracticesShared;
      if (typeof data45 == "string") {
        if (func0(data45) > 2e3) {
          let err83 = { instancePath: instancePath + "/bestPracticesShared", schemaPath: "#/properties/bestPracticesShared/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
        }
      } else {
        let err84 = { instancePath: instancePath + "/bestPracticesShared", schemaPath: "#/properties/bestPracticesShared/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
      }
    }
    if (data.eventFeedbackFormKey !== void 0 && typeof data.eventFeedbackFormKey != "string") {
      let err85 = { instancePath: instancePath + "/eventFeedbackFormKey", schemaPath: "#/properties/eventFeedbackFormKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
    }
    if (data.sessionFeedbackFormKey !== void 0 && typeof data.sessionFeedbackFormKey != "string") {
      let err86 = { instancePath: instancePath + "/sessionFeedbackFormKey", schemaPath: "#/properties/sessionFeedbackFormKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
    }
    if (data.managerFeedbackFormKey !== void 0 && typeof data.managerFeedbackFormKey != "string") {
      let err87 = { instancePath: instancePath + "/managerFeedbackFormKey", schemaPath: "#/properties/managerFeedbackFormKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
    }
    if (data.managerFormDaysAfter !== void 0) {
      let data49 = data.managerFormDaysAfter;
      if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49))) {
        let err88 = { instancePath: instancePath + "/managerFormDaysAfter", schemaPath: "#/properties/managerFormDaysAfter/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
      if (typeof data49 == "number") {
        if (data49 > 365 || isNaN(data49)) {
          let err89 = { instancePath: instancePath + "/managerFormDaysAfter", schemaPath: "#/properties/managerFormDaysAfter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 } };
          vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
        }
        if (data49 < 0 || isNaN(data49)) {
          let err90 = { instancePath: instancePath + "/managerFormDaysAfter", schemaPath: "#/properties/managerFormDaysAfter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
        }
      }
    }
    if (data.trainerFeedbackFormKey !== void 0 && typeof data.trainerFeedbackFormKey != "string") {
      let err91 = { instancePath: instancePath + "/trainerFeedbackFormKey", schemaPath: "#/properties/trainerFeedbackFormKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
    }
  } else {
    let err92 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
validate0.evaluated = { props: { trainingName: !0, code: !0, topicKey: !0, mode: !0, description: !0, certificate: !0, minAttendees: !0, maxAttendees: !0, cancelBelowMinimum: !0, waitingList: !0, waitlistLimit: !0, approval: !0, promotion: !0, offerHours: !0, withdrawal: !0, withdrawalCutoff: !0, attendanceLevel: !0, manualAttendance: !0, selfCheckIn: !0, lateAfterMinutes: !0, requiredRate: !0, creditHours: !0, holidayMarking: !0, instructorKeys: !0, virtualTool: !0, hostName: !0, waitingRoom: !0, autoRecording: !0, venueLocationKey: !0, venueKey: !0, venueHourlyCost: !0, bookingApproval: !0, inventory: !0, channels: !0, oneMailADay: !0, reminderRecurrence: !0, remindsLate: !0, attachConversation: !0, bestPracticesShared: !0, eventFeedbackFormKey: !0, sessionFeedbackFormKey: !0, managerFeedbackFormKey: !0, managerFormDaysAfter: !0, trainerFeedbackFormKey: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  unused,
  validate
};
