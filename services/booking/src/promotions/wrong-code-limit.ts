import { DomainError, limits } from '@wayhouse/domain';
import { type InTransaction, periodCounts, periods, type ServiceContext } from '@wayhouse/service-kit';

export type WrongCodes = ReturnType<typeof wrongCodeLimit>;

/**
 * Counts the codes that an account enters and that do not exist, so that nobody finds one by trying. Beyond the limit of an hour
 * codes that exist are refused as well.
 */
export function wrongCodeLimit({ db }: Pick<ServiceContext, 'db'>, inTransaction: InTransaction) {
  const counts = periodCounts(db, 'wrong_promotion_codes', 'codes');
  const keyOf = (callerId: string, now: Date) => ({
    hour: periods(now).hour,
    key: `${periods(now).hour.name} ${callerId}`,
  });
  const most = limits.wrongPromotionCodes;
  return {
    async assertFewer(callerId: string, now: Date): Promise<void> {
      const { hour, key } = keyOf(callerId, now);
      if (await inTransaction((tx) => counts.isReached(tx, key, most)))
        throw new DomainError('too-many-codes-tried', { endsInSeconds: Math.ceil((+hour.endsAt - +now) / 1000) });
    },
    /** Each wrong code counts once in an hour: it is checked again with each change of the dates. */
    async count(callerId: string, wrong: { hotelId: string; code: string }, now: Date): Promise<void> {
      const { hour, key } = keyOf(callerId, now);
      await inTransaction(async (tx) => {
        const isNew = await counts.count(tx, `${key} ${wrong.hotelId} ${wrong.code}`, 1, hour.endsAt);
        if (isNew) await counts.count(tx, key, most, hour.endsAt);
      });
    },
  };
}
