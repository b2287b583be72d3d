import { X } from 'lucide-react';
import { messages } from '../../messages.js';

/** An active filter that can be removed. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={messages.remove(label)}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-edge bg-surface px-3.5 text-sm transition-colors hover:border-ink lg:min-h-9"
    >
      {label} <X aria-hidden className="size-4 text-muted" />
    </button>
  );
}
