import { scrollBehavior } from '@wayhouse/web-kit/scroll-behavior';

/** The id of the booking form, so that what is elsewhere on the page can lead there. */
export const bookingPlace = 'booking';

export const findBooking = (): HTMLElement | null => document.getElementById(bookingPlace);

export function goToBooking(): void {
  const form = findBooking();
  form?.scrollIntoView({ behavior: scrollBehavior() });
  form?.focus({ preventScroll: true });
}
