/** Moves the focus to the selected day (or the first one), so that the arrow keys work at once. */
export function focusSelectedDay(event: Event): void {
  const day = (event.target as Element).querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]');
  if (!day) return;
  event.preventDefault();
  day.focus({ preventScroll: true });
}
