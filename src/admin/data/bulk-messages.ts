import type { Messages } from '#model/messages.ts';

/** What is said while something is done to many records, and afterwards. */
export const bulkMessages: Messages = {
  'bulk.about_one': 'This is done to {{count}} marked record.',
  'bulk.about_other': 'This is done to {{count, grouped}} marked records.',
  'bulk.progress': '{{sent, grouped}} of {{total, grouped}}',
  'bulk.stopping': 'Stops after those that are under way',
  'bulk.done_one': '{{count}} done',
  'bulk.done_other': '{{count, grouped}} done',
  'bulk.refused_one': '{{count}} refused',
  'bulk.refused_other': '{{count, grouped}} refused',
  'bulk.left_one': '{{count}} left',
  'bulk.left_other': '{{count, grouped}} left',
  'bulk.refusedRecords': 'Refused records and why',
  'bulk.refusedShown': 'The first {{shown}} of {{total, grouped}} are shown. The file has all of them.',
  'bulk.retryRefused': 'Try the refused again',
  'bulk.goOn': 'Go on with those left',
  'bulk.download': 'Download as CSV',
  'bulk.key': 'Key',
  'bulk.reasons': 'Reasons',
};
