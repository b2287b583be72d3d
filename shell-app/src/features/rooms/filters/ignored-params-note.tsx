import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { Info, X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.js';
import { readRoomSearch, writeRoomSearch } from '../search-params.js';
import { formatIgnoredParams } from './ignored-params.js';

/** Names the parameters of the address that were ignored. Dismissing it, or a new search, writes a valid address. */
export function IgnoredParamsNote({ onDismiss }: { onDismiss: () => void }) {
  const [query, setQuery] = useSearchParams();
  const ignored = formatIgnoredParams(query);
  if (!ignored.length) return null;
  const dismiss = () => {
    setQuery(writeRoomSearch(readRoomSearch(query)), { replace: true });
    onDismiss();
  };
  return (
    <div className="mb-5 flex items-start gap-3 rounded-card border border-line bg-sand py-2 pr-2 pl-4 text-sm">
      <Info aria-hidden className="mt-3 size-4.5 shrink-0 text-accent" strokeWidth={1.75} />
      <p className="grow py-2.5">{messages.ignored.note(ignored)}</p>
      <IconButton label={messages.ignored.dismiss} onClick={dismiss}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
