import { useSession } from '@wayhouse/web-kit/session';
import { ErrorState } from '@wayhouse/web-kit/ui/error-state';

/** The sign-in service did not answer. */
export function SignInTrouble() {
  const { retry } = useSession();
  return (
    <ErrorState
      title="Sign-in is not reachable"
      message="You can look at rooms as usual. Your bookings are safe; they show once sign-in answers again."
      onRetry={retry}
    />
  );
}
