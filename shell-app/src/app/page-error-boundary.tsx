import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { ErrorBoundary } from '@wayhouse/web-kit/error-boundary';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

/** Replaces a page that crashes with an error page. A change of `at`, the pathname, resets it. */
export const PageErrorBoundary = ({ at, children }: { at?: string; children: ReactNode }) => (
  <ErrorBoundary resetKey={at} renderError={() => <CrashedPage />}>
    {children}
  </ErrorBoundary>
);

// Both actions load the document again, which clears whatever state crashed.
const CrashedPage = () => (
  <div
    role="alert"
    className="mx-auto flex min-h-[70dvh] max-w-lg flex-col items-center justify-center px-5 text-center"
  >
    <BrokenKeyIcon />
    <h1 className="mt-6 font-display text-3xl leading-tight sm:text-4xl">{messages.crashed.title}</h1>
    <p className="mt-3 text-lg text-muted">{messages.crashed.message}</p>
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      <Button onClick={() => window.location.reload()}>{messages.crashed.reload}</Button>
      <a href={paths.home} className={buttonStyle('secondary')}>
        {messages.crashed.home}
      </a>
    </div>
  </div>
);

const BrokenKeyIcon = () => (
  <svg
    viewBox="0 0 64 64"
    aria-hidden
    className="size-20 rounded-pill bg-sand fill-none stroke-accent"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="22" cy="32" r="8" />
    <path d="M30 32h5l3-4 2 8 3-4h7v5M44 32v4" />
  </svg>
);
