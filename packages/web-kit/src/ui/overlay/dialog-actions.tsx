import type { ReactNode } from 'react';
import { Button } from '../action/button.js';

type Props = {
  dismiss: string;
  onDismiss: () => void;
  /** What was confirmed is being done, which dismissing the dialog would not stop. */
  busy: boolean;
  /** The button that confirms; missing where there is nothing to confirm. */
  children: ReactNode;
};

/** The footer of a dialog: a button that dismisses it and one that confirms it; on phones one above the other. */
export const DialogActions = ({ dismiss, onDismiss, busy, children }: Props) => (
  <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
    <Button variant="secondary" disabled={busy} onClick={onDismiss}>
      {dismiss}
    </Button>
    {children}
  </div>
);
