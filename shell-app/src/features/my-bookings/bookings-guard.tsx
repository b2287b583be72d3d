import type { UseQueryResult } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { SignInUnavailable } from '../../shared/sign-in-unavailable.js';
import { messages } from './messages.js';

type Props = {
  bookings: UseQueryResult<Booking[]>;
  signIn: { title: string; body: string; action: string };
  skeleton: ReactNode;
  heading?: 'h1' | 'h2';
  children: (bookings: Booking[]) => ReactNode;
};

/** Renders its children once the guest's bookings have loaded; until then a sign-in prompt, a skeleton or an error. */
export function BookingsGuard({ bookings, signIn: signInTexts, skeleton, heading, children }: Props) {
  const { status, signIn } = useSession();
  if (status === 'unavailable') return <SignInUnavailable />;
  if (status === 'signed-out') {
    return (
      <EmptyState
        icon={<LockKeyhole />}
        title={signInTexts.title}
        heading={heading}
        action={<Button onClick={signIn}>{signInTexts.action}</Button>}
      >
        {signInTexts.body}
      </EmptyState>
    );
  }
  if (bookings.data) return children(bookings.data);
  if (bookings.isPending) return skeleton;
  return (
    <ErrorState
      {...messages.failed}
      heading={heading}
      onRetry={() => void bookings.refetch()}
      busy={bookings.isFetching}
    />
  );
}
