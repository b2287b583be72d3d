import { toNestErrors } from '@hookform/resolvers';
import { formMessage } from '@wayhouse/messages/form-message';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Validates a form by a call's schema. Each field shows its first problem. */
export const zodResolver =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>): Resolver<Input, unknown, Output> =>
  (values, _context, options) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of parsed.error.issues)
      errors[issue.path.join('.')] ??= { type: issue.code, message: formMessage(issue) };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
