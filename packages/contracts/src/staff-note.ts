import { z } from 'zod';

/** What somebody of the hotel's staff has written down about a booking. */
export const StaffNote = z.object({
  id: z.string(),
  text: z.string().meta({ description: 'Plain text of one line.' }),
  at: z.iso.datetime().meta({ description: 'When it was written.' }),
  author: z.string().optional().meta({ description: 'Who has written it, where there is somebody beside the owner.' }),
  isRemovable: z.literal(true).optional().meta({ description: 'Present if you may remove it.' }),
});
export type StaffNote = z.output<typeof StaffNote>;
