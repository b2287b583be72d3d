import { classNames } from '@wayhouse/web-kit/class-names';
import type { useEventStream } from '@wayhouse/web-kit/use-event-stream';
import { messages } from './messages.js';

/** Whether the page is updated live. */
export function ConnectionStatus({ connection }: { connection: ReturnType<typeof useEventStream> }) {
  const { title, note } = messages.connection[connection];
  const isLive = connection === 'live';
  return (
    <p title={note} className="flex items-center gap-2 text-sm font-medium text-muted">
      <span
        aria-hidden
        className={classNames('size-2 rounded-pill', isLive ? 'bg-success' : 'border border-edge bg-transparent')}
      />
      <span>{title}</span>
      <span className="sr-only">{note}</span>
    </p>
  );
}
