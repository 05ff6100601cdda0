import type { Messages } from '#model/messages.ts';

/** What certificates say, and the pages on which anybody finds out whether one holds. */
export const certificateMessages: Messages = {
  'certificate.title': 'Certificate of completion',
  'certificate.awardedTo': 'Awarded to',
  'certificate.for': 'for completing the training',
  'certificate.training': 'Training',
  'certificate.event': 'Event',
  'certificate.when': 'Held',
  'certificate.creditHours': 'Credit hours',
  'certificate.issuedBy': 'Issued by',
  'certificate.issuedAt': 'Issued on',
  'certificate.revokedAt': 'Revoked on',
  'certificate.serial': 'Number',
  'certificate.scan': 'Scan to verify',
  'certificate.download': 'Open the certificate (PDF)',

  'verify.valid': 'This certificate is valid',
  'verify.valid.help': 'Compare the name and the number with those on the certificate that you were shown.',
  'verify.revoked': 'This certificate does not hold any more',
  'verify.revoked.help': 'It was revoked. Please ask whoever has issued it.',
  'verify.unknown': 'This certificate was not found',
  'verify.unknown.help': 'Please scan the code once more, or check that the address is complete.',
  'verify.unknown.warning': 'If it still is not found, nobody here has issued it.',
};
