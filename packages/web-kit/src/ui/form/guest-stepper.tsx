import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages as webKitMessages } from '../../messages.js';
import { IconButton } from '../action/icon-button.js';

type StepperMessages = { label: string; fewer: string; more: string };
type Props = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  label?: string;
  /** Of something else than guests. */
  messages?: StepperMessages;
};

export function GuestStepper({ value, onChange, min = 1, max, messages = webKitMessages.guests, ...rest }: Props) {
  const { label = messages.label } = rest;
  return (
    <div role="group" aria-label={label} className="flex items-center gap-1">
      <Step label={messages.fewer} isAtEnd={value <= min} onStep={() => onChange(value - 1)}>
        <Minus aria-hidden className="size-4" />
      </Step>
      <output aria-live="polite" className="min-w-9 text-center font-medium tabular-nums">
        {value}
      </output>
      <Step label={messages.more} isAtEnd={value >= max} onStep={() => onChange(value + 1)}>
        <Plus aria-hidden className="size-4" />
      </Step>
    </div>
  );
}

type StepProps = { label: string; isAtEnd: boolean; onStep: () => void; children: ReactNode };

/** Not `disabled` at its limit, because it would lose the focus. */
const Step = ({ label, isAtEnd, onStep, children }: StepProps) => (
  <IconButton
    label={label}
    aria-disabled={isAtEnd || undefined}
    tabIndex={isAtEnd ? -1 : 0}
    onClick={isAtEnd ? undefined : onStep}
    className="border border-edge aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-ink/40 aria-disabled:hover:bg-transparent lg:size-9"
  >
    {children}
  </IconButton>
);
