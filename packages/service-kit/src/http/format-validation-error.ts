import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The input a person would look for: of a list's entry, the list. */
export const fieldOf = ({ path }: Issue): string => String(path[0] ?? '');

/**
 * What is wrong with a field, in words for the person who filled it in. To tell a missing
 * one, parse with `reportInput`.
 */
export function sayIssue(issue: Issue): string {
  const field = fieldOf(issue);
  if (issue.code === 'custom') return issue.message;
  if (!field) return 'The request is not in the right form.';
  if (issue.path.length === 1 && isMissing(issue)) return `${field} is missing.`;
  return isOurs(issue) ? `${field}: ${issue.message}.` : `${field} ${wrongWith(issue)}.`;
}

function wrongWith(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return `can ${sizeOf(issue.origin, issue.inclusive ? `at most ${issue.maximum}` : `less than ${issue.maximum}`)}`;
    case 'too_small':
      return `must ${sizeOf(issue.origin, issue.inclusive ? `at least ${issue.minimum}` : `more than ${issue.minimum}`)}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values.map(String))}`;
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return 'is not in the right form';
  }
}

const isMissing = ({ code, input, ...issue }: Issue): boolean =>
  input === undefined || (input === '' && (code !== 'too_small' || ('minimum' in issue && issue.minimum === 1)));

/** Sizes and kinds are said here; of a form only its schema can say what is right about it. Zod's own words do not. */
const isOurs = ({ code, message }: Issue): boolean =>
  ['invalid_format', 'invalid_union', 'invalid_value'].includes(code) && !message.startsWith('Invalid');

function sizeOf(origin: string, bound: string): string {
  if (origin === 'string') return `have ${bound} characters`;
  if (origin === 'array') return `have ${bound} entries`;
  return `be ${bound}`;
}

const mostNamed = 6;
const someOf = new Intl.ListFormat('en', { type: 'disjunction' });
const oneOf = (values: string[]) => (values.length <= mostNamed ? someOf.format(values) : 'one of the values we know');

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
};
