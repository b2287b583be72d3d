import { today } from '@wayhouse/web-kit/calendar-date';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { Info, X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { leftOut } from './ignored-params.js';
import { readRoomSearch, writeRoomSearch } from '../room-search.js';
import { texts } from '../messages.js';

/**
 * Says what of the address could not be used. It goes with the address: dismissing it, or
 * another search, writes a right one.
 */
export function LeftOutNote({ onDismiss }: { onDismiss: () => void }) {
  const [query, setQuery] = useSearchParams();
  const parts = leftOut(query, today());
  if (!parts.length) return null;
  const dismiss = () => {
    setQuery(writeRoomSearch(readRoomSearch(query)), { replace: true });
    onDismiss();
  };
  return (
    <div className="mb-5 flex items-start gap-3 rounded-card border border-line bg-sand py-2 pr-2 pl-4 text-sm">
      <Info aria-hidden className="mt-3 size-4.5 shrink-0 text-accent" strokeWidth={1.75} />
      <p className="grow py-2.5">{texts.leftOut.say(parts.map((part) => texts.leftOut[part]))}</p>
      <IconButton label={texts.leftOut.dismiss} onClick={dismiss}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
