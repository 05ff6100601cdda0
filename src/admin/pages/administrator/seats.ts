import type { RaRecord } from 'react-admin';

export type SeatPartName = 'confirmed' | 'offered' | 'free' | 'over' | 'waitlisted' | 'pendingApproval';

/** Some of the people or seats of an event. */
export interface SeatPart {
  name: SeatPartName;
  /** How many there are of them. */
  count: number;
  /** How much of the bar of seats they are. */
  seats: number;
}

/** How the seats of an event are taken, as its record says; the seats that it does not have are at the end of the bar. */
export function seatPartsOf(event: RaRecord): SeatPart[] {
  const numberOf = (name: string) => Number(event[name] ?? 0);
  const [confirmed, offered, free, over] = ['confirmed', 'offered', 'freeSeats', 'overBy'].map((name) =>
    numberOf(name),
  ) as [number, number, number, number];
  const parts: SeatPart[] = [
    { name: 'confirmed', count: confirmed, seats: confirmed - Math.max(over - offered, 0) },
    { name: 'offered', count: offered, seats: Math.max(offered - over, 0) },
    { name: 'free', count: free, seats: free },
    { name: 'over', count: over, seats: over },
    { name: 'waitlisted', count: numberOf('waitlisted'), seats: 0 },
    { name: 'pendingApproval', count: numberOf('pendingApproval'), seats: 0 },
  ];
  return parts.filter(({ name, count }) => count > 0 || name === 'confirmed' || name === 'free');
}
