import { z } from 'zod';
import { defineCall } from '../call.js';
import { Id, Numeric, PageAfter } from '../fields.js';
import { RecordedChange } from '../recorded-change.js';

/** Who has changed what at a hotel. Those of its staff are for its owner alone. */
export const listRecordedChanges = defineCall({
  method: 'GET',
  path: '/api/hotels/owner/:id/changes',
  access: 'manager',
  input: z.object({
    id: Id.meta({ description: 'The hotel’s id.' }),
    limit: Numeric.pipe(z.number().int().min(1).max(50))
      .default(20)
      .meta({ description: 'The number of changes per page.' }),
    after: PageAfter,
  }),
  response: z.object({
    changes: z.array(RecordedChange).meta({ description: 'The newest first.' }),
    next: z
      .string()
      .optional()
      .meta({ description: 'Present if there are more changes: pass it as `after` to get the next page.' }),
  }),
});
