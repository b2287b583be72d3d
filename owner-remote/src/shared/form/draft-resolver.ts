import { formMessage } from '@wayhouse/messages/form-message';
import { type FieldIssue, toFieldErrors } from '@wayhouse/web-kit/zod-resolver';
import { type FieldValues, get, type Resolver, type ResolverOptions } from 'react-hook-form';
import { messages } from '../messages.js';

type Kind = keyof typeof messages.unreadable;
const unreadableCode = 'unreadable';

/**
 * Validates what a form holds, which is submitted as it is. A field in which the browser can read no number or date, such as a date
 * without its year, is empty for the form and would be saved so: it is refused. Only amounts are multiples of something, of cents.
 */
export const draftResolver =
  <Draft extends FieldValues>(
    issuesOf: (draft: Draft) => FieldIssue[] | undefined,
    messageOf: (issue: FieldIssue, draft: Draft) => string = formMessage,
  ): Resolver<Draft> =>
  (draft, _context, options) => {
    const issues = [...unreadable(options), ...(issuesOf(draft) ?? [])];
    if (!issues.length) return { values: draft, errors: {} };
    const messageAt = (issue: FieldIssue) => {
      if (issue.code === 'not_multiple_of') return messages.price.cents;
      return issue.code === unreadableCode ? messages.unreadable[issue.message as Kind] : messageOf(issue, draft);
    };
    return { values: {}, errors: toFieldErrors(issues, options, messageAt) };
  };

/** Of the fields that are shown. */
function unreadable<Draft extends FieldValues>({ names = [], fields }: ResolverOptions<Draft>): FieldIssue[] {
  return names.flatMap((name) => {
    const { ref } = get(fields, name) as { ref: Partial<HTMLInputElement> };
    if (!ref.isConnected || !ref.validity?.badInput) return [];
    const kind: Kind = ref.type === 'date' ? 'date' : 'number';
    return { code: unreadableCode, path: [name], message: kind };
  });
}
