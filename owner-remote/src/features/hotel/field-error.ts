import { ApiError } from '@wayhouse/web-kit/api-error';
import type { UseFormReturn } from 'react-hook-form';
import type { HotelDraft } from './hotel-draft.js';

type Form = UseFormReturn<HotelDraft>;

/** The form field that an API error names, if any. */
function invalidField(form: Form, error: Error): keyof HotelDraft | undefined {
  const field = error instanceof ApiError ? error.field : undefined;
  return field !== undefined && Object.hasOwn(form.getValues(), field) ? (field as keyof HotelDraft) : undefined;
}

export const isFieldError = (form: Form, error: Error): boolean => invalidField(form, error) !== undefined;

export function showFieldError(form: Form, error: Error) {
  const field = invalidField(form, error);
  if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
}
