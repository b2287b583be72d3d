import { CircleAlert } from 'lucide-react';

/** Why the order was not accepted. */
export const OrderError = ({ message }: { message: string }) => (
  <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm text-danger">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {message}
  </p>
);
