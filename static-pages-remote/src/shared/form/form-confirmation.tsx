import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = { title: string; text: string; children?: ReactNode };

/** Takes a form's place once it is sent, and the focus, since the button that had it has gone. */
export function Sent({ title, text, children }: Props) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className="animate-appear outline-none"
    >
      <span aria-hidden className="grid size-14 place-items-center rounded-pill bg-accent text-on-accent">
        <MailCheck className="size-7" strokeWidth={1.75} />
      </span>
      <h2 id={id} className="mt-5 font-display text-3xl">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-3 max-w-prose text-lg wrap-anywhere text-muted">
        {text}
      </p>
      {children}
    </section>
  );
}
