/** The event by which `npm run dev` tells open pages that entities were generated anew. */
export const RENEWED = 'rostrum:renewed';

/** What the event carries. */
export interface Renewed {
  /** Of entities. */
  names: string[];
}
