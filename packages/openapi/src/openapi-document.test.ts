import { Validator } from '@seriousme/openapi-schema-validator';
import { calls } from '@wayhouse/contracts';
import { callDocs } from '@wayhouse/contracts/docs';
import { openApiDocument } from './openapi-document.js';
import { documentedCalls } from './documented-call.js';

const document = openApiDocument('https://stay.example.test');
const operations = documentedCalls(document);
const operation = (name: string) =>
  operations.find(({ operation: { operationId } }) => operationId === name)!.operation;

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('a document with a mistake is not', async () => {
  const { valid } = await new Validator().validate({ ...structuredClone(document), paths: { rooms: {} } });
  expect(valid).toBe(false);
});

test('every call is documented under its own name, once', () => {
  const names = Object.entries(calls).filter(([, value]) => 'path' in value);
  expect(names.length).toBeGreaterThan(25);
  const documented = operations.map(({ operation: { operationId } }) => operationId);
  const others = ['receiveStripeEvent', 'showDocument', 'readDocument'];
  expect(documented.sort()).toEqual([...names.map(([name]) => name), ...others].sort());
});

test.each(Object.entries(callDocs))(
  'what %s is sent in its example, and answers to it, is valid',
  (_name, { call, docs }) => {
    const { input, answer } = docs.example;
    expect(call.input.safeParse(input).error).toBeUndefined();
    if (call.document) return;
    expect((call.says ?? call.answer).safeParse(answer).error).toBeUndefined();
  },
);

test.each(operations)(
  '$method $path has words for each of its fields',
  ({ operation: { summary, parameters = [], requestBody } }) => {
    const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      Object.values(schema?.properties ?? {}),
    );
    expect(summary).not.toBe('');
    for (const { description } of [...parameters, ...fields]) expect(description).toMatch(/[.)]$/);
  },
);

test('limits and defaults of the schemas stand beside the fields', () => {
  const { parameters = [] } = operation('listRooms');
  const limit = parameters.find(({ name }) => name === 'limit');
  expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 100 });
  const checkIn = parameters.find(({ name }) => name === 'checkIn');
  expect(checkIn?.schema).toEqual({ type: 'string', format: 'date' });
});

test('a call names the refusals that it can answer, and no others', () => {
  expect(Object.keys(operation('bookRoom').responses)).toEqual(
    '200,400,401,404,409,413,415,422,429,500,503'.split(','),
  );
  expect(Object.keys(operation('showRoom').responses)).toEqual('200,400,404,429,500,503'.split(','));
  expect(operation('bookRoom').responses[409]?.description).toContain(
    '`not-available`: Somebody has one of these nights',
  );
});

test('who may call is said by the scheme and the role', () => {
  expect(['showRoom', 'bookRoom', 'addRoom'].map((name) => operation(name).security)).toEqual([
    [],
    [{ session: [] }],
    [{ session: ['hotelOwner'] }],
  ]);
});

test('a form with photos says its lists as JSON, and how many photos it takes', () => {
  const form = operation('addRoom').requestBody?.content['multipart/form-data'];
  expect(form?.encoding).toEqual({ amenities: { contentType: 'application/json' } });
  expect(form?.schema?.properties?.images).toMatchObject({ type: 'array', minItems: 1, maxItems: 4 });
  expect(form?.schema?.required).toContain('images');
  expect(operation('changeRoom').requestBody?.content['multipart/form-data']?.schema?.required).not.toContain('images');
  expect(form?.example).toMatchObject({ amenities: ['Free WiFi', 'Free BreakFast'] });
});
