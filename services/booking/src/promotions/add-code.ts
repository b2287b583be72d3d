import { DomainError, limits } from '@wayhouse/domain';
import { type InTransaction, isDuplicateKey } from '@wayhouse/service-kit';
import { recordChange, type RecordDeps } from '../hotels/record-change.js';
import type { PromotionCode, PromotionTerms } from './domain/promotion-code.js';
import type { PromotionRepository } from './promotion-repository.js';

export type Deps = RecordDeps & {
  inTransaction: InTransaction;
  promotions: Pick<PromotionRepository, 'add' | 'find' | 'listByHotel'>;
};

/**
 * Adds a code to a hotel; `by` is who of its staff has asked. One that it has already with these very terms is returned: the answer
 * may have been lost. One that has ended stays ended.
 */
export async function addCode(
  deps: Deps,
  { hotelId, by }: { hotelId: string; by: string },
  terms: PromotionTerms,
): Promise<PromotionCode> {
  const known = await deps.promotions.find(hotelId, terms.code);
  if (known) return requireSame(known, terms);
  const count = (await deps.promotions.listByHotel(hotelId)).length;
  if (count >= limits.promotionCodes) throw new DomainError('too-many-promotion-codes', { codes: count });
  const code = { ...terms, id: deps.newId(), hotelId, uses: 0, addedAt: deps.now() };
  try {
    await deps.inTransaction(async (tx) => {
      await deps.promotions.add(tx, code);
      await recordChange(deps, tx, { hotelId, by }, { kind: 'code-added', code: terms.code });
    });
    return code;
  } catch (error) {
    // Somebody has added it meanwhile.
    const added = isDuplicateKey(error) ? await deps.promotions.find(hotelId, terms.code) : undefined;
    if (added) return requireSame(added, terms);
    throw error;
  }
}

function requireSame(known: PromotionCode, terms: PromotionTerms): PromotionCode {
  const names = Object.keys(terms) as (keyof PromotionTerms)[];
  const { id: _, hotelId: _hotel, uses: _uses, addedAt: _at, endedAt, ...own } = known;
  if (endedAt) throw new DomainError('promotion-code-had');
  const isSame = Object.keys(own).length === names.length && names.every((name) => known[name] === terms[name]);
  if (!isSame) throw new DomainError('promotion-code-taken');
  return known;
}
