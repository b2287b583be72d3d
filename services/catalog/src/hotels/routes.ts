import { calls, type HotelForm } from '@wayhouse/contracts';
import { toDomainPlan } from '@wayhouse/contracts/convert-plans';
import { toTaxRule } from '@wayhouse/contracts/convert-taxes';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route, type StaffCaller } from '@wayhouse/service-kit';
import type { CatalogConfig } from '../config.js';
import { addHotel } from './add-hotel.js';
import { changeHotel } from './change-hotel.js';
import { changeHotelPhotos } from './change-hotel-photos.js';
import { changeOwnHotel } from './change-own-hotel.js';
import { type Hotel, type HotelExtras, withOffers, withRatePlans, withTaxes } from './domain/hotel.js';
import { toHotelProfile, toHotelResponse } from './hotel-response.js';
import { roleAt } from '../staff/assert-may-act-on.js';
import { registerHotel } from './register-hotel.js';
import { listOwnHotels, requireOwnHotel } from './require-own-hotel.js';
import { showHotel } from './show-hotel.js';

type Deps = Parameters<typeof registerHotel>[0] &
  Parameters<typeof changeHotel>[0] &
  Parameters<typeof changeHotelPhotos>[0] &
  Parameters<typeof requireOwnHotel>[0] &
  Parameters<typeof showHotel>[0];

type Limits = Pick<CatalogConfig, 'MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE'>;

export const hotelRoutes = (deps: Deps, limits: Limits) => [
  route(calls.registerHotel, async ({ input, caller, network }) => {
    const hotel = await registerHotel(deps, caller.id, input, network);
    return { message: confirmations.hotelRegistered, hotel: toOwnHotel(hotel) };
  }),

  route(calls.addHotel, async ({ input: { key, ...form }, caller, network }) => {
    const hotel = await addHotel(deps, caller.id, { profile: toProfile(form), key, network });
    return { message: confirmations.hotelAdded, hotel: await profileFor(deps, caller, hotel) };
  }),

  route(calls.showOwnHotel, async ({ caller }) => ({
    hotel: toOwnHotel(await requireOwnHotel(deps, caller)),
  })),

  route(calls.showHotel, async ({ input }) => ({
    hotel: toHotelResponse(await showHotel(deps, input.hotel), deps.site),
  })),

  route(calls.listOwnHotels, async ({ caller }) => ({
    hotels: (await listOwnHotels(deps, caller.id)).map(({ hotel, role }) => toHotelProfile(hotel, role, deps.site)),
  })),

  route(
    calls.changeHotel,
    async ({ input, caller }) => {
      const { id, version, ...form } = input;
      const hotel = await changeHotel(deps, caller, { id, version, profile: toProfile(form) });
      return { message: confirmations.hotelChanged, hotel: await profileFor(deps, caller, hotel) };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.changeHotelPhotos,
    async ({ input, caller, files, signal }) => {
      const { id, version, photos: order } = input;
      const change = { id, version, order, photos: files.map(({ path }) => path), signal };
      const hotel = await changeHotelPhotos(deps, caller, change);
      return { message: confirmations.hotelPhotosChanged, hotel: await profileFor(deps, caller, hotel) };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.changeTaxes,
    async ({ input, caller }) => {
      const { taxes, ...seen } = input;
      const hotel = await changeOwnHotel(deps, caller, seen, (before) => withTaxes(before, taxes.map(toTaxRule)));
      return { message: confirmations.taxesChanged, hotel: await profileFor(deps, caller, hotel) };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.changeOffers,
    async ({ input, caller }) => {
      const { offers, ...seen } = input;
      const hotel = await changeOwnHotel(deps, caller, seen, (before) => withOffers(before, offers));
      return { message: confirmations.offersChanged, hotel: await profileFor(deps, caller, hotel) };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),

  route(
    calls.changeRatePlans,
    async ({ input, caller }) => {
      const { cancellationPolicy, plans, ...seen } = input;
      const terms = { ...(cancellationPolicy && { cancellationPolicy }), plans: plans.map(toDomainPlan) };
      const hotel = await changeOwnHotel(deps, caller, seen, (before) => withRatePlans(before, terms));
      return { message: confirmations.ratePlansChanged, hotel: await profileFor(deps, caller, hotel) };
    },
    { limitPerMinute: limits.MAX_ROOM_CHANGES_PER_ACCOUNT_AND_MINUTE },
  ),
];

/** A hotel that the caller has changed. Who was removed from the staff since had the role that the call needs. */
const profileFor = async (deps: Deps, { id, needs }: StaffCaller, hotel: Hotel) =>
  toHotelProfile(hotel, (await roleAt(deps, id, hotel)) ?? needs, deps.site);

const toOwnHotel = ({ id, name }: Hotel) => ({ _id: id, name });

/** What is empty is not stored. */
const toProfile = ({ name, contact, address, city, ...extras }: HotelForm) => ({
  ...{ name, contact, address, city },
  ...(Object.fromEntries(Object.entries(extras).filter(([, value]) => isFilled(value))) as HotelExtras),
});

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '');
