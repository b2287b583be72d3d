import type { ReactNode } from 'react';

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean;
  name?: string;
  value?: string;
};

/** The whole row can be pressed. */
export function Checkbox({ checked, onChange, children, disabled, name, value }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[15px] has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 cursor-pointer accent-accent"
      />
      <span className="flex-1">{children}</span>
    </label>
  );
}
