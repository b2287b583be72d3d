import { gzipSync } from 'node:zlib';
import type { TestRequest } from '../platform/example-request.js';

/** A body that no call accepts, whatever its fields. */
type InvalidBody = { what: string; status: number; headers?: Record<string, string>; body: string | Uint8Array };

const large = JSON.stringify({ much: 'x'.repeat(200_000) });
const gzipped = (text: string) => new Uint8Array(gzipSync(text));
const gzip = { 'content-encoding': 'gzip' };

const malformed: InvalidBody[] = [
  ...[
    '{"not":',
    '{"a":1}}',
    "{'a':1}",
    '{"a":undefined}',
    '{"a":NaN}',
    '{a:1}',
    '\ufeff\ufeff{}',
    '{"a":"\n"}',
    '\u0000',
  ],
  ...['null', 'true', '7', '"text"', '[]', '[{}]', '[[[[]]]]', '[', '['.repeat(20_000)],
].map((body) => ({ what: body.slice(0, 20), status: 400, body }));

export const invalidBodies: InvalidBody[] = [
  ...malformed,
  { what: 'too large', status: 413, body: large },
  { what: 'too large once decompressed', status: 413, headers: gzip, body: gzipped(large.repeat(50)) },
  { what: 'not gzip as declared', status: 400, headers: gzip, body: '{}' },
  { what: 'an unknown content encoding', status: 415, headers: { 'content-encoding': 'x-own' }, body: '{}' },
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x', 'x']
    .concat('application/json; charset=latin1')
    .map((type) => ({ what: type, status: 415, headers: { 'content-type': type }, body: '{}' })),
];

export const withBody = (request: TestRequest, { headers, body }: InvalidBody) => ({
  ...request,
  headers: { ...request.headers, ...headers },
  body: body as string,
});
