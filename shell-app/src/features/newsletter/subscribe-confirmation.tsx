import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from './messages.js';

/** Announces that a link is on its way. Rendered empty before, so that screen readers announce the text once it appears. */
export function SubscribeConfirmation({ email }: { email: string | undefined }) {
  const status = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (email) status.current?.focus();
  }, [email]);
  return (
    <div role="status" ref={status} tabIndex={-1} className="outline-none">
      {email && (
        <div className="flex animate-appear gap-4">
          <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-pill bg-accent text-on-accent">
            <MailCheck className="size-6" strokeWidth={1.75} />
          </span>
          <div className="min-w-0">
            <p className="font-display text-xl">{messages.box.done.title}</p>
            <p className="mt-1 wrap-anywhere">{messages.box.done.body(email)}</p>
          </div>
        </div>
      )}
    </div>
  );
}
