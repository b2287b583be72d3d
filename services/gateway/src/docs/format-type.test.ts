import { listFields } from './schema-fields.js';
import { formatType } from './format-type.js';

test.each([
  [{ type: 'string', minLength: 1, maxLength: 80 }, 'string, at most 80 characters'],
  [{ type: 'string', minLength: 6, maxLength: 30 }, 'string, at least 6 characters, at most 30 characters'],
  [{ type: 'string', format: 'email', maxLength: 254 }, 'email address'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'integer', minimum: 1, maximum: 100, default: 100 }, 'integer, 1 to 100, 100 by default'],
  [{ type: 'integer', minimum: 1 }, 'integer, at least 1'],
  [
    { type: 'number', exclusiveMinimum: 0, maximum: 100_000, multipleOf: 0.01 },
    'number, more than 0, at most 100000, in steps of 0.01',
  ],
  [{ type: 'string', const: 'Pay at Hotel' }, '"Pay at Hotel"'],
  [{ type: 'string', enum: ['user', 'hotelOwner'] }, '"user" or "hotelOwner"'],
  [{ type: 'string', enum: [...'abcdefghij'] }, '"a", "b", "c", "d", "e", "f", "g", "h" and 2 more'],
  [{ enum: ['new', 'old'], default: 'new' }, '"new" or "old", "new" by default'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 4 }, 'list, at most 4'],
  [{ type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 4 }, 'list, 1 to 4'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, 'list, each "a" or "b"'],
  [{ type: 'string', contentSchema: { type: 'array', items: { enum: ['a', 'b'] } } }, 'list, each "a" or "b", as JSON'],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number or null'],
])('describes %j', (schema, text) => expect(formatType(schema)).toBe(text));

test('lists nested fields by a dotted name, and merges the variants of a union', () => {
  const variant = (value: string, own: object) => ({
    type: 'object',
    properties: { type: { const: value }, ...own },
    required: ['type'],
  });
  const schema = {
    properties: {
      stays: { type: 'array', items: { properties: { guest: { type: 'string' } }, required: ['guest'] } },
      history: {
        type: 'array',
        items: { oneOf: [variant('booked', {}), variant('paid', { method: { type: 'string' } })] },
      },
      booking: { $ref: '#/components/schemas/Booking' },
    },
    required: ['stays'],
  };
  expect(listFields(schema).map(({ name, type, required, schemaName }) => [name, type, required, schemaName])).toEqual([
    ['stays', 'list', true, undefined],
    ['stays[].guest', 'string', true, undefined],
    ['history', 'list', false, undefined],
    ['history[].type', '"booked" or "paid"', true, undefined],
    ['history[].method', 'string', false, undefined],
    ['booking', '', false, 'Booking'],
  ]);
});
