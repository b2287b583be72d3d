import { taxBases, taxKinds } from '@wayhouse/domain/rates/tax-rule';
import { z } from 'zod';

/** A tax or fee of a hotel. */
export const TaxRule = z.object({
  name: z.string(),
  kind: z.enum(taxKinds),
  basis: z.enum(taxBases),
  hundredths: z.int().positive(),
  isIncluded: z.boolean(),
});
