import { limits } from '@wayhouse/domain/limits';
import { isRestricting } from '@wayhouse/domain/rates/rate-rule';
import { z } from 'zod';
import { Numeric } from './fields.js';
import { problem } from './input-problem.js';
import { rateFields, withValidBounds } from './rates.js';

/** As the owner enters it for several rooms. To take rates off it needs their name alone. */
export const BulkRateForm = withValidBounds(
  z.object({
    ...rateFields,
    percent: Numeric.pipe(z.number().int().min(-limits.percentLess).max(limits.percentMore)).optional().meta({
      description:
        'Instead of `pricePerNight`: by how many percent its price is more than the price of each room, or less where negative.',
    }),
  }),
).refine(({ percent, pricePerNight }) => percent === undefined || pricePerNight === undefined, {
  path: ['percent'],
  ...problem('price-or-percent'),
});
export type BulkRateForm = z.output<typeof BulkRateForm>;

/** Whether it sets anything, so that it can be added. */
export const isRateEmpty = ({ pricePerNight, percent, ...rate }: BulkRateForm): boolean =>
  pricePerNight === undefined && percent === undefined && !isRestricting(rate);
