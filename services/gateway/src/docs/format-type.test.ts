import { fieldsOf } from './schema-fields.js';
import { kindOf } from './format-type.js';

test.each([
  [{ type: 'string', minLength: 1, maxLength: 80 }, 'text, at most 80 characters'],
  [{ type: 'string', minLength: 6, maxLength: 30 }, 'text, at least 6 characters, at most 30 characters'],
  [{ type: 'string', format: 'email', maxLength: 254 }, 'e-mail address'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'integer', minimum: 1, maximum: 100, default: 100 }, 'whole number, 1 to 100, 100 if left out'],
  [{ type: 'integer', minimum: 1 }, 'whole number, at least 1'],
  [
    { type: 'number', exclusiveMinimum: 0, maximum: 100_000, multipleOf: 0.01 },
    'number, more than 0, at most 100000, in steps of 0.01',
  ],
  [{ type: 'string', const: 'Pay at Hotel' }, '"Pay at Hotel"'],
  [{ type: 'string', enum: ['user', 'hotelOwner'] }, '"user" or "hotelOwner"'],
  [{ type: 'string', enum: [...'abcdefghij'] }, '"a", "b", "c", "d", "e", "f", "g", "h" and 2 more'],
  [{ enum: ['new', 'old'], default: 'new' }, '"new" or "old", "new" if left out'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 4 }, 'list, at most 4'],
  [{ type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 4 }, 'list, 1 to 4'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, 'list, each "a" or "b"'],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number or null'],
])('%j is said in plain words', (schema, words) => expect(kindOf(schema)).toBe(words));

test('fields inside others stand below them by a dotted name, and forms of one thing together', () => {
  const form = (what: string, own: object) => ({
    type: 'object',
    properties: { what: { const: what }, ...own },
    required: ['what'],
  });
  const schema = {
    properties: {
      stays: { type: 'array', items: { properties: { guest: { type: 'string' } }, required: ['guest'] } },
      history: { type: 'array', items: { oneOf: [form('booked', {}), form('paid', { where: { type: 'string' } })] } },
      booking: { $ref: '#/components/schemas/Booking' },
    },
    required: ['stays'],
  };
  expect(fieldsOf(schema).map(({ name, kind, required, thing }) => [name, kind, required, thing])).toEqual([
    ['stays', 'list', true, undefined],
    ['stays[].guest', 'text', true, undefined],
    ['history', 'list', false, undefined],
    ['history[].what', '"booked" or "paid"', true, undefined],
    ['history[].where', 'text', false, undefined],
    ['booking', '', false, 'Booking'],
  ]);
});
