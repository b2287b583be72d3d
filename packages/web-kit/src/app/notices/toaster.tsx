import toast, { Toaster as HotToaster } from 'react-hot-toast';
import { texts } from '../../messages.js';
import { tellNotSent } from './unsent-offline.js';

/** A message that is already on screen is not shown twice; being offline is the standing notice's to say. */
export const toasts = {
  success: (message: string) => void toast.success(message, { id: `success ${message}` }),
  error: (message: string) =>
    message === texts.calls.offline ? tellNotSent() : void toast.error(message, { id: `error ${message}` }),
};

// The library shows 20 at most by itself.
export function Toaster() {
  return (
    <div data-note className="print:hidden">
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
