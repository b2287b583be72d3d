import type { UseQueryResult } from '@tanstack/react-query';
import type { Booking } from '@wayhouse/contracts/booking';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import type { ReactNode } from 'react';
import { SignInRequired } from '../../shared/sign-in-required.js';
import { messages } from './messages.js';

type LoadedProps = {
  bookings: UseQueryResult<Booking[]>;
  skeleton: ReactNode;
  heading?: 'h1' | 'h2';
  children: (bookings: Booking[]) => ReactNode;
};
type Props = LoadedProps & { signIn: { title: string; body: string; action: string } };

/** Renders its children once the guest's bookings have loaded; until then a sign-in prompt, a skeleton or an error. */
export const BookingsGuard = ({ signIn, ...loaded }: Props) => (
  <SignInRequired texts={signIn} heading={loaded.heading}>
    <Loaded {...loaded} />
  </SignInRequired>
);

function Loaded({ bookings, skeleton, heading, children }: LoadedProps) {
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
