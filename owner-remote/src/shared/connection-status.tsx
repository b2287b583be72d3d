import { classNames } from '@wayhouse/web-kit/class-names';
import type { useLive } from '@wayhouse/web-kit/use-live';
import { texts } from './messages.js';

/** Whether what is shown follows by itself what happens. */
export function ConnectionMark({ connection }: { connection: ReturnType<typeof useLive> }) {
  const { title, note } = texts.connection[connection];
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
