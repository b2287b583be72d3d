import { BookingWindowForm } from '@wayhouse/contracts/booking-window';
import type { BookingWindow } from '@wayhouse/domain/arrival';
import { draftResolver } from '../../shared/form/draft-resolver.js';

/** What the form holds; an empty text leaves it to the house. */
export type WindowDraft = { leadDays: string; daysAhead: string };

export const toDraft = ({ leadDays, daysAhead }: BookingWindow = {}): WindowDraft => ({
  leadDays: String(leadDays ?? ''),
  daysAhead: String(daysAhead ?? ''),
});

const toInput = ({ leadDays, daysAhead }: WindowDraft) => ({
  ...(leadDays && { leadDays }),
  ...(daysAhead && { daysAhead }),
});

/** The draft must be valid. */
export const toBookingWindow = (draft: WindowDraft): BookingWindow => BookingWindowForm.parse(toInput(draft));

/** Validates by the schema of the call. */
export const windowResolver = draftResolver<WindowDraft>(
  (draft) => BookingWindowForm.safeParse(toInput(draft)).error?.issues,
);
