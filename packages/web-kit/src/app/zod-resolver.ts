import { toNestErrors } from '@hookform/resolvers';
import { formMessage, type Issue } from '@wayhouse/messages/form-message';
import type { FieldError, FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import type { z } from 'zod';

export type FieldIssue = Issue & { path: readonly PropertyKey[] };

/** Validates a form by a call's schema. */
export const zodResolver =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>): Resolver<Input, unknown, Output> =>
  (values, _context, options) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    return { values: {}, errors: toFieldErrors(parsed.error.issues, options) };
  };

/** The errors of a form whose fields have the names of the schema's: each field shows its first problem. */
export function toFieldErrors<Values extends FieldValues>(
  issues: FieldIssue[],
  options: ResolverOptions<Values>,
  messageOf: (issue: FieldIssue) => string = formMessage,
): FieldErrors<Values> {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    errors[issue.path.join('.')] ??= {
      type: issue.code === 'custom' ? issue.message : issue.code!,
      message: messageOf(issue),
    };
  }
  return toNestErrors(errors, options);
}
