import type { TakenUnit } from './assign-units.js';

/** A taken night of a unit, and who holds it. */
export type HeldNight = TakenUnit & { room: string; holder: string };
