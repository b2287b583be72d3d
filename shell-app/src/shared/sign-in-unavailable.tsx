import { useSession } from '@wayhouse/web-kit/session';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { texts } from './messages.js';

export function SignInUnavailable() {
  const { retry } = useSession();
  return <ErrorState {...texts.signInUnavailable} onRetry={retry} />;
}
