import { limits } from '@wayhouse/domain/limits';
import { z } from 'zod';
import { CalendarDate } from './calendar-date.js';
import { Numeric } from './fields.js';
import { problem } from './input-problem.js';

const described = {
  code: 'What guests enter: letters and digits, in capitals or not.',
  percentOff: 'The percentage that it takes off the nights; either this or `amountOff`.',
  amountOff: 'The amount that it takes off the nights, in currency units.',
  bookFrom: 'The first day on which it can be used to book, by the hotel’s calendar.',
  bookTo: 'The last day on which it can be used to book.',
  stayFrom: 'The first night that it is for.',
  stayTo: 'The last night that it is for.',
  daysAhead: 'So many days before arrival it has to be used.',
  maxUses: 'How many bookings can be made with it; any number without it.',
};

/** A code as it is entered by guests; it is compared and shown in capitals. */
export const PromotionCodeText = z
  .string()
  .trim()
  .regex(
    new RegExp(`^[A-Za-z0-9]{${limits.promotionCodeLeast},${limits.promotionCode}}$`),
    problem('promotion-code-malformed'),
  )
  .toUpperCase();

/** Of a call that books. */
export const UsedCode = PromotionCodeText.optional().meta({
  description: 'A promotion code of the hotel. The price is then the one with it.',
});

/** A promotion code as the hotel sees it. */
export const PromotionCode = z
  .object({
    _id: z.string().meta({ description: 'The code’s id.' }),
    code: z.string().meta({ description: described.code }),
    percentOff: z.number().optional().meta({ description: described.percentOff }),
    amountOff: z.number().optional().meta({ description: described.amountOff }),
    bookFrom: z.string().optional().meta({ description: described.bookFrom }),
    bookTo: z.string().optional().meta({ description: described.bookTo }),
    stayFrom: z.string().optional().meta({ description: described.stayFrom }),
    stayTo: z.string().optional().meta({ description: described.stayTo }),
    daysAhead: z.number().optional().meta({ description: described.daysAhead }),
    maxUses: z.number().optional().meta({ description: described.maxUses }),
    uses: z.number().meta({ description: 'How many bookings that stand have been made with it.' }),
    endedAt: z.iso.datetime().optional().meta({ description: 'When the hotel has ended it.' }),
  })
  .meta({ id: 'PromotionCode', description: 'A promotion code of a hotel.' });
export type PromotionCode = z.output<typeof PromotionCode>;

/** The fields of a code as the hotel enters it. */
export const promotionCodeFields = {
  code: PromotionCodeText.meta({ description: described.code }),
  percentOff: Numeric.pipe(z.number().int().min(1).max(limits.planPercentOff))
    .optional()
    .meta({ description: described.percentOff }),
  amountOff: Numeric.pipe(z.number().positive().max(limits.taxAmount).multipleOf(0.01))
    .optional()
    .meta({ description: `${described.amountOff} At most two decimals.` }),
  bookFrom: CalendarDate.optional().meta({ description: described.bookFrom }),
  bookTo: CalendarDate.optional().meta({ description: described.bookTo }),
  stayFrom: CalendarDate.optional().meta({ description: described.stayFrom }),
  stayTo: CalendarDate.optional().meta({ description: described.stayTo }),
  daysAhead: Numeric.pipe(z.number().int().min(1).max(limits.daysAhead))
    .optional()
    .meta({ description: described.daysAhead }),
  maxUses: Numeric.pipe(z.number().int().min(1).max(limits.usesOfPromotionCode))
    .optional()
    .meta({ description: described.maxUses }),
};

type Terms = {
  percentOff?: number;
  amountOff?: number;
  bookFrom?: string;
  bookTo?: string;
  stayFrom?: string;
  stayTo?: string;
};

const isInOrder = (from: string | undefined, to: string | undefined): boolean => !from || !to || from <= to;

/** Use it on an object that has these fields. */
export const withOneDiscount = <Schema extends z.ZodType<Terms>>(schema: Schema) =>
  schema
    .refine(({ percentOff, amountOff }) => (percentOff === undefined) !== (amountOff === undefined), {
      path: ['percentOff'],
      ...problem('percent-or-amount'),
    })
    .refine(({ bookFrom, bookTo }) => isInOrder(bookFrom, bookTo), { path: ['bookTo'], ...problem('period-order') })
    .refine(({ stayFrom, stayTo }) => isInOrder(stayFrom, stayTo), { path: ['stayTo'], ...problem('period-order') });

export const PromotionCodeForm = withOneDiscount(z.object(promotionCodeFields));
export type PromotionCodeForm = z.output<typeof PromotionCodeForm>;
