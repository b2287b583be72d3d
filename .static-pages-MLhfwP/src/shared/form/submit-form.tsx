import { Button } from '@wayhouse/web-kit/ui/action/button';
import { ScriptedFields } from '@wayhouse/web-kit/ui/form/scripted-fields';
import type { FormEvent, ReactNode } from 'react';
import { messages } from './messages.js';
import { SubmitError } from './submit-error.js';

type Props = {
  submission: { submit: (event: FormEvent) => Promise<unknown>; isSubmitting: boolean; submitError: Error | null };
  /** The label of the submit button. */
  label: string;
  /** The fields, in two columns on wide screens. */
  children: ReactNode;
};

/** An error is shown above the button; the fields keep their values. */
export const SubmitForm = ({ submission: { submit, isSubmitting, submitError }, label, children }: Props) => (
  <form noValidate onSubmit={(event) => void submit(event)}>
    <ScriptedFields withoutScripts={messages.withoutScripts}>
      <div className="grid h-fit gap-5 sm:grid-cols-2">
        {children}
        <div className="grid justify-items-start gap-5 sm:col-span-2">
          {submitError && <SubmitError error={submitError} />}
          <Button type="submit" size="large" busy={isSubmitting} className="w-full sm:w-auto">
            {label}
          </Button>
        </div>
      </div>
    </ScriptedFields>
  </form>
);
