import { isInPath } from '@wayhouse/contracts';
import fc from 'fast-check';
import { callDocs } from '@wayhouse/contracts/docs';
import { type CallName, exampleOf, fieldsOf, type Raw, spokenBy } from './send-raw.js';

const json = (value: unknown) => JSON.stringify(value) ?? 'null';
const letters = fc.string({ unit: 'binary', maxLength: 90 });
const oddWords = [
  '__proto__',
  'constructor',
  'toString',
  '$ne',
  '',
  ' ',
  '\u0000',
  'null',
  'NaN',
  '-0',
  '1e9',
  '٢',
  '🛏',
  '\ud800',
];

/** What may stand anywhere: any JSON, and what is close to a number, a day, an id or a word. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map(json),
  fc.oneof(letters, fc.constantFrom(...oddWords), fc.string({ unit: 'grapheme', maxLength: 20 })).map(json),
  fc.oneof(fc.integer({ min: -2, max: 9 }), fc.maxSafeInteger(), fc.double()).map(json),
  fc
    .date({ min: new Date('2026-12-01'), max: new Date('2029-06-01'), noInvalidDate: true })
    .map((day) => json(day.toISOString())),
  fc.date({ noInvalidDate: true }).map((day) => json(day.toISOString().slice(0, 10))),
  fc.array(fc.oneof(letters, fc.constantFrom(...oddWords)), { minLength: 1, maxLength: 3 }).map(json),
  fc.constantFrom(
    '{"$ne":null}',
    '{"$gt":""}',
    '{"__proto__":{"isOwner":true}}',
    '1e400',
    '['.repeat(500) + ']'.repeat(500),
  ),
);

/** The text of the example with something put into it, or taken out of it. */
const near = (value: string) =>
  fc.tuple(fc.nat(), fc.nat(3), fc.oneof(letters, fc.constantFrom(...oddWords))).map(([at, without, put]) => {
    const text = value.startsWith('"') ? (JSON.parse(value) as string) : value;
    const from = at % (text.length + 1);
    return json(text.slice(0, from) + put + text.slice(from + without));
  });

const foreign = fc.constantFrom('__proto__', 'constructor', 'prototype', '$where', 'isOwner', '_id', 'hotel.owner');

/** The example of a call with one or two of its fields spoilt or left out, and with fields that are none of its own. */
export function spoilt(name: CallName): fc.Arbitrary<Raw> {
  const example = exampleOf(name);
  const fields = fieldsOf(name);
  const spoil = (field: string) => {
    const said = fc.oneof({ weight: 2, arbitrary: near(example[field] ?? '""') }, { weight: 3, arbitrary: anything });
    return fc.tuple(fc.constant(field), fc.option(said, { freq: 6, nil: undefined }));
  };
  const spoils = fc.tuple(...fields.map(spoil));
  const which = fc.subarray(fields, { minLength: Math.min(1, fields.length), maxLength: Math.min(2, fields.length) });
  const besides = fc.array(fc.tuple(foreign, anything), { maxLength: 2 });
  return fc
    .tuple(spoils, which, besides)
    .map(([own, chosen, more]) => [
      ...more,
      ...Object.entries(example).filter(([field]) => !chosen.includes(field)),
      ...own.filter((pair): pair is [string, string] => chosen.includes(pair[0]) && pair[1] !== undefined),
    ])
    .map((pairs) => Object.fromEntries(pairs) as Raw)
    .filter((raw) => fields.every((field) => !isInPath(callDocs[name].call, field) || standsInPath(raw[field])));
}

/** Dots and nothing change which address it is; that is tried in climbing-paths.test.ts. */
const standsInPath = (value: string | undefined) => value !== undefined && !/^("")?$|^\[""\]$|\./.test(value);

/** The fields that a call's schema blames; nothing where it has none to blame. */
export function blamed(name: CallName, raw: Raw): string[] | undefined {
  const read = callDocs[name].call.input.safeParse(spokenBy(name, raw));
  return read.success ? undefined : read.error.issues.map(({ path }) => String(path[0]));
}
