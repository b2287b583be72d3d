import { z } from 'zod';
import { defineCall } from '../call.js';
import { Id, ownHotel, RoomId } from '../fields.js';
import { AppliedCode } from '../price-adjustments.js';
import { PromotionCode, promotionCodeFields, PromotionCodeText, withOneDiscount } from '../promotion-codes.js';
import { stayDates, withValidStay } from '../stay-dates.js';

/** What a code takes off a stay; refused with the reason where it does not hold for it. */
export const checkPromotionCode = defineCall({
  method: 'POST',
  path: '/api/bookings/promotion-codes/check',
  access: 'guest',
  input: withValidStay(
    z.object({
      room: RoomId,
      ...stayDates,
      promotionCode: PromotionCodeText.meta({ description: 'The code, in capitals or not.' }),
    }),
  ),
  response: z.object({ promotion: AppliedCode.meta({ description: 'What the code takes off.' }) }),
});

const changed = z.object({
  message: z.string(),
  promotion: PromotionCode.meta({ description: 'The code as it is now.' }),
});

export const listPromotionCodes = defineCall({
  method: 'GET',
  path: '/api/bookings/promotion-codes',
  access: 'manager',
  input: z.object(ownHotel),
  response: z.object({
    codes: z.array(PromotionCode).meta({ description: 'The codes of the hotel, the latest first.' }),
  }),
});

/** Sending the same code twice makes it once. */
export const addPromotionCode = defineCall({
  method: 'POST',
  path: '/api/bookings/promotion-codes',
  access: 'manager',
  input: withOneDiscount(z.object({ ...ownHotel, ...promotionCodeFields })),
  response: changed,
});

/** Nobody can book with it any more. Idempotent. */
export const endPromotionCode = defineCall({
  method: 'POST',
  path: '/api/bookings/promotion-codes/:id/end',
  access: 'manager',
  input: z.object({ id: Id.meta({ description: 'The code’s id.' }) }),
  response: changed,
});
