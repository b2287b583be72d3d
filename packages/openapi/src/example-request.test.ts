import type { Operation, Parameter } from './openapi-types.js';
import { exampleRequest } from './example-request.js';

const request = (over: Partial<Operation>) =>
  exampleRequest({
    method: 'POST',
    path: '/api/rooms/{id}',
    operation: { operationId: 'x', tags: ['X'], summary: 'X', security: [], responses: {}, ...over },
  });
const parameter = (place: Parameter['in'], name: string, example?: unknown): Parameter => ({
  ...{ name, in: place, required: false, description: '', schema: {}, example },
});

test('a list in an address keeps the commas between its values, not those within them', () => {
  const roomType = parameter('query', 'roomType', ['Double Bed', 'Suite, large']);
  expect(request({ parameters: [roomType, parameter('query', 'limit', 5)] }).address).toBe(
    '/api/rooms/{id}?roomType=Double%20Bed,Suite%2C%20large&limit=5',
  );
});

test('what is in the path fills it, and what has no example is left out', () => {
  const parameters = [parameter('path', 'id', 'a/b'), parameter('query', 'cursor'), parameter('header', 'x-ip')];
  expect(request({ parameters })).toEqual({ method: 'POST', address: '/api/rooms/a%2Fb', headers: {} });
});

test('a header of an example is sent', () => {
  expect(request({ parameters: [parameter('header', 'x-signature', 'v1')] }).headers).toEqual({ 'x-signature': 'v1' });
});

test('a JSON body is the example, or empty where there is none', () => {
  const of = (content: object) =>
    request({ requestBody: { required: true, content: { 'application/json': content } } });
  expect(of({ example: { a: 1 } }).body).toEqual({ as: 'json', value: { a: 1 } });
  expect(of({}).body).toEqual({ as: 'json', value: {} });
});

test('the files of a form are known by their schema, and lists are written as the form says', () => {
  const properties = { images: { type: 'array', items: { type: 'string', contentMediaType: 'image/*' } } };
  const form = {
    schema: { type: 'object', properties },
    example: { price: 120, tags: ['a', 'b'], amenities: ['Free WiFi'], images: ['(a photo)', '(a photo)'] },
    encoding: { amenities: { contentType: 'application/json' } },
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
