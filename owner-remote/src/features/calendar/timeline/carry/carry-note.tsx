import { classNames } from '@wayhouse/web-kit/class-names';
import type { Rights } from '../grid/unit-line.js';
import { messages } from './messages.js';

type Props = { id: string; note: string; isRefused: boolean; may: Rights };

/** What can be done here, and while something is carried what dropping it would do. Always as high as two lines. */
export const CarryNote = ({ id, note, isRefused, may }: Props) => (
  <div className="timeline-note grid min-h-13 items-center px-3 py-1.5 text-sm text-muted sm:px-4">
    <p role="status" className={classNames('font-medium', isRefused ? 'text-danger' : 'text-ink')}>
      {note}
    </p>
    {may.move && !note && (
      <>
        <p className="pointer-coarse:hidden">{messages.how.mouse}</p>
        <p className="hidden pointer-coarse:block">{messages.how.touch}</p>
      </>
    )}
    <p id={id} className="sr-only">
      {may.move ? messages.how.keys : messages.how.look}
    </p>
  </div>
);
