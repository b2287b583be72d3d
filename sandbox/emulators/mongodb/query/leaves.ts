import { type Doc, isDoc } from '../values/doc.js';

/** Says whether the values a path leads to fulfil a condition; `undefined` among them is a missing field. */
export type LeavesTest = (leaves: unknown[]) => boolean;
export type ValueTest = (value: unknown) => boolean;
/** What operators with filters or conditions inside them compile these with. */
export type Compile = {
  filter(filter: unknown): (doc: Doc) => boolean;
  condition(condition: unknown): LeavesTest;
  /** How far a test of one value reaches: into the elements of an array too, or to the value itself. */
  reach(test: ValueTest): LeavesTest;
  /** For conditions on an element of an array, which look into no further array. */
  ofElement: Compile;
};

/** A condition holds for an array when it holds for the array itself or for one of its elements. */
export const any =
  (test: ValueTest): LeavesTest =>
  (leaves) =>
    leaves.some((leaf) => test(leaf) || (Array.isArray(leaf) && leaf.some(test)));

export const isOperators = (value: unknown): value is Doc =>
  isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

const logical = new Set(['$and', '$or', '$nor', '$expr']);

/** Operators that combine filters, where others are conditions on a value. */
export const isLogical = (operators: Doc) => logical.has(Object.keys(operators)[0]!);

/** The value alone, arrays not looked into. */
export const itself =
  (test: ValueTest): LeavesTest =>
  (leaves) =>
    leaves.some(test);
