import { isInPath } from '@wayhouse/contracts';
import { type CallName, fieldsOf, isForm } from './send-raw.js';
import { callDocs } from '@wayhouse/contracts/docs';

type Kind =
  'id' | 'date' | 'number' | 'words' | 'maybeWords' | 'phone' | 'email' | 'choice' | 'list' | 'flag' | 'place';

/** What every field of the API is; one that is missing here fails the test. */
const kinds: Record<string, Kind> = {
  ...{ id: 'id', room: 'id', roomId: 'id', bookingId: 'id', token: 'id', key: 'id' },
  ...{ checkIn: 'date', checkOut: 'date', checkInDate: 'date', checkOutDate: 'date', from: 'date', to: 'date' },
  ...{ guests: 'number', limit: 'number', charge: 'number', amount: 'number', pricePerNight: 'number' },
  ...{ version: 'number', isAvailable: 'flag', amenities: 'list', photos: 'list', cursor: 'place', after: 'place' },
  ...{ name: 'words', address: 'words', recentSearchedCity: 'words', job_title: 'words', cover_letter: 'words' },
  ...{ subject: 'words', message: 'words', destination: 'maybeWords', reason: 'maybeWords' },
  ...{ contact: 'phone', phone: 'phone', email: 'email', PaymentMethod: 'choice', city: 'choice', sort: 'choice' },
  ...{ roomType: 'choice', price: 'choice', period: 'choice' },
};

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const text = (value: string) => JSON.stringify(value);
const nul = text('a\u0000b');
const long = text('x'.repeat(6000));

/** Of the wrong type wherever they stand in a body. */
const wrongType = [
  ...['null', '[]', '[["x"]]', '{"$ne":null}', '{"$gt":""}', nested(20_000)],
  ...['{"__proto__":{"isOwner":true}}', '{"constructor":{"prototype":{"isOwner":true}}}'],
];

const noDays = [
  '',
  '2027-02-30',
  '2027-13-01',
  '2027-00-10',
  '0000-01-01',
  '+010000-01-01',
  '2027-3-1',
  '2027-03-12Tx',
];
const noNumbers = ['', ' ', 'NaN', 'Infinity', '-1', '1e9', '0x10', '1,5', '9'.repeat(30)];
const noAddresses = ['', 'a@b', 'a b@example.test', 'a@example.test\r\nBcc: b@example.test', 'a@example.test,b@b.in'];

/** Texts that are none of the kind, wherever they are said. */
const wrongTexts: Record<Kind, string[]> = {
  id: ['', '!', '{"$ne":null}', 'x'.repeat(65)].map(text).concat(nul),
  date: noDays.map(text).concat(nul),
  number: noNumbers.map(text).concat(nul),
  words: ['', '   '].map(text).concat(nul, long),
  maybeWords: [nul, long],
  phone: ['', '12', 'call me', '+'.repeat(40)].map(text).concat(nul, long),
  email: noAddresses.map(text).concat(nul, long),
  choice: ['x', '__proto__', 'constructor'].map(text).concat(nul, long),
  list: ['x', '{}', 'null', '7', '[null]', '[["x"]]', nested(200), '[1e999]'].map(text).concat(nul),
  flag: ['true', ''].map(text).concat('0', '1'),
  place: ['!', 'bm8', 'x'.repeat(300)].map(text).concat(nul),
};

const noText = ['7', 'true'];
const noSum = ['-1', '1e400', '-1e400', 'true'];

/** What is neither text nor a list nor an object, and wrong where the kind stands in a body. */
const wrongSimple: Record<Kind, string[]> = {
  ...{ id: noText, words: noText, maybeWords: noText, phone: noText, email: noText, choice: noText, place: noText },
  ...{ date: ['20270312', '1804809600000'], number: noSum, list: noText, flag: [] },
};

/** JSON texts that a field of a call cannot take, each by itself. */
export function wrongFor(name: CallName, field: string): string[] {
  const { call } = callDocs[name];
  const kind = kinds[field];
  if (!kind) throw new Error(`Say in wrong-values.ts what kind of field ${field} of ${name} is.`);
  const texts = wrongTexts[kind].filter((each) => !isInPath(call, field) || each !== '""');
  if (call.method === 'GET' || isForm(call) || isInPath(call, field)) {
    const canBeList = call.method === 'GET' && kind === 'choice';
    return canBeList || isInPath(call, field) ? texts : [...texts, '["x","y"]'];
  }
  return [...texts, ...wrongSimple[kind], ...wrongType];
}

/** The field by which a call names the thing it is about, if it is about one. */
export const idField = (name: CallName): string =>
  fieldsOf(name).find((field) => kinds[field] === 'id' && field !== 'key') ?? '';
