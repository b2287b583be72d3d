import type { CallInput } from '@wayhouse/contracts/call';
import { bookAtDesk } from '@wayhouse/contracts/calls/desk-calls';
import type { ArrivalTime } from '@wayhouse/domain/guest-details';
import { limits } from '@wayhouse/domain/limits';
import { addDays, daysBetween, hasNights } from '@wayhouse/domain/stay';
import { readAges } from '@wayhouse/web-kit/children-ages';
import { detailsProblem } from '@wayhouse/web-kit/use-details-form';
import { draftResolver } from '../../../shared/form/draft-resolver.js';

/** The form values of a booking at the desk; the names are the API’s. */
export type DeskDraft = Required<
  Omit<
    CallInput<typeof bookAtDesk>,
    'key' | 'totalPrice' | 'currency' | 'cancellationPolicy' | 'guests' | 'unit' | 'arrivalTime' | 'children'
  >
> & {
  guests: number;
  arrivalTime: ArrivalTime | '';
  /** The ages in one text: `4, 9`. */
  children: string;
  /** The one that was chosen in the timeline. */
  unit?: number;
};
/** What an address may name of it. */
export type AskedStay = { checkIn?: string; checkOut?: string; unit?: number };

/** A walk-in for one night from today, or the stay that an address names, which may be the running night. */
export function newDraft(
  room: string,
  { today, earliest }: { today: string; earliest: string },
  { unit, ...asked }: AskedStay = {},
): DeskDraft {
  const checkInDate = asked.checkIn && asked.checkIn >= earliest ? asked.checkIn : today;
  const { checkIn = '', checkOut = '' } = asked;
  const isStay =
    checkIn === checkInDate && hasNights({ checkIn, checkOut }) && daysBetween(checkIn, checkOut) <= limits.nights;
  const checkOutDate = isStay ? checkOut : addDays(checkInDate, 1);
  return {
    ...{ room, checkInDate, checkOutDate, guests: 1, plan: '', promotionCode: '', unit },
    ...{ guestName: '', phone: '', arrivalTime: '', children: '', company: '', taxNumber: '', wishes: '' },
  };
}

/** What is empty is left out. */
export const toOrder = ({
  phone,
  arrivalTime,
  children,
  company,
  taxNumber,
  wishes,
  plan,
  promotionCode,
  ...draft
}: DeskDraft) => ({
  ...draft,
  arrivalTime: arrivalTime || undefined,
  children: children.trim() ? readAges(children) : undefined,
  plan: plan || undefined,
  promotionCode: promotionCode.trim() || undefined,
  phone: phone.trim() || undefined,
  company: company.trim() || undefined,
  taxNumber: taxNumber.trim() || undefined,
  wishes: wishes.trim() || undefined,
});

/** Validates what the form sends by the schema of the call. */
export const deskResolver = draftResolver<DeskDraft>(
  (draft) =>
    bookAtDesk.input
      .safeParse({ ...toOrder(draft), key: 'any', totalPrice: 0 })
      // The ages are in one field.
      .error?.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, 1) })),
  detailsProblem,
);
