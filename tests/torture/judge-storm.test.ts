import { judgeStorm, type Outcome } from './judge-storm.js';

const booked = (over: Partial<Outcome> = {}): Outcome => ({
  ...{ kind: 'book', room: 0, unit: 0, guest: 0, from: 0, nights: 1, discount: 0 },
  ...{ nightList: ['2028-01-01'], status: 200 },
  ...over,
});
const refused = booked({ status: 409 });
const problemsOf = (...outcomes: Outcome[]) => judgeStorm(outcomes, 5, [1, 2]).problems;

test('a night that is taken once, with the others refused, is right', () => {
  expect(judgeStorm([booked(), refused, refused], 5, [1])).toEqual({ tried: 3, taken: 1, refused: 2, problems: [] });
});

test('a room with two units may be booked twice a night', () => {
  const second = booked({ room: 1 });
  expect(problemsOf(second, second)).toEqual([]);
  expect(problemsOf(second, second, second)).toHaveLength(1);
});

test('two units that are booked together count twice', () => {
  const both = booked({ room: 1, kind: 'book two' });
  expect(problemsOf(both, { ...both, status: 409 })).toEqual([]);
  expect(problemsOf(both, booked({ room: 1 }))).toHaveLength(1);
  expect(problemsOf({ ...both, discount: 1 })).toHaveLength(1);
});

test('two units of a room that has one are refused, and that alone is right', () => {
  expect(problemsOf(booked({ kind: 'book two', status: 409 }))).toEqual([]);
  expect(problemsOf(booked({ kind: 'book two', room: 1, status: 409 }))).toHaveLength(1);
});

test('an owner may block a blocked night', () => {
  expect(problemsOf(booked({ kind: 'block' }), booked({ kind: 'block' }))).toEqual([]);
});

test('a unit that is blocked by itself is one less to book', () => {
  const [book, block] = [booked({ room: 1 }), booked({ room: 1, kind: 'block unit', unit: 2 })];
  expect(problemsOf(book, block, block)).toEqual([]);
  expect(problemsOf(book, book, block)).toHaveLength(1);
  expect(problemsOf(block, booked({ room: 1, kind: 'block' }))).toHaveLength(1);
});

test.each<[what: string, ...Outcome[]]>([
  ['a night that is booked twice', booked(), booked()],
  ['a night that is booked and blocked', booked(), booked({ kind: 'block' })],
  ['a price that is too low', booked({ discount: 1 })],
  ['a refusal that is no conflict', booked(), booked({ status: 500 })],
  ['that nothing succeeds', refused],
])('reports %s', (_what, ...outcomes) => {
  expect(problemsOf(...outcomes)).toHaveLength(1);
});
