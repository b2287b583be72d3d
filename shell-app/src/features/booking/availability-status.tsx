import { CircleCheck } from 'lucide-react';
import { messages } from './messages.js';

type Props = { isAvailable: boolean; isSignedIn: boolean };

/** A line below the button that is always there, so that a result does not shift the layout. */
export const AvailabilityStatus = ({ isAvailable, isSignedIn }: Props) => (
  <p role="status" className="mt-2 grid min-h-11 place-content-center text-center text-sm text-balance text-muted">
    {isAvailable ? (
      <>
        <span className="block font-medium text-success">
          <CircleCheck aria-hidden className="mb-0.5 inline size-4" /> {messages.availableNow}
        </span>
        {!isSignedIn && <span className="block">{messages.signInFirst}</span>}
      </>
    ) : (
      messages.notChargedNow
    )}
  </p>
);
