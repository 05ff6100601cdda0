// Generated from schemas/ by `npm run generate`. Edit the schema, not this file.
// <stdin>
var validate = validate0, unused = validate0;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate0.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
validate0.evaluated = { dynamicProps: !1, dynamicItems: !1 };
export {
  unused,
  validate
};
