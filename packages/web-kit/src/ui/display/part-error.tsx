import { messages } from '../../messages.js';

/** Replaces a small part that did not load. It inherits the colour of its surroundings. */
export const PartError = ({ onRetry, message = messages.notShown }: { onRetry: () => void; message?: string }) => (
  <button type="button" onClick={onRetry} className="min-h-11 text-left text-sm underline underline-offset-4">
    {message} {messages.tryAgain}
  </button>
);
