import { inputMessage } from '@wayhouse/messages/input-messages';
import type { z } from 'zod';
import { validationMessages as messages } from './messages.js';

export type Issue = z.core.$ZodIssue;

/** The name of the invalid input; for an entry of a list the list's name. */
export const invalidField = ({ path }: Issue): string => String(path[0] ?? '');

/**
 * Explains an issue to the person who filled in the field. To distinguish missing fields, the input has to be parsed with
 * `reportInput`.
 */
export function formatValidationError(issue: Issue): string {
  const field = invalidField(issue);
  const problem = inputMessage(issue);
  if (issue.code === 'custom') return problem ?? messages.request;
  if (!field) return messages.request;
  if (issue.path.length === 1 && isMissing(issue)) return messages.missing(field);
  return problem ? messages.problem(field, problem) : describeProblem(field, issue);
}

function describeProblem(field: string, issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return formatLargest(field, issue);
    case 'too_small':
      return formatSmallest(field, issue);
    case 'invalid_value':
      return issue.values.length <= maxListed
        ? messages.oneOf(field, issue.values.map(String))
        : messages.oneOfMany(field);
    case 'invalid_type':
      return (isKnownType(issue.expected) ? messages.type[issue.expected] : messages.type.other)(field);
    case 'not_multiple_of':
      return messages.multipleOf(field, issue.divisor);
    default:
      return messages.invalid(field);
  }
}

const isMissing = ({ code, input, ...issue }: Issue): boolean =>
  input === undefined || (input === '' && (code !== 'too_small' || ('minimum' in issue && issue.minimum === 1)));

function formatLargest(field: string, { origin, maximum, inclusive }: z.core.$ZodIssueTooBig): string {
  const { number } = messages.size;
  if (isLength(origin)) return messages.size[origin].atMost(field, Number(maximum));
  return (inclusive ? number.atMost : number.lessThan)(field, Number(maximum));
}

function formatSmallest(field: string, { origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  const { number } = messages.size;
  if (isLength(origin)) return messages.size[origin].atLeast(field, Number(minimum));
  return (inclusive ? number.atLeast : number.moreThan)(field, Number(minimum));
}

const maxListed = 6;
const isLength = (origin: string) => origin === 'string' || origin === 'array';
const isKnownType = (type: string): type is keyof typeof messages.type => type in messages.type;
