import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../../messages.js';
import { Button } from '../action/button.js';

type Props = {
  title: string;
  message: string;
  onRetry: () => void;
  busy?: boolean;
  /** A link to somewhere else. */
  elsewhere?: ReactNode;
  /** `h1` where it is the only content of the page. */
  heading?: 'h1' | 'h2';
};

/** Shown where something did not load, with a retry button. */
export function ErrorState({ title, message, onRetry, busy, elsewhere, heading: Heading = 'h2' }: Props) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <span aria-hidden className="mb-5 grid size-16 place-items-center rounded-pill bg-danger-soft text-danger">
        <CloudOff className="size-7" />
      </span>
      <Heading tabIndex={-1} className="font-display text-2xl">
        {title}
      </Heading>
      <p className="mt-2 mb-6 text-balance text-muted">{message}</p>
      <Button variant="secondary" onClick={onRetry} busy={busy}>
        <RotateCw aria-hidden className="size-4" /> {messages.retry}
      </Button>
      {elsewhere && <div className="mt-4">{elsewhere}</div>}
    </div>
  );
}
