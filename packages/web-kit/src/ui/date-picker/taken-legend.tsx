import { messages } from '../../messages.js';

/** Explains the crossed-out days. */
export const TakenLegend = () => (
  <p className="flex items-center gap-2 text-sm text-muted">
    <s aria-hidden className="tabular-nums decoration-danger">
      17
    </s>
    {messages.stay.takenKey}
  </p>
);
