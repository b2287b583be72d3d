import { limits } from '@wayhouse/domain/limits';
import { isRestricting } from '@wayhouse/domain/rates/rate-rule';
import { weekdays } from '@wayhouse/domain/rates/weekday';
import { z } from 'zod';
import { CalendarDate } from './calendar-date.js';
import { line, Numeric } from './fields.js';
import { problem } from './input-problem.js';

/** In currency units, as owners enter it. */
export const NightPrice = Numeric.pipe(z.number().positive().max(limits.pricePerNight).multipleOf(0.01));

/** What stays a rate restricts. */
const restrictions = {
  noArrival: z
    .boolean()
    .optional()
    .meta({ description: 'Whether no stay may begin on its days; `false` allows what another rate does not.' }),
  noDeparture: z
    .boolean()
    .optional()
    .meta({ description: 'Whether no stay may end on its days; `false` allows what another rate does not.' }),
};
const leastNights = 'The least nights of a stay that begins on its days.';
const mostNights = 'The most nights of a stay that begins on its days.';

/** What some nights of a room cost and what stays they restrict, as guests see it. */
export const Rate = z.object({
  from: z.string().optional().meta({ description: 'The first night. Without it, the rate has always been so.' }),
  to: z.string().optional().meta({ description: 'The last night. Without it, the rate is so for ever.' }),
  weekdays: z
    .array(z.enum(weekdays))
    .optional()
    .meta({ description: 'The days of the week on which its nights begin; all without it.' }),
  pricePerNight: z
    .number()
    .optional()
    .meta({ description: 'The price of such a night in currency units. Without it, the rate only restricts stays.' }),
  minNights: z.number().optional().meta({ description: leastNights }),
  maxNights: z.number().optional().meta({ description: mostNights }),
  ...restrictions,
});
export type Rate = z.output<typeof Rate>;

export const OwnRate = Rate.extend({
  name: z.string().meta({ description: 'What its owner calls it; guests do not see it.' }),
});
export type OwnRate = z.output<typeof OwnRate>;

const Nights = Numeric.pipe(z.number().int().min(1).max(limits.nights));

const described = {
  name: 'What you call it; guests do not see it.',
  pricePerNight: 'The price of such a night in currency units. A rate has a price or a restriction, or both.',
};
/** The fields of a rate as the owner enters it. */
export const rateFields = {
  name: line(limits.rateName).meta({ description: described.name }),
  from: CalendarDate.optional().meta({ description: 'The first night. Without it, the rate has always been so.' }),
  to: CalendarDate.optional().meta({ description: 'The last night. Without it, the rate is so for ever.' }),
  weekdays: z
    .array(z.enum(weekdays))
    .min(1)
    .max(weekdays.length)
    .optional()
    .meta({ description: 'The days of the week on which its nights begin; all without it.' }),
  pricePerNight: NightPrice.optional().meta({ description: described.pricePerNight }),
  minNights: Nights.optional().meta({ description: leastNights }),
  maxNights: Nights.optional().meta({ description: mostNights }),
  ...restrictions,
};
type Bounds = { from?: string; to?: string; minNights?: number; maxNights?: number };

export const withValidBounds = <Schema extends z.ZodType<Bounds>>(schema: Schema) =>
  schema
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], ...problem('period-order') })
    .refine(({ minNights, maxNights }) => !minNights || !maxNights || minNights <= maxNights, {
      path: ['maxNights'],
      ...problem('nights-order'),
    });

/** The same as the owner enters it. */
export const RateForm = withValidBounds(z.object(rateFields)).refine(
  (rate) => rate.pricePerNight !== undefined || isRestricting(rate),
  { path: ['pricePerNight'], ...problem('rate-empty') },
);
