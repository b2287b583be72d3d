import { roomDescriptionForm, toRoomDescription } from '@wayhouse/contracts/room-description';
import { accessibilityFacts, bedKinds, limits, moreAmenities, type RoomDescription } from '@wayhouse/domain';
import fc from 'fast-check';
import type { z } from 'zod';
import { aRoom } from '../../testing/a-room.js';
import type { Hotel } from '../../hotels/domain/hotel.js';
import type { Room } from '../domain/room.js';
import { roomsCsv } from './export-rooms.js';
import { planImport } from './plan-import.js';
import { readFile } from './read-file.js';

const fieldsOfForm: Record<string, z.ZodType> = roomDescriptionForm;

/** Signs that mean something in a file, or to a spreadsheet. */
const sign = fc.constantFrom(...'\'"=+-@,;\n\r\t', 'a', 'é', 'e\u0301', '寝', '1', ' ', '＝', '\r\n', '\uFEFF');
const words = (maxLength: number) =>
  fc.oneof(fc.string({ unit: sign, maxLength }), fc.string({ unit: 'grapheme', maxLength }));
const beds = fc.uniqueArray(
  fc.record({ kind: fc.constantFrom(...bedKinds), count: fc.integer({ min: 1, max: limits.beds }) }),
  { selector: ({ kind }) => kind },
);

/** What the page of the description would let through, in whatever order a program sends it. */
const description = fc
  .record(
    {
      name: words(12),
      description: words(40),
      squareMetres: fc.integer({ min: 1, max: limits.squareMetres }),
      mostAdults: fc.integer({ min: 1, max: 4 }),
      beds,
      moreAmenities: fc.subarray([...moreAmenities]),
      accessibility: fc.subarray([...accessibilityFacts]),
    },
    { requiredKeys: [] },
  )
  .map((entered): RoomDescription => {
    const read = Object.entries(entered).map(([field, value]) => [field, fieldsOfForm[field]!.safeParse(value).data]);
    return toRoomDescription(Object.fromEntries(read) as RoomDescription);
  });

const plan = (csv: string, rooms: Room[]) =>
  planImport(readFile(csv), {
    hotel: { ...aRoom().hotel, version: 1 } as unknown as Hotel,
    rooms,
    idOf: (key) => `new-${key}`,
    roomsPerHotel: 10,
    site: { currency: 'USD', exchangeRates: {} },
    createdAt: new Date(0),
  });
const exported = (...rooms: Room[]) => Buffer.from(roomsCsv(rooms)).toString('utf8');
/** A field of a page has line breaks of one kind. */
const pasted = (csv: string) => csv.replace(/\r\n?/g, '\n');

test('an export imported again changes nothing, whatever the rooms are described with', () => {
  fc.assert(
    fc.property(description, description, (one, other) => {
      const rooms = [aRoom({ id: 'r1', description: one }), aRoom({ id: 'r2', description: other })];
      const csv = exported(...rooms);
      for (const file of [csv, pasted(csv)]) {
        const { rows, added, changed } = plan(file, rooms);
        expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
        expect(rows.map(({ key }) => key)).toEqual(['r2', 'r1']);
        expect([added, changed]).toEqual([[], []]);
      }
    }),
    { numRuns: 400, seed: 20271127 },
  );
});

test('an export has the whole description: it can be given to a room that has none', () => {
  fc.assert(
    fc.property(description, (written) => {
      const [text, kinds] = [written.description?.replace(/\r\n?/g, '\n'), written.beds];
      const csv = exported(aRoom({ description: written }));
      const { rows, changed } = plan(csv, [aRoom()]);
      expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
      expect(changed[0]?.room.description ?? {}).toEqual({
        ...written,
        ...(text && { description: text }),
        ...(kinds && { beds: bedKinds.flatMap((kind) => kinds.filter((bed) => bed.kind === kind)) }),
      });
    }),
    { numRuns: 400, seed: 20271127 },
  );
});

test('a change of something else leaves the description exactly as it is stored', () => {
  const written: RoomDescription = { description: 'Two\r\nlines', beds: [{ kind: 'cot', count: 1 }] };
  const rooms = [aRoom({ description: written })];
  const whole = exported(...rooms).replace(',120,', ',130,');
  for (const csv of ['key,pricePerNight\nr1,130', whole]) {
    const [change] = plan(csv, rooms).changed;
    expect(change!.room).toMatchObject({ nightMinor: 130_00, version: 2 });
    expect(change!.room.description).toEqual(written);
  }
});
