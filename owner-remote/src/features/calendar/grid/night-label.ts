import { sayNight } from '../format-nights.js';
import type { Taken } from '../nights.js';
import { texts } from '../messages.js';

type Night = { night: string; today: string; isKnown: boolean; taken: Taken | undefined };

/** What a night is called: `Fri 4 December 2026, booked by Nora Lind`. */
export const nightWords = (of: Night): string =>
  [sayNight(of.night), of.night === of.today && texts.night.today, state(of)].filter(Boolean).join(', ');

function state({ night, today, isKnown, taken }: Night): string {
  if (taken?.kind === 'stay') return texts.night.booked(taken.stay.guest);
  if (taken) return taken.reason ? texts.night.blockedFor(taken.reason) : texts.night.blocked;
  if (!isKnown) return texts.night.unknown;
  return night < today ? texts.night.past : texts.night.free;
}
