import { badValue } from '../errors.js';
import type { Doc } from '../values/doc.js';

type Scope = { root: Doc; variables?: Doc };
/** Returns `undefined` for a missing value. */
export type Evaluate = (scope: Scope) => unknown;
type Compile = (expression: unknown) => Evaluate;
export type Operator = (argument: unknown, compile: Compile, name: string) => Evaluate;
export type Operators = Record<string, Operator>;

/** Compiles a list of arguments: `count` of them, or any number. */
export function compileList(argument: unknown, compile: Compile, name: string, count?: number): Evaluate[] {
  const list = Array.isArray(argument) ? (argument as unknown[]) : [argument];
  if (count !== undefined && list.length !== count) throw badValue(`${name} takes exactly ${count} arguments`);
  return list.map(compile);
}

/** An operator over the values of its arguments. */
export const overValues =
  (count: number, compute: (values: unknown[], name: string) => unknown): Operator =>
  (argument, compile, name) => {
    const list = compileList(argument, compile, name, count);
    return (scope) =>
      compute(
        list.map((evaluate) => evaluate(scope)),
        name,
      );
  };

/** What counts as true in an expression: everything but null, missing, false and zero. */
export const isTrue = (value: unknown) => value != null && value !== false && value !== 0;
