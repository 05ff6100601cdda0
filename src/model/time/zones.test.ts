import { expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE_LABEL } from '../limits.ts';
import { knownZones, labelOfZone, zoneOfLabel } from './zones.ts';

test('the default label of the specification is Kolkata', () => {
  expect(zoneOfLabel(DEFAULT_TIME_ZONE_LABEL).iana).toBe('Asia/Kolkata');
});

test('a label that is not known is kept and means UTC', () => {
  const label = '(UTC+99:00) Atlantis';
  expect(zoneOfLabel(label)).toEqual({ label, iana: 'UTC', isKnown: false });
});

test('every zone is one that the platform knows, and leads back to its label', () => {
  for (const { label, iana } of knownZones()) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: iana })).not.toThrow();
    expect(labelOfZone(iana)).toBe(label);
  }
});
