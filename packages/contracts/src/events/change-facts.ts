import { z } from 'zod';

const unit = z.int().min(1);
const ofRooms = { rooms: z.array(z.string()), roomCount: z.int().min(1) };

/** What was changed at a hotel, apart from what the catalog knows. `nights` counts those from `from` to before `to` that were not so already. */
export const ChangeFacts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['nights-blocked', 'nights-unblocked']),
    ...{ ...ofRooms, unit: unit.optional(), from: z.iso.date(), to: z.iso.date(), nights: z.int().min(1) },
  }),
  z.object({ kind: z.enum(['hotel-closed', 'hotel-reopened']) }),
  z.object({ kind: z.enum(['code-added', 'code-ended']), code: z.string() }),
  z.object({ kind: z.enum(['invoice-issued', 'credit-note-issued']), number: z.string(), bookingId: z.string() }),
  z.object({
    kind: z.enum(['calendar-added', 'calendar-changed', 'calendar-removed']),
    ...{ ...ofRooms, unit, calendar: z.string() },
  }),
  z.object({ kind: z.literal('calendar-address-replaced'), ...ofRooms, unit }),
  z.object({ kind: z.literal('stay-moved'), ...ofRooms, unit, bookingId: z.string() }),
  z.object({ kind: z.literal('guest-details-corrected'), ...ofRooms, bookingId: z.string() }),
]);
