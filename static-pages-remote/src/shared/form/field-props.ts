import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What a form's field is shown with: its label, what is wrong with it, and what ties it to the form. All are asked for. */
export const fieldsOf =
  <Values extends FieldValues>(form: UseFormReturn<Values>, labels: Record<Path<Values>, string>) =>
  (name: Path<Values>) => ({
    label: labels[name],
    required: true,
    error: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name),
  });
