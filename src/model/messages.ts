import type { EntitySummary } from './entity-summary.ts';
import type { Action, Entity, Field } from './entity.ts';

/** Message key to text; `{{name}}` is replaced by an argument. Module resources override any of them at run time. */
export type Messages = Record<string, string>;

/** The module of the resource strings that override texts. */
export const MODULE = 'rostrum';

/** Built-in English texts that belong to no entity. The specification's texts are to the letter. */
export const messages: Messages = {
  'app.name': 'Rostrum',

  'common.unknownField': 'Unknown field',
  'common.badRequest': 'The request could not be read',
  'common.notFound': 'This record does not exist or is out of your reach',
  'common.conflict': 'Somebody else has changed this record meanwhile',
  'common.tooLarge': 'That is too large',
  'common.unsupportedType': 'This type of content is not supported',
  'common.tooManyRequests': 'Too many requests. Please wait a moment.',
  'common.unavailable': 'The service is busy. Please try again in a moment.',
  'common.noNetwork': 'The server can not be reached. Check your connection and try again.',
  'common.somethingWentWrong': 'Something went wrong',
  'common.statusIsComputed': 'This status follows from what happens; it can not be set',
  'common.inUse': 'This record is used by others and can not be deleted',
  'common.invalidFilter': 'Invalid filter value',
  'common.invalidSort': 'The list can not be sorted by this column',
  'common.invalidPage': 'This page does not exist',
  'common.403': 'You do not have permission to do this',
  'common.noRecords': 'No Records available',

  'boolean.true': 'Yes',
  'boolean.false': 'No',
  'status.true': 'Active',
  'status.false': 'Inactive',

  'validation.required': 'Please enter a value',
  'validation.blank': 'This can not be blank',
  'validation.type': 'This is not a valid value',
  'validation.characters': 'This contains characters that are not allowed',
  'validation.minLength': 'Please enter at least {{limit}} characters',
  'validation.maxLength': 'Please enter at most {{limit}} characters',
  'validation.pattern': 'This does not have the right form',
  'validation.patternLike': 'This must look like {{example}}',
  'validation.format': 'This does not have the right form',
  'validation.format.email': 'Please enter an e-mail address, such as name@example.com',
  'validation.format.url': 'Please enter a web address, such as https://example.com',
  'validation.format.phone': 'Please enter a phone number, such as +91 20 1234 5678',
  'validation.format.date': 'Please enter a date that exists',
  'validation.format.dateTime': 'Please enter a date and a time that exist',
  'validation.format.time': 'Please enter a time of day, such as 09:30',
  'validation.minimum': 'Must be at least {{limit}}',
  'validation.maximum': 'Must be at most {{limit}}',
  'validation.exclusiveMinimum': 'Must be more than {{limit}}',
  'validation.exclusiveMaximum': 'Must be less than {{limit}}',
  'validation.multipleOf': 'Must be a multiple of {{limit}}',
  'validation.enum': 'Please choose one of the values offered',
  'validation.unique': 'This value is already used',
  'validation.reference': 'This record does not exist or can not be chosen here',
  'validation.acyclic': 'It would belong to itself, directly or through others',
  'validation.immutable': 'This can not be changed any more',
  'validation.recurrence': 'Please choose when this happens',
  'validation.zone': 'There is no time zone of this name',
  'validation.country': 'Please choose a country from the list',
  'validation.criteria': 'Invalid filter value',
  'validation.forbidden': 'You may not change this',
  'validation.hidden': 'This does not apply here',
  'validation.after': 'Must come after {{other}}',
  'validation.before': 'Must come before {{other}}',
  'validation.atMost': 'Must not be more than {{other}}',
  'validation.atMost.date': 'Must not come after {{other}}',
  'validation.atMost.dateTime': 'Must not come after {{other}}',
  'validation.atMost.time': 'Must not come after {{other}}',

  'view.name.required': 'Please enter a name',
  'view.name.unique': 'You already have a view of this name',
  'view.tooMany': 'You have as many views of this list as it can keep. Remove one first.',
  'profile.zoneUnknown': 'Please choose a time zone from the list',
  'profile.datePattern': 'A date needs a day, a month and a year, for example dd/MM/yyyy',
  'profile.dateTimePattern': 'A date with time also needs hour and minute, for example dd/MM/yyyy hh:mm tt',

  'programLaunch.action.complete.openEvents': 'Some of its events are neither closed nor cancelled',

  'status.active': 'Active',
  'status.inactive': 'Inactive',

  'upload.notCsv': 'Upload file should be in .csv format.',
  'upload.instructionsInvalid': 'Upload Instructions Invalid.',
  'upload.rowsInvalid': 'Some rows can not be taken in. Nothing was changed.',
  'upload.wrongColumns': 'This row has more or fewer cells than the header',
  'upload.duplicateRow': 'Another row of this file has the same value',
  'upload.referenceUnknown': 'No record has this code or name',
  'upload.referenceAmbiguous': 'Several records have this name. Write the code instead.',
  'upload.lineBroken': 'This line can not be read: check its quotes',
  'upload.oneFile': 'Please choose one file',
  'upload.success': 'File uploaded successfully',

  'user.role.noRolePermissionMessage': 'The user role does not have permission to log in',

  'operation.equals': 'is',
  'operation.anyOf': 'is any of',
  'operation.lessThan': 'less than',
  'operation.greaterThan': 'greater than',
  'operation.between': 'between',
  'operation.contains': 'contains',
  'operation.doesNotContain': 'does not contain',
  'operation.startsWith': 'starts with',
  'operation.endsWith': 'ends with',
  'operation.date.lessThan': 'before',
  'operation.date.greaterThan': 'after',
};

