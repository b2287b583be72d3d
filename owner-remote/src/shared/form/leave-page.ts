type Leave = () => unknown;

/** Each gets what leaves the page, and asks first. */
export const blocks = new Set<(leave: Leave) => void>();

/** Leaves the page by `leave`, where something is not saved once the user has confirmed it. */
export function leavePage(leave: Leave): void {
  const [block] = blocks;
  if (block) block(leave);
  else leave();
}
