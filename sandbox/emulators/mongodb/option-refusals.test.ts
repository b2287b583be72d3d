import type { mongo } from 'mongoose';
import { refusal, useMongo } from './test-server.js';

const server = useMongo({ onlyStandIn: true });

type Refused = [name: string, of: (collection: string) => mongo.Document];
const command = (...refused: Refused) => refused;

const refused: Refused[] = [
  command('index version 1', (createIndexes) => ({ createIndexes, indexes: [{ key: { a: 1 }, name: 'a', v: 1 }] })),
  ...['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify'].flatMap((name) => {
    const collation = { locale: 'en' };
    const rest: Record<string, object> = {
      aggregate: { pipeline: [], cursor: {} },
      distinct: { key: 'a' },
      findAndModify: { remove: true },
      update: { updates: [{ q: {}, u: {}, collation }] },
      delete: { deletes: [{ q: {}, limit: 1, collation }] },
    };
    const own = name === 'update' || name === 'delete' ? {} : { collation };
    return [
      command('collation', (collection) => ({ [name]: collection, ...rest[name], ...own })),
      command(`${name}.let`, (collection) => ({ [name]: collection, ...rest[name], let: { x: 1 } })),
    ];
  }),
  ...['tailable', 'awaitData', 'noCursorTimeout', 'returnKey', 'showRecordId', 'allowPartialResults'].map((option) =>
    command(`find.${option}`, (find) => ({ find, [option]: true })),
  ),
  command('find.min', (find) => ({ find, min: { a: 1 }, hint: { a: 1 } })),
  command('aggregate.explain', (aggregate) => ({ aggregate, pipeline: [], explain: true })),
  command('create.validator', () => ({ create: 'other', validator: { a: 1 } })),
  command('create.capped', () => ({ create: 'other', capped: true, size: 4096 })),
  command('create.viewOn', (viewOn) => ({ create: 'other', viewOn, pipeline: [] })),
  command('snapshot', (find) => ({ find, readConcern: { level: 'snapshot' } })),
  command('atClusterTime', (find) => ({ find, readConcern: { level: 'majority', atClusterTime: 1 } })),
  command('maxTimeMS', (find) => ({ find, maxTimeMS: -1 })),
  command('apiVersion', (find) => ({ find, apiVersion: '1' })),
  command('sort with multi=true', (update) => ({
    update,
    updates: [{ q: {}, u: { $set: { b: 1 } }, multi: true, sort: { a: 1 } }],
  })),
];

test.each(refused)('refuses the option %s by name and changes nothing', async (name, of) => {
  const collection = await server.collection([{ _id: 1, a: [1], at: new Date(0) } as object]);
  const before = await collection.findOne();
  const run = server.db().command(of(collection.collectionName));
  expect((await refusal(run.then(writeErrorsOf))).message).toContain(name);
  expect(await collection.findOne()).toEqual(before);
});

/** The errors of single statements, which a command as it is answers and does not throw. */
function writeErrorsOf(reply: unknown) {
  const [first] = (reply as { writeErrors?: { errmsg: string }[] }).writeErrors ?? [];
  if (first) throw new Error(first.errmsg);
}
