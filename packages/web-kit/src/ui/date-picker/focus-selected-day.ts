/** The focus begins at the day one would choose from, where the arrow keys work at once. */
export function focusDay(event: Event): void {
  const day = (event.target as Element).querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]');
  if (!day) return;
  event.preventDefault();
  day.focus({ preventScroll: true });
}
