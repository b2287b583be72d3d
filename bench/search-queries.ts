import mongoose, { type Connection, type mongo } from 'mongoose';
import type { RoomFilter } from '@wayhouse/contracts';
import { availableRoomRepository } from '@wayhouse/catalog/search/available-room-repository';
import { now, pageSize, type Search } from './searches.js';

type Find = { filter: mongo.Document; options: mongo.FindOptions };
type Count = { filter: mongo.Document; options: mongo.CountDocumentsOptions };
/** The queries of a search, as the catalog sends them. */
export type Queries = { page: Find; count: Count };

/** Lets the catalog's own repository search, and notes what it asks of the database. */
export async function queriesOf(db: Connection, { sort = 'newest', ...filter }: Search): Promise<Queries> {
  const asked: Partial<Queries> = {};
  mongoose.set('debug', (_collection: string, method: string, condition: mongo.Document, options: object) => {
    if (method === 'find') asked.page = { filter: condition, options };
    if (method === 'countDocuments') asked.count = { filter: condition, options };
  });
  const rooms = availableRoomRepository(db, now);
  await rooms.page({ filter: filter as RoomFilter, sort, limit: pageSize });
  await rooms.count(filter as RoomFilter);
  mongoose.set('debug', false);
  const { page, count } = asked;
  if (!page || !count) throw new Error('The search has asked for no page, or has counted nothing.');
  return { page, count };
}

/** The same search by the driver alone. */
export const runQueries = (rooms: mongo.Collection, { page, count }: Queries) =>
  Promise.all([rooms.find(page.filter, page.options).toArray(), rooms.countDocuments(count.filter, count.options)]);

type Stats = { nReturned: number; totalDocsExamined: number };
/** How many documents a query has read and found, and whether an index has led to them. */
export type Examined = { examined: number; found: number; byIndex: boolean };

/** What the queries read, as the server explains it. */
export async function explainQueries(
  rooms: mongo.Collection,
  { page, count }: Queries,
): Promise<Record<keyof Queries, Examined>> {
  const { limit } = count.options;
  const counting = [{ $match: count.filter }, ...(limit ? [{ $limit: limit }] : [])];
  return {
    page: toExamined(await rooms.find(page.filter, page.options).explain('executionStats')),
    count: toExamined(await rooms.aggregate(counting).explain('executionStats')),
  };
}

function toExamined(explained: mongo.Document): Examined {
  const { nReturned, totalDocsExamined } = findStats(explained)!;
  const plan = JSON.stringify(explained);
  return {
    examined: totalDocsExamined,
    found: nReturned,
    byIndex: plan.includes('IXSCAN') && !plan.includes('COLLSCAN'),
  };
}

/** Of an aggregation they are inside of its first stage, unless the server has made it a search as a whole. */
function findStats(explained: unknown): Stats | undefined {
  if (typeof explained !== 'object' || explained === null) return undefined;
  if ('totalDocsExamined' in explained) return explained as unknown as Stats;
  for (const part of Object.values(explained)) {
    const stats = findStats(part);
    if (stats) return stats;
  }
  return undefined;
}
