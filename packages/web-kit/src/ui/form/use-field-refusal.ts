import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error.js';

/**
 * Shows a refusal at the field of the form that it names, and focuses it: in an effect, since fields are disabled while a form is saved.
 * Returns whether there is such a field.
 */
export function useFieldRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refusal: Error | null,
): boolean {
  const named = refusal instanceof ApiError ? refusal.field : undefined;
  const field = named !== undefined && Object.hasOwn(form.getValues(), named) ? (named as Path<Values>) : undefined;
  useEffect(() => {
    if (refusal && field) form.setError(field, { message: refusal.message }, { shouldFocus: true });
  }, [form, field, refusal]);
  return field !== undefined;
}
