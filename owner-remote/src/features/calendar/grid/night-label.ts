import { formatNight } from '../format-nights.js';
import type { GridEntry } from '../nights.js';
import { messages } from '../messages.js';

type NightState = { night: string; today: string; isLoaded: boolean; entry: GridEntry | undefined };

/** `Fri 4 December 2026, booked by Nora Lind` */
export const nightLabel = (of: NightState): string =>
  [formatNight(of.night), of.night === of.today && messages.night.today, describeState(of)].filter(Boolean).join(', ');

function describeState({ night, today, isLoaded, entry }: NightState): string {
  if (entry?.kind === 'stay') return messages.night.booked(entry.stay.guest);
  if (entry?.kind === 'units')
    return entry.blocked
      ? messages.night.takenUnits(entry.booked, entry.blocked, entry.units)
      : messages.night.bookedUnits(entry.booked, entry.units);
  if (entry) return entry.reason ? messages.night.blockedFor(entry.reason) : messages.night.blocked;
  if (!isLoaded) return messages.night.unknown;
  return night < today ? messages.night.past : messages.night.free;
}
