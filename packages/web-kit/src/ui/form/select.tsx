import { Check, ChevronDown } from 'lucide-react';
import * as Primitive from 'radix-ui/select';
import { classNames } from '../class-names.js';
import { fieldStyle } from './field-style.js';
import { FormField, type FieldProps } from './form-field.js';
import { usePortalContainer } from '../overlay/portal-container.js';

type Option<Value extends string> = { value: Value; label: string };
type Props<Value extends string> = FieldProps & {
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  placeholder?: string;
  disabled?: boolean;
};

/** For short lists; for long ones use Combobox. */
export function Select<Value extends string>({
  value,
  onChange,
  options,
  placeholder,
  disabled,
  ...field
}: Props<Value>) {
  const container = usePortalContainer();
  return (
    <FormField {...field}>
      {(attributes) => (
        <Primitive.Root value={value} onValueChange={(next) => onChange(next as Value)} disabled={disabled}>
          <Primitive.Trigger
            {...attributes}
            className={classNames(
              fieldStyle,
              'flex items-center justify-between gap-3 text-left data-placeholder:text-muted',
            )}
          >
            <Primitive.Value placeholder={placeholder} />
            <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
          </Primitive.Trigger>
          <Primitive.Portal container={container}>
            <Primitive.Content
              position="popper"
              sideOffset={6}
              style={{ maxWidth: 'var(--radix-select-content-available-width)' }}
              className="z-60 max-h-72 min-w-(--radix-select-trigger-width) overflow-hidden rounded-card border border-line bg-surface p-1.5 shadow-soft"
            >
              <Primitive.Viewport>
                {options.map((option) => (
                  <Primitive.Item
                    key={option.value}
                    value={option.value}
                    className="flex min-h-11 items-center justify-between gap-4 rounded-field px-3 -outline-offset-2 data-highlighted:bg-sand"
                  >
                    <Primitive.ItemText>{option.label}</Primitive.ItemText>
                    <Primitive.ItemIndicator>
                      <Check aria-hidden className="size-4 text-accent" />
                    </Primitive.ItemIndicator>
                  </Primitive.Item>
                ))}
              </Primitive.Viewport>
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      )}
    </FormField>
  );
}
