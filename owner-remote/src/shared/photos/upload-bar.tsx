import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { LoaderCircle } from 'lucide-react';
import { messages } from './messages.js';

type Props = {
  labels: { submit: string; busy: string };
  mutation: { isPending: boolean; progress: number; stop: () => void };
};

/** Not `disabled` while pending, so that it keeps the focus; shows the upload progress. */
export const UploadBar = ({ labels, mutation: { isPending, progress, stop } }: Props) => (
  <div className="mt-8 flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center">
    <button
      type={isPending ? 'button' : 'submit'}
      aria-busy={isPending || undefined}
      className={buttonStyle('primary', 'large', 'w-full sm:w-auto sm:min-w-44')}
    >
      {isPending && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {isPending ? labels.busy : labels.submit}
    </button>
    {isPending && (
      <div ref={scrollIntoView} className="flex min-h-11 grow scroll-mb-28 items-center gap-4">
        <Progress share={progress} />
        {/* Once the request has been sent, it cannot be aborted. */}
        {progress < 1 && (
          <Button variant="quiet" onClick={stop}>
            {messages.stop}
          </Button>
        )}
      </div>
    )}
  </div>
);

/** On phones it would be hidden behind the menu. */
const scrollIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

function Progress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  const label = share < 1 ? messages.uploading(percent) : messages.preparing;
  return (
    <div className="min-w-0 grow sm:max-w-64">
      <p className="mb-1.5 text-sm text-muted tabular-nums">{label}</p>
      <div
        role="progressbar"
        aria-label={messages.progress}
        aria-valuenow={percent}
        aria-valuetext={label}
        className="h-1.5 overflow-hidden rounded-pill bg-sand"
      >
        <div className="h-full rounded-pill bg-accent transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
