import {
  changedAmounts,
  changedCounts,
  changedEntries,
  changedParts,
  changedTexts,
  entryChanges,
} from '@wayhouse/domain/recorded-change';
import { memberRoles } from '@wayhouse/domain/staff-roles';
import { z } from 'zod';

const fromTo = <Value extends z.ZodType>(value: Value) => ({ from: value.optional(), to: value.optional() });
const entry = { name: z.string(), change: z.enum(entryChanges) };

const ChangeDifference = z.discriminatedUnion('what', [
  z.object({ what: z.enum(changedAmounts), ...fromTo(z.number()) }),
  z.object({ what: z.enum(changedCounts), ...fromTo(z.number()) }),
  z.object({ what: z.enum(changedTexts), ...fromTo(z.string()) }),
  z.object({
    ...{ what: z.literal('rate'), ...entry, ...fromTo(z.number()) },
    hasMore: z.literal(true).optional().meta({ description: 'Present where more than its price differs.' }),
  }),
  z.object({ what: z.enum(changedEntries), ...entry }),
  z.object({ what: z.literal('isAvailable'), to: z.boolean() }),
  z.object({ what: z.enum(changedParts) }),
]);
export type ChangeDifference = z.output<typeof ChangeDifference>;

const recorded = {
  _id: z.string(),
  at: z.iso.datetime(),
  by: z.string().meta({ description: 'The name of who has made the change, or that it was the owner.' }),
};
const ofRooms = {
  rooms: z.array(z.string()).meta({ description: 'The ids of the first rooms that it is about.' }),
  roomCount: z.number().meta({ description: 'How many rooms it is about.' }),
};
const withDifferences = {
  differences: z.array(ChangeDifference).meta({
    description:
      'The first things that differ since, amounts in currency units. Without `from` there was none, without `to` there is none any more; without both it is long, or not the same in all rooms that were changed.',
  }),
  differenceCount: z.number().meta({ description: 'How many things differ.' }),
};
const unit = z.number().meta({ description: 'The unit of the room that it is about.' });
const role = z.enum(memberRoles);
const member = z.string().optional().meta({
  description: 'The name of the member, or the address of who is invited. Absent once it is known no more.',
});

/** A change of a hotel, its rooms or its staff. */
export const RecordedChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rooms-added'), ...recorded, ...ofRooms }),
  z.object({ kind: z.literal('rooms-changed'), ...recorded, ...ofRooms, ...withDifferences }),
  z.object({ kind: z.literal('rooms-imported'), ...recorded, added: z.number(), ...ofRooms, ...withDifferences }),
  z.object({ kind: z.enum(['hotel-added', 'hotel-closed', 'hotel-reopened']), ...recorded }),
  z.object({ kind: z.literal('hotel-changed'), ...recorded, ...withDifferences }),
  z.object({
    kind: z.enum(['member-invited', 'invitation-withdrawn', 'member-joined', 'member-left', 'member-removed']),
    ...{ ...recorded, member, role },
  }),
  z.object({ kind: z.literal('member-role-changed'), ...recorded, member, from: role, to: role }),
  z.object({
    kind: z.enum(['nights-blocked', 'nights-unblocked']),
    ...{ ...recorded, ...ofRooms, unit: unit.optional() },
    nights: z
      .number()
      .meta({ description: 'How many nights from `from` to before `to`, of the room that has most of them.' }),
    from: z.iso.date(),
    to: z.iso.date(),
  }),
  z.object({ kind: z.enum(['code-added', 'code-ended']), ...recorded, code: z.string() }),
  z.object({
    kind: z.enum(['invoice-issued', 'credit-note-issued']),
    ...{ ...recorded, number: z.string(), bookingId: z.string() },
  }),
  z.object({
    kind: z.enum(['calendar-added', 'calendar-changed', 'calendar-removed']),
    ...{ ...recorded, ...ofRooms, unit, calendar: z.string() },
  }),
  z.object({ kind: z.literal('calendar-address-replaced'), ...recorded, ...ofRooms, unit }),
  z.object({ kind: z.literal('stay-moved'), ...recorded, ...ofRooms, unit, bookingId: z.string() }),
  z.object({ kind: z.literal('guest-details-corrected'), ...recorded, ...ofRooms, bookingId: z.string() }),
]);
export type RecordedChange = z.output<typeof RecordedChange>;
