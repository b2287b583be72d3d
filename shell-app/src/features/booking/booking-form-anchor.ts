import { scrollBehavior } from '@wayhouse/web-kit/scroll-behavior';

/** The id of the booking form, so that other parts of the page can scroll to it. */
export const bookingFormId = 'booking';

export const findBookingForm = (): HTMLElement | null => document.getElementById(bookingFormId);

export function scrollToBookingForm(): void {
  const form = findBookingForm();
  form?.scrollIntoView({ behavior: scrollBehavior() });
  form?.focus({ preventScroll: true });
}
