import { texts } from '../../messages.js';

/** In the place of a small part that did not load. It takes the colour of what is round it. */
export const PartFailed = ({ onRetry, message = texts.notShown }: { onRetry: () => void; message?: string }) => (
  <button type="button" onClick={onRetry} className="min-h-11 text-left text-sm underline underline-offset-4">
    {message} {texts.tryAgain}
  </button>
);