/** The built-in texts of what a menu and a title need of an entity. */
export function summaryMessagesOf(summary: Pick<EntitySummary, 'keys' | 'title' | 'plural' | 'menu'>): Messages {
  const { keys, title, plural, menu } = summary;
  return { [`${keys}.title`]: title, [`${keys}.plural`]: plural, [`${keys}.menu`]: menu };
}

/** The built-in texts of a field and of those within it. */
export function fieldMessagesOf({ messageKey, title, hints, property, fields }: Field): Messages {
  const texts: Messages = { [`${messageKey}.label`]: title };
  if (hints.help) texts[`${messageKey}.help`] = hints.help;
  for (const value of property.enum ?? property.items?.enum ?? []) texts[`${messageKey}.${value}`] = wordsOf(value);
  for (const [keyword, text] of Object.entries(hints.messages ?? {})) texts[`${messageKey}.${keyword}`] = text;
  for (const field of fields) Object.assign(texts, fieldMessagesOf(field));
  return texts;
}

const abbreviations = new Set(['CLT', 'VILT', 'SMS']);

/** `NOMINEES_ONLY` reads "Nominees only", `EventCancelled` "Event cancelled"; abbreviations such as CLT stay as they are. */
function wordsOf(value: string): string {
  if (abbreviations.has(value)) return value;
  if (!/^[A-Z_]+$/.test(value)) return value.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The built-in texts of an entity: its labels, helps, sections, views, values and failed keywords. */
export function entityMessagesOf(entity: Entity): Messages {
  const texts = summaryMessagesOf(entity);
  for (const field of entity.fields) Object.assign(texts, fieldMessagesOf(field));
  for (const section of entity.sections) texts[`${entity.keys}.section.${section.id}`] = section.title;
  for (const action of entity.actions) Object.assign(texts, actionMessagesOf(action));
  for (const view of entity.views) texts[`${entity.keys}.view.${view.id}`] = view.title;
  return texts;
}

/** Title, question, outcome and reasons; what no schema says is said of the state alone. */
function actionMessagesOf(action: Action): Messages {
  const { messageKey, title, confirm, done, from = [], guards, input } = action;
  const states = from.map((value) => wordsOf(value)).join(' or ');
  const texts: Messages = { [messageKey]: title };
  if (states) texts[`${messageKey}.state`] = `Only possible while it is ${states}`;
  if (confirm) texts[`${messageKey}.confirm`] = confirm;
  if (done) texts[`${messageKey}.done`] = done;
  for (const guard of guards) texts[guard.messageKey] = guard.message;
  for (const field of input) Object.assign(texts, fieldMessagesOf(field));
  return texts;
}
