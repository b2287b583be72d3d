import { paths } from '@wayhouse/contracts/paths';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { messages } from './messages.js';
import { safeRedirectPath } from './safe-redirect-path.js';

const delayMs = 8000;

/** Waits, then redirects to `next`, or home if that is not a safe path. The entry is replaced, so Back skips the wait. */
export function Redirect({ next }: { next: string }) {
  const navigate = useNavigate();
  const target = safeRedirectPath(next) ?? paths.home;
  useEffect(() => {
    const timer = setTimeout(() => void navigate(target, { replace: true }), delayMs);
    return () => clearTimeout(timer);
  }, [navigate, target]);

  return (
    <Container className="flex min-h-[70dvh] flex-col items-center justify-center py-16 text-center">
      <LoaderCircle aria-hidden className="mb-8 size-12 animate-spin text-accent" strokeWidth={1.5} />
      <PageHeading title={messages.title}>
        <span role="status">{messages.lead}</span>
      </PageHeading>
      {/* Progress bar; with reduced motion it is full from the start. */}
      <span aria-hidden className="mt-10 block h-1 w-60 overflow-hidden rounded-pill bg-line">
        <span className="block size-full origin-left bg-accent transition-transform duration-8000 ease-linear starting:scale-x-0" />
      </span>
      <Link to={target} replace className="mt-6 inline-flex min-h-11 items-center underline underline-offset-4">
        {messages.now}
      </Link>
    </Container>
  );
}
