import type { CallInput } from '@wayhouse/contracts/call';
import { bookAtDesk } from '@wayhouse/contracts/calls/desk-calls';
import { addDays } from '@wayhouse/domain/stay';
import { toFieldErrors } from '@wayhouse/web-kit/zod-resolver';
import type { Resolver } from 'react-hook-form';

/** The form values of a booking at the desk; the names are the API’s. */
export type DeskDraft = Required<
  Omit<CallInput<typeof bookAtDesk>, 'key' | 'totalPrice' | 'cancellationPolicy' | 'guests'>
> & {
  guests: number;
};

/** A walk-in for one night. */
export const newDraft = (room: string, today: string): DeskDraft => ({
  ...{ room, checkInDate: today, checkOutDate: addDays(today, 1), guests: 1, plan: '', promotionCode: '' },
  ...{ guestName: '', phone: '', company: '', taxNumber: '', wishes: '' },
});

/** What is empty is left out. */
export const toOrder = ({ phone, company, taxNumber, wishes, plan, promotionCode, ...draft }: DeskDraft) => ({
  ...draft,
  plan: plan || undefined,
  promotionCode: promotionCode.trim() || undefined,
  phone: phone.trim() || undefined,
  company: company.trim() || undefined,
  taxNumber: taxNumber.trim() || undefined,
  wishes: wishes.trim() || undefined,
});

/** Validates what the form sends by the schema of the call. */
export const deskResolver: Resolver<DeskDraft> = (draft, _context, options) => {
  const { error } = bookAtDesk.input.safeParse({ ...toOrder(draft), key: 'any', totalPrice: 0 });
  return error ? { values: {}, errors: toFieldErrors(error.issues, options) } : { values: draft, errors: {} };
};
