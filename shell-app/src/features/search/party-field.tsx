import { limits } from '@wayhouse/domain/limits';
import { GuestStepper } from '@wayhouse/web-kit/ui/form/guest-stepper';
import type { ReactNode } from 'react';
import { adultsAmong } from '../../shared/stay-params.js';
import { messages } from './messages.js';

type Party = { guests: number; adults?: number | undefined };

/** The number of guests, and how many of them are children. Both are always there, so that none moves while it is pressed. */
export const PartyField = ({ guests, adults = guests, onChange }: Party & { onChange: (party: Party) => void }) => (
  <div className="flex flex-wrap border-t border-line noscript:hidden lg:flex-nowrap lg:border-t-0">
    <Cell label={messages.guests}>
      <GuestStepper
        value={guests}
        onChange={(next) => onChange({ guests: next, adults: adultsAmong(next, next - (guests - adults)) })}
        max={limits.searchGuests}
      />
    </Cell>
    <Cell label={messages.children.label}>
      <GuestStepper
        messages={messages.children}
        value={guests - adults}
        onChange={(children) => onChange({ guests, adults: adultsAmong(guests, guests - children) })}
        min={0}
        max={guests - 1}
      />
    </Cell>
  </div>
);

/** Side by side where both fit, as on most phones, with the labels above. */
const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-h-14 flex-1 flex-wrap items-center justify-between border-line px-4 py-2 lg:block lg:border-l lg:py-0">
    <span className="block text-xs font-semibold tracking-wide">{label}</span>
    {children}
  </div>
);
