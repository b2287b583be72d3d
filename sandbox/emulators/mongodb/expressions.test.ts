import { refusal, useMongo } from './test-server.js';

const server = useMongo();

const doc = {
  n: 5,
  f: 2.5,
  s: 'Lisbon',
  d: new Date('2027-03-04T05:06:07.089Z'),
  a: [3, 1, 2],
  o: [{ p: 1 }, { q: 2 }, { p: 3 }],
  nil: null,
};

test.each<[object | string, unknown]>([
  [{ $add: ['$n', 1, '$f'] }, 8.5],
  [{ $add: ['$d', 1000] }, new Date('2027-03-04T05:06:08.089Z')],
  [{ $subtract: ['$d', new Date('2027-03-04T05:06:07Z')] }, 89],
  [{ $subtract: ['$n', '$missing'] }, null],
  [{ $divide: ['$n', 2] }, 2.5],
  [{ $mod: [-7, 3] }, -1],
  [{ $round: ['$f', 0] }, 2],
  [{ $round: [3.14159, 2] }, 3.14],
  [{ $floor: '$f' }, 2],
  [{ $concat: ['$s', '!'] }, 'Lisbon!'],
  [{ $concat: ['$s', '$nil'] }, null],
  [{ $toUpper: '$s' }, 'LISBON'],
  [{ $dateToString: { date: '$d' } }, '2027-03-04T05:06:07.089Z'],
  [{ $dateToString: { date: '$nil', format: '%Y', onNull: 'never' } }, 'never'],
  [{ $month: '$d' }, 3],
  [{ $cond: [{ $gt: ['$n', 4] }, 'many', 'few'] }, 'many'],
  [{ $cond: { if: '$missing', then: 1, else: 2 } }, 2],
  [{ $ifNull: ['$nil', '$missing', 9] }, 9],
  [{ $switch: { branches: [{ case: { $eq: ['$n', 1] }, then: 'one' }], default: 'other' } }, 'other'],
  [{ $eq: ['$missing', null] }, false],
  [{ $lt: ['$n', '$s'] }, true],
  [{ $and: ['$n', '$s', 1] }, true],
  [{ $not: '$nil' }, true],
  [{ $in: [1, '$a'] }, true],
  [{ $arrayElemAt: ['$a', -1] }, 2],
  [{ $slice: ['$a', 1, 1] }, [1]],
  [{ $filter: { input: '$a', as: 'x', cond: { $gte: ['$$x', 2] } } }, [3, 2]],
  [{ $map: { input: '$a', in: { $multiply: ['$$this', 10] } } }, [30, 10, 20]],
  [{ $reduce: { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
  [{ $sum: '$a' }, 6],
  [{ $max: '$a' }, 3],
  ['$o.p', [1, 3]],
  ['$$ROOT.s', 'Lisbon'],
  [{ $literal: '$s' }, '$s'],
  [{ x: '$n', y: '$missing' }, { x: 5 }],
  [
    ['$n', '$missing'],
    [5, null],
  ],
])('the expression %j is %j', async (expression, expected) => {
  const collection = await server.collection([doc]);
  const [result] = await collection.aggregate([{ $project: { _id: 0, value: expression } }]).toArray();
  expect(result!['value']).toEqual(expected);
});

test.each<[object, RegExp]>([
  [{ $divide: ['$n', 0] }, /by zero/],
  [{ $add: ['$n', '$s'] }, /\$add only supports numeric/],
  [{ $concat: ['$n'] }, /\$concat only supports strings/],
  [{ $size: '$n' }, /\$size must be an array/],
  [{ $eq: [1] }, /takes (exactly )?2 arguments/],
  [{ $year: '$s' }, /can't convert/],
  ['$$nothing' as never, /undefined variable: nothing/],
])('the expression %j is refused', async (expression, message) => {
  const collection = await server.collection([doc]);
  const error = await refusal(collection.aggregate([{ $project: { value: expression } }]).toArray());
  expect(error.message).toMatch(message);
});
