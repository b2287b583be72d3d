import { type Call, choiceNames, featureNames, isPathParameter } from '@wayhouse/contracts';
import { type CallName, fieldsOf, isForm } from './raw-request.js';
import { callDocs } from '@wayhouse/openapi/docs';
import { z } from 'zod';

type Kind =
  | 'id'
  | 'date'
  | 'number'
  | 'coordinate'
  | 'choices'
  | 'ids'
  | 'object'
  | 'text'
  | 'optionalText'
  | 'phone'
  | 'email'
  | 'choice'
  | 'list'
  | 'flag'
  | 'cursor';

/** The kind of each field whose schema does not show it; a field that is missing here fails the tests. */
const kinds: Record<string, Kind> = {
  ...{ id: 'id', room: 'id', roomId: 'id', bookingId: 'id', hotel: 'id', token: 'id', key: 'id', plan: 'id' },
  ...{
    userId: 'id',
    invitationId: 'id',
    calendarId: 'id',
    noteId: 'id',
    paymentId: 'id',
    means: 'choice',
    without: 'id',
    role: 'choice',
    rooms: 'ids',
    bookings: 'ids',
  },
  ...{
    checkIn: 'date',
    checkOut: 'date',
    checkInDate: 'date',
    checkOutDate: 'date',
    from: 'date',
    to: 'date',
    day: 'date',
  },
  ...{ pricePerNight: 'number', amenities: 'list', photos: 'list', cursor: 'cursor', after: 'cursor' },
  ...{ name: 'text', address: 'text', recentSearchedCity: 'text', job_title: 'text', cover_letter: 'text' },
  ...{ subject: 'text', message: 'text', destination: 'optionalText', reason: 'optionalText' },
  ...{
    contact: 'phone',
    phone: 'phone',
    email: 'email',
    PaymentMethod: 'choice',
    city: 'choice',
    currency: 'choice',
    sort: 'choice',
  },
  ...Object.fromEntries([...choiceNames, ...featureNames].map((name) => [name, 'choice' as const])),
  ...{
    period: 'choice',
    group: 'choice',
    kind: 'choice',
    mode: 'choice',
    status: 'choice',
    description: 'optionalText',
  },
  ...{ leadGuest: 'text', arrivalTime: 'choice', wishes: 'optionalText', company: 'text', taxNumber: 'text' },
  ...{ guestName: 'text', note: 'text', csv: 'text', promotionCode: 'text', code: 'text' },
  ...{ bookFrom: 'date', bookTo: 'date', stayFrom: 'date', stayTo: 'date' },
  ...{ text: 'text', latitude: 'coordinate', longitude: 'coordinate', version: 'number' },
  ...{ checkInFrom: 'choice', checkOutUntil: 'choice', browser: 'id' },
  ...{ buyerName: 'text', buyerTaxNumber: 'text', buyerAddress: 'text', invoiceId: 'id' },
  ...{ legalName: 'text', legalAddress: 'text', hotelTaxNumber: 'text' },
  ...{ endpoint: 'text', p256dh: 'text', auth: 'text' },
};

/** A number, as such or as digits, a flag, an object, or a list of choices or ids; coordinates are numbers that may be negative. */
function kindOf({ input }: Call, field: string): Kind | undefined {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const schema = properties[field] as { type?: string; anyOf?: { type?: string }[] };
  const types = [schema, ...(schema.anyOf ?? [])].map(({ type }) => type);
  if (types.includes('boolean')) return 'flag';
  if (schema.type === 'array') return kinds[field] === 'ids' ? 'ids' : 'choices';
  if (schema.type === 'object') return 'object';
  if (kinds[field] === 'coordinate') return 'coordinate';
  return types.includes('number') ? 'number' : kinds[field];
}

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const quoted = (value: string) => JSON.stringify(value);
const nul = quoted('a\u0000b');
const long = quoted('x'.repeat(6000));

/** Of the wrong type for any field of a body. */
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

/** Texts that are invalid for the kind, in a body, a query or a form. */
const wrongTexts: Record<Kind, string[]> = {
  id: ['', '!', '{"$ne":null}', 'x'.repeat(65)].map(quoted).concat(nul),
  date: noDays.map(quoted).concat(nul),
  number: noNumbers.map(quoted).concat(nul),
  coordinate: noNumbers.map(quoted).concat(nul),
  choices: ['x', '', '[]'].map(quoted).concat(nul),
  ids: ['x', '', '[]'].map(quoted).concat(nul),
  object: ['x', '', '{}'].map(quoted).concat(nul),
  text: ['', '   '].map(quoted).concat(nul, long),
  optionalText: [nul, long],
  phone: ['', '12', 'call me', '+'.repeat(40)].map(quoted).concat(nul, long),
  email: noAddresses.map(quoted).concat(nul, long),
  choice: ['x', '__proto__', 'constructor'].map(quoted).concat(nul, long),
  list: ['x', '{}', 'null', '7', '[null]', '[["x"]]', nested(200), '[1e999]'].map(quoted).concat(nul),
  flag: ['true', ''].map(quoted).concat('0', '1'),
  cursor: ['!', 'bm8', 'x'.repeat(300)].map(quoted).concat(nul),
};

const noText = ['7', 'true'];
const noSum = ['-1', '1e400', '-1e400', 'true'];

/** Numbers and booleans that are invalid for the kind in a body. */
const wrongSimple: Record<Kind, string[]> = {
  ...{ id: noText, text: noText, optionalText: noText, phone: noText, email: noText, choice: noText, cursor: noText },
  ...{ date: ['20270312', '1804809600000'], number: noSum, list: noText, flag: [] },
  ...{ coordinate: ['181', '-181', '1e400', 'true'], choices: ['7', 'true', '[null]', '[[]]', '["x"]'] },
  ids: ['7', 'true', '[null]', '[[]]', '["!"]', '[""]', '[7]', '["x","x"]'],
  object: ['7', 'true', '{}'],
};

/** JSON texts that are invalid for a field of a call. */
export function invalidValuesFor(name: CallName, field: string): string[] {
  const { call } = callDocs[name];
  const kind = kindOf(call, field);
  if (!kind) throw new Error(`Add the kind of the field ${field} of ${name} to wrong-values.ts.`);
  const texts = wrongTexts[kind].filter((each) => !isPathParameter(call, field) || each !== '""');
  if (call.method === 'GET' || isForm(call) || isPathParameter(call, field)) {
    const canBeList = call.method === 'GET' && kind === 'choice';
    return canBeList || isPathParameter(call, field) ? texts : [...texts, '["x","y"]'];
  }
  const others = kind === 'choices' ? wrongType.filter((each) => each !== '[]') : wrongType;
  return [...texts, ...wrongSimple[kind], ...others];
}

/** The field with the id of the resource that a call is about. */
export const idField = (name: CallName): string =>
  fieldsOf(name).find((field) => kinds[field] === 'id' && field !== 'key') ?? '';
