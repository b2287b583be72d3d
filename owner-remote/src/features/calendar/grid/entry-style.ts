import type { Taken } from '../nights.js';

export const hatched =
  'border-edge bg-[repeating-linear-gradient(-45deg,var(--color-sand)_0_6px,var(--color-line)_6px_12px)] text-ink';

const stays = {
  due: 'border-warn/50 bg-warn-soft text-warn hover:border-warn',
  paid: 'border-success/50 bg-success-soft text-success hover:border-success',
  cancelled: 'border-edge bg-sand text-ink hover:border-ink',
};

/** How what takes nights is told apart: stays by whether they are paid, blocks by being hatched. */
export const barStyle = (taken: Taken): string => (taken.kind === 'stay' ? stays[taken.stay.state] : hatched);
