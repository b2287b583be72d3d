import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The name of the invalid input; for an entry of a list the list's name. */
export const invalidField = ({ path }: Issue): string => String(path[0] ?? '');

/**
 * Explains an issue to the person who filled in the field. To distinguish missing fields, the input has to be parsed with
 * `reportInput`.
 */
export function formatValidationError(issue: Issue): string {
  const field = invalidField(issue);
  if (issue.code === 'custom') return issue.message;
  if (!field) return 'The request is not valid.';
  if (issue.path.length === 1 && isMissing(issue)) return `${field} is missing.`;
  return hasOwnMessage(issue) ? `${field}: ${issue.message}.` : `${field} ${describeProblem(issue)}.`;
}

function describeProblem(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return `can ${formatSize(issue.origin, issue.inclusive ? `at most ${issue.maximum}` : `less than ${issue.maximum}`)}`;
    case 'too_small':
      return `must ${formatSize(issue.origin, issue.inclusive ? `at least ${issue.minimum}` : `more than ${issue.minimum}`)}`;
    case 'invalid_value':
      return `must be ${formatOptions(issue.values.map(String))}`;
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? 'of another type'}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return 'is not valid';
  }
}

const isMissing = ({ code, input, ...issue }: Issue): boolean =>
  input === undefined || (input === '' && (code !== 'too_small' || ('minimum' in issue && issue.minimum === 1)));

/** For formats and unions the schema's own message says more, unless it is Zod's default (`Invalid …`). */
const hasOwnMessage = ({ code, message }: Issue): boolean =>
  ['invalid_format', 'invalid_union', 'invalid_value'].includes(code) && !message.startsWith('Invalid');

function formatSize(origin: string, bound: string): string {
  if (origin === 'string') return `have ${bound} characters`;
  if (origin === 'array') return `have ${bound} entries`;
  return `be ${bound}`;
}

const maxListed = 6;
const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });
const formatOptions = (values: string[]) =>
  values.length <= maxListed ? disjunction.format(values) : 'one of the allowed values';

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
};
