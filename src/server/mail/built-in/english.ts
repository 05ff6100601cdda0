import { greetingWith } from './greeting-with.ts';
import type { BuiltInTexts } from './built-in-texts.ts';

const mail = greetingWith('Hello {{recipient.name}},');

const event = 'Event: {{event.name}} ({{event.code}})\nWhen: {{event.dates}}\nWhere: {{venue}}';
const sessions = '{{event.sessions}}';
const join = 'Join online: {{meeting}}\nConversation: {{conversation}}';
const reason = 'Reason: {{reason}}';
const checkIn = 'Check in with your phone: {{checkIn}}';
const withdraw = 'Withdraw if you can not come: {{link}}';
const open = 'Open: {{link}}';
const trainings = 'See your trainings: {{link}}';

export const english: BuiltInTexts = {
  online: 'Online',
  templates: {
    'nomination.pendingApproval': mail(
      'Your nomination waits for approval: {{event.name}}',
      'You are nominated for an event. Your seat is certain once the nomination is approved; you will hear from us.',
      event,
      withdraw,
    ),
    'nomination.approvalAsked': mail(
      'Please approve {{learner.name}} for {{event.name}}',
      '{{learner.name}} is nominated for an event, which needs your approval as their manager.',
      event,
      'Approve or reject: {{link}}',
    ),
    'nomination.waitlisted': mail(
      'You are on the waiting list: {{event.name}}',
      'All seats of this event are taken. You are on the waiting list and hear from us when a seat becomes free.',
      event,
      withdraw,
    ),
    'nomination.offered': mail(
      'A seat is free for you: {{event.name}}',
      'A seat has become free and is held for you. Please say whether you take it.',
      'Answer until: {{offer.until}}',
      event,
      'Take or decline the seat: {{link}}',
    ),
    'nomination.confirmed': mail(
      'Your seat is confirmed: {{event.name}}',
      'Your seat is confirmed. The dates are attached for your calendar.',
      event,
      sessions,
      join,
      checkIn,
      withdraw,
    ),
    'nomination.rejected': mail(
      'Your nomination was not approved: {{event.name}}',
      'Your nomination for this event was not approved.',
      event,
      reason,
    ),
    'nomination.withdrawn': mail(
      'Your nomination is withdrawn: {{event.name}}',
      'Your nomination for this event is withdrawn.',
      event,
      reason,
    ),
    'nomination.removed': mail(
      'You are no longer nominated: {{event.name}}',
      'You were taken off the list of this event.',
      event,
      reason,
    ),
    'nomination.expired': mail(
      'Your nomination has ended without a seat: {{event.name}}',
      'The time to take the seat that was offered to you is over, or none became free before the event had ended.',
      event,
    ),
    'nomination.eventCancelled': mail(
      'Cancelled: {{event.name}}',
      'This event does not take place. Your nomination has ended with it.',
      event,
      reason,
    ),
    'selfNomination.asked': mail(
      'Would you like to attend {{event.name}}?',
      'This event is open to you. You can nominate yourself for it.',
      event,
      'Nominate yourself: {{link}}',
    ),
    'event.moved': mail(
      'New dates or places: {{event.name}}',
      'This event was planned anew. These are its dates and places now.',
      event,
      sessions,
      join,
      open,
    ),
    'event.cancelled': mail('Cancelled: {{event.name}}', 'This event does not take place.', event, reason),
    'session.cancelled': mail(
      'A session is cancelled: {{event.name}}',
      'One session of this event does not take place. The others stay as they are.',
      'Session: {{session.title}}\nWhen: {{session.dates}}',
      reason,
      'Event: {{event.name}} ({{event.code}})',
    ),
    'teaching.booked': mail(
      'Your sessions: {{event.name}}',
      'You teach these sessions. They are attached for your calendar.',
      '{{teaching.sessions}}',
      event,
      join,
      'See the event: {{link}}',
    ),
    'teaching.ended': mail(
      'You do not teach this any more: {{event.name}}',
      'You are booked for none of the sessions of this event any more.',
      event,
    ),
    'event.belowMinimum': mail(
      'Too few attendees: {{event.name}}',
      'This event has fewer confirmed attendees than it needs.',
      'Confirmed: {{attendees.confirmed}}\nNeeded: {{attendees.minimum}}',
      event,
      'See the event: {{link}}',
    ),
    'event.reminder': mail(
      'Reminder: {{event.name}}',
      'This is a reminder of this event.',
      event,
      sessions,
      join,
      checkIn,
      trainings,
    ),
    'event.mailOfTheDay': mail('News of the day: {{event.name}}', 'This is what there is to tell of this event today.'),
    'reminder.adHoc': mail('About {{event.name}}', '{{text}}', event, join, open),
    'attendance.missing': mail(
      'Attendance is missing: {{event.name}}',
      'This event is over, and some marks of its attendance are missing. It can be closed when all are there.',
      event,
      'Mark attendance: {{link}}',
    ),
    'launch.assigned': mail(
      'New for you: {{launch.name}}',
      'The program {{program.name}} is open for you.',
      'Choose your dates: {{link}}',
    ),
    'launch.startReminder': mail(
      'Please begin: {{launch.name}}',
      'The program {{program.name}} is assigned to you. Please begin with it.',
      open,
    ),
    'launch.completionReminder': mail(
      'Please complete: {{launch.name}}',
      'You have begun the program {{program.name}}. Please complete it.',
      open,
    ),
    'feedback.asked': mail(
      'How was {{event.name}}?',
      'Thank you for attending. Please tell us how it was; it takes a few minutes.',
      event,
      'Give feedback: {{link}}',
    ),
    'feedback.managerAsked': mail(
      'What has {{learner.name}} taken from {{event.name}}?',
      '{{learner.name}} has attended this event. Please tell us what you notice at work since then.',
      event,
      'Give feedback: {{link}}',
    ),
    'event.bestPractices': mail(
      'Best practices: {{event.name}}',
      'This is what has proved itself at this event.',
      '{{event.bestPractices}}',
      event,
    ),
    'certificate.issued': mail(
      'Your certificate: {{event.name}}',
      'Congratulations on completing this event. Your certificate is ready.',
      event,
      'Open the certificate: {{link}}',
    ),
    'certificate.revoked': mail(
      'Your certificate does not hold any more: {{event.name}}',
      'This event was opened again, and its certificates are revoked. When it is closed again you hear from us.',
      event,
      reason,
      'See for yourself: {{link}}',
    ),
    'credits.issued': mail(
      'Your credit hours: {{event.name}}',
      'These credit hours are yours for attending.',
      'Credit hours: {{credits.hours}}',
      event,
      trainings,
    ),
  },
};
