import { useSession } from '@wayhouse/web-kit/session';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { messages } from './messages.js';

export function SignInUnavailable() {
  const { retry } = useSession();
  return <ErrorState {...messages.signInUnavailable} onRetry={retry} />;
}
