import { texts } from '../../messages.js';

/** What the crossed-out days of a calendar mean. */
export const TakenKey = () => (
  <p className="flex items-center gap-2 text-sm text-muted">
    <s aria-hidden className="tabular-nums decoration-danger">
      17
    </s>
    {texts.stay.takenKey}
  </p>
);
