import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Combobox } from './combobox.js';
import type { ComboboxOption } from './combobox-option.js';
import { fieldStyle } from '../form/field-style.js';
import { FormField, type FieldProps } from '../form/form-field.js';

type Props = FieldProps & {
  /** The input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
  placeholder?: string;
};

/** A combobox as a form field; only listed values are accepted. */
export function ComboboxField({ ref, value, onChange, options, placeholder, ...field }: Props) {
  return (
    <FormField {...field}>
      {(attributes) => (
        <Combobox label={field.label} value={value} onChange={onChange} options={options} listedOnly>
          {({ input }) => (
            <>
              <input
                {...attributes}
                {...input}
                ref={ref}
                aria-label={undefined}
                placeholder={placeholder}
                className={`${fieldStyle} pr-10`}
              />
              <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3.5 size-4 text-muted" />
            </>
          )}
        </Combobox>
      )}
    </FormField>
  );
}
