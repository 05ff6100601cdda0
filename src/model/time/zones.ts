import { zoneLabels } from './zone-labels.ts';

/** A zone of the wire (a Windows display label) and what it means. */
export interface Zone {
  /** As the user details carry it, such as `(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi`. */
  label: string;
  /** IANA name; UTC for a label that is not known. */
  iana: string;
  isKnown: boolean;
}

export function zoneOfLabel(label: string): Zone {
  const iana = zoneLabels[label];
  return { label, iana: iana ?? 'UTC', isKnown: iana !== undefined };
}

/** The label of an IANA zone; undefined where Windows has none for it. */
export function labelOfZone(iana: string): string | undefined {
  return Object.entries(zoneLabels).find(([, zone]) => zone === iana)?.[0];
}

/** Every zone that a person can choose, west to east. */
export function knownZones(): Zone[] {
  return Object.entries(zoneLabels).map(([label, iana]) => ({ label, iana, isKnown: true }));
}

/** Whether the name is that of an IANA zone. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
