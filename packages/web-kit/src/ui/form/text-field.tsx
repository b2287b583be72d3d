import type { ComponentProps } from 'react';
import { fieldStyle } from './field-style.js';
import { FormField, type FieldProps } from './form-field.js';

/** Accepts the props of an `input`, e.g. `{...form.register('name')}`. */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  className,
  type = 'text',
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <FormField label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      {(field) => <input type={type} {...input} {...field} className={fieldStyle} />}
    </FormField>
  );
}
