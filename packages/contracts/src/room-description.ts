import { limits } from '@wayhouse/domain/limits';
import { accessibilityFacts, bedKinds, moreAmenities, type RoomDescription } from '@wayhouse/domain/room-description';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { z } from 'zod';
import { line, Numeric, text } from './fields.js';
import { problem } from './input-problem.js';

const described = {
  name: 'What the hotel calls the room beside its type.',
  description: 'What the hotel writes about the room, with line breaks.',
  squareMetres: 'The size of the room in square metres.',
  mostAdults: 'How many of its guests may be adults. Without it all of them may.',
  beds: 'The beds of the room: how many of each kind.',
  moreAmenities: 'What the room has beside its `amenities`.',
  accessibility: 'What makes the room accessible.',
};

/** What guests read about a room where its owner has described it, as responses have it. */
export const roomDescription = {
  name: z.string().optional().meta({ description: described.name }),
  description: z
    .string()
    .optional()
    .meta({ description: `Of a single room. ${described.description}` }),
  squareMetres: z
    .number()
    .optional()
    .meta({ description: `Of a single room. ${described.squareMetres}` }),
  mostAdults: z
    .number()
    .optional()
    .meta({ description: `Of a single room. ${described.mostAdults}` }),
  beds: z
    .array(z.object({ kind: z.enum(bedKinds), count: z.number() }))
    .optional()
    .meta({ description: `Of a single room. ${described.beds}` }),
  moreAmenities: z
    .array(z.enum(moreAmenities))
    .optional()
    .meta({ description: `Of a single room. ${described.moreAmenities}` }),
  accessibility: z
    .array(z.enum(accessibilityFacts))
    .optional()
    .meta({ description: `Of a single room. ${described.accessibility}` }),
};

const largestCapacity = Math.max(...Object.values(roomCapacity));

const Bed = z.object({
  kind: z.enum(bedKinds).meta({ description: 'The kind of bed.' }),
  count: z.int().min(1).max(limits.beds).meta({ description: 'How many of them the room has.' }),
});
const isOncePerKind = (beds: { kind: string }[]) => new Set(beds.map(({ kind }) => kind)).size === beds.length;

/** The members in the order of their list, each once. */
const choices = <Choice extends string>(all: readonly Choice[]) =>
  z
    .array(z.enum(all))
    .max(all.length)
    .transform((chosen) => all.filter((each) => chosen.includes(each)));

/** The same as the owner enters it. What is left out is empty. */
export const roomDescriptionForm = {
  name: line(limits.roomName).optional().meta({ description: described.name }),
  description: text(limits.roomDescription, 0).optional().meta({ description: described.description }),
  squareMetres: Numeric.pipe(z.number().int().min(1).max(limits.squareMetres)).optional().meta({
    description: described.squareMetres,
  }),
  mostAdults: Numeric.pipe(z.number().int().min(1).max(largestCapacity)).optional().meta({
    description: described.mostAdults,
  }),
  beds: z
    .array(Bed)
    .max(bedKinds.length)
    .refine(isOncePerKind, problem('bed-kind-twice'))
    .optional()
    .meta({ description: described.beds }),
  moreAmenities: choices(moreAmenities).optional().meta({ description: described.moreAmenities }),
  accessibility: choices(accessibilityFacts).optional().meta({ description: described.accessibility }),
};

/** Without what is empty. */
export function toRoomDescription(form: RoomDescription): RoomDescription {
  const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && !value.length);
  return Object.fromEntries(Object.entries(form).filter(([, value]) => !isEmpty(value)));
}
