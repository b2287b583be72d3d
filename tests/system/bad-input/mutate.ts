import { isPathParameter } from '@wayhouse/contracts';
import fc from 'fast-check';
import { callDocs } from '@wayhouse/openapi/docs';
import { type CallName, exampleOf, fieldsOf, type RawInput, toParsedInput } from './raw-request.js';

const json = (value: unknown) => JSON.stringify(value) ?? 'null';
const binaryTexts = fc.string({ unit: 'binary', maxLength: 90 });
const oddTexts = [
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

/** Any JSON, and values close to a number, a date, an id or a text. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map(json),
  fc.oneof(binaryTexts, fc.constantFrom(...oddTexts), fc.string({ unit: 'grapheme', maxLength: 20 })).map(json),
  fc.oneof(fc.integer({ min: -2, max: 9 }), fc.maxSafeInteger(), fc.double()).map(json),
  fc
    .date({ min: new Date('2026-12-01'), max: new Date('2029-06-01'), noInvalidDate: true })
    .map((day) => json(day.toISOString())),
  fc.date({ noInvalidDate: true }).map((day) => json(day.toISOString().slice(0, 10))),
  fc.array(fc.oneof(binaryTexts, fc.constantFrom(...oddTexts)), { minLength: 1, maxLength: 3 }).map(json),
  fc.constantFrom(
    '{"$ne":null}',
    '{"$gt":""}',
    '{"__proto__":{"isOwner":true}}',
    '1e400',
    '['.repeat(500) + ']'.repeat(500),
  ),
);

/** The example's text with something inserted or removed. */
const nearExample = (value: string) =>
  fc.tuple(fc.nat(), fc.nat(3), fc.oneof(binaryTexts, fc.constantFrom(...oddTexts))).map(([at, without, put]) => {
    const text = value.startsWith('"') ? (JSON.parse(value) as string) : value;
    const from = at % (text.length + 1);
    return json(text.slice(0, from) + put + text.slice(from + without));
  });

/** Some entries of the example's list, in any order. */
const someOf = (list: string) => fc.shuffledSubarray(JSON.parse(list) as object[]).map(json);

const unknownFields = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  '$where',
  'isOwner',
  '_id',
  'hotel.owner',
);

/** The example of a call with one or two of its fields changed or removed, and with unknown fields added. */
export function mutate(name: CallName): fc.Arbitrary<RawInput> {
  const example = exampleOf(name);
  const fields = fieldsOf(name);
  const mutateField = (field: string) => {
    const value = fc.oneof(
      { weight: 2, arbitrary: nearExample(example[field] ?? '""') },
      { weight: 3, arbitrary: anything },
      ...(example[field]?.startsWith('[{') ? [{ weight: 3, arbitrary: someOf(example[field]) }] : []),
    );
    return fc.tuple(fc.constant(field), fc.option(value, { freq: 6, nil: undefined }));
  };
  const mutations = fc.tuple(...fields.map(mutateField));
  const which = fc.subarray(fields, { minLength: Math.min(1, fields.length), maxLength: Math.min(2, fields.length) });
  const unknown = fc.array(fc.tuple(unknownFields, anything), { maxLength: 2 });
  return fc
    .tuple(mutations, which, unknown)
    .map(([own, chosen, more]) => [
      ...more,
      ...Object.entries(example).filter(([field]) => !chosen.includes(field)),
      ...own.filter((pair): pair is [string, string] => chosen.includes(pair[0]) && pair[1] !== undefined),
    ])
    .map((pairs) => Object.fromEntries(pairs) as RawInput)
    .filter((raw) => fields.every((field) => !isPathParameter(callDocs[name].call, field) || canBeInPath(raw[field])));
}

/** Dots and empty segments lead to another path: see path-traversal.test.ts. */
const canBeInPath = (value: string | undefined) => value !== undefined && !/^("")?$|^\[""\]$|\./.test(value);

/** The fields that a call's schema rejects; undefined when the input is valid. */
export function invalidFields(name: CallName, raw: RawInput): string[] | undefined {
  const read = callDocs[name].call.input.safeParse(toParsedInput(name, raw));
  return read.success ? undefined : read.error.issues.map(({ path }) => String(path[0]));
}
