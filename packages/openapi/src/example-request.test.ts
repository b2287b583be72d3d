import type { Operation, Parameter } from './openapi-types.js';
import { exampleRequest } from './example-request.js';

const request = (over: Partial<Operation>) =>
  exampleRequest({
    method: 'POST',
    path: '/api/rooms/{id}',
    operation: { operationId: 'x', tags: ['X'], summary: 'X', security: [], responses: {}, ...over },
  });
const parameter = (place: Parameter['in'], name: string, example?: unknown): Parameter => ({
  name,
  in: place,
  required: false,
  description: '',
  schema: {},
  example,
});

test('encodes the commas within the values of a list, not those between them', () => {
  const roomType = parameter('query', 'roomType', ['Double Bed', 'Suite, large']);
  expect(request({ parameters: [roomType, parameter('query', 'limit', 5)] }).url).toBe(
    '/api/rooms/{id}?roomType=Double%20Bed,Suite%2C%20large&limit=5',
  );
});

test('fills path parameters and leaves out parameters without an example', () => {
  const parameters = [parameter('path', 'id', 'a/b'), parameter('query', 'cursor'), parameter('header', 'x-ip')];
  expect(request({ parameters })).toEqual({ method: 'POST', url: '/api/rooms/a%2Fb', headers: {} });
});

test('sends headers that have an example', () => {
  expect(request({ parameters: [parameter('header', 'x-signature', 'v1')] }).headers).toEqual({ 'x-signature': 'v1' });
});

test('a JSON body is the example, or empty without one', () => {
  const of = (content: object) =>
    request({ requestBody: { required: true, content: { 'application/json': content } } });
  expect(of({ example: { a: 1 } }).body).toEqual({ as: 'json', value: { a: 1 } });
  expect(of({}).body).toEqual({ as: 'json', value: {} });
});

test('recognizes the files of a form by their schema, and encodes lists as documented', () => {
  const properties = { images: { type: 'array', items: { type: 'string', contentMediaType: 'image/*' } } };
  const form = {
    schema: { type: 'object', properties },
    example: { price: 120, tags: ['a', 'b'], amenities: '["Free WiFi"]', images: ['(a photo)', '(a photo)'] },
  };
  const { body } = request({ requestBody: { required: true, content: { 'multipart/form-data': form } } });
  expect(body).toEqual({
    as: 'form',
    fields: [
      { name: 'price', text: '120' },
      { name: 'tags', text: 'a,b' },
      { name: 'amenities', text: '["Free WiFi"]' },
      { name: 'images', file: 'photo-1.jpg' },
      { name: 'images', file: 'photo-2.jpg' },
    ],
  });
});
