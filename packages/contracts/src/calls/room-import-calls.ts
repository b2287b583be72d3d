import { z } from 'zod';
import { limits } from '@wayhouse/domain/limits';
import { defineCall } from '../call.js';
import { defineDocumentCall } from '../document-call.js';
import { ownHotel } from '../fields.js';
import { problem } from '../input-problem.js';
import { ImportRow } from '../room-import.js';

/** Idempotent: the same file again changes nothing. With an error in any row nothing is changed. */
export const importRooms = defineCall({
  method: 'POST',
  path: '/api/rooms/import',
  access: 'manager',
  input: z.object({
    ...ownHotel,
    csv: z
      .string()
      .min(1)
      .max(limits.importCharacters)
      // eslint-disable-next-line no-control-regex
      .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/, problem('control-characters'))
      .meta({ description: `The text of the file, at most ${limits.importRows} rows.` }),
    dryRun: z.boolean().meta({ description: 'Whether to answer only what would be done.' }),
    seen: z.array(z.int().min(0)).max(limits.importRows).optional().meta({
      description:
        'The `seen` of a dry run of the same file: rows whose rooms have changed since are refused. Without it they are not compared.',
    }),
  }),
  response: z.object({
    message: z.string(),
    rows: z.array(ImportRow).meta({ description: 'What each row has done, or would do.' }),
    seen: z.array(z.number()).optional().meta({
      description:
        'Of a dry run: the version of the room of each row, 0 where there is none yet. Send it with the import.',
    }),
  }),
});

/** All rooms of a hotel with their rates, as a file that `importRooms` reads. */
export const exportRooms = defineDocumentCall({
  method: 'GET',
  path: '/api/rooms/export.csv',
  access: 'manager',
  input: z.object(ownHotel),
  document: 'text/csv',
});
