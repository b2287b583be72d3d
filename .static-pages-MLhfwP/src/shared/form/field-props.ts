import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The props of a required field: label, error and registration. */
export const createFieldProps =
  <Values extends FieldValues>(form: UseFormReturn<Values>, labels: Record<Path<Values>, string>) =>
  (name: Path<Values>) => ({
    label: labels[name],
    required: true,
    error: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name),
  });
