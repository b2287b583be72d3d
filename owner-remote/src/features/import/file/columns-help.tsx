import { messages } from './messages.js';

/** The names that stand in a file are the same in all languages. */
const names = {
  dates: 'from, to',
  restrictions: 'minNights, maxNights, noArrival, noDeparture',
} as Record<string, string>;

export const ColumnsHelp = () => (
  <details className="mt-6 rounded-card border border-line bg-surface px-4">
    <summary className="min-h-11 cursor-pointer py-3 font-medium">{messages.help.title}</summary>
    <dl className="grid gap-x-6 gap-y-3 pb-4 text-sm sm:grid-cols-[auto_1fr]">
      {Object.entries(messages.help.columns).map(([column, meaning]) => (
        <div key={column} className="sm:contents">
          <dt className="font-medium wrap-anywhere sm:max-w-48">{names[column] ?? column}</dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
    <p className="border-t border-line py-4 text-sm text-muted">{messages.help.note}</p>
  </details>
);
