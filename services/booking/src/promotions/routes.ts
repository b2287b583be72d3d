import { calls } from '@wayhouse/contracts';
import type { PromotionCode as PromotionResponse, PromotionCodeForm } from '@wayhouse/contracts/promotion-codes';
import { assertRole, toAmount, toMinor } from '@wayhouse/domain';
import { confirmations } from '@wayhouse/messages/confirmations';
import { type InTransaction, route } from '@wayhouse/service-kit';
import { toAppliedCode } from '../bookings/booking-response.js';
import { requireOwnHotel, requireOwnHotels } from '../hotels/own-hotels.js';
import { recordChange } from '../hotels/record-change.js';
import type { StaffProjection } from '../hotels/staff-projection.js';
import type { RoomProjection } from '../rooms/room-projection.js';
import { addCode, type Deps as AddDeps } from './add-code.js';
import { choosePromotion, type Deps as ChooseDeps } from './choose-promotion.js';
import { endCode, type PromotionCode, type PromotionTerms } from './domain/promotion-code.js';
import type { PromotionRepository } from './promotion-repository.js';

type Deps = AddDeps &
  ChooseDeps & {
    inTransaction: InTransaction;
    promotions: PromotionRepository;
    rooms: Pick<RoomProjection, 'get'>;
    staff: StaffProjection;
  };

/** Of an account. */
const checksPerMinute = 60;
const changesPerMinute = 30;

export const promotionRoutes = (deps: Deps) => [
  route(
    calls.checkPromotionCode,
    async ({ input, caller }) => {
      const room = await deps.rooms.get(input.room);
      const stay = { checkIn: input.checkInDate, checkOut: input.checkOutDate };
      const entered = { callerId: caller.id, room, stay, code: input.promotionCode };
      const { promotion } = await choosePromotion(deps, entered);
      return { promotion: toAppliedCode(promotion!) };
    },
    { limitPerMinute: checksPerMinute },
  ),
  route(calls.listPromotionCodes, async ({ input, caller }) => {
    const hotelId = await requireOwnHotel(deps.staff, caller, input.hotel);
    return { codes: (await deps.promotions.listByHotel(hotelId)).map(toResponse) };
  }),
  route(
    calls.addPromotionCode,
    async ({ input: { hotel, ...form }, caller }) => {
      const hotelId = await requireOwnHotel(deps.staff, caller, hotel);
      const code = await addCode(deps, { hotelId, by: caller.id }, toTerms(form));
      return { message: confirmations.promotionCodeAdded, promotion: toResponse(code) };
    },
    { limitPerMinute: changesPerMinute },
  ),
  route(
    calls.endPromotionCode,
    async ({ input, caller }) => {
      const { roles, needs } = await requireOwnHotels(deps.staff, caller);
      const code = await deps.inTransaction(async (tx) => {
        const before = await deps.promotions.get(input.id, tx);
        assertRole(roles.get(before.hotelId), needs, 'promotion-not-found');
        const after = endCode(before, deps.now());
        if (after === before) return before;
        await deps.promotions.saveEnd(tx, after);
        const { hotelId, code: ended } = after;
        await recordChange(deps, tx, { hotelId, by: caller.id }, { kind: 'code-ended', code: ended });
        return after;
      });
      return { message: confirmations.promotionCodeEnded, promotion: toResponse(code) };
    },
    { limitPerMinute: changesPerMinute },
  ),
];

function toTerms({ percentOff, amountOff = 0, ...terms }: PromotionCodeForm): PromotionTerms {
  const value = percentOff === undefined ? { minorOff: toMinor(amountOff) } : { percentOff };
  return { ...definedOf(terms), ...value };
}

/** Without the fields that are undefined. */
const definedOf = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

function toResponse(promotion: PromotionCode): PromotionResponse {
  const { id: _id, hotelId: _, addedAt: _at, endedAt, percentOff, minorOff, ...terms } = promotion;
  const value = percentOff === undefined ? { amountOff: toAmount(minorOff) } : { percentOff };
  return { _id, ...terms, ...value, ...(endedAt && { endedAt: endedAt.toISOString() }) };
}
