import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { LoaderCircle } from 'lucide-react';

/** It stays in reach of the keyboard while it is busy, and says what it is doing. */
export const SubmitButton = ({ busy }: { busy: boolean }) => (
  <button
    type={busy ? 'button' : 'submit'}
    aria-busy={busy || undefined}
    className={buttonStyle('primary', 'large', 'mt-8 w-full sm:w-auto sm:min-w-44')}
  >
    {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
    {busy ? 'Adding..' : 'Add Room'}
  </button>
);
