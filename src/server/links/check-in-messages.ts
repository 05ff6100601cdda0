import type { Messages } from '#model/messages.ts';

/** What the pages say on which learners check in. */
export const checkInMessages: Messages = {
  'checkIn.title': 'Check in',
  'checkIn.who': 'Employee code or e-mail address',
  'checkIn.send': 'Check in',
  'checkIn.who.required': 'Please enter your employee code or your e-mail address',
  'checkIn.somebodyElse': 'I am somebody else',
  'checkIn.pass.title': 'Check in with this phone',
  'checkIn.pass.known': 'This phone knows now that you are {{name}}.',
  'checkIn.pass.scan': 'In the room, scan the code that is shown there with it, and check in with one touch.',
  'checkIn.unknown': 'Nobody who has a seat here has this employee code or e-mail address',
  'checkIn.unknown.help': 'Please check what you have entered, or ask whoever teaches the session.',
  'checkIn.done.Present': 'You are checked in',
  'checkIn.done.Late': 'You are checked in, as late',
  'checkIn.already': 'You are checked in already',
  'checkIn.badCode': 'This code is not valid',
  'checkIn.oldCode': 'This code has been replaced by a new one',
  'checkIn.scanAgain': 'Please scan the code that is shown in the room now.',
  'checkIn.refused': 'You can not check in now',
  'checkIn.markedOtherwise':
    'Your attendance has been marked by somebody else. Please ask whoever teaches the session.',
};
