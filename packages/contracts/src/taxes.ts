import { limits } from '@wayhouse/domain/limits';
import { taxBases, taxKinds } from '@wayhouse/domain/rates/tax-rule';
import { z } from 'zod';
import { line, Numeric } from './fields.js';
import { problem } from './input-problem.js';

const described = {
  name: 'What guests see it as.',
  kind: 'Whether it is a `tax` or a `fee`.',
  basis: 'What `value` is for: a `percent` of the nights, or the `stay`, each `night`, or each guest and night.',
  value: 'A percentage, or an amount in currency units.',
  isIncluded: 'Whether it is part of the price of the nights and adds nothing.',
};

/** A tax or fee of a hotel, as guests see it. */
export const Tax = z.object({
  name: z.string().meta({ description: described.name }),
  kind: z.enum(taxKinds).meta({ description: described.kind }),
  basis: z.enum(taxBases).meta({ description: described.basis }),
  value: z.number().meta({ description: described.value }),
  isIncluded: z.boolean().meta({ description: described.isIncluded }),
});
export type Tax = z.output<typeof Tax>;

/** With what it comes to in the price of a stay. */
export const TaxAmount = Tax.extend({
  amount: z.number().meta({ description: 'What it comes to in the price of the stay.' }),
});
export type TaxAmount = z.output<typeof TaxAmount>;

const mostPercent = 100;

/** As the owner enters it. */
export const TaxForm = z
  .object({
    name: line(limits.taxName).meta({ description: described.name }),
    kind: z.enum(taxKinds).meta({ description: described.kind }),
    basis: z.enum(taxBases).meta({ description: described.basis }),
    value: Numeric.pipe(z.number().positive().max(limits.taxAmount).multipleOf(0.01)).meta({
      description: `${described.value} At most two decimals.`,
    }),
    isIncluded: z.boolean().meta({ description: described.isIncluded }),
  })
  .refine(({ basis, value }) => basis !== 'percent' || value <= mostPercent, {
    path: ['value'],
    ...problem('percent-too-high'),
  });
