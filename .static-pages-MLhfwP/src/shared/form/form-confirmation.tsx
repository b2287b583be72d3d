import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = { title: string; text: string; children?: ReactNode };

/** Replaces a submitted form and takes the focus, which the removed button had. */
export function FormConfirmation({ title, text, children }: Props) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
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
