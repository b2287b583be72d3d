import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { texts } from './messages.js';

/** Says who is on the list. It stands in the page before, empty, so that the sentence is announced when it comes. */
export function Subscribed({ address }: { address: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus has gone.
  useEffect(() => {
    if (address) place.current?.focus();
  }, [address]);
  return (
    <div role="status" ref={place} tabIndex={-1} className="outline-none">
      {address && (
        <div className="flex animate-appear gap-4">
          <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-pill bg-accent text-on-accent">
            <MailCheck className="size-6" strokeWidth={1.75} />
          </span>
          <div className="min-w-0">
            <p className="font-display text-xl">{texts.box.done.title}</p>
            <p className="mt-1 wrap-anywhere">{texts.box.done.body(address)}</p>
          </div>
        </div>
      )}
    </div>
  );
}
