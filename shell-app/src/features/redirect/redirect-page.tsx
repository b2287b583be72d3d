import { paths } from '@wayhouse/contracts/paths';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ownPath } from './safe-redirect-path.js';
import { texts } from '../navigation/messages.js';

const patience = 8000;

/** Waits, then goes to `next`; to the home page where that is no path of our own. Going back does not wait again. */
export function WaitingRoom({ next }: { next: string }) {
  const navigate = useNavigate();
  const target = ownPath(next) ?? paths.home;
  useEffect(() => {
    const timer = setTimeout(() => void navigate(target, { replace: true }), patience);
    return () => clearTimeout(timer);
  }, [navigate, target]);

  return (
    <Container className="flex min-h-[70dvh] flex-col items-center justify-center py-16 text-center">
      <LoaderCircle aria-hidden className="mb-8 size-12 animate-spin text-accent" strokeWidth={1.5} />
      <PageHeading title={texts.loader.title}>
        <span role="status">{texts.loader.lead}</span>
      </PageHeading>
      {/* Fills while one waits; without motion it is full at once. */}
      <span aria-hidden className="mt-10 block h-1 w-60 overflow-hidden rounded-pill bg-line">
        <span className="block size-full origin-left bg-accent transition-transform duration-8000 ease-linear starting:scale-x-0" />
      </span>
      <Link to={target} replace className="mt-6 inline-flex min-h-11 items-center underline underline-offset-4">
        {texts.loader.now}
      </Link>
    </Container>
  );
}
