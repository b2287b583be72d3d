import { Fault } from '../fault.js';
import { typeName } from '../values/type-name.js';
import { asText } from './conversions.js';
import { isNothing, type Operators, over } from './operator.js';

function string(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Fault(
    name === '$concat' ? 'Location16702' : 'TypeMismatch',
    `${name} only supports strings, not ${typeName(value)}`,
  );
}

function position(name: string, value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new Fault('BadValue', `${name}: positions and lengths have to be whole numbers`);
}

const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

const substrBytes = over(3, 3, ([text, from, length], name) => {
  const bytes = Buffer.from(isNothing(text) ? '' : asText(text), 'utf8');
  const start = position(name, from);
  const end = position(name, length) < 0 ? bytes.length : Math.min(bytes.length, start + position(name, length));
  if (start < 0) throw new Fault('BadValue', `${name}: starting index must be non-negative`);
  if (isContinuation(bytes[start]) || isContinuation(bytes[end]))
    throw new Fault('BadValue', `${name}: Invalid range, ending or starting in the middle of a UTF-8 character.`);
  return bytes.toString('utf8', start, end);
});

export const texts: Operators = {
  $concat: over(0, Infinity, (values, name) =>
    values.some(isNothing) ? null : values.map((value) => string(name, value)).join(''),
  ),
  $toLower: over(1, 1, ([value]) => (isNothing(value) ? '' : asciiCase(asText(value), 'toLowerCase'))),
  $toUpper: over(1, 1, ([value]) => (isNothing(value) ? '' : asciiCase(asText(value), 'toUpperCase'))),
  $substr: substrBytes,
  $substrBytes: substrBytes,
  $substrCP: over(3, 3, ([text, from, length], name) => {
    const start = position(name, from);
    return [...(isNothing(text) ? '' : asText(text))].slice(start, start + position(name, length)).join('');
  }),
  $strLenCP: over(1, 1, ([value], name) => [...string(name, value)].length),
  $split: over(2, 2, ([text, by], name) =>
    isNothing(text) || isNothing(by) ? null : string(name, text).split(string(name, by)),
  ),
};

/** MongoDB changes the case of ASCII letters only. */
const asciiCase = (text: string, change: 'toLowerCase' | 'toUpperCase') =>
  text.replace(/[a-z]+/gi, (letters) => letters[change]());
