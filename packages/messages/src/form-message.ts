import { inputMessage } from './input-messages.js';
import { localized } from './localized.js';

const messages = localized('form', {
  required: 'Please fill this in',
  tooShort: (minimum: number) => `Please enter at least ${minimum} characters`,
  tooLong: (maximum: number) => `Please enter at most ${maximum} characters`,
  atLeast: (minimum: number) => `Please enter a number from ${minimum} up`,
  above: (minimum: number) => `Please enter a number above ${minimum}`,
  atMost: (maximum: number) => `Please enter a number up to ${maximum}`,
  whole: 'Please enter a whole number',
});

export type Issue = {
  code?: string;
  message: string;
  /** What is too small or too big: of a string its length. */
  origin?: string;
  minimum?: unknown;
  maximum?: unknown;
  /** Whether the bound itself is allowed. */
  inclusive?: boolean;
  expected?: string;
  params?: Record<string, unknown>;
};

/** What a form shows at a field that has this issue of its schema. */
export function formMessage(issue: Issue): string {
  const { code, origin, inclusive, minimum, maximum } = issue;
  if (origin === 'number' && code === 'too_small') return messages[inclusive ? 'atLeast' : 'above'](Number(minimum));
  if (origin === 'number' && code === 'too_big') return messages.atMost(Number(maximum));
  if (code === 'too_big') return messages.tooLong(Number(maximum));
  if (code === 'too_small' && Number(minimum) > 1) return messages.tooShort(Number(minimum));
  if (issue.expected === 'int') return messages.whole;
  return inputMessage(issue) ?? messages.required;
}
