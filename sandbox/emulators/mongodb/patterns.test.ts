import mongoose from 'mongoose';
import { refusal, useMongo } from './test-server.js';

const server = useMongo();
const onlyStandIn = useMongo({ onlyStandIn: true });
const { BSONRegExp } = mongoose.mongo;

const texts = ['ab', 'a\nb', 'a\rb', 'ab\n', 'AB', 'a b', 'a\u00a0b', 'a😀b', 'x\nab'];

test.each<[string, string, string[]]>([
  ['^a.b$', '', ['a\rb', 'a b', 'a\u00a0b', 'a😀b']],
  ['^a.b$', 's', ['a\nb', 'a\rb', 'a b', 'a\u00a0b', 'a😀b']],
  ['^ab$', '', ['ab', 'ab\n']],
  ['^ab$', 'm', ['ab', 'ab\n', 'x\nab']],
  ['^ab$', 'i', ['ab', 'ab\n', 'AB']],
  ['a\\sb', '', ['a\nb', 'a\rb', 'a b']],
  ['a[^\\s]b', '', ['a\u00a0b', 'a😀b']],
  ['a\\Sb', '', ['a\u00a0b', 'a😀b']],
  ['a\\Wb', '', ['a\nb', 'a\rb', 'a b', 'a\u00a0b', 'a😀b']],
  ['a[😀-😂]b', '', ['a😀b']],
  ['a(?=b)', '', ['ab', 'ab\n', 'x\nab']],
  ['^[\\w.\\- ]+$', '', ['ab', 'ab\n', 'AB', 'a b']],
])('the pattern /%s/%s means what PCRE means by it', async (pattern, options, expected) => {
  const collection = await server.collection(texts.map((t, _id) => ({ _id, t })) as object[]);
  const found = async (t: object) =>
    (await collection.find({ t }).sort({ _id: 1 }).toArray()).map((doc) => doc['t'] as string);
  expect(await found({ $regex: pattern, ...(options && { $options: options }) })).toEqual(expected);
  expect(await found(new BSONRegExp(pattern, options))).toEqual(expected);
  expect(await found({ $in: [new BSONRegExp(pattern, options)] })).toEqual(expected);
  expect(await found({ $not: new BSONRegExp(pattern, options) })).toEqual(texts.filter((t) => !expected.includes(t)));
});

test.each<[object, number]>([
  [{ t: { $regex: '(' } }, 51091],
  [{ t: { $regex: 5 } }, 2],
  [{ t: { $regex: 'a', $options: 5 } }, 2],
  [{ t: { $options: 'i' } }, 2],
  [{ t: { $regex: new BSONRegExp('a', 'i'), $options: 'm' } }, 51075],
])('the filter %j makes no pattern', async (filter, code) => {
  const collection = await server.collection([{ t: 'a' }]);
  expect(await refusal(collection.find(filter).toArray())).toMatchObject({ code });
});

test.each([
  '\\Aa',
  'a++',
  '(?>a)',
  '(?i)a',
  '[[:alpha:]]',
  '[]a]',
  '\\1',
  '\\pL',
  'a{,2}',
  '\\x41',
  '(*UTF8)',
  '(?(1)a)',
])('the stand-in refuses %s, which JavaScript reads otherwise, and names it', async (pattern) => {
  const collection = await onlyStandIn.collection([{ t: 'a' }]);
  const error = await refusal(collection.find({ t: { $regex: pattern } }).toArray());
  expect(error).toMatchObject({ code: 115, message: expect.stringMatching(/' in a regular expression$/) });
});
