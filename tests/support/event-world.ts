import type { Values } from '#model/values.ts';
import type { Api } from './api.ts';
import type { Answer, Client } from './client.ts';

/** What events need to take place: a training, rooms and people, made through the API. */
export async function anEventWorld(api: Api) {
  let number = 0;
  const topic = await api.admin.save('topic', { name: 'Coaching' });
  const training = await api.admin.save('training', {
    trainingName: 'Coaching workshop',
    code: 'T-1',
    topicKey: topic['key'],
    mode: 'CLT',
  });
  const location = await api.admin.save('venue-location', { name: 'Pune', country: 'IN', timeZone: 'Asia/Kolkata' });

  const next = (): number => (number += 1);
  const anInstructor = (changes: Values = {}) =>
    api.admin.save('instructor', { userName: `Instructor ${next()}`, employeeCode: `IN-${number}`, ...changes });
  const aVenue = (changes: Values = {}) =>
    api.admin.save('venue', {
      name: `Room ${next()}`,
      code: `R-${number}`,
      venueLocationKey: location['key'],
      capacity: 20,
      ...changes,
    });
  const anEvent = (changes: Values = {}, client: Client = api.admin) =>
    client.save('event', {
      name: `Event ${next()}`,
      code: `EV-${number}`,
      trainingKey: training['key'],
      timeZone: 'Asia/Kolkata',
      ...changes,
    });
  const saveAgenda = (event: Values, days: Values[], client: Client = api.admin, more: Values = {}): Promise<Answer> =>
    client.post('/event/sessions', { days, ...more }, { key: String(event['key']) });
  const agendaOf = async (event: Values, client: Client = api.admin): Promise<Answer> =>
    client.get('/event/sessions', { key: String(event['key']) });

  return { topic, training, anInstructor, aVenue, anEvent, saveAgenda, agendaOf };
}

export type EventWorld = Awaited<ReturnType<typeof anEventWorld>>;

/** A session from ten to twelve. */
export function aSession(changes: Values = {}): Values {
  return { title: 'Session', startTime: '10:00', endTime: '12:00', ...changes };
}

/** A day with sessions; the first of December 2026 unless said. */
export function aDay(sessions: Values[], date = '2026-12-01'): Values {
  return { date, sessions };
}

/** The sessions of an answered agenda. */
export function sessionsIn(agenda: Values): Values[] {
  return (agenda['days'] as { sessions: Values[] }[]).flatMap(({ sessions }) => sessions);
}
