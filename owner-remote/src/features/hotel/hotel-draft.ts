import { changeHotel } from '@wayhouse/contracts/calls/own-hotel-calls';
import type { CallInput } from '@wayhouse/contracts/call';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { checkInOf, checkInTime, checkOutOf, checkOutTime } from '@wayhouse/domain/hotel-time';
import type { Currency } from '@wayhouse/domain/money';
import { formMessage } from '@wayhouse/messages/form-message';
import type { FieldIssue } from '@wayhouse/web-kit/zod-resolver';
import { draftResolver } from '../../shared/form/draft-resolver.js';
import { messages } from './messages.js';

/** The form values of a hotel; the names are the API’s. Coordinates are as they were typed, times those that hold. */
export type HotelDraft = Required<
  Omit<
    HotelProfile,
    | '_id'
    | 'slug'
    | 'role'
    | 'closedBy'
    | 'images'
    | 'taxes'
    | 'offers'
    | 'cancellationPolicy'
    | 'plans'
    | 'latitude'
    | 'longitude'
    | 'currency'
  >
> & {
  /** Of a hotel that is to be added it may not be chosen yet. */
  currency?: Currency;
  latitude: string;
  longitude: string;
};

export const toDraft = ({
  _id,
  slug: _slug,
  role: _role,
  closedBy: _closedBy,
  images: _images,
  taxes: _taxes,
  offers: _offers,
  cancellationPolicy: _policy,
  plans: _plans,
  email = '',
  legalName = '',
  legalAddress = '',
  hotelTaxNumber = '',
  latitude,
  longitude,
  ...hotel
}: HotelProfile): HotelDraft => ({
  ...hotel,
  ...{ email, legalName, legalAddress, hotelTaxNumber },
  checkInFrom: checkInOf(hotel),
  checkOutUntil: checkOutOf(hotel),
  latitude: String(latitude ?? ''),
  longitude: String(longitude ?? ''),
});

/** Of a hotel that is to be added. */
export const emptyDraft: HotelDraft = {
  ...{ version: 1, name: '', contact: '', address: '', city: '', description: '', email: '' },
  ...{ legalName: '', legalAddress: '', hotelTaxNumber: '' },
  ...{ latitude: '', longitude: '', amenities: [], languages: [] },
  ...{ checkInFrom: checkInTime, checkOutUntil: checkOutTime },
};

/** What is empty is left out, and a time that is the house’s. */
export const toHotelFields = ({ latitude, longitude, ...draft }: HotelDraft) => ({
  ...draft,
  checkInFrom: draft.checkInFrom === checkInTime ? undefined : draft.checkInFrom,
  checkOutUntil: draft.checkOutUntil === checkOutTime ? undefined : draft.checkOutUntil,
  email: draft.email.trim() || undefined,
  legalName: draft.legalName.trim() || undefined,
  legalAddress: draft.legalAddress.trim() || undefined,
  hotelTaxNumber: draft.hotelTaxNumber.trim() || undefined,
  latitude: toDegrees(latitude),
  longitude: toDegrees(longitude),
});

/** NaN, which the schema refuses, for anything else than a number. */
const toDegrees = (text: string) => (text.trim() ? Number(text.trim().replace(',', '.')) : undefined);

export const toCoordinates = ({ latitude, longitude }: Pick<HotelDraft, 'latitude' | 'longitude'>) => {
  const [north, east] = [toDegrees(latitude), toDegrees(longitude)];
  const isPlace = north !== undefined && east !== undefined && Math.abs(north) <= 90 && Math.abs(east) <= 180;
  return isPlace ? { latitude: north, longitude: east } : undefined;
};

/** Validates what the form sends by the schema of the call. */
export const hotelResolver = draftResolver<HotelDraft>((draft) => {
  const input: CallInput<typeof changeHotel> = { id: 'any', ...toHotelFields(draft) };
  return changeHotel.input.safeParse(input).error?.issues;
}, messageOf);

function messageOf(issue: FieldIssue): string {
  if (issue.code === 'custom') return formMessage(issue);
  switch (issue.path[0] as keyof HotelDraft) {
    case 'latitude':
      return messages.degrees(90);
    case 'longitude':
      return messages.degrees(180);
    default:
      return formMessage(issue);
  }
}
