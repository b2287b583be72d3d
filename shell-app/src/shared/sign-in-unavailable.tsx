import { useSession } from '@wayhouse/web-kit/session';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { texts } from './messages.js';

/** The sign-in service did not answer. */
export function SignInTrouble() {
  const { retry } = useSession();
  return <ErrorState {...texts.signInTrouble} onRetry={retry} />;
}
