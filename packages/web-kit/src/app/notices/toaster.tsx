import toast, { Toaster as HotToaster } from 'react-hot-toast';
import { messages } from '../../messages.js';
import { markUnsent } from './unsent-offline.js';

/** A message already on screen is not shown twice; being offline is shown by the status banner. */
export const toasts = {
  success: (message: string) => void toast.success(message, { id: `success ${message}` }),
  error: (message: string) =>
    message === messages.calls.offline ? markUnsent() : void toast.error(message, { id: `error ${message}` }),
};

// react-hot-toast shows 20 at most by default.
export function Toaster() {
  return (
    <div data-snackbar className="print:hidden">
      <HotToaster
        position="top-center"
        containerStyle={{ top: 84 }}
        toastOptions={{
          duration: 4000,
          success: {
            duration: 2000,
            iconTheme: { primary: 'var(--color-success)', secondary: 'var(--color-surface)' },
          },
          error: { iconTheme: { primary: 'var(--color-danger)', secondary: 'var(--color-surface)' } },
          style: {
            background: 'var(--color-surface)',
            color: 'var(--color-ink)',
            border: '1px solid var(--color-line)',
            borderRadius: 12,
            boxShadow: 'var(--shadow-soft)',
            maxWidth: 440,
          },
        }}
      />
    </div>
  );
}
