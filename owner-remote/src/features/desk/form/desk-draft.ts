import type { CallInput } from '@wayhouse/contracts/call';
import { bookAtDesk } from '@wayhouse/contracts/calls/desk-calls';
import { addDays } from '@wayhouse/domain/stay';
import { toFieldErrors } from '@wayhouse/web-kit/zod-resolver';
import type { Resolver } from 'react-hook-form';

/** The form values of a booking at the desk; the names are the API’s. */
export type DeskDraft = Required<
  Omit<CallInput<typeof bookAtDesk>, 'key' | 'totalPrice' | 'cancellationPolicy' | 'guests' | 'unit'>
> & {
  guests: number;
  /** The one that was chosen in the timeline. */
  unit?: number;
};
/** What an address may name of it. */
export type AskedStay = { checkIn?: string; checkOut?: string; unit?: number };

/** A walk-in for one night, or the stay that an address names. */
export function newDraft(room: string, today: string, { unit, ...asked }: AskedStay = {}): DeskDraft {
  const checkInDate = asked.checkIn && asked.checkIn >= today ? asked.checkIn : today;
  const isStay = asked.checkOut !== undefined && asked.checkOut > checkInDate && checkInDate === asked.checkIn;
  const checkOutDate = isStay ? asked.checkOut! : addDays(checkInDate, 1);
  return {
    ...{ room, checkInDate, checkOutDate, guests: 1, plan: '', promotionCode: '', unit },
    ...{ guestName: '', phone: '', company: '', taxNumber: '', wishes: '' },
  };
}

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
