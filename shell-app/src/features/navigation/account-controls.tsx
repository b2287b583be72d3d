import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { RotateCw } from 'lucide-react';
import { laterPart } from '../../shared/lazy.js';
import type { SignedInCornerProps } from './signed-in-controls.js';
import { texts } from './messages.js';

type Props = { isClear: boolean; onListHotel: () => void };

/** Who one is, at the right end of the bar: a Login button, or what a signed-in person can do. */
export function AccountCorner({ isClear, onListHotel }: Props) {
  const { status, signIn, retry } = useSession();
  if (status === 'signed-in') return <SignedInCorner isClear={isClear} onListHotel={onListHotel} />;
  if (status === 'unavailable') {
    return (
      <Button
        size="small"
        variant={isClear ? 'light' : 'secondary'}
        onClick={retry}
        aria-label={texts.signInUnavailable}
      >
        <RotateCw aria-hidden className="size-4" /> {texts.login}
      </Button>
    );
  }
  return (
    <Button size="small" variant={isClear ? 'light' : 'primary'} onClick={signIn} className="min-w-20 sm:min-w-24">
      {texts.login}
    </Button>
  );
}

const SignedInCorner = laterPart<SignedInCornerProps>(
  async () => (await import('./signed-in-controls.js')).SignedInCorner,
  { waiting: <span className="h-11 w-20 sm:w-24" /> },
);
