import type { KeyboardEvent } from 'react';

/** Enter in a field would book. */
export function keepFromBooking(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
