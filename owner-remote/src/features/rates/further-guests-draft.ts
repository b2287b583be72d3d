import { FurtherGuestsForm, type FurtherGuests } from '@wayhouse/contracts/further-guests';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { draftResolver } from '../../shared/form/draft-resolver.js';

/** What the form holds; without an amount further guests cost nothing. */
export type GuestsDraft = { included: string; amount: string };

/** A room that asks for nothing yet includes the guests of a pair, where it sleeps more. */
export const toDraft = ({ furtherGuests, roomType }: Pick<OwnRoom, 'furtherGuests' | 'roomType'>): GuestsDraft => ({
  included: String(furtherGuests?.included ?? Math.min(2, roomCapacity[roomType])),
  amount: String(furtherGuests?.amount ?? ''),
});

const isFree = ({ amount }: GuestsDraft): boolean => !amount || Number(amount) === 0;

/** The draft must be valid. */
export const toFurtherGuests = (draft: GuestsDraft): FurtherGuests | undefined =>
  isFree(draft) ? undefined : FurtherGuestsForm.parse(draft);

/** Validates by the schema of the call. */
export const guestsResolver = draftResolver<GuestsDraft>((draft) =>
  isFree(draft) ? [] : FurtherGuestsForm.safeParse(draft).error?.issues,
);
