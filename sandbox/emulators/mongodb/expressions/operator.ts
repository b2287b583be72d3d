import { Fault } from '../fault.js';
import { type Doc, isDoc } from '../values/doc.js';

export type Scope = { root: Doc; variables?: Doc };
export type Evaluate = (scope: Scope) => unknown;
type Compile = (expression: unknown) => Evaluate;
export type Operator = (argument: unknown, compile: Compile, name: string) => Evaluate;
export type Operators = Record<string, Operator>;

/** An operator over a list of arguments, of which there have to be `least` to `most`. */
export const over =
  (least: number, most: number, compute: (values: unknown[], name: string) => unknown): Operator =>
  (argument, compile, name) => {
    const given = Array.isArray(argument) ? (argument as unknown[]) : [argument];
    if (given.length < least || given.length > most) {
      const many = `${given.length} were passed in.`;
      throw least === most
        ? new Fault('Location16020', `Expression ${name} takes exactly ${least} arguments. ${many}`)
        : new Fault(
            'Location28667',
            `Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${many}`,
          );
    }
    const args = given.map(compile);
    return (scope) =>
      compute(
        args.map((evaluate) => evaluate(scope)),
        name,
      );
  };

/** An operator whose arguments have names; unknown ones are refused. */
export const named =
  (known: string[], required: string[], build: (args: Record<string, Evaluate>, raw: Doc) => Evaluate): Operator =>
  (argument, compile, name) => {
    if (!isDoc(argument)) throw new Fault('FailedToParse', `${name} only supports an object as its argument`);
    const stranger = Object.keys(argument).find((key) => !known.includes(key));
    if (stranger) throw new Fault('FailedToParse', `Unrecognized parameter to ${name}: ${stranger}`);
    const missing = required.find((key) => !(key in argument));
    if (missing) throw new Fault('FailedToParse', `Missing '${missing}' parameter to ${name}`);
    return build(Object.fromEntries(Object.entries(argument).map(([key, value]) => [key, compile(value)])), argument);
  };

/** Null or missing: most operators then answer null. */
export const isNothing = (value: unknown): value is null | undefined => value == null;
