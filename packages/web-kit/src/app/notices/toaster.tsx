import toast, { Toaster as HotToaster } from 'react-hot-toast';
import { connectToasts } from './toasts.js';

connectToasts(toast);

// react-hot-toast shows 20 at most by default.
export function Toaster() {
  return (
    <div data-snackbar className="print:hidden">
      <HotToaster
        position="bottom-center"
        containerStyle={{
          bottom: 'var(--toast-bottom)',
          left: 'var(--toast-left, 16px)',
          right: 'var(--toast-right, 16px)',
        }}
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
