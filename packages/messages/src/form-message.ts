import { inputMessage } from './input-messages.js';
import { localized } from './localized.js';

const sizeMessages = localized('form', {
  required: 'Please fill this in',
  tooShort: (minimum: number) => `Please enter at least ${minimum} characters`,
  tooLong: (maximum: number) => `Please enter at most ${maximum} characters`,
});

export type Issue = {
  code?: string;
  message: string;
  minimum?: unknown;
  maximum?: unknown;
  params?: Record<string, unknown>;
};

/** What a form shows at a field that has this issue of its schema. */
export function formMessage(issue: Issue): string {
  if (issue.code === 'too_big') return sizeMessages.tooLong(Number(issue.maximum));
  if (issue.code === 'too_small' && Number(issue.minimum) > 1) return sizeMessages.tooShort(Number(issue.minimum));
  return inputMessage(issue) ?? sizeMessages.required;
}
