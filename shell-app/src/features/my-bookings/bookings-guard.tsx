import type { UseQueryResult } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { useSession } from '@wayhouse/web-kit/session';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { SignInTrouble } from '../../shared/sign-in-unavailable.js';
import { texts } from './messages.js';

type Props = {
  bookings: UseQueryResult<Booking[]>;
  signIn: { title: string; body: string; action: string };
  waiting: ReactNode;
  heading?: 'h1' | 'h2';
  children: (bookings: Booking[]) => ReactNode;
};

/** What is made of the guest's bookings once they are there; until then, what is in the way of them. */
export function WithBookings({ bookings, signIn: words, waiting, heading, children }: Props) {
  const { status, signIn } = useSession();
  if (status === 'unavailable') return <SignInTrouble />;
  if (status === 'signed-out') {
    return (
      <EmptyState
        icon={<LockKeyhole />}
        title={words.title}
        heading={heading}
        action={<Button onClick={signIn}>{words.action}</Button>}
      >
        {words.body}
      </EmptyState>
    );
  }
  if (bookings.data) return children(bookings.data);
  if (bookings.isPending) return waiting;
  return (
    <ErrorState
      {...texts.failed}
      heading={heading}
      onRetry={() => void bookings.refetch()}
      busy={bookings.isFetching}
    />
  );
}
