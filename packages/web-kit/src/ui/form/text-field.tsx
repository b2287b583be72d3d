import type { ComponentProps } from 'react';
import { fieldStyle } from './field-style.js';
import { FormField, type FieldProps } from './form-field.js';

/** One line of text. Takes what an `input` takes, so `{...form.register('name')}` fits. */
export function TextField({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <FormField label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      {(field) => <input {...input} {...field} className={fieldStyle} />}
    </FormField>
  );
}
