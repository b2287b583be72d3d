import { classNames } from '@wayhouse/web-kit/class-names';
import { hatched } from './entry-style.js';
import { texts } from '../messages.js';

const entries = [
  { words: texts.state.paid, look: 'border-success/50 bg-success-soft' },
  { words: texts.state.due, look: 'border-warn/50 bg-warn-soft' },
  { words: texts.blocked, look: hatched },
];

/** What the bars mean, and how nights are chosen. */
export const Legend = () => (
  <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-2 text-sm text-muted">
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {entries.map(({ words, look }) => (
        <li key={words} className="flex items-center gap-2">
          <span aria-hidden className={classNames('h-3.5 w-6 rounded-sm border', look)} /> {words}
        </li>
      ))}
    </ul>
    <p className="pointer-coarse:hidden">{texts.how.mouse}</p>
    <p className="hidden pointer-coarse:block">{texts.how.touch}</p>
    <p className="sr-only">{texts.how.keys}</p>
  </div>
);
