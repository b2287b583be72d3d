import type { HeldNight } from './held-night.js';

/** The unit of a stay on a day: that of the night, before the arrival of the first and after the departure of the last. `nights` are in order. */
export const unitOn = (day: string, nights: Pick<HeldNight, 'night' | 'unit'>[]): number | undefined =>
  (nights.findLast(({ night }) => night <= day) ?? nights[0])?.unit;
