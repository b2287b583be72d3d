import type { ComponentProps } from 'react';
import { fieldStyle } from './field-style.js';
import { FormField, type FieldProps } from './form-field.js';

export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  className,
  rows = 5,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FormField label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      {(field) => <textarea {...area} {...field} rows={rows} className={fieldStyle} />}
    </FormField>
  );
}
