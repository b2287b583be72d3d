import { gzipSync } from 'node:zlib';
import type { Sent } from '../platform/sent-example.js';

/** A body that is not what the call takes, whatever is in its fields. */
type BadBody = { what: string; status: number; headers?: Record<string, string>; body: string | Uint8Array };

const large = JSON.stringify({ much: 'x'.repeat(200_000) });
const packed = (text: string) => new Uint8Array(gzipSync(text));
const gzip = { 'content-encoding': 'gzip' };

const malformed: BadBody[] = [
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

/** What every call with a JSON body refuses. */
export const badBodies: BadBody[] = [
  ...malformed,
  { what: 'too large', status: 413, body: large },
  { what: 'too large once unpacked', status: 413, headers: gzip, body: packed(large.repeat(50)) },
  { what: 'packed wrongly', status: 400, headers: gzip, body: '{}' },
  { what: 'packed in a way nobody knows', status: 415, headers: { 'content-encoding': 'x-own' }, body: '{}' },
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x', 'x']
    .concat('application/json; charset=latin1')
    .map((type) => ({ what: type, status: 415, headers: { 'content-type': type }, body: '{}' })),
];

export const withBody = (request: Sent, { headers, body }: BadBody) => ({
  ...request,
  headers: { ...request.headers, ...headers },
  body: body as string,
});
