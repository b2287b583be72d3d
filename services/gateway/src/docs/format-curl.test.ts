import type { Operation } from '@wayhouse/openapi';
import { formatCurl } from './format-curl.js';

const operation = (over: Partial<Operation>): Operation => ({
  operationId: 'x',
  tags: ['X'],
  summary: 'X',
  security: [],
  responses: {},
  ...over,
});
const server = 'https://stay.example.test';

test('a GET is its URL', () => {
  const limit = { name: 'limit', in: 'query' as const, required: false, description: '', schema: {}, example: 5 };
  const call = operation({ parameters: [limit] });
  expect(formatCurl({ method: 'GET', path: '/api/rooms', operation: call }, server)).toBe(
    `curl 'https://stay.example.test/api/rooms?limit=5'`,
  );
});

test('a POST without a body has its method', () => {
  expect(formatCurl({ method: 'POST', path: '/api/x', operation: operation({}) }, server)).toContain('-X POST');
});

test('a body is sent as JSON with the token of the caller, and its quotes are escaped for the shell', () => {
  const content = { 'application/json': { example: { name: "Asha's" } } };
  const call = operation({ security: [{ session: [] }], requestBody: { required: true, content } });
  expect(formatCurl({ method: 'POST', path: '/api/x', operation: call }, server).split(' \\\n')).toEqual([
    `curl 'https://stay.example.test/api/x'`,
    `  -H "Authorization: Bearer $TOKEN"`,
    `  -H 'Content-Type: application/json'`,
    `  -d '{\n    "name": "Asha'\\''s"\n  }'`,
  ]);
});

test('a form names its fields and its files', () => {
  const schema = { properties: { images: { type: 'array', items: { contentMediaType: 'image/*' } } } };
  const content = { 'multipart/form-data': { schema, example: { price: 120, images: ['(a photo)'] } } };
  const call = operation({ requestBody: { required: true, content } });
  expect(formatCurl({ method: 'POST', path: '/api/x', operation: call }, server)).toContain(
    `-F 'price=120' \\\n  -F images=@photo-1.jpg`,
  );
});
