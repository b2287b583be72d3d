import type { CalendarEntry } from '../nights.js';

export const hatchedStyle =
  'border-edge bg-[repeating-linear-gradient(-45deg,var(--color-sand)_0_6px,var(--color-line)_6px_12px)] text-ink';

const stayStyles = {
  unpaid: 'border-warn/50 bg-warn-soft text-warn hover:border-warn',
  paid: 'border-success/50 bg-success-soft text-success hover:border-success',
  cancelled: 'border-edge bg-sand text-ink hover:border-ink',
};

/** Stays are coloured by payment state, blocks are hatched. */
export const entryStyle = (taken: CalendarEntry): string =>
  taken.kind === 'stay' ? stayStyles[taken.stay.state] : hatchedStyle;
