import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type FieldProps = { label: string; hint?: string; error?: string; hideLabel?: boolean; className?: string };
type Field = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** A label, the control that `children` renders with the given attributes, and an error or a hint below it. */
export function FormField({
  label,
  hint,
  error,
  hideLabel,
  className,
  children,
}: FieldProps & { children: (field: Field) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-note`} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {error}
        </p>
      )}
      {!error && hint && (
        <p id={`${id}-note`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
