import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { RotateCw } from 'lucide-react';
import { lazyPart } from '../../shared/lazy.js';
import { messages } from './messages.js';
import type { SignedInControlsProps } from './signed-in-controls.js';

type Props = { isTransparent: boolean; onListHotel: () => void };

/** The right end of the navigation bar: a Login button, or the controls of a signed-in user. */
export function AccountControls({ isTransparent, onListHotel }: Props) {
  const { status, signIn, retry } = useSession();
  if (status === 'signed-in') return <SignedInControls isTransparent={isTransparent} onListHotel={onListHotel} />;
  if (status === 'unavailable') {
    return (
      <Button
        size="small"
        variant={isTransparent ? 'light' : 'secondary'}
        onClick={retry}
        aria-label={messages.signInUnavailable}
      >
        <RotateCw aria-hidden className="size-4" /> {messages.login}
      </Button>
    );
  }
  return (
    <Button
      size="small"
      variant={isTransparent ? 'light' : 'primary'}
      onClick={signIn}
      className="min-w-20 sm:min-w-24"
    >
      {messages.login}
    </Button>
  );
}

const SignedInControls = lazyPart<SignedInControlsProps>(
  async () => (await import('./signed-in-controls.js')).SignedInControls,
  { skeleton: <span className="h-11 w-20 sm:w-24" /> },
);
