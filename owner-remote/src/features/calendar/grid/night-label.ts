import { formatNight } from '../format-nights.js';
import type { CalendarEntry } from '../nights.js';
import { texts } from '../messages.js';

type NightState = { night: string; today: string; isLoaded: boolean; entry: CalendarEntry | undefined };

/** `Fri 4 December 2026, booked by Nora Lind` */
export const nightLabel = (of: NightState): string =>
  [formatNight(of.night), of.night === of.today && texts.night.today, describeState(of)].filter(Boolean).join(', ');

function describeState({ night, today, isLoaded, entry }: NightState): string {
  if (entry?.kind === 'stay') return texts.night.booked(entry.stay.guest);
  if (entry) return entry.reason ? texts.night.blockedFor(entry.reason) : texts.night.blocked;
  if (!isLoaded) return texts.night.unknown;
  return night < today ? texts.night.past : texts.night.free;
}
