import * as Primitive from 'radix-ui/switch';

type Props = { checked: boolean; onChange: (checked: boolean) => void; label: string; disabled?: boolean };

/** Takes effect at once. `label` is its accessible name. */
export function Switch({ checked, onChange, label, disabled }: Props) {
  return (
    <Primitive.Root
      checked={checked}
      onCheckedChange={onChange}
      disabled={disabled}
      aria-label={label}
      className="inline-flex h-11 items-center disabled:cursor-not-allowed disabled:opacity-50 [&>span]:data-[state=checked]:bg-accent [&>span]:data-[state=unchecked]:bg-edge"
      data-slot="switch"
    >
      <span data-state={checked ? 'checked' : 'unchecked'} className="relative h-7 w-12 rounded-pill transition-colors">
        <Primitive.Thumb className="absolute top-0.5 left-0.5 size-6 rounded-pill bg-surface shadow-soft transition-transform data-[state=checked]:translate-x-5" />
      </span>
    </Primitive.Root>
  );
}
