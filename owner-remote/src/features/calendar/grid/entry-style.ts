import { classNames } from '@wayhouse/web-kit/class-names';
import { shownState } from '../../../shared/payment-of-stay.js';
import type { GridEntry } from '../nights.js';

export const hatchedStyle =
  'border-edge bg-[repeating-linear-gradient(-45deg,var(--color-sand)_0_6px,var(--color-line)_6px_12px)] text-ink';

/** The colours of the legend, too. */
export const stateColors = {
  unpaid: 'border-warn/50 bg-warn-soft',
  paid: 'border-success/50 bg-success-soft',
  cancelled: 'border-edge bg-sand',
};
/** Of a night of a room with several units. */
export const unitColors = { some: 'border-accent/40 bg-accent-soft', all: 'border-accent bg-accent' };
export const stayStyles = {
  unpaid: classNames(stateColors.unpaid, 'text-warn hover:border-warn'),
  paid: classNames(stateColors.paid, 'text-success hover:border-success'),
  cancelled: classNames(stateColors.cancelled, 'text-ink hover:border-ink'),
};

/** Stays are coloured by payment state, blocks are hatched; a night with several units shows whether one is free. */
export function entryStyle(taken: GridEntry): string {
  switch (taken.kind) {
    case 'stay':
      return stayStyles[shownState(taken.stay)];
    case 'block':
      return hatchedStyle;
    case 'units':
      return taken.booked + taken.blocked < taken.units
        ? classNames(unitColors.some, 'text-accent')
        : classNames(unitColors.all, 'text-on-accent');
  }
}
