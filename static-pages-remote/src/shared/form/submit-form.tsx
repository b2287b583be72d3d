import { Button } from '@wayhouse/web-kit/ui/action/button';
import type { FormEvent, ReactNode } from 'react';
import { NotSent } from './submit-error.js';

type Props = {
  sending: { submit: (event: FormEvent) => Promise<unknown>; isBusy: boolean; failure: Error | null };
  /** What its button says. */
  label: string;
  /** The fields, in two columns where there is room. */
  children: ReactNode;
};

/** A form that goes out in one call; a failed one is said above the button, and leaves everything as it is. */
export const SendForm = ({ sending: { submit, isBusy, failure }, label, children }: Props) => (
  <form noValidate onSubmit={(event) => void submit(event)} className="grid h-fit gap-5 sm:grid-cols-2">
    {children}
    <div className="grid justify-items-start gap-5 sm:col-span-2">
      {failure && <NotSent failure={failure} />}
      <Button type="submit" size="large" busy={isBusy} className="w-full sm:w-auto">
        {label}
      </Button>
    </div>
  </form>
);
