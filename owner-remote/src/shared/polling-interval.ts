import type { useLive } from '@wayhouse/web-kit/use-live';

/** Milliseconds between two looks while nothing tells of changes. */
const pace = 15_000;

/** How often to look again for what a stream tells of: not at all while it does. */
export const lookAgain = (connection: ReturnType<typeof useLive>): number | false =>
  connection === 'live' ? false : pace;
