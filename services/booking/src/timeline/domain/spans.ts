import { addDays } from '@wayhouse/domain';
import type { HeldNight } from '../../availability/domain/held-night.js';

/** Consecutive nights of one unit with one holder, of a block with one reason; `to` is exclusive. */
export type Span = { room: string; unit: number; from: string; to: string; holder: string; reason?: string };
type Night = HeldNight & { reason?: string };
type BlockedNights = { nights: string[]; reasons: Record<string, string> };

/** The nights, in order within each unit, as spans. */
export function toSpans(nights: Night[]): Span[] {
  const spans: Span[] = [];
  const last = new Map<string, Span>();
  for (const { night, ...of } of nights) {
    const place = `${of.room} ${of.unit}`;
    const before = last.get(place);
    if (before?.to === night && before.holder === of.holder && before.reason === of.reason) {
      before.to = addDays(night, 1);
      continue;
    }
    const span = { ...of, from: night, to: addDays(night, 1) };
    spans.push(span);
    last.set(place, span);
  }
  return spans;
}

/** A span of blocked nights with those before and after it that are blocked for the same reason, which the period leaves out. */
export function withNeighbours(span: Span, { nights, reasons }: BlockedNights): Span {
  const blocked = new Set(nights);
  const belongs = (night: string) => blocked.has(night) && reasons[night] === span.reason;
  let { from, to } = span;
  while (belongs(addDays(from, -1))) from = addDays(from, -1);
  while (belongs(to)) to = addDays(to, 1);
  return { ...span, from, to };
}
