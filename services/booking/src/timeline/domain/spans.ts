import { addDays } from '@wayhouse/domain';
import type { HeldNight } from '../../availability/domain/held-night.js';

/** Consecutive nights of one unit with one holder; `to` is exclusive. */
export type Span = { room: string; unit: number; from: string; to: string; holder: string };

/** The nights, in order within each unit, as spans. */
export function toSpans(nights: HeldNight[]): Span[] {
  const spans: Span[] = [];
  const last = new Map<string, Span>();
  for (const { night, ...of } of nights) {
    const place = `${of.room} ${of.unit}`;
    const before = last.get(place);
    if (before?.to === night && before.holder === of.holder) {
      before.to = addDays(night, 1);
      continue;
    }
    const span = { ...of, from: night, to: addDays(night, 1) };
    spans.push(span);
    last.set(place, span);
  }
  return spans;
}
