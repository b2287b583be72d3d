import type { Connection } from 'mongoose';
import { DomainError } from '@wayhouse/domain';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';
import { assertUsable, type PromotionCode } from './domain/promotion-code.js';

type Row = Omit<PromotionCode, 'id'> & { _id: string };

const model = defineModel<Row>(
  'promotion_codes',
  {
    _id: String,
    hotelId: String,
    code: String,
    percentOff: Number,
    minorOff: Number,
    bookFrom: String,
    bookTo: String,
    stayFrom: String,
    stayTo: String,
    daysAhead: Number,
    maxUses: Number,
    uses: Number,
    addedAt: Date,
    endedAt: Date,
  },
  [[{ hotelId: 1, code: 1 }, { unique: true }]],
);

export type PromotionRepository = ReturnType<typeof promotionRepository>;

export function promotionRepository(db: Connection) {
  const codes = model(db);
  const get = async (id: string, tx?: Transaction): Promise<PromotionCode> => {
    const found = await codes.findById(id, null, { session: tx }).lean<Row>();
    if (!found) throw new DomainError('promotion-not-found');
    return toCode(found);
  };
  return {
    get,
    async find(hotelId: string, code: string): Promise<PromotionCode | undefined> {
      const found = await codes.findOne({ hotelId, code }).lean<Row>();
      return found ? toCode(found) : undefined;
    },
    /** The latest first. */
    async listByHotel(hotelId: string): Promise<PromotionCode[]> {
      const found = await codes.find({ hotelId }).sort({ addedAt: -1, _id: 1 }).lean<Row[]>();
      return found.map(toCode);
    },
    async add(tx: Transaction, { id: _id, ...code }: PromotionCode): Promise<void> {
      await insertRows(codes, tx, [{ _id, ...code } as Row]);
    },
    async saveEnd(tx: Transaction, { id: _id, endedAt }: PromotionCode): Promise<void> {
      await codes.updateOne({ _id }, { $set: { endedAt } }, { session: tx });
    },
    /**
     * Counts a use, in the transaction of the booking. The write has the condition in it, so that however many book at once, no
     * more of them commit than the code has uses.
     */
    async use(tx: Transaction, id: string): Promise<void> {
      const code = await get(id, tx);
      assertUsable(code);
      const free = code.maxUses === undefined ? {} : { uses: { $lt: code.maxUses } };
      const usable = { _id: id, endedAt: { $exists: false }, ...free };
      const { matchedCount } = await codes.updateOne(usable, { $inc: { uses: 1 } }, { session: tx });
      if (matchedCount === 0) throw new DomainError('promotion-used-up');
    },
    /** A cancelled booking gives its use back. */
    async giveBack(tx: Transaction, id: string): Promise<void> {
      await codes.updateOne({ _id: id, uses: { $gt: 0 } }, { $inc: { uses: -1 } }, { session: tx });
    },
  };
}

const toCode = ({ _id: id, ...code }: Row): PromotionCode => ({ id, ...code }) as PromotionCode;
