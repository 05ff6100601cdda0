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

// <stdin>
var validate = validate0, unused = validate0, schema0 = { type: "object", properties: { launchKey: { type: "string" }, trainingKey: { type: "string" }, name: { type: "string", minLength: 1, maxLength: 50 }, code: { type: "string", minLength: 1, maxLength: 50, pattern: "^[A-Za-z0-9_-]+$" }, mode: { enum: ["CLT", "VILT", "HYBRID"] }, blended: { type: "boolean" }, timeZone: { type: "string", minLength: 1, maxLength: 60 }, description: { type: "string", maxLength: 250 }, registrationEndsAt: { description: "From then on learners can not nominate themselves", type: "string", format: "date-time" }, reminderDate: { type: "string", format: "date" }, reminderTime: { type: "string" }, remindersPaused: { description: "What becomes due meanwhile is not sent later", type: "boolean" }, draftCalendar: { type: "boolean" }, minAttendees: { type: "integer", minimum: 0, maximum: 1e5 }, maxAttendees: { type: "integer", minimum: 1, maximum: 1e5 }, cancelBelowMinimum: { type: "boolean" }, waitingList: { type: "boolean" }, waitlistLimit: { type: "integer", minimum: 0, maximum: 1e5 }, approval: { enum: ["NONE", "TRAINER", "MANAGER"] }, promotion: { enum: ["AUTO", "OFFER", "MANUAL"] }, offerHours: { type: "integer", minimum: 1, maximum: 336 }, withdrawal: { enum: ["ANY_TIME", "CUTOFF", "NEVER"] }, withdrawalCutoff: { type: "integer", minimum: 0, maximum: 31536e3 }, attendanceLevel: { enum: ["EVENT", "SESSION"] }, manualAttendance: { type: "boolean" }, selfCheckIn: { type: "boolean" }, lateAfterMinutes: { type: "integer", minimum: 0, maximum: 240 }, requiredRate: { type: "integer", minimum: 0, maximum: 100 }, creditHours: { type: "number", minimum: 0, maximum: 999 }, holidayMarking: { enum: ["SKIP", "WARN", "IGNORE"] }, instructorKeys: { type: "array", maxItems: 20, uniqueItems: !0, items: { type: "string" } }, virtualTool: { enum: ["JITSI", "ZOOM", "TEAMS", "MEET", "WEBEX"] }, hostName: { type: "string", maxLength: 100 }, waitingRoom: { type: "boolean" }, autoRecording: { type: "boolean" }, venueLocationKey: { type: "string" }, venueKey: { type: "string" }, venueHourlyCost: { type: "integer", minimum: 0, maximum: 1e12 }, bookingApproval: { type: "boolean" }, inventory: { type: "array", maxItems: 100, items: { type: "object", required: ["itemKey", "quantity"], properties: { category: { type: "string", maxLength: 100 }, itemKey: { type: "string" }, quantity: { type: "integer", minimum: 1, maximum: 1e5 }, costPerUnit: { type: "integer", minimum: 0, maximum: 1e12 } }, additionalProperties: !1 } }, channels: { type: "array", items: { enum: ["EMAIL", "SMS", "PUSH"] }, uniqueItems: !0 }, oneMailADay: { type: "boolean" }, reminderRecurrence: { type: "string", maxLength: 300 }, remindsLate: { type: "boolean" }, attachConversation: { type: "boolean" }, bestPracticesShared: { type: "string", maxLength: 2e3 }, eventFeedbackFormKey: { type: "string" }, sessionFeedbackFormKey: { type: "string" }, managerFeedbackFormKey: { type: "string" }, managerFormDaysAfter: { type: "integer", minimum: 0, maximum: 365 }, trainerFeedbackFormKey: { type: "string" } } }, func0 = require_ucs2length().default, func9 = require_equal().default, pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u"), formats0 = require_formats().fullFormats["date-time"], formats2 = require_formats().fullFormats.date;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.launchKey !== void 0 && typeof data.launchKey != "string") {
      let err0 = { instancePath: instancePath + "/launchKey", schemaPath: "#/properties/launchKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.trainingKey !== void 0 && typeof data.trainingKey != "string") {
      let err1 = { instancePath: instancePath + "/trainingKey", schemaPath: "#/properties/trainingKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (func0(data2) > 50) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func0(data2) < 1) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.code !== void 0) {
      let data3 = data.code;
      if (typeof data3 == "string") {
        if (func0(data3) > 50) {
          let err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 50 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func0(data3) < 1) {
          let err6 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern0.test(data3)) {
          let err7 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.mode !== void 0) {
      let data4 = data.mode;
      if (!(data4 === "CLT" || data4 === "VILT" || data4 === "HYBRID")) {
        let err9 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema0.properties.mode.enum } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.blended !== void 0 && typeof data.blended != "boolean") {
      let err10 = { instancePath: instancePath + "/blended", schemaPath: "#/properties/blended/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.timeZone !== void 0) {
      let data6 = data.timeZone;
      if (typeof data6 == "string") {
        if (func0(data6) > 60) {
          let err11 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/maxLength", keyword: "maxLength", params: { limit: 60 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func0(data6) < 1) {
          let err12 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/minLength", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.description !== void 0) {
      let data7 = data.description;
      if (typeof data7 == "string") {
        if (func0(data7) > 250) {
          let err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 250 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.registrationEndsAt !== void 0) {
      let data8 = data.registrationEndsAt;
      if (typeof data8 == "string") {
        if (!formats0.validate(data8)) {
          let err16 = { instancePath: instancePath + "/registrationEndsAt", schemaPath: "#/properties/registrationEndsAt/format", keyword: "format", params: { format: "date-time" } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/registrationEndsAt", schemaPath: "#/properties/registrationEndsAt/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.reminderDate !== void 0) {
      let data9 = data.reminderDate;
      if (typeof data9 == "string") {
        if (!formats2.validate(data9)) {
          let err18 = { instancePath: instancePath + "/reminderDate", schemaPath: "#/properties/reminderDate/format", keyword: "format", params: { format: "date" } };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/reminderDate", schemaPath: "#/properties/reminderDate/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.reminderTime !== void 0 && typeof data.reminderTime != "string") {
      let err20 = { instancePath: instancePath + "/reminderTime", schemaPath: "#/properties/reminderTime/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.remindersPaused !== void 0 && typeof data.remindersPaused != "boolean") {
      let err21 = { instancePath: instancePath + "/remindersPaused", schemaPath: "#/properties/remindersPaused/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.draftCalendar !== void 0 && typeof data.draftCalendar != "boolean") {
      let err22 = { instancePath: instancePath + "/draftCalendar", schemaPath: "#/properties/draftCalendar/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.minAttendees !== void 0) {
      let data13 = data.minAttendees;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
        let err23 = { instancePath: instancePath + "/minAttendees", schemaPath: "#/properties/minAttendees/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data13 == "number") {
        if (data13 > 1e5 || isNaN(data13)) {
          let err24 = { instancePath: instancePath + "/minAttendees", schemaPath: "#/properties/minAttendees/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data13 < 0 || isNaN(data13)) {
          let err25 = { instancePath: instancePath + "/minAttendees", schemaPath: "#/properties/minAttendees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      }
    }
    if (data.maxAttendees !== void 0) {
      let data14 = data.maxAttendees;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
        let err26 = { instancePath: instancePath + "/maxAttendees", schemaPath: "#/properties/maxAttendees/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data14 == "number") {
        if (data14 > 1e5 || isNaN(data14)) {
          let err27 = { instancePath: instancePath + "/maxAttendees", schemaPath: "#/properties/maxAttendees/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          let err28 = { instancePath: instancePath + "/maxAttendees", schemaPath: "#/properties/maxAttendees/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      }
    }
    if (data.cancelBelowMinimum !== void 0 && typeof data.cancelBelowMinimum != "boolean") {
      let err29 = { instancePath: instancePath + "/cancelBelowMinimum", schemaPath: "#/properties/cancelBelowMinimum/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.waitingList !== void 0 && typeof data.waitingList != "boolean") {
      let err30 = { instancePath: instancePath + "/waitingList", schemaPath: "#/properties/waitingList/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.waitlistLimit !== void 0) {
      let data17 = data.waitlistLimit;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
        let err31 = { instancePath: instancePath + "/waitlistLimit", schemaPath: "#/properties/waitlistLimit/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (typeof data17 == "number") {
        if (data17 > 1e5 || isNaN(data17)) {
          let err32 = { instancePath: instancePath + "/waitlistLimit", schemaPath: "#/properties/waitlistLimit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data17 < 0 || isNaN(data17)) {
          let err33 = { instancePath: instancePath + "/waitlistLimit", schemaPath: "#/properties/waitlistLimit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      }
    }
    if (data.approval !== void 0) {
      let data18 = data.approval;
      if (!(data18 === "NONE" || data18 === "TRAINER" || data18 === "MANAGER")) {
        let err34 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/enum", keyword: "enum", params: { allowedValues: schema0.properties.approval.enum } };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.promotion !== void 0) {
      let data19 = data.promotion;
      if (!(data19 === "AUTO" || data19 === "OFFER" || data19 === "MANUAL")) {
        let err35 = { instancePath: instancePath + "/promotion", schemaPath: "#/properties/promotion/enum", keyword: "enum", params: { allowedValues: schema0.properties.promotion.enum } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.offerHours !== void 0) {
      let data20 = data.offerHours;
      if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20))) {
        let err36 = { instancePath: instancePath + "/offerHours", schemaPath: "#/properties/offerHours/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
      if (typeof data20 == "number") {
        if (data20 > 336 || isNaN(data20)) {
          let err37 = { instancePath: instancePath + "/offerHours", schemaPath: "#/properties/offerHours/maximum", keyword: "maximum", params: { comparison: "<=", limit: 336 } };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data20 < 1 || isNaN(data20)) {
          let err38 = { instancePath: instancePath + "/offerHours", schemaPath: "#/properties/offerHours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
      }
    }
    if (data.withdrawal !== void 0) {
      let data21 = data.withdrawal;
      if (!(data21 === "ANY_TIME" || data21 === "CUTOFF" || data21 === "NEVER")) {
        let err39 = { instancePath: instancePath + "/withdrawal", schemaPath: "#/properties/withdrawal/enum", keyword: "enum", params: { allowedValues: schema0.properties.withdrawal.enum } };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.withdrawalCutoff !== void 0) {
      let data22 = data.withdrawalCutoff;
      if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22))) {
        let err40 = { instancePath: instancePath + "/withdrawalCutoff", schemaPath: "#/properties/withdrawalCutoff/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
      if (typeof data22 == "number") {
        if (data22 > 31536e3 || isNaN(data22)) {
          let err41 = { instancePath: instancePath + "/withdrawalCutoff", schemaPath: "#/properties/withdrawalCutoff/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e3 } };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
        if (data22 < 0 || isNaN(data22)) {
          let err42 = { instancePath: instancePath + "/withdrawalCutoff", schemaPath: "#/properties/withdrawalCutoff/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
      }
    }
    if (data.attendanceLevel !== void 0) {
      let data23 = data.attendanceLevel;
      if (!(data23 === "EVENT" || data23 === "SESSION")) {
        let err43 = { instancePath: instancePath + "/attendanceLevel", schemaPath: "#/properties/attendanceLevel/enum", keyword: "enum", params: { allowedValues: schema0.properties.attendanceLevel.enum } };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.manualAttendance !== void 0 && typeof data.manualAttendance != "boolean") {
      let err44 = { instancePath: instancePath + "/manualAttendance", schemaPath: "#/properties/manualAttendance/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
    }
    if (data.selfCheckIn !== void 0 && typeof data.selfCheckIn != "boolean") {
      let err45 = { instancePath: instancePath + "/selfCheckIn", schemaPath: "#/properties/selfCheckIn/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
    }
    if (data.lateAfterMinutes !== void 0) {
      let data26 = data.lateAfterMinutes;
      if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26))) {
        let err46 = { instancePath: instancePath + "/lateAfterMinutes", schemaPath: "#/properties/lateAfterMinutes/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
      if (typeof data26 == "number") {
        if (data26 > 240 || isNaN(data26)) {
          let err47 = { instancePath: instancePath + "/lateAfterMinutes", schemaPath: "#/properties/lateAfterMinutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 240 } };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (data26 < 0 || isNaN(data26)) {
          let err48 = { instancePath: instancePath + "/lateAfterMinutes", schemaPath: "#/properties/lateAfterMinutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      }
    }
    if (data.requiredRate !== void 0) {
      let data27 = data.requiredRate;
      if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27))) {
        let err49 = { instancePath: instancePath + "/requiredRate", schemaPath: "#/properties/requiredRate/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
      if (typeof data27 == "number") {
        if (data27 > 100 || isNaN(data27)) {
          let err50 = { instancePath: instancePath + "/requiredRate", schemaPath: "#/properties/requiredRate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        if (data27 < 0 || isNaN(data27)) {
          let err51 = { instancePath: instancePath + "/requiredRate", schemaPath: "#/properties/requiredRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
      }
    }
    if (data.creditHours !== void 0) {
      let data28 = data.creditHours;
      if (typeof data28 == "number") {
        if (data28 > 999 || isNaN(data28)) {
          let err52 = { instancePath: instancePath + "/creditHours", schemaPath: "#/properties/creditHours/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 } };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (data28 < 0 || isNaN(data28)) {
          let err53 = { instancePath: instancePath + "/creditHours", schemaPath: "#/properties/creditHours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
      } else {
        let err54 = { instancePath: instancePath + "/creditHours", schemaPath: "#/properties/creditHours/type", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.holidayMarking !== void 0) {
      let data29 = data.holidayMarking;
      if (!(data29 === "SKIP" || data29 === "WARN" || data29 === "IGNORE")) {
        let err55 = { instancePath: instancePath + "/holidayMarking", schemaPath: "#/properties/holidayMarking/enum", keyword: "enum", params: { allowedValues: schema0.properties.holidayMarking.enum } };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.instructorKeys !== void 0) {
      let data30 = data.instructorKeys;
      if (Array.isArray(data30)) {
        if (data30.length > 20) {
          let err56 = { instancePath: instancePath + "/instructorKeys", schemaPath: "#/properties/instructorKeys/maxItems", keyword: "maxItems", params: { limit: 20 } };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
        let len0 = data30.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data30[i0] != "string") {
            let err57 = { instancePath: instancePath + "/instructorKeys/" + i0, schemaPath: "#/properties/instructorKeys/items/type", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          }
        let i1 = data30.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data30[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err58 = { instancePath: instancePath + "/instructorKeys", schemaPath: "#/properties/instructorKeys/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err59 = { instancePath: instancePath + "/instructorKeys", schemaPath: "#/properties/instructorKeys/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
    if (data.virtualTool !== void 0) {
      let data32 = data.virtualTool;
      if (!(data32 === "JITSI" || data32 === "ZOOM" || data32 === "TEAMS" || data32 === "MEET" || data32 === "WEBEX")) {
        let err60 = { instancePath: instancePath + "/virtualTool", schemaPath: "#/properties/virtualTool/enum", keyword: "enum", params: { allowedValues: schema0.properties.virtualTool.enum } };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.hostName !== void 0) {
      let data33 = data.hostName;
      if (typeof data33 == "string") {
        if (func0(data33) > 100) {
          let err61 = { instancePath: instancePath + "/hostName", schemaPath: "#/properties/hostName/maxLength", keyword: "maxLength", params: { limit: 100 } };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
      } else {
        let err62 = { instancePath: instancePath + "/hostName", schemaPath: "#/properties/hostName/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data.waitingRoom !== void 0 && typeof data.waitingRoom != "boolean") {
      let err63 = { instancePath: instancePath + "/waitingRoom", schemaPath: "#/properties/waitingRoom/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
    }
    if (data.autoRecording !== void 0 && typeof data.autoRecording != "boolean") {
      let err64 = { instancePath: instancePath + "/autoRecording", schemaPath: "#/properties/autoRecording/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
    }
    if (data.venueLocationKey !== void 0 && typeof data.venueLocationKey != "string") {
      let err65 = { instancePath: instancePath + "/venueLocationKey", schemaPath: "#/properties/venueLocationKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
    }
    if (data.venueKey !== void 0 && typeof data.venueKey != "string") {
      let err66 = { instancePath: instancePath + "/venueKey", schemaPath: "#/properties/venueKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
    }
    if (data.venueHourlyCost !== void 0) {
      let data38 = data.venueHourlyCost;
      if (!(typeof data38 == "number" && !(data38 % 1) && !isNaN(data38))) {
        let err67 = { instancePath: instancePath + "/venueHourlyCost", schemaPath: "#/properties/venueHourlyCost/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
      }
      if (typeof data38 == "number") {
        if (data38 > 1e12 || isNaN(data38)) {
          let err68 = { instancePath: instancePath + "/venueHourlyCost", schemaPath: "#/properties/venueHourlyCost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 } };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
        if (data38 < 0 || isNaN(data38)) {
          let err69 = { instancePath: instancePath + "/venueHourlyCost", schemaPath: "#/properties/venueHourlyCost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      }
    }
    if (data.bookingApproval !== void 0 && typeof data.bookingApproval != "boolean") {
      let err70 = { instancePath: instancePath + "/bookingApproval", schemaPath: "#/properties/bookingApproval/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
    }
    if (data.inventory !== void 0) {
      let data40 = data.inventory;
      if (Array.isArray(data40)) {
        if (data40.length > 100) {
          let err71 = { instancePath: instancePath + "/inventory", schemaPath: "#/properties/inventory/maxItems", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
        let len1 = data40.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data41 = data40[i2];
          if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
            if (data41.itemKey === void 0) {
              let err72 = { instancePath: instancePath + "/inventory/" + i2, schemaPath: "#/properties/inventory/items/required", keyword: "required", params: { missingProperty: "itemKey" } };
              vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
            }
            if (data41.quantity === void 0) {
              let err73 = { instancePath: instancePath + "/inventory/" + i2, schemaPath: "#/properties/inventory/items/required", keyword: "required", params: { missingProperty: "quantity" } };
              vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
            }
            for (let key0 in data41)
              if (!(key0 === "category" || key0 === "itemKey" || key0 === "quantity" || key0 === "costPerUnit")) {
                let err74 = { instancePath: instancePath + "/inventory/" + i2, schemaPath: "#/properties/inventory/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
              }
            if (data41.category !== void 0) {
              let data42 = data41.category;
              if (typeof data42 == "string") {
                if (func0(data42) > 100) {
                  let err75 = { instancePath: instancePath + "/inventory/" + i2 + "/category", schemaPath: "#/properties/inventory/items/properties/category/maxLength", keyword: "maxLength", params: { limit: 100 } };
                  vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                }
              } else {
                let err76 = { instancePath: instancePath + "/inventory/" + i2 + "/category", schemaPath: "#/properties/inventory/items/properties/category/type", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
              }
            }
            if (data41.itemKey !== void 0 && typeof data41.itemKey != "string") {
              let err77 = { instancePath: instancePath + "/inventory/" + i2 + "/itemKey", schemaPath: "#/properties/inventory/items/properties/itemKey/type", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
            if (data41.quantity !== void 0) {
              let data44 = data41.quantity;
              if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44))) {
                let err78 = { instancePath: instancePath + "/inventory/" + i2 + "/quantity", schemaPath: "#/properties/inventory/items/properties/quantity/type", keyword: "type", params: { type: "integer" } };
                vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
              }
              if (typeof data44 == "number") {
                if (data44 > 1e5 || isNaN(data44)) {
                  let err79 = { instancePath: instancePath + "/inventory/" + i2 + "/quantity", schemaPath: "#/properties/inventory/items/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } };
                  vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
                }
                if (data44 < 1 || isNaN(data44)) {
                  let err80 = { instancePath: instancePath + "/inventory/" + i2 + "/quantity", schemaPath: "#/properties/inventory/items/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
                }
              }
            }
            if (data41.costPerUnit !== void 0) {
              let data45 = data41.costPerUnit;
              if (!(typeof data45 == "number" && !(data45 % 1) && !isNaN(data45))) {
                let err81 = { instancePath: instancePath + "/inventory/" + i2 + "/costPerUnit", schemaPath: "#/properties/inventory/items/properties/costPerUnit/type", keyword: "type", params: { type: "integer" } };
                vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
              }
              if (typeof data45 == "number") {
                if (data45 > 1e12 || isNaN(data45)) {
                  let err82 = { instancePath: instancePath + "/inventory/" + i2 + "/costPerUnit", schemaPath: "#/properties/inventory/items/properties/costPerUnit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 } };
                  vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                }
                if (data45 < 0 || isNaN(data45)) {
                  let err83 = { instancePath: instancePath + "/inventory/" + i2 + "/costPerUnit", schemaPath: "#/properties/inventory/items/properties/costPerUnit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                }
              }
            }
          } else {
            let err84 = { instancePath: instancePath + "/inventory/" + i2, schemaPath: "#/properties/inventory/items/type", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
          }
        }
      } else {
        let err85 = { instancePath: instancePath + "/inventory", schemaPath: "#/properties/inventory/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
      }
    }
    if (data.channels !== void 0) {
      let data46 = data.channels;
      if (Array.isArray(data46)) {
        let len2 = data46.length;
        for (let i3 = 0; i3 < len2; i3++) {
          let data47 = data46[i3];
          if (!(data47 === "EMAIL" || data47 === "SMS" || data47 === "PUSH")) {
            let err86 = { instancePath: instancePath + "/channels/" + i3, schemaPath: "#/properties/channels/items/enum", keyword: "enum", params: { allowedValues: schema0.properties.channels.items.enum } };
            vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
          }
        }
        let i4 = data46.length, j1;
        if (i4 > 1) {
          outer0: for (; i4--; )
            for (j1 = i4; j1--; )
              if (func9(data46[i4], data46[j1])) {
                let err87 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j1 } };
                vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
                break outer0;
              }
        }
      } else {
        let err88 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
    if (data.oneMailADay !== void 0 && typeof data.oneMailADay != "boolean") {
      let err89 = { instancePath: instancePath + "/oneMailADay", schemaPath: "#/properties/oneMailADay/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
    }
    if (data.reminderRecurrence !== void 0) {
      let data49 = data.reminderRecurrence;
      if (typeof data49 == "string") {
        if (func0(data49) > 300) {
          let err90 = { instancePath: instancePath + "/reminderRecurrence", schemaPath: "#/properties/reminderRecurrence/maxLength", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
        }
      } else {
        let err91 = { instancePath: instancePath + "/reminderRecurrence", schemaPath: "#/properties/reminderRecurrence/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
      }
    }
    if (data.remindsLate !== void 0 && typeof data.remindsLate != "boolean") {
      let err92 = { instancePath: instancePath + "/remindsLate", schemaPath: "#/properties/remindsLate/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
    }
    if (data.attachConversation !== void 0 && typeof data.attachConversation != "boolean") {
      let err93 = { instancePath: instancePath + "/attachConversation", schemaPath: "#/properties/attachConversation/type", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
    }
    if (data.bestPracticesShared !== void 0) {
      let data52 = data.bestPracticesShared;
      if (typeof data52 == "string") {
        if (func0(data52) > 2e3) {
          let err94 = { instancePath: instancePath + "/bestPracticesShared", schemaPath: "#/properties/bestPracticesShared/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
          vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
        }
      } else {
        let err95 = { instancePath: instancePath + "/bestPracticesShared", schemaPath: "#/properties/bestPracticesShared/type", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
      }
    }
    if (data.eventFeedbackFormKey !== void 0 && typeof data.eventFeedbackFormKey != "string") {
      let err96 = { instancePath: instancePath + "/eventFeedbackFormKey", schemaPath: "#/properties/eventFeedbackFormKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
    }
    if (data.sessionFeedbackFormKey !== void 0 && typeof data.sessionFeedbackFormKey != "string") {
      let err97 = { instancePath: instancePath + "/sessionFeedbackFormKey", schemaPath: "#/properties/sessionFeedbackFormKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
    }
    if (data.managerFeedbackFormKey !== void 0 && typeof data.managerFeedbackFormKey != "string") {
      let err98 = { instancePath: instancePath + "/managerFeedbackFormKey", schemaPath: "#/properties/managerFeedbackFormKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
    }
    if (data.managerFormDaysAfter !== void 0) {
      let data56 = data.managerFormDaysAfter;
      if (!(typeof data56 == "number" && !(data56 % 1) && !isNaN(data56))) {
        let err99 = { instancePath: instancePath + "/managerFormDaysAfter", schemaPath: "#/properties/managerFormDaysAfter/type", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
      }
      if (typeof data56 == "number") {
        if (data56 > 365 || isNaN(data56)) {
          let err100 = { instancePath: instancePath + "/managerFormDaysAfter", schemaPath: "#/properties/managerFormDaysAfter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 } };
          vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
        }
        if (data56 < 0 || isNaN(data56)) {
          let err101 = { instancePath: instancePath + "/managerFormDaysAfter", schemaPath: "#/properties/managerFormDaysAfter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
        }
      }
    }
    if (data.trainerFeedbackFormKey !== void 0 && typeof data.trainerFeedbackFormKey != "string") {
      let err102 = { instancePath: instancePath + "/trainerFeedbackFormKey", schemaPath: "#/properties/trainerFeedbackFormKey/type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
    }
  } else {
    let err103 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
validate0.evaluated = { props: { launchKey: !0, trainingKey: !0, name: !0, code: !0, mode: !0, blended: !0, timeZone: !0, description: !0, registrationEndsAt: !0, reminderDate: !0, reminderTime: !0, remindersPaused: !0, draftCalendar: !0, minAttendees: !0, maxAttendees: !0, cancelBelowMinimum: !0, waitingList: !0, waitlistLimit: !0, approval: !0, promotion: !0, offerHours: !0, withdrawal: !0, withdrawalCutoff: !0, attendanceLevel: !0, manualAttendance: !0, selfCheckIn: !0, lateAfterMinutes: !0, requiredRate: !0, creditHours: !0, holidayMarking: !0, instructorKeys: !0, virtualTool: !0, hostName: !0, waitingRoom: !0, autoRecording: !0, venueLocationKey: !0, venueKey: !0, venueHourlyCost: !0, bookingApproval: !0, inventory: !0, channels: !0, oneMailADay: !0, reminderRecurrence: !0, remindsLate: !0, attachConversation: !0, bestPracticesShared: !0, eventFeedbackFormKey: !0, sessionFeedbackFormKey: !0, managerFeedbackFormKey: !0, managerFormDaysAfter: !0, trainerFeedbackFormKey: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  unused,
  validate
};
