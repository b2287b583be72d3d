import { Minus, Plus } from 'lucide-react';
import { texts } from '../texts.js';
import { IconButton } from './icon-button.js';

type Props = { value: number; onChange: (value: number) => void; min?: number; max: number; label?: string };

/** How many guests, by two buttons. */
export function GuestStepper({ value, onChange, min = 1, max, label = texts.guests.label }: Props) {
  return (
    <div role="group" aria-label={label} className="flex items-center gap-1">
      <IconButton
        label={texts.guests.fewer}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        className="border border-edge lg:size-9"
      >
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <output aria-live="polite" className="min-w-9 text-center font-medium tabular-nums">
        {value}
      </output>
      <IconButton
        label={texts.guests.more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className="border border-edge lg:size-9"
      >
        <Plus aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}
