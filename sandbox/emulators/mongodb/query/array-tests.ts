import { Fault } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';
import { shellText } from '../values/shell-text.js';
import { type Compile, isLogical, isOperators, type LeavesTest, type ValueTest } from './leaves.js';

const someArray =
  (test: (items: unknown[]) => boolean): LeavesTest =>
  (leaves) =>
    leaves.some((leaf) => Array.isArray(leaf) && test(leaf));

function elementTest(wanted: unknown, compile: Compile): ValueTest {
  if (!isDoc(wanted)) throw new Fault('BadValue', '$elemMatch needs an Object');
  if (isOperators(wanted) && !isLogical(wanted)) {
    const condition = compile.ofElement.condition(wanted);
    return (item) => condition([item]);
  }
  const test = compile.filter(wanted);
  // An array among the elements is looked into by position, as if it were a document.
  return (item) => (isDoc(item) ? test(item) : Array.isArray(item) && test({ ...(item as unknown as Doc) }));
}

const elemMatch = (wanted: unknown, compile: Compile) => {
  const test = elementTest(wanted, compile);
  return someArray((items) => items.some(test));
};

export const arrayTests = {
  $elemMatch: elemMatch,
  $size(wanted: unknown): LeavesTest {
    const refuse = (why: string) => new Fault('BadValue', `Failed to parse $size. ${why}: $size: ${shellText(wanted)}`);
    if (typeof wanted !== 'number') throw refuse('Expected a number in');
    if (!Number.isInteger(wanted)) throw refuse('Expected an integer');
    if (wanted < 0) throw refuse('Expected a non-negative number in');
    return someArray((items) => items.length === wanted);
  },
  $all(wanted: unknown, compile: Compile): LeavesTest {
    if (!Array.isArray(wanted)) throw new Fault('BadValue', '$all needs an array');
    if (wanted.length === 0) return () => false;
    const tests = (wanted as unknown[]).map((one) => {
      if (!isOperators(one)) return compile.condition(one);
      if (Object.keys(one)[0] !== '$elemMatch') throw new Fault('BadValue', 'no $ expressions in $all');
      return elemMatch(one['$elemMatch'], compile);
    });
    return (leaves) => tests.every((test) => test(leaves));
  },
};

export const firstElementThat = (wanted: unknown, compile: Compile) => {
  const test = elementTest(wanted, compile);
  return (items: unknown[]) => items.find(test);
};
