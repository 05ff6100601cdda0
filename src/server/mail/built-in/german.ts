import { greetingWith } from './greeting-with.ts';
import type { BuiltInTexts } from './built-in-texts.ts';

const mail = greetingWith('Guten Tag {{recipient.name}},');

const event = 'Veranstaltung: {{event.name}} ({{event.code}})\nWann: {{event.dates}}\nWo: {{venue}}';
const sessions = '{{event.sessions}}';
const join = 'Online teilnehmen: {{meeting}}\nUnterhaltung: {{conversation}}';
const reason = 'Grund: {{reason}}';
const checkIn = 'Mit dem Handy einchecken: {{checkIn}}';
const withdraw = 'Absagen, falls Sie nicht kommen können: {{link}}';
const open = 'Öffnen: {{link}}';
const trainings = 'Ihre Schulungen ansehen: {{link}}';

export const german: BuiltInTexts = {
  online: 'Online',
  templates: {
    'nomination.pendingApproval': mail(
      'Ihre Nominierung wartet auf Genehmigung: {{event.name}}',
      'Sie sind für eine Veranstaltung nominiert. Der Platz ist Ihnen sicher, sobald die Nominierung genehmigt ist; wir melden uns.',
      event,
      withdraw,
    ),
    'nomination.approvalAsked': mail(
      'Bitte um Genehmigung: {{learner.name}} für {{event.name}}',
      '{{learner.name}} ist für eine Veranstaltung nominiert, die Ihre Genehmigung als Führungskraft braucht.',
      event,
      'Genehmigen oder ablehnen: {{link}}',
    ),
    'nomination.waitlisted': mail(
      'Sie stehen auf der Warteliste: {{event.name}}',
      'alle Plätze dieser Veranstaltung sind vergeben. Sie stehen auf der Warteliste und hören von uns, sobald ein Platz frei wird.',
      event,
      withdraw,
    ),
    'nomination.offered': mail(
      'Ein Platz ist frei für Sie: {{event.name}}',
      'ein Platz ist frei geworden und wird für Sie gehalten. Bitte sagen Sie uns, ob Sie ihn nehmen.',
      'Antwort bis: {{offer.until}}',
      event,
      'Platz annehmen oder ablehnen: {{link}}',
    ),
    'nomination.confirmed': mail(
      'Ihr Platz ist bestätigt: {{event.name}}',
      'Ihr Platz ist bestätigt. Die Termine liegen für Ihren Kalender bei.',
      event,
      sessions,
      join,
      checkIn,
      withdraw,
    ),
    'nomination.rejected': mail(
      'Ihre Nominierung wurde nicht genehmigt: {{event.name}}',
      'Ihre Nominierung für diese Veranstaltung wurde nicht genehmigt.',
      event,
      reason,
    ),
    'nomination.withdrawn': mail(
      'Ihre Nominierung ist zurückgezogen: {{event.name}}',
      'Ihre Nominierung für diese Veranstaltung ist zurückgezogen.',
      event,
      reason,
    ),
    'nomination.removed': mail(
      'Sie sind nicht mehr nominiert: {{event.name}}',
      'Sie wurden von der Liste dieser Veranstaltung genommen.',
      event,
      reason,
    ),
    'nomination.expired': mail(
      'Ihre Nominierung endet ohne Platz: {{event.name}}',
      'die Zeit, einen angebotenen Platz anzunehmen, ist abgelaufen, oder bis zum Ende der Veranstaltung wurde keiner frei.',
      event,
    ),
    'nomination.eventCancelled': mail(
      'Abgesagt: {{event.name}}',
      'diese Veranstaltung findet nicht statt. Ihre Nominierung endet damit.',
      event,
      reason,
    ),
    'selfNomination.asked': mail(
      'Möchten Sie teilnehmen: {{event.name}}?',
      'diese Veranstaltung steht Ihnen offen. Sie können sich selbst nominieren.',
      event,
      'Selbst nominieren: {{link}}',
    ),
    'event.moved': mail(
      'Neue Termine oder Orte: {{event.name}}',
      'diese Veranstaltung wurde neu geplant. Das sind jetzt ihre Termine und Orte.',
      event,
      sessions,
      join,
      open,
    ),
    'event.cancelled': mail('Abgesagt: {{event.name}}', 'diese Veranstaltung findet nicht statt.', event, reason),
    'session.cancelled': mail(
      'Eine Sitzung fällt aus: {{event.name}}',
      'eine Sitzung dieser Veranstaltung findet nicht statt. Die anderen bleiben, wie sie sind.',
      'Sitzung: {{session.title}}\nWann: {{session.dates}}',
      reason,
      'Veranstaltung: {{event.name}} ({{event.code}})',
    ),
    'teaching.booked': mail(
      'Ihre Sitzungen: {{event.name}}',
      'diese Sitzungen unterrichten Sie. Sie sind für Ihren Kalender angehängt.',
      '{{teaching.sessions}}',
      event,
      join,
      'Veranstaltung ansehen: {{link}}',
    ),
    'teaching.ended': mail(
      'Sie unterrichten dies nicht mehr: {{event.name}}',
      'für diese Veranstaltung sind Sie nicht mehr eingeplant.',
      event,
    ),
    'event.belowMinimum': mail(
      'Zu wenige Teilnehmende: {{event.name}}',
      'diese Veranstaltung hat weniger bestätigte Teilnehmende, als sie braucht.',
      'Bestätigt: {{attendees.confirmed}}\nNötig: {{attendees.minimum}}',
      event,
      'Veranstaltung ansehen: {{link}}',
    ),
    'event.reminder': mail(
      'Erinnerung: {{event.name}}',
      'wir erinnern Sie an diese Veranstaltung.',
      event,
      sessions,
      join,
      checkIn,
      trainings,
    ),
    'event.mailOfTheDay': mail(
      'Neues vom Tage: {{event.name}}',
      'das gibt es heute zu dieser Veranstaltung zu berichten.',
    ),
    'reminder.adHoc': mail('Zu {{event.name}}', '{{text}}', event, join, open),
    'attendance.missing': mail(
      'Anwesenheit fehlt: {{event.name}}',
      'diese Veranstaltung ist vorbei, und in der Anwesenheit fehlen Einträge. Abgeschlossen werden kann sie, wenn alle da sind.',
      event,
      'Anwesenheit eintragen: {{link}}',
    ),
    'launch.assigned': mail(
      'Neu für Sie: {{launch.name}}',
      'das Programm {{program.name}} ist für Sie offen.',
      'Termine wählen: {{link}}',
    ),
    'launch.startReminder': mail(
      'Bitte beginnen: {{launch.name}}',
      'das Programm {{program.name}} ist Ihnen zugewiesen. Bitte beginnen Sie damit.',
      open,
    ),
    'launch.completionReminder': mail(
      'Bitte abschließen: {{launch.name}}',
      'Sie haben das Programm {{program.name}} begonnen. Bitte schließen Sie es ab.',
      open,
    ),
    'feedback.asked': mail(
      'Wie war {{event.name}}?',
      'danke für Ihre Teilnahme. Bitte sagen Sie uns, wie es war; es dauert nur wenige Minuten.',
      event,
      'Rückmeldung geben: {{link}}',
    ),
    'feedback.managerAsked': mail(
      'Was hat {{learner.name}} aus {{event.name}} mitgenommen?',
      '{{learner.name}} hat an dieser Veranstaltung teilgenommen. Bitte sagen Sie uns, was Ihnen seither bei der Arbeit auffällt.',
      event,
      'Rückmeldung geben: {{link}}',
    ),
    'event.bestPractices': mail(
      'Bewährtes: {{event.name}}',
      'das hat sich bei dieser Veranstaltung bewährt.',
      '{{event.bestPractices}}',
      event,
    ),
    'certificate.issued': mail(
      'Ihr Zertifikat: {{event.name}}',
      'herzlichen Glückwunsch zum Abschluss dieser Veranstaltung. Ihr Zertifikat liegt bereit.',
      event,
      'Zertifikat öffnen: {{link}}',
    ),
    'certificate.revoked': mail(
      'Ihr Zertifikat gilt nicht mehr: {{event.name}}',
      'diese Veranstaltung wurde wieder geöffnet, und ihre Zertifikate sind widerrufen. Wird sie wieder abgeschlossen, hören Sie von uns.',
      event,
      reason,
      'Selbst nachsehen: {{link}}',
    ),
    'credits.issued': mail(
      'Ihre Anrechnungsstunden: {{event.name}}',
      'für Ihre Teilnahme werden Ihnen diese Stunden angerechnet.',
      'Anrechnungsstunden: {{credits.hours}}',
      event,
      trainings,
    ),
  },
};
