type Leave = () => unknown;

/** Of each form with unsaved changes: asks, and leaves once that is confirmed. */
export const leaveQuestions = new Set<(leave: Leave) => void>();

/** Leaves the page by `leave`, where something is not saved once the user has confirmed it. */
export function leavePage(leave: Leave): void {
  const [ask] = leaveQuestions;
  if (ask) ask(leave);
  else leave();
}
