import type { Messages } from '#model/messages.ts';

/** What the upload of files says. */
export const uploadMessages: Messages = {
  'upload.open': 'Upload',
  'upload.title': 'Upload {{names, inSentence}}',
  'upload.explain':
    'Fill in the template, one record a line, at most {{count}}. Nothing is written before you have seen what would change.',
  'upload.template': 'Download the template',
  'upload.choose': 'Choose a CSV file or drop it here',
  'upload.another': 'Choose another file',
  'upload.tooBig': 'The file is larger than {{size}} MB. Split it into several files.',
  'upload.sending': 'Sending {{name}}: {{percent}} %',
  'upload.checking': 'Checking {{name}}',
  'upload.writing': 'Importing {{name}}',
  'upload.stop': 'Stop',
  'upload.kept': '{{name}} is still chosen.',
  'upload.again': 'Send again',
  'upload.create_one': '{{count}} new',
  'upload.create_other': '{{count}} new',
  'upload.update_one': '{{count}} changed',
  'upload.update_other': '{{count}} changed',
  'upload.unchanged_one': '{{count}} unchanged',
  'upload.unchanged_other': '{{count}} unchanged',
  'upload.line': 'Line',
  'upload.column': 'Column',
  'upload.record': 'Record',
  'upload.changes': 'Changes',
  'upload.cell': 'In the file',
  'upload.mistake': 'What is wrong',
  'upload.change.create': 'New',
  'upload.change.update': 'Changed',
  'upload.wholeRow': 'The whole row',
  'upload.preview': 'What the file would do',
  'upload.mistakes': 'What is wrong in the file',
  'upload.nothingToDo': 'The file says what is stored already. There is nothing to import.',
  'upload.refused_one':
    '{{count}} row can not be taken in. Nothing was changed. Correct it in the file and choose the file again.',
  'upload.refused_other':
    '{{count}} rows can not be taken in. Nothing was changed. Correct them in the file and choose the file again.',
  'upload.failedRows': 'Download these rows with the reasons',
  'upload.import_one': 'Import {{count}} record',
  'upload.import_other': 'Import {{count}} records',
};
