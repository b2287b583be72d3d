import { Validator } from '@seriousme/openapi-schema-validator';
import { calls } from '@wayhouse/contracts';
import { callDocs } from './docs/index.js';
import { exampleResponse } from './call-docs.js';
import { openApiDocument } from './openapi-document.js';
import { listEndpoints } from './endpoint.js';
import type { Schema } from './openapi-types.js';

const document = openApiDocument('https://stay.example.test');
const operations = listEndpoints(document);
const operation = (name: string) =>
  operations.find(({ operation: { operationId } }) => operationId === name)!.operation;

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('an invalid document fails the validation', async () => {
  const { valid } = await new Validator().validate({ ...structuredClone(document), paths: { rooms: {} } });
  expect(valid).toBe(false);
});

test('the document has a license, and each operation a description', () => {
  expect(document.info.license).toEqual({ name: 'MIT License', identifier: 'MIT' });
  expect(operations.filter(({ operation: { description } }) => !description?.endsWith('.'))).toEqual([]);
});

/** A field of a form is a text or a file, and so is each item of a list, which is sent as a field of its own. */
test('the fields of forms are what a form can send', () => {
  const forms = operations.flatMap(
    ({ operation: { requestBody } }) => requestBody?.content['multipart/form-data'] ?? [],
  );
  expect(forms).toHaveLength(3);
  const fields = forms.flatMap(({ schema }) => Object.values(schema?.properties ?? {}));
  for (const { type, items } of fields)
    expect(type === 'array' ? items?.type : type).toMatch(/^(string|number|integer|boolean)$/);
});

test('every call is documented once, under its own name', () => {
  const names = Object.entries(calls).filter(([, value]) => 'path' in value);
  expect(names.length).toBeGreaterThan(25);
  const documented = operations.map(({ operation: { operationId } }) => operationId);
  const others = ['receiveStripeEvent', 'receiveClerkEvent', 'receiveEmail', 'showDocument', 'readDocument'];
  expect(documented.sort()).toEqual([...names.map(([name]) => name), ...others].sort());
});

test.each(Object.entries(callDocs))('the example input and response of %s are valid', (_name, { call, docs }) => {
  const { input } = docs.example;
  const response = exampleResponse(docs);
  expect(call.input.safeParse(input).error).toBeUndefined();
  if (call.document) return;
  expect((call.event ?? call.response).safeParse(response).error).toBeUndefined();
});

test.each(operations)(
  '$method $path has a description of each field',
  ({ operation: { summary, parameters = [], requestBody } }) => {
    const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      Object.values(schema?.properties ?? {}),
    );
    expect(summary).not.toBe('');
    for (const { description } of [...parameters, ...fields]) expect(description).toMatch(/[.)]$/);
  },
);

/** Their names say it all, and what is in them has descriptions. */
const containers = ['booking', 'bookings', 'room', 'rooms', 'hotel', 'report', 'dashboardData'];

const undescribedFields = ({ properties = {} }: Schema): string[] => {
  const fields = { ...properties, ...properties.dashboardData?.properties };
  return Object.keys(fields).filter((name) => !fields[name]?.description && !containers.includes(name));
};

test.each(operations)(
  '$method $path has a description of each field of its response',
  ({ operation: { responses } }) => {
    const schemas = Object.values(responses[200]?.content ?? {}).map(({ schema }) => schema?.contentSchema ?? schema);
    // Every response has `success`; `message` is for the user.
    for (const schema of schemas)
      expect(undescribedFields(schema!).filter((name) => !['success', 'message'].includes(name))).toEqual([]);
  },
);

test.each(['Booking', 'Room', 'OwnRoom', 'HotelReport'])('%s has a description of each field', (name) => {
  const schema = document.components.schemas[name]!;
  expect(schema.description).toMatch(/\.$/);
  expect(undescribedFields(schema)).toEqual([]);
});

test('fields have the limits and defaults of their schemas', () => {
  const { parameters = [] } = operation('listRooms');
  const limit = parameters.find(({ name }) => name === 'limit');
  expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 100 });
  const checkIn = parameters.find(({ name }) => name === 'checkIn');
  expect(checkIn?.schema).toEqual({ type: 'string', format: 'date' });
});

test('a call documents its own errors only', () => {
  expect(Object.keys(operation('bookRoom').responses)).toEqual(
    '200,400,401,403,404,409,413,415,422,429,500,503'.split(','),
  );
  expect(Object.keys(operation('showRoom').responses)).toEqual('200,400,404,429,500,503'.split(','));
  expect(operation('bookRoom').responses[409]?.description).toContain('`not-available`: ');
});

test('access is documented as security scheme and role', () => {
  expect(['showRoom', 'bookRoom', 'addRoom', 'addHotel'].map((name) => operation(name).security)).toEqual([
    [],
    [{ session: [] }],
    [{ session: ['manager'] }],
    [{ session: ['hotelOwner'] }],
  ]);
});

test('a form with photos sends lists as JSON and limits the number of photos', () => {
  const form = operation('addRoom').requestBody?.content['multipart/form-data'];
  expect(form?.schema?.properties?.amenities).toMatchObject({
    ...{ type: 'string', default: '[]', contentMediaType: 'application/json' },
    contentSchema: { type: 'array', items: { type: 'string' } },
  });
  expect(form?.schema?.properties?.images).toMatchObject({ type: 'array', minItems: 1, maxItems: 4 });
  expect(form?.schema?.required).toContain('images');
  expect(operation('changeRoom').requestBody?.content['multipart/form-data']?.schema?.required).not.toContain('images');
  expect(form?.example).toMatchObject({ amenities: '["Free WiFi","Free BreakFast"]' });
});
