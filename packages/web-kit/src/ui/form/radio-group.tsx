import { type ReactNode, useId } from 'react';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  hideLabel?: boolean;
  /** As a field of a form that is sent without scripts. */
  name?: string;
};

export function RadioGroup<Value extends string>({ label, value, options, onChange, hideLabel, name }: Props<Value>) {
  const ownName = useId();
  return (
    <fieldset>
      <legend className={hideLabel ? 'sr-only' : 'mb-1 font-medium'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-3 text-[15px]">
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 cursor-pointer accent-accent"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
