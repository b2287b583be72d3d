import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { useIsInBrowser } from '@wayhouse/web-kit/server-rendered';
import { useSession, useSignInIntent } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../shared/lazy.js';
import { messages } from './messages.js';
import type { SignedInControlsProps } from './signed-in-controls.js';

type Props = { isTransparent: boolean; onListHotel: () => void };

/** The right end of the navigation bar: a Login button, or the controls of a signed-in user. */
export function AccountControls({ isTransparent, onListHotel }: Props) {
  const { status, isOpeningSignIn, signIn } = useSession();
  const signInIntent = useSignInIntent();
  const isInBrowser = useIsInBrowser();
  if (status === 'signed-in') return <SignedInControls isTransparent={isTransparent} onListHotel={onListHotel} />;
  if (status === 'unavailable') {
    return (
      <Button
        size="small"
        variant={isTransparent ? 'light' : 'secondary'}
        onClick={signIn}
        aria-label={messages.signInUnavailable}
      >
        <RotateCw aria-hidden className="size-4" /> {messages.login}
      </Button>
    );
  }
  // Somebody who is probably signed in.
  if (status === 'loading' && isInBrowser && !isOpeningSignIn) return placeholder;
  const variant = isTransparent ? 'light' : 'primary';
  const width = 'min-w-20 sm:min-w-24';
  return (
    <>
      <Button
        {...signInIntent}
        size="small"
        variant={variant}
        busy={isOpeningSignIn}
        onClick={signIn}
        className={`${width} noscript:hidden`}
      >
        {messages.login}
      </Button>
      {!isInBrowser && (
        // To a page that shows what signing in needs.
        <Link to={paths.myBookings} className={buttonStyle(variant, 'small', `${width} not-noscript:hidden`)}>
          {messages.login}
        </Link>
      )}
    </>
  );
}

const placeholder = <span className="h-11 w-20 sm:w-24" />;

const SignedInControls = lazyPart<SignedInControlsProps>(
  async () => (await import('./signed-in-controls.js')).SignedInControls,
  { skeleton: placeholder },
);
