import mongoose, { type mongo } from 'mongoose';
import { rawClient } from './testing/raw-client.js';
import { errorOf, useMongo } from './testing/mongo-server.js';

const server = useMongo({ emulatorOnly: true });
const { Decimal128, Long, MinKey, Timestamp } = mongoose.mongo;

/** What the error names, and the command that is refused. */
type Refusal = [name: string, command: (collection: string) => mongo.Document];
const each = (names: string, command: (name: string) => Refusal[1]): Refusal[] =>
  names.split(' ').map((name) => [name, command(name)]);

const update =
  (u: unknown): Refusal[1] =>
  (name) => ({ update: name, updates: [{ q: {}, u }] });
const aggregate =
  (...pipeline: object[]): Refusal[1] =>
  (name) => ({ aggregate: name, pipeline: [{ $match: {} }, ...pipeline], cursor: {} });
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
  ...each('count drop listIndexes listDatabases buildInfo mapReduce getMore killCursors', (name) => (c) => ({
    [name]: c,
  })),
  ...each('$eq $nin $all $size $type $mod $options $where $near $bitsAllSet $geoWithin', (operator) =>
    find({ a: { [operator]: 1 } }),
  ),
  ...each('$nor $comment $text $jsonSchema $where', (operator) => find({ [operator]: [] })),
  ["'$gt'", find({ a: { $elemMatch: { $gt: 1 } } })],
  ...each('a\\sb a$ (?i)a \\Aa a++ a* (a) a|b [a-z] [[:alpha:]] \\1', ($regex) => find({ a: { $regex } })),
  ['/a/i', find({ a: /a/i })],
  ['BSONRegExp', find({ a: { $in: [/a/] } })],
  ...each('a.$ a..b __proto__.x', (path) => find({ [path]: 1 })),
  ...each('$mul $min $max $currentDate $rename $addToSet $pull $pullAll $pop $bit', (operator) =>
    update({ [operator]: { a: 1 } }),
  ),
  ...each('$each $position $slice $sort', (modifier) => update({ $push: { a: { [modifier]: [] } } })),
  ...each('a.$ a.$[] a.$[x] a.0 a.', (path) => update({ $set: { [path]: 1 } })),
  ...[{ $and: [{ z: 1 }] }, { $or: [{ z: 1 }] }, { z: { $in: [1] } }, { z: { $gt: 1 } }, { 'z.y': 1 }].map(
    (q): Refusal => [
      `upserts by '${Object.keys(q).at(-1)}'`,
      (name) => ({ update: name, updates: [{ q, u: { $set: { b: 1 } }, upsert: true }] }),
    ],
  ),
  ['replacing a whole document', update({ a: 1 })],
  ["'bulkWrite' that is not 'errorsOnly'", () => ({ bulkWrite: 1, ops: [{ insert: 0 }], nsInfo: [{ ns: 'a.b' }] })],
  ["'explain' of 'distinct'", (distinct) => ({ explain: { distinct, key: 'a' }, verbosity: 'executionStats' })],
  ["'explain' of 'find.hint'", (find) => ({ explain: { find, hint: 'a' }, verbosity: 'executionStats' })],
  ["'explain' without 'executionStats'", (find) => ({ explain: { find }, verbosity: 'queryPlanner' })],
  ['updates by a pipeline', update([{ $set: { a: 1 } }])],
  ["'__proto__'", update({ $set: { a: JSON.parse('{"__proto__": 1}') } })],
  ["'__proto__'", update({ $push: { a: JSON.parse('{"b": {"__proto__": 1}}') } })],
  ["'__proto__'", (insert) => ({ insert, documents: [JSON.parse('{"_id": 2, "__proto__": {"x": 1}}')] })],
  ["'$b'", (insert) => ({ insert, documents: [{ _id: 2, a: { $b: 1 } }] })],
  ...each(
    '$skip $set $addFields $unset $count $facet $sortByCount $replaceRoot $replaceWith $lookup $sample $out $merge $changeStream',
    (stage) => aggregate({ [stage]: {} }),
  ),
  ...each('$avg $first $last $push $addToSet $count $mergeObjects $stdDevPop', (accumulator) =>
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
  ['$subtract of anything but two dates', project({ $subtract: [{ $toDate: '2027-03-04' }, 1] })],
  ...each('$multiply $divide', (operator) => project({ [operator]: ['$most', '$nothing'] })),
  ...each('$min $max', (operator) => project({ [operator]: ['$b', '$nothing'] })),
  ...[5, '$nothing', '2027-02-31x', '2027-13-01', '2027-01-01T10:00'].map((date): Refusal => [
    '$toDate of anything but a date',
    project({ $toDate: date }),
  ]),
  ["the variable '$$nothing'", project('$$nothing')],
  ['$unwind other than', aggregate({ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } })],
  ["nested field 'a.b'", aggregate({ $project: { 'a.b': '$a' } })],
  ['a document as an expression', project({ y: 1 })],
  ['a document as an expression', aggregate({ $group: { _id: { y: { z: '$a' } } } })],
  ['a document as an expression', aggregate({ $group: { _id: null, x: { $min: { y: { z: '$a' } } } } })],
  ["excluding 'a'", aggregate({ $project: { a: 0 } })],
  ['excluding nested fields', (name) => ({ find: name, projection: { 'b.x': 0 } })],
  ['does not begin with $match', (name) => ({ aggregate: name, pipeline: [{ $project: { a: 1 } }], cursor: {} })],
  ["cursor option 'batchSize'", (name) => ({ aggregate: name, pipeline: [{ $match: {} }], cursor: { batchSize: 5 } })],
  ['a filter of listCollections', () => ({ listCollections: 1, filter: { name: 'a' } })],
  ...each('sparse partialFilterExpression hidden collation wildcardProjection v', (name) =>
    index({ [name]: { x: 1 } }),
  ),
  ...each('text 2dsphere hashed', (kind) => index({ key: { a: kind } })),
  ["'a.0'", index({ key: { 'a.0': 1 } })],
  ...[
    'skip',
    'batchSize',
    'maxTimeMS',
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
    option('aggregate', name, { pipeline: [{ $match: {} }], cursor: {} }),
  ),
  ...['fields', 'arrayFilters', 'collation', 'hint', 'let'].map((name) =>
    option('findAndModify', name, { update: {} }),
  ),
  ...['collation', 'hint'].map((name) => option('distinct', name, { key: 'a' })),
  ...['validator', 'capped', 'viewOn', 'timeseries'].map((name) => option('create', name)),
  ...each('remove', (what) => (findAndModify) => ({ findAndModify, update: {}, [what]: true })),
  ['sorting by arrays', (find) => ({ find, sort: { a: 1 } })],
  ['several indexes', (c) => ({ createIndexes: c, indexes: ['x', 'y'].map((name) => ({ key: { [name]: 1 }, name })) })],
  ['several arrays', (c) => ({ createIndexes: c, indexes: [{ key: { a: 1, c: 1 }, name: 'i' }] })],
  ...each('sort collation arrayFilters hint', (name) => (c) => ({
    update: c,
    updates: [{ q: {}, u: { $set: { b: 1 } }, [name]: { a: 1 } }],
  })),
  ...each('collation hint', (name) => (c) => ({ delete: c, deletes: [{ q: {}, limit: 1, [name]: { a: 1 } }] })),
  ["projection of 'a'", (name) => ({ find: name, projection: { a: { $slice: 1 } } })],
  ["'a.0'", (name) => ({ find: name, sort: { 'a.0': 1 } })],
  ["'$natural'", (name) => ({ find: name, sort: { $natural: 1 } })],
  ...each('snapshot majority local linearizable available', (level) => (name) => ({
    find: name,
    readConcern: { level },
  })),
  ['atClusterTime', (name) => ({ find: name, readConcern: { atClusterTime: 1 } })],
  ["write concern '3'", (insert) => ({ insert, documents: [{ _id: 2 }], writeConcern: { w: 3 } })],
  ['unordered writes', (insert) => ({ insert, documents: [{ _id: 2 }], ordered: false })],
  ['upserts of many', (c) => ({ update: c, updates: [{ q: {}, u: { $set: { b: 1 } }, upsert: true, multi: true }] })],
  ["an '_id'", (insert) => ({ insert, documents: [{ a: 1 }] })],
  ['NaN', (insert) => ({ insert, documents: [{ _id: 2, n: NaN }] })],
  ['Decimal128', (insert) => ({ insert, documents: [{ _id: 2, n: Decimal128.fromString('1.1') }] })],
  ['type Long', (insert) => ({ insert, documents: [{ _id: 2, n: Long.fromNumber(5) }] })],
  ['type Long', find({ n: { $gt: Long.fromNumber(5) } })],
  ['type Timestamp', (insert) => ({ insert, documents: [{ _id: 2, n: new Timestamp({ t: 1, i: 1 }) }] })],
  ['type Binary', (insert) => ({ insert, documents: [{ _id: 2, n: Buffer.from('x') }] })],
  ['type BSONRegExp', (insert) => ({ insert, documents: [{ _id: 2, n: /x/ }] })],
  ['type MinKey', update({ $set: { n: new MinKey() } })],
  ['2^53', update({ $inc: { most: 1 } })],
  ['2^53', project({ $multiply: ['$most', 2] })],
  ['2^53', aggregate({ $group: { _id: null, x: { $sum: { $sum: '$mosts' } } } })],
];

let collection: mongo.Collection;
const most = Number.MAX_SAFE_INTEGER;
const doc = { _id: 1, a: [1, 2], c: [3, 4], b: 'x', most, mosts: [most, 1] };
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

test('refuses results of more than 16 MB, which would need several replies', async () => {
  const large = await server.collection();
  for (let _id = 0; _id < 17; _id++) await large.insertOne({ _id: _id as never, text: 'x'.repeat(1_000_000) });
  expect((await errorOf(large.find().toArray())).message).toContain('results of more than 16 MB');
  expect(await large.find().limit(16).toArray()).toHaveLength(16);
});

test('closes a connection whose message it cannot read, and serves others', async () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const client = await rawClient(server.url());
  const unreadable = Buffer.from(mongoose.mongo.BSON.serialize({ ping: 1, $db: 'test' }));
  unreadable[4] = 0x7e;
  void client.sendBytes(unreadable);
  await client.closed;
  expect(stderr).toHaveBeenCalledWith(expect.stringContaining('closed a connection'));
  stderr.mockRestore();
  expect(await server.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
});
