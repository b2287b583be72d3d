import mongoose, { type mongo } from 'mongoose';
import { rawClient } from './testing/raw-client.js';
import { errorOf, useMongo } from './testing/mongo-server.js';

const server = useMongo({ emulatorOnly: true });
const { BSONRegExp, Decimal128, Long, MinKey, Timestamp } = mongoose.mongo;

/** What the error names, and the command that is refused. */
type Refusal = [name: string, command: (collection: string) => mongo.Document];
const each = (names: string, command: (name: string) => Refusal[1]): Refusal[] =>
  names.split(' ').map((name) => [name, command(name)]);

const update =
  (u: unknown): Refusal[1] =>
  (name) => ({ update: name, updates: [{ q: {}, u }] });
const aggregate =
  (...pipeline: object[]): Refusal[1] =>
  (name) => ({ aggregate: name, pipeline, cursor: {} });
const project = (x: unknown) => aggregate({ $project: { x } });
const find =
  (filter: object): Refusal[1] =>
  (name) => ({ find: name, filter });
const index =
  (spec: object): Refusal[1] =>
  (name) => ({ createIndexes: name, indexes: [{ key: { a: 1 }, name: 'i', ...spec }] });
const option = (command: string, name: string, rest: object = {}): Refusal => [
  `${command}.${name}`,
  (collection) => ({ [command]: collection, ...rest, [name]: { x: 1 } }),
];

