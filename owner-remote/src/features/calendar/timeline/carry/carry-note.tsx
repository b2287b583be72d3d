import { classNames } from '@wayhouse/web-kit/class-names';
import type { Rights } from '../grid/unit-line.js';
import { messages } from './messages.js';

type Props = { id: string; note: string; isRefused: boolean; may: Rights };

/** What can be done here, and while something is carried what dropping it would do. Always as high as two lines. */
export function CarryNote({ id, note, isRefused, may }: Props) {
  const how = messages.how[may.block ? 'block' : 'move'];
  return (
    <div className="timeline-note grid min-h-13 items-center px-3 py-1.5 text-sm text-muted sm:px-4">
      <p role="status" className={classNames('font-medium', isRefused ? 'text-danger' : 'text-ink')}>
        {note}
      </p>
      {may.move && !note && (
        <>
          <p className="pointer-coarse:hidden">{how.mouse}</p>
          <p className="hidden pointer-coarse:block">{how.touch}</p>
        </>
      )}
      <p id={id} className="sr-only">
        {may.move ? how.keys : messages.how.look}
      </p>
    </div>
  );
}
