import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What is wrong with a field, in words for the person who filled it in. */
export function sayIssue(issue: Issue): string {
  const field = issue.path.join('.');
  const said = (rest: string) => (field ? `${field} ${rest}` : 'The request is not in the right form.');
  switch (issue.code) {
    case 'custom':
      return issue.message;
    case 'too_big':
      return said(`can ${sizeOf(issue.origin, 'be', 'have', `at most ${issue.maximum}`)}.`);
    case 'too_small':
      return said(`must ${sizeOf(issue.origin, 'be', 'have', `at least ${issue.minimum}`)}.`);
    case 'invalid_value':
      return said('must be one of the values we know.');
    case 'invalid_type':
      return said(issue.message.endsWith('undefined') ? 'is missing.' : 'is not of the right kind.');
    case 'unrecognized_keys':
    case 'not_multiple_of':
      return said('is not in the right form.');
    default:
      return field ? `${field}: ${issue.message}` : issue.message;
  }
}

function sizeOf(origin: string, be: string, have: string, bound: string): string {
  if (origin === 'string') return `${have} ${bound} characters`;
  if (origin === 'array') return `${have} ${bound} entries`;
  return `${be} ${bound}`;
}
