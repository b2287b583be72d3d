import { useSyncExternalStore } from 'react';
import { fromLocalDay } from '../ui/date-picker/local-day.js';

/** When the server has rendered the page: milliseconds since 1970, and the day as `YYYY-MM-DD`. */
export type RenderTime = { at: number; day: string };

let held: RenderTime | undefined;
const listeners = new Set<() => void>();

/** The page is taken over as it was when the server rendered it, even if it is another day where the visitor is. */
export function holdClock(time: RenderTime): void {
  held = time;
}

/** From now on it is the visitor’s time. */
export function releaseClock(): void {
  held = undefined;
  listeners.forEach((listener) => listener());
}

/** Milliseconds since 1970. */
export const now = (): number => held?.at ?? Date.now();

/** Today in the visitor’s time zone, `YYYY-MM-DD`. */
export const today = (): string => held?.day ?? fromLocalDay(new Date());

/** Renders again when the visitor’s day turns out to be another one. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
