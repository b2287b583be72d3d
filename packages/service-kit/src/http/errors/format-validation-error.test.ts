import { z } from 'zod';
import { calls } from '@wayhouse/contracts';
import { problem } from '@wayhouse/contracts/input-problem';
import { formatValidationError } from './format-validation-error.js';

const form = z.object({
  name: z.string().min(2).max(5),
  title: z.string().min(1),
  guests: z.number().int().max(4),
  price: z.number().positive().multipleOf(0.5),
  city: z.enum(['Goa', 'Jaipur', 'Oslo']),
  phone: z.string().regex(/\d/, problem('phone-malformed')),
  code: z.string().regex(/\d/),
  beds: z.array(z.enum(['single', 'double'])).max(2),
});
const valid = { name: 'Asha', title: 'x', guests: 2, price: 1.5, city: 'Goa', phone: '1', code: '1', beds: [] };

test.each([
  [{ name: 'Ashalatha' }, 'name can have at most 5 characters.'],
  [{ name: 'A' }, 'name must have at least 2 characters.'],
  [{ title: '' }, 'title is missing.'],
  [{ guests: 9 }, 'guests can be at most 4.'],
  [{ guests: 1.5 }, 'guests must be a whole number.'],
  [{ guests: undefined }, 'guests is missing.'],
  [{ guests: null }, 'guests must be a number.'],
  [{ price: 0 }, 'price must be more than 0.'],
  [{ price: 1.2 }, 'price must be a multiple of 0.5.'],
  [{ city: 'Oz' }, 'city must be Goa, Jaipur, or Oslo.'],
  [{ phone: 'x' }, 'phone: Use digits, spaces, and + ( ) . -.'],
  [{ code: 'x' }, 'code is not valid.'],
  [{ beds: ['double', 'bunk'] }, 'beds must be single or double.'],
  [{ beds: ['double', 'double', 'single'] }, 'beds can have at most 2 entries.'],
])('explains what is wrong with %j', (over, message) => {
  const read = form.safeParse({ ...valid, ...over }, { reportInput: true });
  expect(read.error?.issues.map(formatValidationError)).toEqual([message]);
});

const invalidValues = [
  ...[
    undefined,
    null,
    '',
    ' ',
    'x',
    '?',
    '1.5',
    '-1',
    '0x1F',
    '2027-02-30',
    '2027-3-1',
    'a@b',
    '\u0000',
    '[1',
    '["x"]',
  ],
  ...['x'.repeat(10_000), -1, 0, 0.001, 1e12, NaN, true, {}, { $ne: null }, [], [1], ['x'], [['x']]],
];
const fields = Object.entries(calls).flatMap(([name, call]) =>
  'input' in call ? Object.keys(call.input.shape).map((field) => ({ name, input: call.input, field })) : [],
);

test('there are enough fields to check', () => expect(fields.length).toBeGreaterThan(40));

test.each(fields)('$name explains what is wrong with $field', ({ input, field }) => {
  const issues = invalidValues.flatMap(
    (value) => input.safeParse({ [field]: value }, { reportInput: true }).error?.issues ?? [],
  );
  const own = issues.filter(({ path, code }) => path[0] === field && code !== 'custom');
  expect(own).not.toEqual([]);
  for (const issue of own) {
    const message = formatValidationError(issue);
    expect(message).toMatch(new RegExp(`^${field}(:| is| must| can) .+\\.$`));
    expect(message).not.toMatch(/pattern|Invalid|\/\^|\.0 |undefined|NaN|object|\$ne|union/);
  }
});
