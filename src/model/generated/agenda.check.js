// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate2, compare) {
      return { validate: validate2, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

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
var validate = validate0, unused = validate0, schema0 = { type: "object", properties: { days: { type: "array", maxItems: 366, items: { type: "object", properties: { dayNumber: { type: "integer", minimum: 1, maximum: 366 }, date: { type: "string", format: "date" }, holiday: { type: "string" }, sessions: { type: "array", maxItems: 100, items: { type: "object", required: ["title", "startTime", "endTime"], properties: { key: { type: "string", pattern: "^[0-9a-f]{32}$" }, title: { type: "string", minLength: 1, maxLength: 100 }, startTime: { type: "string" }, endTime: { type: "string" }, endsNextDay: { type: "boolean" }, mode: { enum: ["CLT", "VILT", "HYBRID"] }, compulsory: { type: "boolean" }, venueKey: { type: "string" }, instructorKeys: { type: "array", maxItems: 20, uniqueItems: !0, items: { type: "string" } }, instructorRoles: { description: "In the order of the instructors; where one is missing the first leads and the others teach with them", type: "array", maxItems: 20, items: { enum: ["LEAD", "CO_LEAD", "ASSISTANT", "GUEST"] } }, topicKeys: { type: "array", maxItems: 20, uniqueItems: !0, items: { type: "string" } }, meeting: { type: "object", properties: { provider: { enum: ["JITSI", "ZOOM", "TEAMS", "MEET", "WEBEX"] }, url: { type: "string", format: "uri", maxLength: 1e3 }, host: { type: "string", maxLength: 100 } }, additionalProperties: !1 }, materials: { type: "string", maxLength: 2e3 }, status: { enum: ["Scheduled", "Cancelled"] }, reason: { type: "string", maxLength: 255 }, timeZone: { type: "string" }, startAt: { type: "string", format: "date-time" }, endAt: { type: "string", format: "date-time" } }, additionalProperties: !1 } } }, additionalProperties: !1 } } } }, formats0 = require_formats().fullFormats.date, formats2 = require_formats().fullFormats.uri, formats4 = require_formats().fullFormats["date-time"], func0 = Object.prototype.hasOwnProperty, func1 = require_ucs2length().default, pattern0 = new RegExp("^[0-9a-f]{32}$", "u");
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.days !== void 0) {
      let data0 = data.days;
      if (Array.isArray(data0)) {
        if (data0.length > 366) {
          let err0 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/maxItems", keyword: "maxItems", params: { limit: 366 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (let key0 in data1)
              if (!(key0 === "dayNumber" || key0 === "date" || key0 === "holiday" || key0 === "sessions")) {
                let err1 = { instancePath: instancePath + "/days/" + i0, schemaPath: "#/properties/days/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              }
            if (data1.dayNumber !== void 0) {
              let data2 = data1.dayNumber;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
                let err2 = { instancePath: instancePath + "/days/" + i0 + "/dayNumber", schemaPath: "#/properties/days/items/properties/dayNumber/type", keyword: "type", params: { type: "integer" } };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
              if (typeof data2 == "number") {
                if (data2 > 366 || isNaN(data2)) {
                  let err3 = { instancePath: instancePath + "/days/" + i0 + "/dayNumber", schemaPath: "#/properties/days/items/properties/dayNumber/maximum", keyword: "maximum", params: { comparison: "<=", limit: 366 } };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                  let err4 = { instancePath: instancePath + "/days/" + i0 + "/dayNumber", schemaPath: "#/properties/days/items/properties/dayNumber/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                }
              }
            }
            if (data1.date !== void 0) {
              let data3 = data1.date;
              if (typeof data3 == "string") {
                if (!formats0.validate(data3)) {
                  let err5 = { instancePath: instancePath + "/days/" + i0 + "/date", schemaPath: "#/properties/days/items/properties/date/format", keyword: "format", params: { format: "date" } };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              } else {
                let err6 = { instancePath: instancePath + "/days/" + i0 + "/date", schemaPath: "#/properties/days/items/properties/date/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            }
            if (data1.holiday !== void 0 && typeof data1.holiday != "string") {
              let err7 = { instancePath: instancePath + "/days/" + i0 + "/holiday", schemaPath: "#/properties/days/items/properties/holiday/type", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data1.sessions !== void 0) {
              let data5 = data1.sessions;
              if (Array.isArray(data5)) {
                if (data5.length > 100) {
                  let err8 = { instancePath: instancePath + "/days/" + i0 + "/sessions", schemaPath: "#/properties/days/items/properties/sessions/maxItems", keyword: "maxItems", params: { limit: 100 } };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
                let len1 = data5.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data6 = data5[i1];
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    if (data6.title === void 0) {
                      let err9 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1, schemaPath: "#/properties/days/items/properties/sessions/items/required", keyword: "required", params: { missingProperty: "title" } };
                      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                    }
                    if (data6.startTime === void 0) {
                      let err10 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1, schemaPath: "#/properties/days/items/properties/sessions/items/required", keyword: "required", params: { missingProperty: "startTime" } };
                      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                    }
                    if (data6.endTime === void 0) {
                      let err11 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1, schemaPath: "#/properties/days/items/properties/sessions/items/required", keyword: "required", params: { missingProperty: "endTime" } };
                      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                    }
                    for (let key1 in data6)
                      if (!func0.call(schema0.properties.days.items.properties.sessions.items.properties, key1)) {
                        let err12 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1, schemaPath: "#/properties/days/items/properties/sessions/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                      }
                    if (data6.key !== void 0) {
                      let data7 = data6.key;
                      if (typeof data7 == "string") {
                        if (!pattern0.test(data7)) {
                          let err13 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/key", schemaPath: "#/properties/days/items/properties/sessions/items/properties/key/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" } };
                          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                        }
                      } else {
                        let err14 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/key", schemaPath: "#/properties/days/items/properties/sessions/items/properties/key/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                      }
                    }
                    if (data6.title !== void 0) {
                      let data8 = data6.title;
                      if (typeof data8 == "string") {
                        if (func1(data8) > 100) {
                          let err15 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/title", schemaPath: "#/properties/days/items/properties/sessions/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 100 } };
                          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                        }
                        if (func1(data8) < 1) {
                          let err16 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/title", schemaPath: "#/properties/days/items/properties/sessions/items/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                        }
                      } else {
                        let err17 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/title", schemaPath: "#/properties/days/items/properties/sessions/items/properties/title/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                      }
                    }
                    if (data6.startTime !== void 0 && typeof data6.startTime != "string") {
                      let err18 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/startTime", schemaPath: "#/properties/days/items/properties/sessions/items/properties/startTime/type", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                    }
                    if (data6.endTime !== void 0 && typeof data6.endTime != "string") {
                      let err19 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/endTime", schemaPath: "#/properties/days/items/properties/sessions/items/properties/endTime/type", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                    }
                    if (data6.endsNextDay !== void 0 && typeof data6.endsNextDay != "boolean") {
                      let err20 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/endsNextDay", schemaPath: "#/properties/days/items/properties/sessions/items/properties/endsNextDay/type", keyword: "type", params: { type: "boolean" } };
                      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                    if (data6.mode !== void 0) {
                      let data12 = data6.mode;
                      if (!(data12 === "CLT" || data12 === "VILT" || data12 === "HYBRID")) {
                        let err21 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/mode", schemaPath: "#/properties/days/items/properties/sessions/items/properties/mode/enum", keyword: "enum", params: { allowedValues: schema0.properties.days.items.properties.sessions.items.properties.mode.enum } };
                        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                      }
                    }
                    if (data6.compulsory !== void 0 && typeof data6.compulsory != "boolean") {
                      let err22 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/compulsory", schemaPath: "#/properties/days/items/properties/sessions/items/properties/compulsory/type", keyword: "type", params: { type: "boolean" } };
                      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                    }
                    if (data6.venueKey !== void 0 && typeof data6.venueKey != "string") {
                      let err23 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/venueKey", schemaPath: "#/properties/days/items/properties/sessions/items/properties/venueKey/type", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                    }
                    if (data6.instructorKeys !== void 0) {
                      let data15 = data6.instructorKeys;
                      if (Array.isArray(data15)) {
                        if (data15.length > 20) {
                          let err24 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/instructorKeys", schemaPath: "#/properties/days/items/properties/sessions/items/properties/instructorKeys/maxItems", keyword: "maxItems", params: { limit: 20 } };
                          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                        }
                        let len2 = data15.length;
                        for (let i2 = 0; i2 < len2; i2++)
                          if (typeof data15[i2] != "string") {
                            let err25 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/instructorKeys/" + i2, schemaPath: "#/properties/days/items/properties/sessions/items/properties/instructorKeys/items/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                          }
                        let i3 = data15.length, j0;
                        if (i3 > 1) {
                          let indices0 = {};
                          for (; i3--; ) {
                            let item0 = data15[i3];
                            if (typeof item0 == "string") {
                              if (typeof indices0[item0] == "number") {
                                j0 = indices0[item0];
                                let err26 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/instructorKeys", schemaPath: "#/properties/days/items/properties/sessions/items/properties/instructorKeys/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 } };
                                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                                break;
                              }
                              indices0[item0] = i3;
                            }
                          }
                        }
                      } else {
                        let err27 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/instructorKeys", schemaPath: "#/properties/days/items/properties/sessions/items/properties/instructorKeys/type", keyword: "type", params: { type: "array" } };
                        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                      }
                    }
                    if (data6.instructorRoles !== void 0) {
                      let data17 = data6.instructorRoles;
                      if (Array.isArray(data17)) {
                        if (data17.length > 20) {
                          let err28 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/instructorRoles", schemaPath: "#/properties/days/items/properties/sessions/items/properties/instructorRoles/maxItems", keyword: "maxItems", params: { limit: 20 } };
                          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                        }
                        let len3 = data17.length;
                        for (let i4 = 0; i4 < len3; i4++) {
                          let data18 = data17[i4];
                          if (!(data18 === "LEAD" || data18 === "CO_LEAD" || data18 === "ASSISTANT" || data18 === "GUEST")) {
                            let err29 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/instructorRoles/" + i4, schemaPath: "#/properties/days/items/properties/sessions/items/properties/instructorRoles/items/enum", keyword: "enum", params: { allowedValues: schema0.properties.days.items.properties.sessions.items.properties.instructorRoles.items.enum } };
                            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                          }
                        }
                      } else {
                        let err30 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/instructorRoles", schemaPath: "#/properties/days/items/properties/sessions/items/properties/instructorRoles/type", keyword: "type", params: { type: "array" } };
                        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                      }
                    }
                    if (data6.topicKeys !== void 0) {
                      let data19 = data6.topicKeys;
                      if (Array.isArray(data19)) {
                        if (data19.length > 20) {
                          let err31 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/topicKeys", schemaPath: "#/properties/days/items/properties/sessions/items/properties/topicKeys/maxItems", keyword: "maxItems", params: { limit: 20 } };
                          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                        }
                        let len4 = data19.length;
                        for (let i5 = 0; i5 < len4; i5++)
                          if (typeof data19[i5] != "string") {
                            let err32 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/topicKeys/" + i5, schemaPath: "#/properties/days/items/properties/sessions/items/properties/topicKeys/items/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                          }
                        let i6 = data19.length, j1;
                        if (i6 > 1) {
                          let indices1 = {};
                          for (; i6--; ) {
                            let item1 = data19[i6];
                            if (typeof item1 == "string") {
                              if (typeof indices1[item1] == "number") {
                                j1 = indices1[item1];
                                let err33 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/topicKeys", schemaPath: "#/properties/days/items/properties/sessions/items/properties/topicKeys/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j1 } };
                                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                                break;
                              }
                              indices1[item1] = i6;
                            }
                          }
                        }
                      } else {
                        let err34 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/topicKeys", schemaPath: "#/properties/days/items/properties/sessions/items/properties/topicKeys/type", keyword: "type", params: { type: "array" } };
                        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                      }
                    }
                    if (data6.meeting !== void 0) {
                      let data21 = data6.meeting;
                      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                        for (let key2 in data21)
                          if (!(key2 === "provider" || key2 === "url" || key2 === "host")) {
                            let err35 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/meeting", schemaPath: "#/properties/days/items/properties/sessions/items/properties/meeting/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                          }
                        if (data21.provider !== void 0) {
                          let data22 = data21.provider;
                          if (!(data22 === "JITSI" || data22 === "ZOOM" || data22 === "TEAMS" || data22 === "MEET" || data22 === "WEBEX")) {
                            let err36 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/meeting/provider", schemaPath: "#/properties/days/items/properties/sessions/items/properties/meeting/properties/provider/enum", keyword: "enum", params: { allowedValues: schema0.properties.days.items.properties.sessions.items.properties.meeting.properties.provider.enum } };
                            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                          }
                        }
                        if (data21.url !== void 0) {
                          let data23 = data21.url;
                          if (typeof data23 == "string") {
                            if (func1(data23) > 1e3) {
                              let err37 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/meeting/url", schemaPath: "#/properties/days/items/properties/sessions/items/properties/meeting/properties/url/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
                              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
                            }
                            if (!formats2(data23)) {
                              let err38 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/meeting/url", schemaPath: "#/properties/days/items/properties/sessions/items/properties/meeting/properties/url/format", keyword: "format", params: { format: "uri" } };
                              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                            }
                          } else {
                            let err39 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/meeting/url", schemaPath: "#/properties/days/items/properties/sessions/items/properties/meeting/properties/url/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                          }
                        }
                        if (data21.host !== void 0) {
                          let data24 = data21.host;
                          if (typeof data24 == "string") {
                            if (func1(data24) > 100) {
                              let err40 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/meeting/host", schemaPath: "#/properties/days/items/properties/sessions/items/properties/meeting/properties/host/maxLength", keyword: "maxLength", params: { limit: 100 } };
                              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                            }
                          } else {
                            let err41 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/meeting/host", schemaPath: "#/properties/days/items/properties/sessions/items/properties/meeting/properties/host/type", keyword: "type", params: { type: "string" } };
                            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                          }
                        }
                      } else {
                        let err42 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/meeting", schemaPath: "#/properties/days/items/properties/sessions/items/properties/meeting/type", keyword: "type", params: { type: "object" } };
                        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                      }
                    }
                    if (data6.materials !== void 0) {
                      let data25 = data6.materials;
                      if (typeof data25 == "string") {
                        if (func1(data25) > 2e3) {
                          let err43 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/materials", schemaPath: "#/properties/days/items/properties/sessions/items/properties/materials/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
                          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                        }
                      } else {
                        let err44 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/materials", schemaPath: "#/properties/days/items/properties/sessions/items/properties/materials/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                      }
                    }
                    if (data6.status !== void 0) {
                      let data26 = data6.status;
                      if (!(data26 === "Scheduled" || data26 === "Cancelled")) {
                        let err45 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/status", schemaPath: "#/properties/days/items/properties/sessions/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema0.properties.days.items.properties.sessions.items.properties.status.enum } };
                        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                      }
                    }
                    if (data6.reason !== void 0) {
                      let data27 = data6.reason;
                      if (typeof data27 == "string") {
                        if (func1(data27) > 255) {
                          let err46 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/reason", schemaPath: "#/properties/days/items/properties/sessions/items/properties/reason/maxLength", keyword: "maxLength", params: { limit: 255 } };
                          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                        }
                      } else {
                        let err47 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/reason", schemaPath: "#/properties/days/items/properties/sessions/items/properties/reason/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                      }
                    }
                    if (data6.timeZone !== void 0 && typeof data6.timeZone != "string") {
                      let err48 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/timeZone", schemaPath: "#/properties/days/items/properties/sessions/items/properties/timeZone/type", keyword: "type", params: { type: "string" } };
                      vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                    }
                    if (data6.startAt !== void 0) {
                      let data29 = data6.startAt;
                      if (typeof data29 == "string") {
                        if (!formats4.validate(data29)) {
                          let err49 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/startAt", schemaPath: "#/properties/days/items/properties/sessions/items/properties/startAt/format", keyword: "format", params: { format: "date-time" } };
                          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                        }
                      } else {
                        let err50 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/startAt", schemaPath: "#/properties/days/items/properties/sessions/items/properties/startAt/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                      }
                    }
                    if (data6.endAt !== void 0) {
                      let data30 = data6.endAt;
                      if (typeof data30 == "string") {
                        if (!formats4.validate(data30)) {
                          let err51 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/endAt", schemaPath: "#/properties/days/items/properties/sessions/items/properties/endAt/format", keyword: "format", params: { format: "date-time" } };
                          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                        }
                      } else {
                        let err52 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1 + "/endAt", schemaPath: "#/properties/days/items/properties/sessions/items/properties/endAt/type", keyword: "type", params: { type: "string" } };
                        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                      }
                    }
                  } else {
                    let err53 = { instancePath: instancePath + "/days/" + i0 + "/sessions/" + i1, schemaPath: "#/properties/days/items/properties/sessions/items/type", keyword: "type", params: { type: "object" } };
                    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                  }
                }
              } else {
                let err54 = { instancePath: instancePath + "/days/" + i0 + "/sessions", schemaPath: "#/properties/days/items/properties/sessions/type", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
              }
            }
          } else {
            let err55 = { instancePath: instancePath + "/days/" + i0, schemaPath: "#/properties/days/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        }
      } else {
        let err56 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
  } else {
    let err57 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
validate0.evaluated = { props: { days: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  unused,
  validate
};
