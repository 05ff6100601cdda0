import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import { hasForbiddenCharacters } from '#model/text.ts';
import { isDatePattern } from '#model/time/net-pattern.ts';
import { zoneOfLabel } from '#model/time/zones.ts';
import type { FieldErrors } from '#model/validate.ts';
import { invalid } from '../problems.ts';
import { keepSettings, type UserSettings } from '../stores/user-settings.ts';
import { serve } from './serve.ts';

/** POST /user/update-user-details: the zone (a known label) and the .NET patterns in which the caller sees dates. */
export function updateUserDetails(app: FastifyInstance): void {
  const text = { type: 'string', maxLength: 100 };
  const shape = {
    type: 'object',
    required: ['timeZone', 'dateFormat', 'dateTimeFormat'],
    additionalProperties: false,
    properties: { timeZone: text, dateFormat: text, dateTimeFormat: text },
  };
  const served = { summary: 'Keeps zone and date patterns of the caller', tag: 'user', body: shape, answer: shape };
  serve<unknown, UserSettings>(app, calls.updateUserDetails, served, async ({ scope, body }) => {
    const errors = whySettingsWrong(body);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await keepSettings(scope, body);
    return body;
  });
}

function whySettingsWrong({ timeZone, dateFormat, dateTimeFormat }: UserSettings): FieldErrors {
  const isPattern = (pattern: string, withTime: boolean) =>
    !hasForbiddenCharacters(pattern) && isDatePattern(pattern, withTime);
  return {
    ...(zoneOfLabel(timeZone).isKnown ? {} : { timeZone: ['profile.zoneUnknown'] }),
    ...(isPattern(dateFormat, false) ? {} : { dateFormat: ['profile.datePattern'] }),
    ...(isPattern(dateTimeFormat, true) ? {} : { dateTimeFormat: ['profile.dateTimePattern'] }),
  };
}
