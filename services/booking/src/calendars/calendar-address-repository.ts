import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { defineModel, insertRows, type Transaction } from '@wayhouse/service-kit';

type UnitOfRoom = { room: string; unit: number };
/** `token` is the secret end of the address. */
type Row = { _id: string; hotelId: string; token: string } & UnitOfRoom;

const model = defineModel<Row>(
  'calendar_addresses',
  { _id: String, hotelId: String, room: String, unit: Number, token: String },
  [[{ token: 1 }, { unique: true }], [{ room: 1 }], [{ hotelId: 1 }]],
);

export type CalendarAddresses = ReturnType<typeof calendarAddressRepository>;

const newToken = () => randomBytes(32).toString('base64url');
const keyOf = ({ room, unit }: UnitOfRoom) => `${room}:${unit}`;

/** The secret addresses of the units' calendars, each as its token. */
export function calendarAddressRepository(db: Connection) {
  const rows = model(db);

  async function list(room: string, tx?: Transaction): Promise<Map<number, string>> {
    const found = await rows.find({ room }, null, { session: tx }).lean<Row[]>();
    return new Map(found.map(({ unit, token }) => [unit, token]));
  }

  return {
    /** Of a room, by unit. */
    list: (room: string) => list(room),
    /** Of a room, by unit. Those of these units that have none get one. */
    async complete(tx: Transaction, hotelId: string, room: string, units: number[]): Promise<Map<number, string>> {
      const found = await list(room, tx);
      const missing = units.filter((unit) => !found.has(unit));
      const added = missing.map((unit) => ({ _id: keyOf({ room, unit }), hotelId, room, unit, token: newToken() }));
      if (added.length) await insertRows(rows, tx, added);
      return new Map([...found, ...added.map(({ unit, token }) => [unit, token] as const)]);
    },
    /** Who has the one before gets nothing any more. */
    async replace(tx: Transaction, hotelId: string, place: UnitOfRoom): Promise<void> {
      const change = { $set: { hotelId, ...place, token: newToken() } };
      await rows.updateOne({ _id: keyOf(place) }, change, { upsert: true, session: tx });
    },
    async find(token: string): Promise<UnitOfRoom | undefined> {
      return (await rows.findOne({ token }).lean<Row>()) ?? undefined;
    },
    async removeOfHotels(tx: Transaction, hotelIds: string[]): Promise<void> {
      await rows.deleteMany({ hotelId: { $in: hotelIds } }, { session: tx });
    },
  };
}