const refused: Refusal[] = [
  ...each('count drop dropIndexes listDatabases buildInfo connectionStatus mapReduce explain', (name) => (c) => ({
    [name]: c,
  })),
  ...each('$eq $nin $all $size $type $mod $options $where $near $bitsAllSet $geoWithin', (operator) =>
    find({ a: { [operator]: 1 } }),
  ),
  ...each('$nor $comment $text $jsonSchema $where', (operator) => find({ [operator]: [] })),
  ["'$gt' directly within $elemMatch", find({ a: { $elemMatch: { $gt: 1 } } })],
  ...each('a\\sb a$ (?i)a \\Aa a++ [a-z] [[:alpha:]] \\1', ($regex) => find({ a: { $regex } })),
  ["the option 'i'", find({ a: new BSONRegExp('a', 'i') })],
  ['BSONRegExp', find({ a: { $in: [/a/] } })],
  ...each('a.$ a..b __proto__.x', (path) => find({ [path]: 1 })),
  ...each('$mul $min $max $currentDate $rename $addToSet $pull $pullAll $pop $bit', (operator) =>
    update({ [operator]: { a: 1 } }),
  ),
  ...each('$each $position $slice $sort', (modifier) => update({ $push: { a: { [modifier]: [] } } })),
  ...each('a.$ a.$[] a.$[x] a.0 a.', (path) => update({ $set: { [path]: 1 } })),
  ...[{ $and: [{ z: 1 }] }, { $or: [{ z: 1 }] }, { z: { $in: [1] } }, { z: {}, 'z.y': 1 }].map((q): Refusal => [
    `upserts by '${Object.keys(q).at(-1)}'`,
    (name) => ({ update: name, updates: [{ q, u: { $set: { b: 1 } }, upsert: true }] }),
  ]),
  ['replacing a whole document', update({ a: 1 })],
  ['updates by a pipeline', update([{ $set: { a: 1 } }])],
  ["'__proto__'", update({ $set: { a: JSON.parse('{"__proto__": 1}') } })],
  ["'__proto__'", update({ $push: { a: JSON.parse('{"b": {"__proto__": 1}}') } })],
  ["'__proto__'", (insert) => ({ insert, documents: [JSON.parse('{"__proto__": {"x": 1}}')] })],
  ["'$b'", (insert) => ({ insert, documents: [{ a: { $b: 1 } }] })],
  ...each(
    '$sort $limit $skip $set $addFields $unset $count $facet $sortByCount $replaceRoot $replaceWith $lookup $sample $out $merge $changeStream',
    (stage) => aggregate({ [stage]: {} }),
  ),
  ...each('$avg $min $max $first $last $push $addToSet $count $mergeObjects $stdDevPop', (accumulator) =>
    aggregate({ $group: { _id: null, x: { [accumulator]: {} } } }),
  ),
  ...each(
    '$ne $gt $cmp $not $ifNull $add $mod $abs $ceil $floor $round $avg $concat $toLower $toUpper $substrCP $strLenCP $split ' +
      '$dateToString $year $month $size $isArray $arrayElemAt $slice $first $last $concatArrays $setUnion $reduce ' +
      '$mergeObjects $literal $toString $toInt $toLong $toObjectId $toDecimal',
    (operator) => project({ [operator]: [] }),
  ),
  ...each('$$ROOT $$NOW $$REMOVE', (variable) => project(variable)),
  ...['', 'b.', 'b..c', 'a.0'].map((path): Refusal => [`the path '${path}'`, project(`$${path}`)]),
  ['$cond with named arguments', project({ $cond: { if: 1, then: 1, else: 1 } })],
  ['$switch other than', project({ $switch: { branches: [{ case: true, then: 1 }], default: 1 } })],
  ['$filter other than', project({ $filter: { input: '$a', cond: true } })],
  ['$subtract of a number from a date', project({ $subtract: [{ $toDate: '2027-03-04' }, 1] })],
  ['$toDate of type int', project({ $toDate: 5 })],
  ['2027-01-01T10:00', project({ $toDate: '2027-01-01T10:00' })],
  ['$unwind other than', aggregate({ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } })],
  ["nested field 'a.b'", aggregate({ $project: { 'a.b': '$a' } })],
  ['a document as an expression', project({ y: 1 })],
  ...each('sparse partialFilterExpression hidden collation wildcardProjection v', (name) =>
    index({ [name]: { x: 1 } }),
  ),
  ...each('text 2dsphere hashed', (kind) => index({ key: { a: kind } })),
  ["'a.0'", index({ key: { 'a.0': 1 } })],
  ...[
    'skip',
    'hint',
    'collation',
    'let',
    'min',
    'max',
    'returnKey',
    'tailable',
    'noCursorTimeout',
    'apiVersion',
    'comment',
  ].map((name) => option('find', name)),
  ...['hint', 'collation', 'let', 'explain', 'allowDiskUse'].map((name) =>
    option('aggregate', name, { pipeline: [], cursor: {} }),
  ),
  ...['fields', 'arrayFilters', 'collation', 'hint', 'let'].map((name) =>
    option('findAndModify', name, { update: {} }),
  ),
  ...['collation', 'hint'].map((name) => option('distinct', name, { key: 'a' })),
  ...['validator', 'capped', 'viewOn', 'timeseries'].map((name) => option('create', name)),
  ...each('remove upsert', (what) => (findAndModify) => ({ findAndModify, update: {}, [what]: true })),
  ['parallel arrays', (find) => ({ find, sort: { a: 1, c: 1 } })],
  ['parallel arrays', (c) => ({ createIndexes: c, indexes: [{ key: { a: 1, c: 1 }, name: 'i' }] })],
  ...each('sort collation arrayFilters hint', (name) => (c) => ({
    update: c,
    updates: [{ q: {}, u: { $set: { b: 1 } }, [name]: { a: 1 } }],
  })),
  ...each('collation hint', (name) => (c) => ({ delete: c, deletes: [{ q: {}, limit: 1, [name]: { a: 1 } }] })),
  ["projection of 'a'", (name) => ({ find: name, projection: { a: { $slice: 1 } } })],
  ["'$natural'", (name) => ({ find: name, sort: { $natural: 1 } })],
  ...each('snapshot linearizable available', (level) => (name) => ({ find: name, readConcern: { level } })),
  ['atClusterTime', (name) => ({ find: name, readConcern: { atClusterTime: 1 } })],
  ["write concern '3'", (insert) => ({ insert, documents: [{}], writeConcern: { w: 3 } })],
  ['Decimal128', (insert) => ({ insert, documents: [{ n: Decimal128.fromString('1.1') }] })],
  ['type Long', (insert) => ({ insert, documents: [{ n: Long.fromNumber(5) }] })],
  ['type Long', find({ n: { $gt: Long.fromNumber(5) } })],
  ['type Timestamp', (insert) => ({ insert, documents: [{ n: new Timestamp({ t: 1, i: 1 }) }] })],
  ['type Binary', (insert) => ({ insert, documents: [{ n: Buffer.from('x') }] })],
  ['type BSONRegExp', (insert) => ({ insert, documents: [{ n: /x/ }] })],
  ['type MinKey', update({ $set: { n: new MinKey() } })],
  ['2^53', update({ $inc: { most: 1 } })],
  [
    '2^53',
    aggregate(
      { $group: { _id: null, x: { $sum: '$mosts' } } },
      { $project: { x: { $sum: ['$x', 1, Number.MAX_SAFE_INTEGER] } } },
    ),
  ],
];

let collection: mongo.Collection;
const doc = { _id: 1, a: [1], c: [2], b: 'x', most: Number.MAX_SAFE_INTEGER, mosts: 1 };
beforeAll(async () => (collection = await server.collection([doc])));

test.each(refused)('refuses %s by name and changes nothing', async (name, command) => {
  const reply = server.db().command(command(collection.collectionName));
  // Errors of single statements are in the reply.
  const [error] = await reply.then(
    ({ writeErrors }) => (writeErrors ?? []) as { errmsg: string }[],
    (thrown: mongo.MongoServerError) => [{ errmsg: thrown.message }],
  );
  expect(error?.errmsg).toContain(name);
  expect(await collection.find().toArray()).toEqual([doc]);
});

test('replies to a message it cannot read, and to the next one', async () => {
  const client = await rawClient(server.url());
  const unreadable = Buffer.from(mongoose.mongo.BSON.serialize({ ping: 1, $db: 'test' }));
  unreadable[4] = 0x7e;
  expect(await client.sendBytes(unreadable)).toMatchObject({ ok: 0, code: 22, codeName: 'InvalidBSON' });
  expect(await client.send({ ping: 1, $db: 'test' })).toMatchObject({ ok: 1 });
  client.close();
  expect((await errorOf(server.db().command({ ping: 1, apiVersion: '1' }))).code).toBe(40415);
});
