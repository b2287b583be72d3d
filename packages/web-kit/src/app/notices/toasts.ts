import type { toast as Show } from 'react-hot-toast';
import { messages } from '../../messages.js';
import { markUnsent } from './unsent-offline.js';

type Toast = typeof Show;

let connected: Toast | undefined;
const waiting: ((toast: Toast) => void)[] = [];

/** What shows toasts loads once the page is at rest; those of before wait for it. */
export function connectToasts(toast: Toast): void {
  connected = toast;
  waiting.splice(0).forEach((show) => show(toast));
}

const show = (act: (toast: Toast) => void): void => (connected ? act(connected) : void waiting.push(act));

/** A message already on screen is not shown twice; being offline is shown by the status banner. */
export const toasts = {
  success: (message: string, { durationMs }: { durationMs?: number } = {}) =>
    show((toast) => toast.success(message, { id: `success ${message}`, ...(durationMs && { duration: durationMs }) })),
  error: (message: string) =>
    message === messages.calls.offline
      ? markUnsent()
      : show((toast) => toast.error(message, { id: `error ${message}` })),
  /** Takes those away that are no longer true. */
  clear() {
    waiting.splice(0);
    connected?.remove();
  },
};
